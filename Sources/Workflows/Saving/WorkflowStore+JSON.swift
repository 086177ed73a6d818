import Foundation
package import OrderedJSON

extension WorkflowStore.Entry {
  /// What a program wants to know of a shortcut: its settings, or what is wrong with its file.
  ///
  /// - Parameter hasText: Whether the whole of it stands there too, as it is written down.
  /// - Returns: The object.
  package func json(hasText: Bool = false) -> JSON {
    let workflow = try? content.get()
    return .object(present: [
      ("name", JSON(name)), ("say", workflow.map { JSON($0.phrases) }),
      ("accepts", workflow.map { JSON($0.accepts.rawValue) }),
      ("steps", workflow.map { JSON($0.stepCount) }), ("file", JSON(file.path)),
      ("mistakes", content.mistakes),
      ("text", hasText ? workflow.map { JSON(WorkflowPrinter.text(of: $0)) } : nil),
    ])
  }
}
