#!/bin/sh
# Installs whistdesk for you alone, below ~/.local. Nothing needs root. uninstall.sh takes it away again.
set -eu
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
prefix=${1:-$HOME/.local}
id=org.whistdesk.Whistdesk

mkdir -p "$prefix/lib" "$prefix/bin" "$prefix/share"
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

for program in "update-desktop-database $prefix/share/applications" "update-mime-database $prefix/share/mime" \
    "gtk-update-icon-cache -qtf $prefix/share/icons/hicolor"; do
    # Desktops without these find the entry by themselves, at the next start.
    if command -v "${program%% *}" >/dev/null; then ${program%% *} ${program#* } >/dev/null 2>&1 || true; fi
done
echo "Whistdesk is in your menu, and \"$prefix/bin/whistdesk\" starts it."
echo "To take it away: \"$prefix/lib/whistdesk/uninstall.sh\""
