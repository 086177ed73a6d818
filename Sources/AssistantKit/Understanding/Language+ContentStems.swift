import SpokenLanguage

extension Language {
  /// The stems of the words of a text that are of no closed class, in their order.
  func contentStems(of text: String) -> [String] {
    tokens(in: text).map(\.text).filter { !isClosedClass($0) }.map(stem)
  }
}
