package import OrderedJSON

extension WorkflowMistake {
  /// The mistake with its place, for programs.
  package var json: JSON {
    .object(present: [
      ("file", file.isEmpty ? JSON?.none : JSON(file)), ("line", JSON(location.line)),
      ("column", JSON(location.column)), ("message", JSON(problem.sentence)),
    ])
  }
}

extension Result where Failure == WorkflowFileErrors {
  /// What is wrong; nil where nothing is.
  var mistakes: JSON? {
    guard case .failure(let errors) = self else { return nil }
    return .array(errors.mistakes.map(\.json))
  }
}
