import AppIntents
import Foundation
import SpokenLanguage

/// Reads the answer to a question about a single value, in the words of one language.
struct AnswerReader: Sendable {
  let language: any Language
  let now: Date
  let calendar: Calendar

  /// A whole number within a range.
  func integer(_ answer: String, in range: ClosedRange<Int>?) -> Result<Int, AnswerProblem> {
    guard
      let number = number(in: answer, range.map { Double($0.lowerBound)...Double($0.upperBound) })
    else { return .failure(.noNumber(answer)) }
    guard let whole = Int(exactly: number) else { return .failure(.noWholeNumber(answer)) }
    if let range, !range.contains(whole) {
      return .failure(
        .outOfRange(
          String(whole),
          least: range.lowerBound == .min ? nil : String(range.lowerBound),
          most: range.upperBound == .max ? nil : String(range.upperBound)
        )
      )
    }
    return .success(whole)
  }

  /// A number within a range.
  func number(_ answer: String, in range: ClosedRange<Double>?) -> Result<Double, AnswerProblem> {
    guard let number = number(in: answer, range) else { return .failure(.noNumber(answer)) }
    if let range, !range.contains(number) {
      return .failure(
        .outOfRange(
          AnswerReader.text(of: number),
          least: range.lowerBound.isFinite ? AnswerReader.text(of: range.lowerBound) : nil,
          most: range.upperBound.isFinite ? AnswerReader.text(of: range.upperBound) : nil
        )
      )
    }
    return .success(number)
  }

  /// A moment.
  func date(_ answer: String) -> Result<Date, AnswerProblem> {
    guard let date = language.date(in: answer, now: now, calendar: calendar) else {
      return .failure(.noDate(answer))
    }
    return .success(date.date)
  }

  /// A yes or a no, or one of the labels that stand for them.
  ///
  /// - Parameters:
  ///   - answer: What was said.
  ///   - accept: The labels that agree.
  ///   - deny: The labels that decline.
  ///   - shown: What the question says and shows, which a yes may say again.
  /// - Returns: Whether it agrees, or why that cannot be told.
  func confirmation(
    _ answer: String,
    accept: [String],
    deny: [String],
    shown: [String] = []
  ) -> Result<Bool, AnswerProblem> {
    let said = words(answer)
    if accept.contains(where: { words($0) == said }) { return .success(true) }
    if deny.contains(where: { words($0) == said }) { return .success(false) }
    if let clear = language.confirmation(in: answer)
      ?? AgreementReader(language).agreement(in: answer, to: accept, shown: shown)
    {
      return .success(clear)
    }
    return .failure(
      .noConfirmation(answer, accept: accept.first ?? "", deny: deny.first ?? "")
    )
  }

  /// A yes or a no, or whether something is to be on or off.
  func setting(
    _ answer: String,
    accept: [String],
    deny: [String]
  ) -> Result<Bool, AnswerProblem> {
    let agreed = confirmation(answer, accept: accept, deny: deny)
    guard case .failure = agreed, let isOn = SwitchReader(language).setting(in: answer) else {
      return agreed
    }
    return .success(isOn)
  }

  /// A number as a person writes it: without a fraction where there is none.
  static func text(of number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }

  private func number(in answer: String, _ range: ClosedRange<Double>?) -> Double? {
    language.number(in: answer) ?? QuantityReader(language).number(inParts: answer)
      ?? QuantityReader(language).number(in: answer, range: range)
      ?? homophone(answer)
      // Who corrects himself means the last number ("five, no, four").
      ?? language.correction(in: answer).flatMap { number(in: $0, range) }
  }

  /// The number that a single word sounds like ("to", "for"): to who was asked for one it is one.
  private func homophone(_ answer: String) -> Double? {
    let words = words(answer)
    guard words.count == 1, let number = language.grammar.numberHomophones[words[0]],
      number != 1 || !language.isFunctionWord(words[0])
    else { return nil }
    return number
  }

  private func words(_ text: String) -> [String] {
    language.tokens(in: text).map(\.text)
  }
}

extension AnswerProblem: Error {}
