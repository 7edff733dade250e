#!/bin/sh
# Makes a Flatpak of the tar.xz in dist/. Not proven: its runtime comes from the web and cannot be had everywhere.
set -eu
cd "$(dirname "$0")/../.."
id=org.whistdesk.Whistdesk
archive=$(ls dist/whistdesk-*-linux-"$(uname -m)".tar.xz)
version=$(basename "$archive" | cut -d- -f2)

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cp "$archive" "$folder/whistdesk.tar.xz"
cp "packaging/linux/$id.yaml" "$folder/"
flatpak-builder --user --install-deps-from=flathub --repo="$folder/repo" "$folder/build" "$folder/$id.yaml"
flatpak build-bundle "$folder/repo" "dist/whistdesk-$version.flatpak" "$id"
