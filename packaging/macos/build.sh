#!/bin/sh
# Makes dist/whistdesk-VERSION-macos-MACHINE.dmg of dist/Whistdesk.app: signed ad hoc, tested, packed. macOS only.
set -eu
cd "$(dirname "$0")/../.."
app=dist/Whistdesk.app
version=$(/usr/libexec/PlistBuddy -c "Print CFBundleShortVersionString" "$app/Contents/Info.plist")

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
hdiutil create -volname Whistdesk -srcfolder "$folder" -format UDZO -ov "dist/whistdesk-$version-macos-$(uname -m).dmg"
