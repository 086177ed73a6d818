package import AssistantKit
package import Foundation
package import OrderedJSON

/// What became of the runs of workflows, the last ones.
package struct WorkflowHistory: Sendable {
  private let journal: Journal

  /// The history in a journal.
  package init(_ journal: Journal) {
    self.journal = journal
  }

  /// A run.
  package struct Run: Sendable, Hashable {
    package var date: Date
    package var name: String
    package var outcome: Outcome
    /// The step that failed.
    package var step: Int?
    /// Why it failed.
    package var reason: String?

    package init(
      date: Date,
      name: String,
      outcome: Outcome,
      step: Int? = nil,
      reason: String? = nil
    ) {
      self.date = date
      self.name = name
      self.outcome = outcome
      self.step = step
      self.reason = reason
    }
  }

  /// How a run ended.
  package enum Outcome: String, Sendable, Hashable {
    case done, failed, cancelled
  }

  /// Remembers a run.
  ///
  /// - Throws: What the system says.
  package func add(_ run: Run) throws {
    try journal.append(run.json)
  }

  /// Remembers that a workflow has another name now, under which its runs stand from then on.
  ///
  /// - Throws: What the system says.
  package func rename(_ name: String, to newName: String) throws {
    try journal.append(["name": JSON(newName), "before": JSON(name)])
  }

  /// The runs, the oldest first.
  package func runs() -> [Run] {
    var runs: [Run] = []
    for entry in journal.entries() {
      guard let name = entry["name"]?.string else { continue }
      if let before = entry["before"]?.string.map(PersonalName.key) {
        for place in runs.indices where PersonalName.key(runs[place].name) == before {
          runs[place].name = name
        }
        continue
      }
      guard let time = entry["time"]?.string, let date = try? Date(time, strategy: .iso8601),
        let outcome = entry["outcome"]?.string.flatMap(Outcome.init)
      else { continue }
      runs.append(
        Run(
          date: date,
          name: name,
          outcome: outcome,
          step: entry["step"]?.int,
          reason: entry["reason"]?.string
        )
      )
    }
    return runs
  }
}

extension WorkflowHistory.Run {
  /// The run as it is written down.
  package var json: JSON {
    .object(present: [
      ("time", JSON(date.formatted(.iso8601))), ("name", JSON(name)),
      ("outcome", JSON(outcome.rawValue)), ("step", step.map { JSON($0) }),
      ("reason", reason.map { JSON($0) }),
    ])
  }
}
