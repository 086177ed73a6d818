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
