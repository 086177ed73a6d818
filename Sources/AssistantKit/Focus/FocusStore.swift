package import Foundation
import OrderedJSON

/// The file in which a person's focuses are kept, whole at any moment.
package struct FocusStore: Sendable {
  /// The file.
  package let file: URL

  /// A store in a file, which need not be there yet.
  package init(file: URL) {
    self.file = file
  }

  /// The state as it is now; an empty one where there is no file.
  ///
  /// - Throws: ``AppFailure`` for a file that cannot be read.
  package func load() throws -> FocusState {
    guard let data = try? Data(contentsOf: file) else { return FocusState() }
    do {
      return FocusState(try JSON.parse([UInt8](data)))
    } catch {
      throw AppFailure(
        message: "'\(file.path)' cannot be read: \(error); repair the file or delete it"
      )
    }
  }

  /// Changes the state; no other process changes it meanwhile.
  ///
  /// - Throws: What reading or writing throws, or the change itself.
  package func update<Result>(_ change: (inout FocusState) throws -> Result) throws -> Result {
    try AtomicFile.exclusively(in: file.deletingLastPathComponent()) {
      var state = try load()
      let before = state
      let result = try change(&state)
      if state != before { try AtomicFile.write(state.json.prettyText + "\n", to: file) }
      return result
    }
  }
}
