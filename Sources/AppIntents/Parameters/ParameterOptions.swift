/// Whether a value is to come from the step before, when intents are composed.
public enum InputConnectionBehavior: Sendable {
  /// As the system thinks best.
  case `default`
  /// Never.
  case never
  /// Always.
  case connectToPreviousIntentResult
}

/// How many values a parameter takes.
public struct IntentCollectionSize: Sendable, Hashable, ExpressibleByIntegerLiteral {
  /// The least number.
  public let min: Int
  /// The greatest number.
  public let max: Int

  /// A number between two.
  public init(min: Int, max: Int) {
    self.min = min
    self.max = max
  }

  /// One number.
  public init(exactly count: Int) {
    self.init(min: count, max: count)
  }

  /// One number.
  public init(integerLiteral value: Int) {
    self.init(exactly: value)
  }
}

extension Bool {
  /// The words for yes and no that a parameter uses.
  public struct IntentDisplayName: Sendable, Hashable {
    /// The word for yes.
    public let `true`: LocalizedStringResource
    /// The word for no.
    public let `false`: LocalizedStringResource

    /// The words for yes and no.
    public init(true yes: LocalizedStringResource, false no: LocalizedStringResource) {
      self.true = yes
      self.false = no
    }
  }
}

extension String {
  /// How text is typed on a screen; accepted, and without meaning in text.
  public struct IntentInputOptions: Sendable, Hashable {
    /// The keys that are offered.
    public enum KeyboardType: Sendable, Hashable {
      /// All.
      case `default`
      /// Those of ASCII.
      case asciiCapable
      /// Digits and marks.
      case numbersAndPunctuation
      /// Those of addresses.
      case URL
      /// Digits.
      case numberPad
    }

    /// What gets capital letters.
    public enum CapitalizationType: Sendable, Hashable {
      /// Nothing.
      case none
      /// Every word.
      case words
      /// Every sentence.
      case sentences
      /// Everything.
      case allCharacters
    }

    /// How text is typed on a screen.
    public init(
      keyboardType: KeyboardType = .asciiCapable,
      capitalizationType: CapitalizationType = .sentences,
      multiline: Bool = false,
      autocorrect: Bool = true,
      smartQuotes: Bool = true,
      smartDashes: Bool = true
    ) {}
  }
}
