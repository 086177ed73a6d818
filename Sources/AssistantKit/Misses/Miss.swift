public import Foundation
import OrderedJSON
public import PhraseMatcher

/// An utterance that was not understood, with what came nearest to it.
public struct Miss: Sendable, Hashable {
  /// When it was said.
  public var moment: Date
  /// The locale of the conversation.
  public var locale: String
  /// What was said.
  public var utterance: String
  /// Why nothing was done.
  public var cause: Cause

  /// Makes a miss.
  public init(moment: Date, locale: String, utterance: String, cause: Cause) {
    self.moment = moment
    self.locale = locale
    self.utterance = utterance
    self.cause = cause
  }

  /// Why an utterance was not understood.
  public enum Cause: Sendable, Hashable {
    /// No phrase comes near.
    case outOfScope
    /// A phrase comes near, but not near enough.
    ///
    /// `heard` is the utterance with the phrase's placeholders where its values were found; nil
    /// where they were not.
    case nearPhrase(String, intent: String, heard: String?)
    /// A phrase fits but for the words in one parameter's place.
    case unknownValue(String, parameter: String, intent: String)
  }
}

// MARK: - What is a miss

extension Miss {
  /// The most letters of what could become a phrase; a text that was pasted or read aloud is longer.
  private static let mostLetters = 200

  /// Whether somebody may have said this as a command, so that a phrase could be made of it.
  private static func isSentence(_ utterance: String) -> Bool {
    // What stands for bytes that were no text.
    !utterance.unicodeScalars.contains("\u{FFFD}") && utterance.count <= mostLetters
  }

  /// The miss that an understanding is; nil where something was understood, or must not be.
  public init?(_ understanding: Understanding, moment: Date, locale: String) {
    guard Self.isSentence(understanding.utterance) else { return nil }
    let cause: Cause
    switch understanding.outcome {
    case .match, .ambiguous, .empty, .refused(.negativePhrase),
      .refused(.negated), .refused(.notAsked):
      return nil
    case .refused(.outOfScope): cause = .outOfScope
    case .refused(.belowThreshold):
      guard let nearest = understanding.alternatives.first else { return nil }
      cause = .nearPhrase(
        nearest.phrase,
        intent: nearest.intent,
        heard: nearest.heardTemplate(in: understanding.utterance)
      )
    case .unknownValue:
      guard let reading = understanding.reading,
        let open = reading.parameters.first(where: { $0.value == .unknown })
      else { return nil }
      cause = .unknownValue(open.text, parameter: open.name, intent: reading.intent)
    }
    self.init(
      moment: moment,
      locale: locale,
      utterance: understanding.utterance,
      cause: cause
    )
  }
}

extension Reading {
  /// The utterance with placeholders where the reading found values and the app's name.
  fileprivate func heardTemplate(in utterance: String) -> String? {
    guard !alignment.isEmpty else { return nil }
    var places = parameters.map { (range: $0.range, text: "${\($0.name)}") }
    let names = alignment.filter { $0.role == .applicationName && !$0.range.isEmpty }
    if let first = names.first, let last = names.last {
      let range = first.range.lowerBound..<max(first.range.upperBound, last.range.upperBound)
      places.append((range, "${applicationName}"))
    }
    places.sort { $0.range.lowerBound < $1.range.lowerBound }
    let bytes = Array(utterance.utf8)
    var template = ""
    var end = 0
    for (range, text) in places {
      guard range.lowerBound >= end, range.upperBound <= bytes.count else { return nil }
      template += String(decoding: bytes[end..<range.lowerBound], as: UTF8.self) + text
      end = range.upperBound
    }
    return template + String(decoding: bytes[end...], as: UTF8.self)
  }
}

// MARK: - As a line of a file

extension Miss {
  /// The miss on one line of JSON.
  public var line: String {
    var members = [
      JSON.Member("time", .string(moment.formatted(.iso8601))),
      JSON.Member("locale", .string(locale)),
      JSON.Member("utterance", .string(utterance)),
    ]
    switch cause {
    case .outOfScope: break
    case .nearPhrase(let phrase, let intent, let heard):
      members.append(JSON.Member("intent", .string(intent)))
      members.append(JSON.Member("phrase", .string(phrase)))
      if let heard { members.append(JSON.Member("heard", .string(heard))) }
    case .unknownValue(let text, let parameter, let intent):
      members.append(JSON.Member("intent", .string(intent)))
      members.append(JSON.Member("parameter", .string(parameter)))
      members.append(JSON.Member("text", .string(text)))
    }
    return JSON.object(members).text
  }

  /// Reads a line; nil where it was not written by this type.
  public init?(line: String) {
    guard let json = try? JSON.parse(line), let utterance = json["utterance"]?.string,
      let time = json["time"]?.string, let moment = try? Date(time, strategy: .iso8601),
      let locale = json["locale"]?.string
    else { return nil }
    let cause: Cause
    if let intent = json["intent"]?.string, let phrase = json["phrase"]?.string {
      cause = .nearPhrase(phrase, intent: intent, heard: json["heard"]?.string)
    } else if let intent = json["intent"]?.string, let text = json["text"]?.string,
      let parameter = json["parameter"]?.string
    {
      cause = .unknownValue(text, parameter: parameter, intent: intent)
    } else {
      cause = .outOfScope
    }
    self.init(moment: moment, locale: locale, utterance: utterance, cause: cause)
  }
}
