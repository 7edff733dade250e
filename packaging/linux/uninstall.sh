#!/bin/sh
# Takes away what install.sh put below ~/.local. Your games, results and settings stay.
set -eu
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
case $here in
    */lib/whistdesk) installed=${here%/lib/whistdesk} ;;
    *) installed=$HOME/.local ;;
esac
prefix=${1:-$installed}
id=org.whistdesk.Whistdesk

rm -rf "$prefix/lib/whistdesk"
rm -f "$prefix/bin/whistdesk" "$prefix/share/applications/$id.desktop" "$prefix/share/mime/packages/$id.xml" \
    "$prefix/share/metainfo/$id.metainfo.xml" "$prefix/share/man/man6/whistdesk.6.gz"
find "$prefix/share/icons/hicolor" \( -name "$id.png" -o -name "$id.svg" \) -exec rm -f {} + 2>/dev/null || true
refresh() { if command -v "$1" >/dev/null; then "$@" >/dev/null 2>&1 || true; fi; }
refresh update-desktop-database "$prefix/share/applications"
refresh update-mime-database "$prefix/share/mime"
refresh gtk-update-icon-cache -qtf "$prefix/share/icons/hicolor"
echo "Whistdesk is gone. Your games and settings are still there:"
echo "  ${XDG_DATA_HOME:-$HOME/.local/share}/whistdesk"
echo "  ${XDG_CONFIG_HOME:-$HOME/.config}/whistdesk"
