import Foundation
import Workflows

extension ShortcutLibrary {
  /// What the person has.
  ///
  /// - Throws: ``InputFailure`` where there is no folder for it.
  static func own(
    _ arguments: Arguments,
    _ environment: [String: String]
  ) throws(InputFailure) -> ShortcutLibrary {
    guard let library = chosen(by: arguments, environment: environment) else {
      throw InputFailure(message: "there is no home folder; name one with --data")
    }
    return library
  }

  /// What the person has in their own folder, or in the one on the command line; nil where there is
  /// neither.
  static func chosen(
    by arguments: Arguments,
    environment: [String: String]
  ) -> ShortcutLibrary? {
    let named = arguments.value(of: .data).map { URL(filePath: $0, directoryHint: .isDirectory) }
    guard let root = named ?? PersonalFolder.data.url(in: environment) else { return nil }
    return ShortcutLibrary(files: PersonalFiles(root: root), environment: environment)
  }
}
