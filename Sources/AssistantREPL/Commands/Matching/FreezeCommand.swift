import AssistantKit
import Foundation
import PhraseMatcher

/// Writes catalogues as one frozen catalogue, which is mapped and not read.
struct FreezeCommand: Sendable {
  let session: Session

  func run() throws -> ExitCode {
    let matcher = session.index.current
    let path = session.arguments.value(of: .output) ?? usualPath
    let bytes: [UInt8]
    do {
      bytes = try FrozenCatalog.bytes(of: matcher)
    } catch {
      throw CatalogFileErrors(mistakes: [
        CatalogMistake(file: usualPath, location: nil, problem: .frozen(error))
      ])
    }
    do {
      try NewFile.write(bytes, to: path)
    } catch {
      throw InputFailure(message: "\(path): the file cannot be written (\(error.message))")
    }
    let performers = Set(session.metadata.filter(\.hasPerformer).map(\.phrases.name))
    let named = performers.sorted().map { "'\($0)'" }
    if !named.isEmpty {
      session.console.diagnose(
        "\(path): what the intents of \(named.joined(separator: ", ")) do is not kept, so nothing of it runs; "
          + "only what is said is understood",
        kind: .warning
      )
    }
    session.tell(
      "\(path): \(matcher.expansionCount()) sentences in \(bytes.count) bytes"
    )
    return .success
  }

  /// Beside the first catalogue.
  private var usualPath: String {
    let catalog = URL(filePath: session.arguments.operands[0])
    return catalog.deletingPathExtension().appendingPathExtension("frozen").relativePath
  }
}
