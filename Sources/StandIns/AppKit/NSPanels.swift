public import Foundation
public import UniformTypeIdentifiers

/// Asks where a file is to be, which nobody answers.
@MainActor @preconcurrency
open class NSSavePanel: NSWindow {
  /// The place: nowhere.
  open var url: URL? { nil }
  /// What a file may be.
  open var allowedContentTypes: [UTType] = []
  /// What it is called.
  open var nameFieldStringValue = ""
  /// Where one begins to look.
  open var directoryURL: URL?
  /// What is asked.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var message: String! = ""
  /// What the button says.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var prompt: String! = ""
  /// Whether a folder can be made.
  open var canCreateDirectories = false
  /// Whether a file's ending is hidden.
  open var isExtensionHidden = false

  /// Asks; the answer is no.
  open func runModal() -> NSApplication.ModalResponse { .cancel }
  /// Asks; the answer is no.
  open func begin(completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void) {
    handler(.cancel)
  }
}

/// Asks for files, which nobody answers.
open class NSOpenPanel: NSSavePanel {
  /// The files: none.
  open var urls: [URL] { [] }
  /// Whether files can be chosen.
  open var canChooseFiles = true
  /// Whether folders can be chosen.
  open var canChooseDirectories = false
  /// Whether several can be chosen.
  open var allowsMultipleSelection = false
  /// Whether a link's target is chosen.
  open var resolvesAliases = true
}
