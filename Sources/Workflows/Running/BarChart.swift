import AssistantKit

/// Bars of text that begin in one column, whatever scripts their labels are in.
struct BarChart {
  /// A bar with its name.
  struct Bar {
    var label: String
    var value: Int
  }

  /// The most columns that a label takes.
  private static let widestLabel = 30
  /// The parts of a column, an eighth each.
  private static let eighths = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]

  var bars: [Bar]
  /// The most columns of a line.
  var columns: Int

  /// A line for each bar.
  var lines: [String] {
    let labels = bars.map { bar in
      DisplayWidth.truncated(TerminalText.sanitized(bar.label), toColumns: Self.widestLabel)
    }
    let labelWidth = labels.map { DisplayWidth.of($0) }.max() ?? 0
    let numberWidth = bars.map { String($0.value).count }.max() ?? 0
    let room = max(4, columns - labelWidth - numberWidth - 2)
    let most = max(1, bars.map(\.value).max() ?? 1)
    return zip(bars, labels).map { bar, label in
      let eighths = bar.value * room * 8 / most
      let drawn =
        String(repeating: "█", count: eighths / 8) + Self.eighths[eighths % 8]
      return DisplayWidth.padded(label, toColumns: labelWidth) + " "
        + drawn + (drawn.isEmpty ? "" : " ") + String(bar.value)
    }
  }
}
