/// A piece of text.
nonisolated public struct Text: View, Sendable, Equatable {
  /// It draws itself.
  public typealias Body = Never

  /// Where a text is cut that does not fit.
  public enum TruncationMode: Sendable, Hashable {
    case head, middle, tail
  }

  /// Whether letters are small or capital.
  public enum Case: Sendable, Hashable {
    case uppercase, lowercase
  }

  /// How a day or a time is told.
  public enum DateStyle: Sendable, Hashable {
    case time, date, relative, offset, timer
  }

  package let content: String
  var style = SnippetContent.TextStyle()

  /// A localised text.
  public init(_ key: LocalizedStringResource) {
    content = AppLocalization.current.string(key)
  }

  /// A localised text from a table of the app's.
  public init(
    _ key: LocalizedStringResource,
    tableName: String?,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    content = AppLocalization.current.string(key.inTable(tableName))
  }

  /// A localised text from a bundle; here an app has one.
  public init(_ key: LocalizedStringResource, bundle: Bundle?, comment: StaticString? = nil) {
    self.init(key)
  }

  /// A localised text with a remark for translators.
  public init(_ key: LocalizedStringResource, comment: StaticString?) {
    self.init(key)
  }

  /// A text that is shown as it is.
  @_disfavoredOverload
  public init(_ content: some StringProtocol) {
    self.content = String(content)
  }

  /// A text with looks of its own, which are left out.
  @_disfavoredOverload
  public init(_ content: AttributedString) {
    self.content = String(content.characters)
  }

  /// A text that is shown as it is, even where it is a literal.
  public init(verbatim content: String) {
    self.content = content
  }

  /// A value in a format style, in the language of the running conversation.
  public init<Style: FormatStyle>(_ value: Style.FormatInput, format: Style)
  where Style.FormatOutput == String {
    content = format.locale(AppLocalization.current.foundationLocale).format(value)
  }

  /// A day or a time, in the language of the running conversation.
  public init(_ date: Date, style: DateStyle) {
    content = date.text(style, in: IntentEnvironment.current, AppLocalization.current)
  }

  /// A symbol or a picture in running text; text shows the picture's description.
  public init(_ image: Image) {
    content = image.name ?? ""
  }

  /// Heavier than its surroundings.
  public func bold(_ isActive: Bool = true) -> Text { changed { $0.isBold = isActive } }

  /// Slanted.
  public func italic(_ isActive: Bool = true) -> Text { changed { $0.isItalic = isActive } }

  /// With a line below it.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changed { $0.isUnderlined = isActive }
  }

  /// With a line through it.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changed { $0.isStruckThrough = isActive }
  }

  /// Set in a font.
  public func font(_ font: Font?) -> Text {
    changed {
      $0.isBold = $0.isBold || font?.isBold == true
      $0.isItalic = $0.isItalic || font?.isItalic == true
    }
  }

  /// Set in a weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    changed { $0.isBold = weight?.isHeavy ?? $0.isBold }
  }

  /// Coloured.
  public func foregroundStyle(_ style: some ShapeStyle) -> Text { changed { $0.take(style) } }

  /// Coloured.
  public func foregroundColor(_ color: Color?) -> Text { foregroundStyle(color ?? .primary) }

  /// With digits of one width, which all text here has.
  public func monospacedDigit() -> Text { self }

  /// With letters of one width, which all text here has.
  public func monospaced(_ isActive: Bool = true) -> Text { self }

  /// In letters of another shape, which text does not show.
  public func fontDesign(_ design: Font.Design?) -> Text { self }

  /// With a distance between its letters, which text does not show.
  public func kerning(_ kerning: CGFloat) -> Text { self }

  /// With a distance between its letters, which text does not show.
  public func tracking(_ tracking: CGFloat) -> Text { self }

  /// Two texts one after the other, in the style of the first.
  public static func + (left: Text, right: Text) -> Text {
    var text = Text(verbatim: left.content + right.content)
    text.style = left.style
    return text
  }

  private func changed(_ change: (inout SnippetContent.TextStyle) -> Void) -> Text {
    var text = self
    change(&text.style)
    return text
  }
}

extension Text: DrawnView {
  @MainActor package var drawing: SnippetContent { .text(content, style: style) }
}

extension Date {
  /// The day or time as a person reads it.
  fileprivate func text(
    _ style: Text.DateStyle,
    in environment: IntentEnvironment,
    _ localization: AppLocalization
  ) -> String {
    let locale = localization.foundationLocale
    switch style {
    case .time: return shown(date: .omitted, time: .shortened, in: environment, locale)
    case .date: return shown(date: .long, time: .omitted, in: environment, locale)
    case .relative, .offset, .timer:
      let units = Duration.UnitsFormatStyle(
        allowedUnits: [.days, .hours, .minutes, .seconds],
        width: .wide,
        maximumUnitCount: 2
      )
      let seconds = abs(timeIntervalSince(environment.now()))
      return Duration.seconds(seconds).formatted(units.locale(locale))
    }
  }

  private func shown(
    date: FormatStyle.DateStyle,
    time: FormatStyle.TimeStyle,
    in environment: IntentEnvironment,
    _ locale: Locale
  ) -> String {
    formatted(
      FormatStyle(
        date: date,
        time: time,
        locale: locale,
        calendar: environment.calendar,
        timeZone: environment.timeZone
      )
    )
  }
}
