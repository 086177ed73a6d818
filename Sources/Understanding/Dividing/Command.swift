import SpokenLanguage

/// One thing that a sentence asks for, with all that fills it.
struct Command: Sendable {
  /// What fills one parameter, and where it was said.
  struct Filling: Sendable, Hashable {
    var parameter: Int
    var value: FrameReading.Value
    var tokens: Range<Int>
  }

  /// The clause that asks for it.
  var tokens: Range<Int>
  var act: SpeechActReader.Finding
  var reading: FrameReading
  var fillings: [Filling]
  /// The readings for other intents, best first.
  var rivals: [FrameReading]
  /// Whether what is asked for was said in a part beside it.
  var isInherited = false
  /// Whether what it is about was only spoken of, and may be called otherwise.
  var isDoubtful = false
  /// Words of a slip that nothing explains.
  var leftOver: [Range<Int>] = []

  init(_ tokens: Range<Int>, _ act: SpeechActReader.Finding, _ readings: [FrameReading]) {
    self.tokens = tokens
    self.act = act
    reading = readings[0]
    rivals = Array(readings.dropFirst())
    fillings = readings[0].values.map {
      Filling(parameter: $0.parameter, value: $0.value, tokens: $0.tokens)
    }
  }

  /// The words that nothing explains.
  var unexplained: [Range<Int>] { leftOver + reading.unexplained }

  /// Whether some words stand where a value is expected and are none that is known.
  var isOpen: Bool { fillings.contains { $0.value == .open } }

  func filling(of parameter: Int) -> Filling? {
    fillings.first { $0.parameter == parameter }
  }
}
