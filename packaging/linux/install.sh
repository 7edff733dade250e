#!/bin/sh
# Installs whistdesk for you alone, below ~/.local. Nothing needs root. uninstall.sh takes it away again.
set -eu
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
prefix=${1:-$HOME/.local}
id=org.whistdesk.Whistdesk

mkdir -p "$prefix/lib" "$prefix/bin" "$prefix/share"
prefix=$(CDPATH='' cd -- "$prefix" && pwd)
rm -rf "$prefix/lib/whistdesk.new"
cp -R "$here/lib/whistdesk" "$prefix/lib/whistdesk.new"
rm -rf "$prefix/lib/whistdesk"
mv "$prefix/lib/whistdesk.new" "$prefix/lib/whistdesk"
ln -sfn ../lib/whistdesk/whistdesk "$prefix/bin/whistdesk"
cp -R "$here/share/." "$prefix/share/"
cp "$here/uninstall.sh" "$prefix/lib/whistdesk/uninstall.sh"

# The menu need not know ~/.local/bin, so its entry names the program in full.
entry="$prefix/share/applications/$id.desktop"
program=$(printf '%s' "$prefix/bin/whistdesk" | sed 's/[\\&|"]/\\&/g')
sed -e "s|^Exec=whistdesk|Exec=\"$program\"|" -e "s|^TryExec=whistdesk|TryExec=$program|" "$here/share/applications/$id.desktop" > "$entry"

# Desktops without these programs find the entry by themselves, at the next start.
refresh() { if command -v "$1" >/dev/null; then "$@" >/dev/null 2>&1 || true; fi; }
refresh update-desktop-database "$prefix/share/applications"
refresh update-mime-database "$prefix/share/mime"
refresh gtk-update-icon-cache -qtf "$prefix/share/icons/hicolor"

if ! QT_QPA_PLATFORM=offscreen "$prefix/bin/whistdesk" selftest >/dev/null; then
    echo "Whistdesk is installed, but does not run here; the line above says why." >&2
    exit 1
fi
echo "Whistdesk is in your menu, and \"$prefix/bin/whistdesk\" starts it."
echo "To take it away: \"$prefix/lib/whistdesk/uninstall.sh\""
