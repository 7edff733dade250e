#!/bin/sh
# Makes dist/whistdesk-VERSION-macos-KIND.dmg of dist/Whistdesk.app: signed ad hoc, tested, packed. macOS only.
# KIND is the processor, or universal where the bundle runs on both.
set -eu
cd "$(dirname "$0")/../.."
app=dist/Whistdesk.app
version=$(/usr/libexec/PlistBuddy -c "Print CFBundleShortVersionString" "$app/Contents/Info.plist")
kind=$(lipo -archs "$app/Contents/MacOS/whistdesk")
case "$kind" in *" "*) kind=universal ;; esac
image=dist/whistdesk-$version-macos-$kind.dmg

# Without an identity the signature only says that nothing was changed; the system asks before the first start.
codesign --force --deep --sign - "$app"
codesign --verify --deep --strict "$app"
"$app/Contents/MacOS/whistdesk" selftest

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
# ditto keeps the links inside the bundle.
ditto "$app" "$folder/Whistdesk.app"
ln -s /Applications "$folder/Applications"
cp LICENSE "$folder/LICENSE.txt"
# The first tries may find the volume busy, while the system still indexes it.
for pause in 5 20 60 0; do
    hdiutil create -volname Whistdesk -srcfolder "$folder" -format UDZO -ov "$image" && break
    [ "$pause" -gt 0 ]
    sleep "$pause"
done
hdiutil verify "$image"
