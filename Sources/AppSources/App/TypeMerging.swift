/// Puts the types of an app together from their declarations and extensions in several files.
///
/// Two targets may have types of the same name. The app's own counts, and extensions of another's do not.
struct TypeMerging {
  private struct Declared {
    var targets: Set<String>
    var type: TypeFacts
  }

  private var declared: [String: [Declared]] = [:]

  init(_ facts: [(file: String, facts: SourceFacts)], targets: TargetMembership) {
    for (file, facts) in facts where !facts.types.isEmpty {
      let members = Set(targets.targets(of: file))
      for type in facts.types {
        declared[type.name, default: []].append(Declared(targets: members, type: type))
      }
    }
  }

  /// The types by name, as a target sees them.
  func types(for target: String) -> [String: TypeFacts] {
    var types: [String: TypeFacts] = [:]
    for (name, all) in declared {
      let own = all.filter { $0.type.keyword != "extension" }
      let chosen = own.first { $0.targets.contains(target) } ?? own.first ?? all[0]
      let isAlone = own.count <= 1
      var merged = chosen.type
      for other in all
      where other.type != chosen.type && other.type.keyword == "extension"
        && (isAlone || !other.targets.isDisjoint(with: chosen.targets))
      {
        merged.add(other.type)
      }
      types[name] = merged
    }
    return types
  }
}

extension TypeFacts {
  /// Adds what an extension says.
  fileprivate mutating func add(_ other: TypeFacts) {
    inherits += other.inherits
    for parameter in other.parameters
    where !parameters.contains(where: { $0.name == parameter.name }) {
      parameters.append(parameter)
    }
    for added in other.cases {
      if let index = cases.firstIndex(where: { $0.name == added.name }) {
        if added.title != nil { cases[index] = added }
      } else {
        cases.append(added)
      }
    }
  }
}
