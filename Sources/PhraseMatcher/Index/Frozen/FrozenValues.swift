/// The values of a vocabulary, their texts one after the other.
///
/// ```
/// bytes    b 1 T h e ␣ H o b b i t H o b b i t b 2 D u n e …
/// starts   0   2                   12          18  20       …   by text
/// firsts   0                       3                        …   by value: its identifier; title and
///                                                               synonyms follow
/// ```
///
/// A value is made when somebody asks for it. `firsts` is empty where no value has synonyms, `weights` where all
/// weigh the same.
struct FrozenValues: RandomAccessCollection, Sendable {
  let bytes: FrozenRow<UInt8>
  let starts: FrozenRow<UInt32>
  let firsts: FrozenRow<UInt32>
  let weights: FrozenRow<Double>
  let commonWeight: Double

  init(
    bytes: FrozenRow<UInt8>,
    starts: FrozenRow<UInt32>,
    firsts: FrozenRow<UInt32>,
    weights: FrozenRow<Double>,
    commonWeight: Double
  ) {
    self.bytes = bytes
    self.starts = starts
    self.firsts = firsts
    self.weights = weights
    self.commonWeight = commonWeight
  }

  /// Puts the texts of values together.
  init(_ values: [PhraseCatalog.Value]) {
    let hasSynonyms = values.contains { !$0.synonyms.isEmpty }
    commonWeight = values.first?.weight ?? 1
    let isCommon = values.allSatisfy { [commonWeight] in $0.weight == commonWeight }
    var bytes: [UInt8] = []
    var starts: [UInt32] = [0]
    var firsts: [UInt32] = hasSynonyms ? [0] : []
    bytes.reserveCapacity(values.count * 32)
    starts.reserveCapacity(values.count * 2 + 1)
    func add(_ text: String) {
      bytes.append(contentsOf: text.utf8)
      starts.append(UInt32(clamping: bytes.count))
    }
    for value in values {
      add(value.id)
      add(value.title)
      for synonym in value.synonyms { add(synonym) }
      if hasSynonyms { firsts.append(UInt32(starts.count - 1)) }
    }
    self.bytes = FrozenRow(bytes)
    self.starts = FrozenRow(starts)
    self.firsts = FrozenRow(firsts)
    weights = FrozenRow(isCommon ? [] : values.map(\.weight))
  }

  var startIndex: Int { 0 }
  var endIndex: Int { Swift.max(0, firsts.count == 0 ? (starts.count - 1) / 2 : firsts.count - 1) }

  subscript(place: Int) -> PhraseCatalog.Value {
    PhraseCatalog.Value(
      id: id(place),
      title: title(place),
      synonyms: synonyms(place),
      weight: weight(place)
    )
  }

  func id(_ place: Int) -> String { text(first(place)) }
  func title(_ place: Int) -> String { text(first(place) + 1) }

  func synonyms(_ place: Int) -> [String] {
    guard firsts.count > 0 else { return [] }
    let range = first(place) + 2..<Swift.max(first(place) + 2, first(place + 1))
    // A damaged row must not ask for more texts than there are.
    return range.clamped(to: 0..<starts.count).map(text)
  }

  /// A text that is said: the title for 0, else a synonym.
  func form(_ number: Int, of place: Int) -> String { text(first(place) + 1 + number) }

  func weight(_ place: Int) -> Double {
    weights.count == 0 ? commonWeight : weights[place]
  }

  /// How many bytes the identifiers take.
  var identifierByteCount: Int {
    (0..<endIndex).reduce(endIndex * 4) { total, place in
      let first = first(place)
      return total + Int(starts[first + 1]) - Int(starts[first])
    }
  }

  private func first(_ place: Int) -> Int {
    firsts.count == 0 ? 2 * place : Int(firsts[place])
  }

  private func text(_ number: Int) -> String {
    let (low, high) = (Int(starts[number]), Int(starts[number + 1]))
    return withExtendedLifetime(bytes) { bytes.view.text(low..<Swift.max(low, high)) }
  }
}

extension FrozenValues {
  /// For walks that keep the values alive.
  var view: View { View(bytes: bytes.view, starts: starts.view, firsts: firsts.view) }

  /// The texts of values; only good as long as the values are there.
  struct View: BitwiseCopyable, Sendable {
    fileprivate var bytes = FrozenRow<UInt8>.View()
    fileprivate var starts = FrozenRow<UInt32>.View()
    fileprivate var firsts = FrozenRow<UInt32>.View()

    init() {}

    fileprivate init(
      bytes: FrozenRow<UInt8>.View,
      starts: FrozenRow<UInt32>.View,
      firsts: FrozenRow<UInt32>.View
    ) {
      self.bytes = bytes
      self.starts = starts
      self.firsts = firsts
    }

    /// Puts a text that is said behind others: the title for 0, else a synonym.
    func append(form number: Int, of place: Int, to texts: inout [UInt8]) {
      let first = firsts.count == 0 ? 2 * place : Int(firsts[place])
      let (low, high) = (Int(starts[first + 1 + number]), Int(starts[first + 2 + number]))
      bytes.append(low..<Swift.max(low, high), to: &texts)
    }
  }
}
