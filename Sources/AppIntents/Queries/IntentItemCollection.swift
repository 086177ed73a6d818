/// Options with looks of their own, in sections.
public struct IntentItemCollection<Result: _IntentValue>: ResultsCollection, Sendable {
  /// What to say above the options, below the question.
  public let promptLabel: LocalizedStringResource?
  /// Whether the options are put in alphabetical order, under their first letters, where the sections
  /// have no headings.
  public let usesIndexedCollation: Bool
  /// The sections.
  public let sections: [IntentItemSection<Result>]

  /// Sections as a builder lists them.
  public init(
    promptLabel: LocalizedStringResource? = nil,
    usesIndexedCollation: Bool = false,
    @ListBuilder<IntentItemSection<Result>> sectionsBuilder: () -> [IntentItemSection<Result>]
  ) {
    self.init(
      promptLabel: promptLabel,
      usesIndexedCollation: usesIndexedCollation,
      sections: sectionsBuilder()
    )
  }

  /// One section of values that look as they do elsewhere.
  public init(
    promptLabel: LocalizedStringResource? = nil,
    usesIndexedCollation: Bool = false,
    items: [Result]
  ) {
    self.init(
      promptLabel: promptLabel,
      usesIndexedCollation: usesIndexedCollation,
      sections: [IntentItemSection(items: items.map { IntentItem($0) })]
    )
  }

  /// The given sections.
  public init(
    promptLabel: LocalizedStringResource? = nil,
    usesIndexedCollation: Bool = false,
    sections: [IntentItemSection<Result>]
  ) {
    self.promptLabel = promptLabel
    self.usesIndexedCollation = usesIndexedCollation
    self.sections = sections
  }

  /// The values of all sections.
  public var items: [Result] { sections.flatMap { $0.items.map(\.value) } }
  /// A collection of nothing.
  public static var empty: IntentItemCollection<Result> { IntentItemCollection(items: []) }
}

/// Options under a common heading.
public struct IntentItemSection<Result: _IntentValue>: Sendable {
  /// The heading.
  public let title: LocalizedStringResource?
  /// A second line.
  public let subtitle: LocalizedStringResource?
  /// A picture.
  public let image: DisplayRepresentation.Image?
  /// The options.
  public let items: [IntentItem<Result>]

  /// Options without a heading.
  public init(items: [IntentItem<Result>]) {
    self.init(title: nil, items: items)
  }

  /// Options under a heading.
  public init(_ title: LocalizedStringResource, items: [IntentItem<Result>]) {
    self.init(title: title, items: items)
  }

  /// Values under a heading.
  public init(_ title: LocalizedStringResource, items: [Result]) {
    self.init(title: title, items: items.map { IntentItem($0) })
  }

  /// Options as a builder lists them.
  public init(
    _ title: LocalizedStringResource? = nil,
    subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil,
    @IntentItem<Result>.Builder itemsBuilder: () -> [IntentItem<Result>]
  ) {
    self.init(title: title, subtitle: subtitle, image: image, items: itemsBuilder())
  }

  private init(
    title: LocalizedStringResource?,
    subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil,
    items: [IntentItem<Result>]
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.items = items
  }
}

/// One option, with a look of its own where it needs one.
public struct IntentItem<Value: _IntentValue>: Sendable {
  /// The value.
  public var value: Value
  /// Its look; nil for the one it has everywhere.
  var representation: DisplayRepresentation?

  /// A value with a look of its own.
  public init(
    _ value: Value,
    title: LocalizedStringResource,
    subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil
  ) {
    self.value = value
    representation = DisplayRepresentation(title: title, subtitle: subtitle, image: image)
  }

  /// A value that looks as it does elsewhere.
  public init(_ value: Value) {
    self.value = value
    representation = nil
  }

  /// How the value looks.
  public var description: DisplayRepresentation {
    representation ?? displayRepresentation(of: value)
  }

  /// Lists options.
  public typealias Builder = ListBuilder<IntentItem<Value>>
}
