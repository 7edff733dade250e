#!/bin/sh
# Makes an AppImage of the tar.xz in dist/. Not proven: its tool comes from the web and cannot be had everywhere.
set -eu
cd "$(dirname "$0")/../.."
id=org.whistdesk.Whistdesk
machine=$(uname -m)
archive=$(ls dist/whistdesk-*-linux-"$machine".tar.xz)
version=$(basename "$archive" | cut -d- -f2)
tool=https://github.com/AppImage/appimagetool/releases/download/1.9.0/appimagetool-$machine.AppImage

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir -p "$folder/AppDir/usr"
tar -xJf "$archive" -C "$folder/AppDir/usr" --strip-components=1
cp "$folder/AppDir/usr/share/applications/$id.desktop" "$folder/AppDir/$id.desktop"
cp "$folder/AppDir/usr/share/icons/hicolor/256x256/apps/$id.png" "$folder/AppDir/$id.png"
ln -s usr/lib/whistdesk/whistdesk "$folder/AppDir/AppRun"
curl --fail --location --silent --show-error --output "$folder/appimagetool" "$tool"
chmod +x "$folder/appimagetool"
VERSION=$version "$folder/appimagetool" --appimage-extract-and-run "$folder/AppDir" "dist/whistdesk-$version-$machine.AppImage"
