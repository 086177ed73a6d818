import PhraseMatcher
import SpokenLanguage

extension Understanding {
  /// The same without a value, where the words in its place only say what kind of thing it is ("opne a
  /// book"): which one is asked then.
  ///
  /// - Parameters:
  ///   - kind: What such things are called.
  ///   - parameter: The parameter in whose place the words stand.
  ///   - settings: The language, and how sure a reading has to be that is not read back: since a question
  ///     comes first, nothing is done by mistake.
  /// - Returns: The understanding; nil where the words are no such ones.
  func naming(
    only kind: String,
    in parameter: ParameterReading,
    _ settings: AssistantSettings
  ) -> Understanding? {
    let language = settings.language
    let said = language.contentStems(of: parameter.text)
    guard var reading, !said.isEmpty, said == language.contentStems(of: kind),
      reading.parameters.contains(parameter)
    else { return nil }
    reading.parameters.removeAll { $0 == parameter }
    reading.confidence = settings.readsBackBelow
    var asked = self
    asked.outcome = .match
    asked.reading = reading
    return asked
  }
}
