import Synchronization

/// Which of the parts that an intent makes stand in which of its properties.
struct IntentLayout: Sendable {
  /// A property with a part in it.
  private struct Place: Sendable {
    /// The part's place among all that were made.
    let made: Int
    /// The property, with the mark that wrappers have.
    let label: String?
  }

  private let types: [ObjectIdentifier]
  private let places: [Place]

  /// The layout of an intent's type, as one of them shows it; nil where what it made tells nothing of its properties.
  ///
  /// Where something was made that stands in no property, the intent may have replaced it, and another one may replace
  /// another part of the same type instead.
  init?(_ parts: [MadeParts.Part], in children: [(label: String?, part: MadeParts.Part)]) {
    var places: [Place] = []
    for child in children {
      guard let made = parts.firstIndex(where: { $0.object === child.part.object }) else {
        return nil
      }
      places.append(Place(made: made, label: child.label))
    }
    let placed = Set(places.map(\.made))
    let placedTypes = Set(placed.map { ObjectIdentifier(type(of: parts[$0].object)) })
    let isDoubtful = parts.indices.contains {
      !placed.contains($0) && placedTypes.contains(ObjectIdentifier(type(of: parts[$0].object)))
    }
    guard !isDoubtful else { return nil }
    self.places = places
    types = parts.map { ObjectIdentifier(type(of: $0.object)) }
  }

  /// The parts of another intent of the type, in the order of its properties; nil where it made others.
  func parts(
    among made: [MadeParts.Part]
  ) -> [(label: String?, part: MadeParts.Part)]? {
    guard made.count == types.count,
      zip(made, types).allSatisfy({ ObjectIdentifier(type(of: $0.object)) == $1 })
    else { return nil }
    return places.map { ($0.label, made[$0.made]) }
  }

  /// The layouts of the types that were made before; nil for those that have none.
  private static let known = Mutex<[ObjectIdentifier: IntentLayout?]>([:])

  /// The layout of a type, if it was looked for before.
  static func known(of type: any AppIntent.Type) -> IntentLayout?? {
    known.withLock { $0[ObjectIdentifier(type)] }
  }

  /// Remembers the layout of a type; nil where there is none.
  static func keep(_ layout: IntentLayout?, of type: any AppIntent.Type) {
    known.withLock { $0[ObjectIdentifier(type)] = .some(layout) }
  }
}
