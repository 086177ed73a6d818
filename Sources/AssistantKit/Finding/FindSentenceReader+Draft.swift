import AppIntents
import Foundation

// MARK: - From phrases to what is meant

extension FindSentenceReader {
  /// Puts together what the phrases of a sentence say.
  func draft(
    from clauses: [(words: Range<Int>, clause: FindClause)],
    of sentence: FindTokens
  ) -> FindDraft {
    var draft = FindDraft()
    var unread: [Range<Int>] = []
    // "And" and "or" count only between two conditions.
    var joiner: EntityQueryComparatorMode?
    var isAfterCondition = false
    for (words, clause) in clauses {
      switch clause {
      case .nothing: continue
      case .place:
        draft.hasPlace = true
        continue
      case .narrowing:
        draft.isNarrowing = true
        continue
      case .other:
        draft.isOther = true
        continue
      case .request: draft.hasRequest = true
      case .all: draft.wantsAll = true
      case .noun: draft.hasNoun = true
      case .anything: draft.hasAnything = true
      case .and: joiner = isAfterCondition ? .and : nil
      case .or: joiner = isAfterCondition ? .or : nil
      case .condition(let condition):
        add(condition, joinedBy: joiner, to: &draft)
        draft.telling.insert(integersIn: words)
        joiner = nil
        isAfterCondition = true
        continue
      case .named(let condition, let isTitle):
        add(condition, joinedBy: joiner, to: &draft)
        if isTitle { draft.hasTitle = true } else { draft.hasName = true }
        joiner = nil
        isAfterCondition = true
        continue
      case .more(let words):
        if var condition = draft.conditions.last, condition.values.count == 1,
          isOption(words, of: condition.property, in: sentence)
        {
          condition.values = [sentence.text(words)]
          add(condition, joinedBy: joiner, to: &draft)
        } else {
          draft.unread.append(sentence.text(words))
        }
        joiner = nil
        continue
      case .order(let property, let isDescending):
        add(property, isDescending, to: &draft)
        draft.telling.insert(integersIn: words)
      case .unknownOrder(let name): draft.unknownOrders.append(name)
      case .limit(let number): draft.limit = min(number, draft.limit ?? number)
      case .unread(let place):
        if let last = unread.indices.last, unread[last].upperBound == place {
          unread[last] = unread[last].lowerBound..<place + 1
        } else {
          unread.append(place..<place + 1)
        }
      }
      if case .and = clause { continue }
      if case .or = clause { continue }
      isAfterCondition = false
    }
    draft.unread += unread.map { sentence.text($0) }
    return draft
  }

  /// Whether words are an option of a property, or it takes others too.
  private func isOption(_ words: Range<Int>, of property: Int, in sentence: FindTokens) -> Bool {
    let options = kind.options[property]
    return options.isEmpty || options.contains(Array(sentence.keys[words]))
  }

  private func add(
    _ condition: FindDraft.Condition,
    joinedBy joiner: EntityQueryComparatorMode?,
    to draft: inout FindDraft
  ) {
    if !draft.conditions.isEmpty {
      // Conditions that merely follow each other all have to hold.
      let mode = joiner ?? .and
      if let known = draft.mode, known != mode { draft.mixesModes = true }
      draft.mode = draft.mode ?? mode
    }
    draft.conditions.append(condition)
  }

  private func add(_ property: Int?, _ isDescending: Bool?, to draft: inout FindDraft) {
    if let property {
      let name = kind.properties[property].name
      if let isDescending, let known = draft.sorting.firstIndex(where: { $0.property == name }) {
        draft.sorting[known].isDescending = isDescending
        return
      }
      draft.sorting.append(FindSorting(property: name, isDescending: isDescending ?? false))
    } else if let isDescending, let last = draft.sorting.indices.last {
      draft.sorting[last].isDescending = isDescending
    } else if let isDescending {
      // A direction alone is that of the order in which such things usually stand.
      guard let first = kind.properties.first(where: \.isSortable) else { return }
      draft.sorting.append(FindSorting(property: first.name, isDescending: isDescending))
    }
  }
}
