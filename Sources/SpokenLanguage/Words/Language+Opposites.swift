extension Language {
  /// Whether one of two words is the other with what makes an opposite of it ("lock" and "unlock").
  ///
  /// Who says the one made no slip for the other, however few letters part them.
  package func areOpposites(_ one: String, _ other: String) -> Bool {
    prefixesOfOpposites.contains { $0 + one == other || $0 + other == one }
  }
}
