; The Windows installer: for one user, without administrator rights. Compiled by bundle/windows.py,
; which defines VERSION, TITLE, PUBLISHER, FOLDER, ICON, OUT, WORDS and KILOBYTES.
Unicode true
!include MUI2.nsh
!include LogicLib.nsh

Name "${TITLE}"
OutFile "${OUT}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\${TITLE}"
InstallDirRegKey HKCU "Software\${TITLE}" "InstallDir"
SetCompressor /SOLID lzma
; Times of files would make two builds of one commit differ.
SetDateSave off
ManifestDPIAware true
BrandingText "${TITLE} ${VERSION}"

VIProductVersion "${VERSION}.0"
VIAddVersionKey ProductName "${TITLE}"
VIAddVersionKey FileDescription "${TITLE} set-up"
VIAddVersionKey FileVersion "${VERSION}"
VIAddVersionKey ProductVersion "${VERSION}"
VIAddVersionKey CompanyName "${PUBLISHER}"
VIAddVersionKey LegalCopyright "${PUBLISHER}, MIT licence"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\Kododo.exe"
!define MUI_FINISHPAGE_RUN_TEXT $(PlayNow)
!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\${TITLE}"

!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_COMPONENTS
!insertmacro MUI_UNPAGE_INSTFILES
; The languages, and what is said below in each of them.
!include "${WORDS}"

Section "-Program"
  ${If} ${FileExists} "$INSTDIR\Kododo.exe"
    ; No module of the old version may stay behind. Settings and saves are elsewhere.
    RMDir /r "$INSTDIR\lib"
  ${Else}
    ; A removal may have left its own program behind, which cannot always remove itself.
    FindFirst $0 $1 "$INSTDIR\*.*"
    ${DoWhile} $1 != ""
      ${If} $1 != "."
      ${AndIf} $1 != ".."
      ${AndIf} $1 != "uninstall.exe"
        MessageBox MB_OK|MB_ICONSTOP $(OtherFiles) /SD IDOK
        Abort
      ${EndIf}
      FindNext $0 $1
    ${Loop}
    FindClose $0
  ${EndIf}
  SetOutPath "$INSTDIR"
  File /r "${FOLDER}\*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\${TITLE}.lnk" "$INSTDIR\Kododo.exe"
  WriteRegStr HKCU "Software\${TITLE}" "InstallDir" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayName" "${TITLE}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayIcon" "$INSTDIR\Kododo.exe"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "Publisher" "${PUBLISHER}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "EstimatedSize" ${KILOBYTES}
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoRepair" 1
SectionEnd

Section "un.$(Program)"
  SectionIn RO
  RMDir /r "$INSTDIR\lib"
  Delete "$INSTDIR\Kododo.exe"
  Delete "$INSTDIR\kododo-text.exe"
  Delete "$INSTDIR\LICENCES.txt"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${TITLE}.lnk"
  DeleteRegKey HKCU "${UNINSTALL_KEY}"
  DeleteRegKey HKCU "Software\${TITLE}"
SectionEnd

; Not ticked at first, and never done by a silent removal.
Section /o "un.$(Belongings)"
  RMDir /r "$LOCALAPPDATA\kododo"
SectionEnd
