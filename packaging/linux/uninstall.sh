#!/bin/sh
# Takes away what install.sh put below ~/.local. Your games, results and settings stay.
set -eu
prefix=${1:-$HOME/.local}
id=org.whistdesk.Whistdesk

rm -rf "$prefix/lib/whistdesk"
rm -f "$prefix/bin/whistdesk" "$prefix/share/applications/$id.desktop" "$prefix/share/mime/packages/$id.xml" \
    "$prefix/share/metainfo/$id.metainfo.xml" "$prefix/share/man/man6/whistdesk.6.gz"
find "$prefix/share/icons/hicolor" \( -name "$id.png" -o -name "$id.svg" \) -exec rm -f {} + 2>/dev/null || true
if command -v update-desktop-database >/dev/null; then update-desktop-database "$prefix/share/applications" || true; fi
if command -v update-mime-database >/dev/null; then update-mime-database "$prefix/share/mime" >/dev/null 2>&1 || true; fi
echo "Whistdesk is gone. Your games and settings are still in ~/.local/share/whistdesk and ~/.config/whistdesk."
