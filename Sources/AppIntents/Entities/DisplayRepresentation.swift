/// How a value looks to a person: its name, a second line, a picture, and what else it is called.
///
/// A string literal is the title. Apple's type takes plain literals only; this one takes interpolated
/// ones too, as in `"\(title)"`, so write `DisplayRepresentation(title: "\(title)")` in code
/// that is compiled there as well.
public struct DisplayRepresentation: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// The name.
  public var title: LocalizedStringResource
  /// A second line.
  public var subtitle: LocalizedStringResource?
  /// A picture.
  public var image: Image?
  /// What else the value is called; a phrase may say any of it.
  public var synonyms: [LocalizedStringResource]

  /// How a value looks to a person.
  public init(
    title: LocalizedStringResource,
    subtitle: LocalizedStringResource? = nil,
    image: Image? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.synonyms = synonyms
  }

  /// How a value looks to a person, with a picture that takes its time, which text never waits for.
  public init(
    title: LocalizedStringResource,
    subtitle: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = [],
    image: @escaping @Sendable () async throws -> Image?
  ) {
    self.init(title: title, subtitle: subtitle, synonyms: synonyms)
  }

  /// A representation that is only a title.
  public init(stringLiteral value: String) {
    self.init(title: LocalizedStringResource(stringLiteral: value))
  }

  /// A representation that is only a title with values in it.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

extension DisplayRepresentation {
  /// A picture, which text shows as its name at most.
  public struct Image: Sendable, Hashable {
    /// How the picture is cut.
    public enum DisplayStyle: Sendable, Hashable {
      /// As a circle.
      case circular
      /// As it is.
      case `default`
    }

    enum Source: Sendable, Hashable {
      case named(String)
      case system(String)
      case data(Data)
      case url(URL)
    }

    let source: Source
    /// The symbol's name; nil for other pictures.
    public var systemName: String? {
      if case .system(let name) = source { name } else { nil }
    }

    /// A picture from the app's resources.
    public init(
      named: String,
      isTemplate: Bool? = nil,
      displayStyle: DisplayStyle = .default
    ) {
      source = .named(named)
    }

    /// One of the system's symbols.
    public init(systemName: String, isTemplate: Bool? = nil) {
      source = .system(systemName)
    }

    /// A picture from bytes.
    public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      source = .data(data)
    }

    /// A picture from a file or an address.
    public init(
      url: URL,
      width: Double? = nil,
      height: Double? = nil,
      isTemplate: Bool? = nil,
      displayStyle: DisplayStyle = .default
    ) {
      source = .url(url)
    }
  }
}
