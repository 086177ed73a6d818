import AppIntents

/// The sentences of the archive.
struct ArchiveShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: OpenDrawer(),
      phrases: [
        "Open the \(\.$drawer) drawer in \(.applicationName)",
        "Open a drawer in \(.applicationName)",
      ]
    )
    AppShortcut(
      intent: GreetReader(),
      phrases: [
        "Greet \(\.$reader) in \(.applicationName)", "Greet somebody in \(.applicationName)",
      ]
    )
    AppShortcut(intent: OpenVault(), phrases: ["Open the vault of \(.applicationName)"])
    AppShortcut(intent: CountPapers(), phrases: ["Count papers in \(.applicationName)"])
    AppShortcut(intent: BringPapers(), phrases: ["Bring papers from \(.applicationName)"])
    AppShortcut(intent: RemoveReaders(), phrases: ["Remove readers from \(.applicationName)"])
    AppShortcut(intent: RenameArchive(), phrases: ["Rename \(.applicationName)"])
    AppShortcut(intent: Interview(), phrases: ["Interview me for \(.applicationName)"])
    AppShortcut(intent: HandlePaper(), phrases: ["Handle a paper of \(.applicationName)"])
    AppShortcut(intent: OrderCopy(), phrases: ["Order a copy from \(.applicationName)"])
    AppShortcut(intent: RingBell(), phrases: ["Ring the bell of \(.applicationName)"])
    AppShortcut(intent: CataloguePaper(), phrases: ["Catalogue a paper in \(.applicationName)"])
    AppShortcut(intent: LendPaper(), phrases: ["Lend a paper of \(.applicationName)"])
    AppShortcut(intent: FilePaper(), phrases: ["File a paper in \(.applicationName)"])
    AppShortcut(intent: AddNote(), phrases: ["Add a note to \(.applicationName)"])
    AppShortcut(intent: ScanPapers(), phrases: ["Scan papers of \(.applicationName)"])
    AppShortcut(intent: ShowPapers(), phrases: ["Show papers of \(.applicationName)"])
  }
}
