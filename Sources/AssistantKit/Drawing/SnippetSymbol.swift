import AppIntents

/// What stands for a picture in a world of text.
enum SnippetSymbol {
  /// The symbol of a picture, else its description; nil where there is neither.
  static func line(for image: SnippetContent) -> AttributedLine? {
    guard case .image(let systemName, let description) = image else { return nil }
    if let systemName, let symbol = symbol(for: systemName) { return AttributedLine(symbol) }
    guard let description, !description.isEmpty else { return nil }
    return AttributedLine(TerminalText.sanitized(description, lineBreaks: .spaces), look: .dim)
  }

  /// A sign for a system symbol; variants such as `.circle` look like the plain symbol.
  static func symbol(for systemName: String) -> String? {
    var parts = systemName.split(separator: ".")
    while !parts.isEmpty {
      if let symbol = symbols[parts.joined(separator: ".")] { return symbol }
      parts.removeLast()
    }
    return nil
  }

  /// Signs whose width terminals agree on: none needs a variation selector.
  private static let symbols: [String: String] = [
    "arrow.down": "↓", "arrow.left": "←", "arrow.right": "→", "arrow.up": "↑",
    "bell": "🔔", "book": "📖", "book.closed": "📕", "bookmark": "🔖", "books.vertical": "📚",
    "calendar": "📅", "camera": "📷", "cart": "🛒", "chart.bar": "📊", "checkmark": "✓",
    "circle": "○", "circle.fill": "●", "clock": "🕒", "creditcard": "💳", "doc": "📄",
    "dollarsign": "$", "envelope": "📧", "exclamationmark": "!", "flag": "🚩", "folder": "📁",
    "gift": "🎁", "globe": "🌐", "hand.thumbsdown": "👎", "hand.thumbsup": "👍", "heart": "♡",
    "heart.fill": "♥", "house": "🏠", "info": "i", "lightbulb": "💡", "location": "📍",
    "lock": "🔒", "magnifyingglass": "🔍", "map": "🌍", "mic": "🎤", "minus": "−",
    "music.note": "♪", "pause": "‖", "pencil": "✎", "person": "👤", "person.2": "👥",
    "phone": "📞", "photo": "🌄", "pin": "📌", "play": "▶", "plus": "+", "questionmark": "?",
    "square": "□", "square.fill": "■", "star": "☆", "star.fill": "★", "sun.max": "☀",
    "tag": "🔖", "text.book.closed": "📕", "trash": "✗", "tray": "📥", "xmark": "✗",
  ]
}
