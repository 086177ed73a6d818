import Foundation
import Workflows

extension ShortcutLibrary {
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
