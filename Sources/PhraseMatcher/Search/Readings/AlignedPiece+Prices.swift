extension AlignedPiece {
  /// Whether no more differs than a small word makes that is left out or put in.
  package var isSlight: Bool { Float(cost) <= EditCosts.functionWord + Self.ofRounding }

  /// Whether nothing but marks differ that people leave out.
  package var onlyLacksMarks: Bool {
    difference == .spelling && Float(cost) <= EditCosts.marks + Self.ofRounding
  }

  /// Costs are told in thousandths.
  private static let ofRounding: Float = 0.0005
}
