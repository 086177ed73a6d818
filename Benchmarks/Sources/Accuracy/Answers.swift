import PhraseMatcher

/// How sure the matcher was of each answer, and whether it was right.
struct Answers {
  private(set) var confidences: [(confidence: Double, isRight: Bool)] = []
  /// One line for each answer: confidence, whether it was right, its outcome, its cost, its source.
  private(set) var lines: [String] = []

  mutating func add(_ understanding: Understanding, isRight: Bool, source: String) {
    guard let reading = understanding.reading else { return }
    confidences.append((reading.confidence, isRight))
    let value = reading.alignment.filter { piece in
      if case .parameter = piece.role { true } else { false }
    }
    let other = reading.alignment.filter { $0.role == .none }
    let valueCost = value.reduce(0) { $0 + $1.cost }
    let addedCost = other.reduce(0) { $0 + $1.cost }
    let letters = value.reduce(0) { $0 + $1.expected.count }
    let isOpen = reading.parameters.contains { $0.value == .unknown }
    lines.append(
      "\(reading.confidence)\t\(isRight)\t\(isOpen)\t\(reading.cost)\t\(source)\t\(valueCost)\t\(addedCost)\t\(letters)\t\(value.count)\t"
        + understanding.utterance
    )
  }

  /// The expected calibration error, and for each tenth how many answers, how sure, how right.
  var report: String {
    var lines: [String] = []
    var error = 0.0
    for tenth in 0..<10 {
      let group = confidences.filter { min(9, Int($0.confidence * 10)) == tenth }
      guard !group.isEmpty else { continue }
      let sure = group.reduce(0) { $0 + $1.confidence } / Double(group.count)
      let right = Double(group.count { $0.isRight }) / Double(group.count)
      error += abs(sure - right) * Double(group.count) / Double(confidences.count)
      lines.append(
        "  \(tenth)/10  \(group.count) answers, sure \(percent(sure)), right \(percent(right))"
      )
    }
    return "calibration: error \(String(thousandths: error)) of \(confidences.count) answers\n"
      + lines.joined(separator: "\n")
  }
}
