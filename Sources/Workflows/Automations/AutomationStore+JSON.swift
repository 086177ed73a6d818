import Foundation
package import OrderedJSON

extension AutomationStore.Entry {
  /// What a program wants to know of an automation: what it waits for and its settings, or what is wrong with its file.
  ///
  /// - Parameter hasText: Whether the whole of it stands there too, as it is written down.
  /// - Returns: The object.
  package func json(hasText: Bool = false) -> JSON {
    let automation = try? content.get()
    return .object(present: [
      ("name", JSON(name)),
      ("when", automation.map { JSON(WorkflowPrinter.text(of: $0.trigger)) }),
      ("enabled", automation.map { JSON($0.isEnabled) }),
      ("asksFirst", automation.map { JSON($0.asksFirst) }),
      ("runsMissed", automation.map { JSON($0.runsMissed) }),
      ("steps", automation.map { JSON(Workflow(name: $0.name, body: $0.body).stepCount) }),
      ("file", JSON(file.path)), ("mistakes", content.mistakes),
      ("text", hasText ? automation.map { JSON(WorkflowPrinter.text(of: $0)) } : nil),
    ])
  }
}
