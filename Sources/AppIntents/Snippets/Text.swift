/// A piece of text.
public struct Text: View, Sendable {
  /// It draws itself.
  public typealias Body = Never

  let content: String
  var style = SnippetContent.TextStyle()

  /// A localised text.
  public init(_ key: LocalizedStringResource) {
    content = AppLocalization.current.string(key)
  }

  /// A text that is shown as it is.
  @_disfavoredOverload
  public init(_ content: some StringProtocol) {
    self.content = String(content)
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

  /// Heavier than its surroundings.
  public func bold(_ isActive: Bool = true) -> Text {
    var text = self
    text.style.isBold = isActive
    return text
  }

  /// Set in a font.
  public func font(_ font: Font?) -> Text { bold(style.isBold || font?.isBold == true) }

  /// Coloured.
  public func foregroundStyle(_ foreground: ForegroundStyle) -> Text {
    var text = self
    text.style.isSecondary = foreground.isSecondary
    return text
  }

  /// Two texts one after the other, in the style of the first.
  public static func + (left: Text, right: Text) -> Text {
    var text = Text(verbatim: left.content + right.content)
    text.style = left.style
    return text
  }
}

extension Text: DrawnView {
  var drawing: SnippetContent { .text(content, style: style) }
}
