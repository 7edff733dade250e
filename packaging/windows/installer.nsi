; The Windows installer: for one user, without an administrator, in English or German as Windows is; /S installs silently.
; makensis -DVERSION=0.1.0 -DSOURCE=dist\whistdesk -DTARGET=dist\whistdesk-0.1.0-windows.exe ...; build.py says all of them.

Unicode true
SetCompressor /SOLID lzma
RequestExecutionLevel user
ManifestDPIAware true

!include "MUI2.nsh"
!include "FileFunc.nsh"

Name "Whistdesk"
OutFile "${TARGET}"
InstallDir "$LOCALAPPDATA\Programs\Whistdesk"
InstallDirRegKey HKCU "Software\Whistdesk" "Folder"
VIProductVersion "${VERSION}.0"
VIAddVersionKey /LANG=1033 "ProductName" "Whistdesk"
VIAddVersionKey /LANG=1033 "CompanyName" "${VENDOR}"
VIAddVersionKey /LANG=1033 "FileDescription" "Whistdesk card games"
VIAddVersionKey /LANG=1033 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=1033 "LegalCopyright" "${VENDOR}"

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Whistdesk"
!define CLASS "Whistdesk.Record"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\whistdesk.exe"
!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_LICENSE "${LICENCE}"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"

LangString RUNNING ${LANG_ENGLISH} "Whistdesk is running. Please close it, then try again."
LangString RUNNING ${LANG_GERMAN} "Whistdesk läuft gerade. Bitte schließ es und versuch es dann noch einmal."
LangString SAVES ${LANG_ENGLISH} "Remove your games, results and settings too? They are in $APPDATA\whistdesk."
LangString SAVES ${LANG_GERMAN} "Auch deine Spiele, Ergebnisse und Einstellungen entfernen? Sie liegen in $APPDATA\whistdesk."
LangString RECORD ${LANG_ENGLISH} "Whistdesk record"
LangString RECORD ${LANG_GERMAN} "Whistdesk-Partie"
LangString FOREIGN ${LANG_ENGLISH} "This folder holds other files. Please choose an empty one, or the one that Whistdesk is in."
LangString FOREIGN ${LANG_GERMAN} "In diesem Ordner liegen andere Dateien. Bitte wähl einen leeren, oder den, in dem Whistdesk liegt."

Section
  IfFileExists "$INSTDIR\*.*" 0 fresh
  IfFileExists "$INSTDIR\whistdesk.exe" old
  ; A folder that was there and is not ours is used only where it is empty: uninstalling clears it.
  ${DirState} "$INSTDIR" $0
  StrCmp $0 "0" fresh
    MessageBox MB_OK|MB_ICONEXCLAMATION "$(FOREIGN)" /SD IDOK
    Abort
old:
  ; A running program holds its file: it cannot be opened for writing.
  ClearErrors
  FileOpen $0 "$INSTDIR\whistdesk.exe" a
  IfErrors 0 closed
    MessageBox MB_OK|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDOK
    Abort
closed:
  FileClose $0
  RMDir /r "$INSTDIR\_internal"
fresh:
  SetOutPath "$INSTDIR"
  File /r "${SOURCE}/*.*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Whistdesk.lnk" "$INSTDIR\whistdesk.exe"
  WriteRegStr HKCU "Software\Whistdesk" "Folder" "$INSTDIR"
  WriteRegStr HKCU "Software\Classes\.whistdesk" "" "${CLASS}"
  WriteRegStr HKCU "Software\Classes\${CLASS}" "" "$(RECORD)"
  WriteRegStr HKCU "Software\Classes\${CLASS}\DefaultIcon" "" "$INSTDIR\whistdesk.exe,0"
  WriteRegStr HKCU "Software\Classes\${CLASS}\shell\open\command" "" '"$INSTDIR\whistdesk.exe" "%1"'
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Whistdesk"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\whistdesk.exe"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "${VENDOR}"
  WriteRegStr HKCU "${UNINSTALL}" "URLInfoAbout" "${HOMEPAGE}"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  IntFmt $0 "0x%08X" $0
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" "$0"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

Section "Uninstall"
  ClearErrors
  FileOpen $0 "$INSTDIR\whistdesk.exe" a
  IfErrors 0 closed
    MessageBox MB_OK|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDOK
    Abort
closed:
  FileClose $0
  ; Saves stay unless somebody says otherwise: silently they always do.
  MessageBox MB_YESNO|MB_ICONQUESTION|MB_DEFBUTTON2 "$(SAVES)" /SD IDNO IDNO keep
  RMDir /r "$APPDATA\whistdesk"
keep:
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\whistdesk.exe"
  Delete "$INSTDIR\whistdesk-cli.exe"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Whistdesk.lnk"
  DeleteRegKey HKCU "Software\Classes\.whistdesk"
  DeleteRegKey HKCU "Software\Classes\${CLASS}"
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "Software\Whistdesk"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd
