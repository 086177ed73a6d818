public import Foundation
public import OrderedJSON
public import PhraseMatcher
public import SpokenLanguage

/// What was not understood lately, grouped by what came nearest: candidates for phrases and aliases.
public struct MissReport: Sendable, Hashable {
  /// The groups, the largest first.
  public var groups: [Group]

  /// Misses that want the same remedy.
  public struct Group: Sendable, Hashable {
    /// What they have in common.
    public var subject: Subject
    /// What was said, the most frequent first.
    public var utterances: [Utterance]
    /// Lines for a file of aliases that would have helped.
    public var aliases: [String]

    /// How many times something of the group was said.
    public var count: Int { utterances.reduce(0) { $0 + $1.count } }
  }

  /// What the misses of a group have in common.
  public enum Subject: Sendable, Hashable {
    /// The phrase that is nearest.
    case phrase(String, intent: String)
    /// The words that are no value of a parameter.
    case value(String, parameter: String, intent: String)
    /// Nothing is near.
    case none
  }

  /// Words that were said, once or more often.
  public struct Utterance: Sendable, Hashable {
    /// The words, as they were written the last time.
    public var text: String
    /// How many times they were said.
    public var count: Int
    /// When they were said last.
    public var last: Date
  }

  /// Groups misses.
  ///
  /// - Parameters:
  ///   - misses: The misses, oldest first.
  ///   - catalog: The phrases and vocabularies that aliases may name.
  ///   - language: How utterances are compared.
  public init(_ misses: [Miss], catalog: PhraseCatalog, language: any Language) {
    var groups: [Subject: [Miss]] = [:]
    for miss in misses { groups[miss.subject(language), default: []].append(miss) }
    self.groups = groups.map { subject, misses in
      Group(
        subject: subject,
        utterances: Self.utterances(misses, language: language),
        aliases: Self.aliases(for: subject, misses, catalog: catalog)
      )
    }
    self.groups.sort {
      ($1.count, $0.utterances[0].text) < ($0.count, $1.utterances[0].text)
    }
  }

  private static func utterances(_ misses: [Miss], language: any Language) -> [Utterance] {
    var utterances: [String: Utterance] = [:]
    for miss in misses {
      let key = language.normalized(miss.utterance)
      let count = (utterances[key]?.count ?? 0) + 1
      utterances[key] = Utterance(text: miss.utterance, count: count, last: miss.moment)
    }
    return utterances.values.sorted { ($1.count, $0.text) < ($0.count, $1.text) }
  }

  private static func aliases(
    for subject: Subject,
    _ misses: [Miss],
    catalog: PhraseCatalog
  ) -> [String] {
    switch subject {
    case .none: return []
    case .phrase(let phrase, _):
      var seen: Set<String> = []
      return misses.compactMap { miss -> String? in
        guard case .nearPhrase(_, _, let heard?) = miss.cause, seen.insert(heard).inserted else {
          return nil
        }
        return "\(heard)\t\(phrase)"
      }
    case .value(let text, let parameter, let intent):
      let shortcut = catalog.apps.lazy.flatMap(\.shortcuts).first { $0.intent == intent }
      guard let name = shortcut?.parameters[parameter], !name.hasPrefix("@") else { return [] }
      return ["\(text)\t\(name)=…"]
    }
  }
}

extension Miss {
  fileprivate func subject(_ language: any Language) -> MissReport.Subject {
    switch cause {
    case .outOfScope: .none
    case .nearPhrase(let phrase, let intent, _): .phrase(phrase, intent: intent)
    case .unknownValue(let text, let parameter, let intent):
      .value(language.normalized(text), parameter: parameter, intent: intent)
    }
  }
}

// MARK: - Telling

extension MissReport {
  /// The report as lines that a person reads; only the tabs of aliases are left as control characters.
  ///
  /// - Parameter messages: Who words the headings.
  /// - Returns: The lines; one that says so where nothing was missed.
  public func lines(_ messages: Messages) -> [String] {
    var lines: [String] = []
    for group in groups {
      if !lines.isEmpty { lines.append("") }
      lines.append(TerminalText.sanitized(messages.missHeading(group.subject)))
      let width = String(group.utterances.first?.count ?? 0).count
      lines += group.utterances.map { utterance in
        let count = String(utterance.count)
        return "  " + String(repeating: " ", count: width - count.count) + "\(count)×  "
          + TerminalText.sanitized(utterance.text)
      }
      if !group.aliases.isEmpty {
        lines.append("  " + messages.missRemedy)
        lines += group.aliases.map { alias in
          "    "
            + alias.split(separator: "\t").map { TerminalText.sanitized(String($0)) }
            .joined(separator: "\t")
        }
      }
    }
    return lines.isEmpty ? [messages.noMisses] : lines
  }

  /// The groups as objects, one a line of JSON each.
  public var json: [JSON] { groups.map(JSON.init) }
}

extension JSON {
  /// A group of misses as an object.
  fileprivate init(_ group: MissReport.Group) {
    var members: [Member] = [Member("count", JSON(group.count))]
    switch group.subject {
    case .none: break
    case .phrase(let phrase, let intent):
      members.append(Member("intent", .string(intent)))
      members.append(Member("phrase", .string(phrase)))
    case .value(let text, let parameter, let intent):
      members.append(Member("intent", .string(intent)))
      members.append(Member("parameter", .string(parameter)))
      members.append(Member("text", .string(text)))
    }
    let utterances = group.utterances.map { utterance in
      JSON.object([
        Member("text", .string(utterance.text)),
        Member("count", JSON(utterance.count)),
        Member("last", .string(utterance.last.formatted(.iso8601))),
      ])
    }
    members.append(Member("utterances", .array(utterances)))
    members.append(Member("heardAs", JSON(group.aliases)))
    self = .object(members)
  }
}
