#!/bin/sh
# Has Debian's and freedesktop's own programs judge the package in dist/ and what it tells the desktop of itself.
set -eu
cd "$(dirname "$0")/../.."
id=org.whistdesk.Whistdesk
desktop-file-validate "packaging/linux/$id.desktop"
appstreamcli validate --no-net "packaging/linux/$id.metainfo.xml"
lintian --allow-root --fail-on error,warning --tag-display-limit 0 dist/*.deb
echo "desktop-file-validate, appstreamcli and lintian have nothing to say."
