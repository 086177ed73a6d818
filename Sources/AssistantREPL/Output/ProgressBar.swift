import AssistantKit
import Foundation

/// How far a long run is, as a line that is drawn again and again.
///
/// ```
/// ━━━━━━━━━━━━━━━━───────── 42% · 12/s · 5 sec left
/// ```
///
/// The speed and the time that is left are those since the first look; both are left out until they can
/// be known.
struct ProgressBar: Sendable {
  /// The columns of the bar itself.
  static let columns = 24

  let messages: Messages
  let locale: String
  private var first: (done: Int, moment: Date)?

  /// A bar of a run that has not begun.
  init(messages: Messages, locale: String) {
    self.messages = messages
    self.locale = locale
  }

  /// The line for a state of the run.
  ///
  /// - Parameters:
  ///   - done: What is done, in steps.
  ///   - total: All steps; 0 where nobody knows how many there are.
  ///   - part: The part that is done, in words.
  ///   - moment: When the run was looked at.
  /// - Returns: The line, without a break.
  mutating func line(done: Int, total: Int, part: String, at moment: Date) -> AttributedLine {
    guard total > 0 else { return AttributedLine("  " + TerminalText.sanitized(part), look: .dim) }
    if let first, done < first.done { self.first = nil }
    let first = first ?? (done, moment)
    self.first = first
    let share = Double(min(max(done, 0), max(total, 1))) / Double(max(total, 1))
    let filled = Int(share * Double(Self.columns))
    var line = AttributedLine("  ")
    line.append(String(repeating: "━", count: filled), look: .accent)
    line.append(String(repeating: "─", count: Self.columns - filled), look: .dim)
    line.append(" " + TerminalText.sanitized(part))
    let seconds = moment.timeIntervalSince(first.moment)
    if seconds >= 1, done > first.done, done < total {
      let speed = Double(done - first.done) / seconds
      line.append(" · " + pace(speed: speed, left: Double(total - done) / speed), look: .dim)
    }
    return line
  }

  private func pace(speed: Double, left: Double) -> String {
    let locale = Locale(identifier: locale)
    // Slower than a step a second, the time says more than the speed does.
    let perSecond: String? =
      speed >= 1 ? Int(speed.rounded()).formatted(.number.locale(locale)) : nil
    let time = Duration.seconds(min(left, 31_536_000).rounded(.up)).formatted(
      .units(
        allowed: [.days, .hours, .minutes, .seconds],
        width: .abbreviated,
        maximumUnitCount: 2
      )
      .locale(locale)
    )
    return messages.pace(perSecond: perSecond, timeLeft: time)
  }
}
