/// What comes out of a ``RecognizerReader``.
public enum ReaderEvent: Sendable, Hashable {
  /// What is being said so far; only to be shown, never to be acted upon.
  case partial(String)
  /// What was said.
  case final(RecognizedUtterance)
  /// Something that was left out, because nobody said it.
  case dropped(DropReason, text: String)
  /// Something is wrong with the stream.
  case problem(ReaderProblem)
  /// The stream was found to be in a format from here on.
  case recognized(InputFormat)

  /// Why something was left out.
  public enum DropReason: String, Sendable, Hashable, CaseIterable {
    /// A result without words.
    case silence
    /// A noise or a marker such as `[BLANK_AUDIO]` or `(music)`.
    case nonSpeech
    /// Words that the recogniser is known to invent, or says it is unsure anybody spoke.
    case hallucination
    /// The same segment again.
    case repeated
    /// A line that says nothing in the format that was named.
    case foreign
    /// What the assistant itself said a moment ago.
    case echo
    /// What was said without the wake word.
    case asleep
    /// What only made the voice fall silent.
    case stop
  }
}
