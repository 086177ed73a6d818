import Foundation

/// The ways in which a language says that something was begun or has come to its end, each as good as the others.
///
/// The verbs of beginning, continuing and ending in the forms in which they are told (Levin, "English Verb Classes and
/// Alternations", 1993, classes 55.1 and 55.2, and their like in other languages).
struct PhaseWords: Sendable {
  private let phases: [[String]]

  /// Makes a table of what tells a beginning and what tells an end, with commas between.
  init(begun: String, over: String) {
    phases = [begun, over].map { list in
      list.split(separator: ",").map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
    }
  }

  /// All of them, with commas between.
  var list: String { phases.joined().joined(separator: ",") }

  /// The other ways to say that something was begun, or that it is over; none of what says neither.
  func others(than statement: String) -> [String] {
    let said = statement.lowercased()
    return phases.first { $0.contains(said) }?.filter { $0 != said } ?? []
  }
}
