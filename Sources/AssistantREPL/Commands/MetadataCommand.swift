import AssistantKit
import OrderedJSON

/// Writes the apps as a catalogue file, which `--catalog` reads back.
struct MetadataCommand: Sendable {
  let session: Session

  func run() -> ExitCode {
    session.console.writeLine(CatalogFile.json(for: session.catalog).prettyText)
    return .success
  }
}
