/// What walks need of the phrases, in rows, so that they count no references.
///
/// How a phrase is written stands there in pieces, from which a sentence is put together:
///
/// ```
/// pieces   "Open " ⟨slot 0⟩ " in " ⟨slot 1⟩ "Rate " …   phrase after phrase
/// texts    O p e n ␣ ␣ i n ␣ R a t e ␣ …
/// ```
///
/// A phrase with brackets has no pieces: it is written in many ways.
final class PhraseRows: Sendable {
  private let phrases: FrozenRow<Phrase>
  private let pieces: FrozenRow<Piece>
  private let texts: FrozenRow<UInt8>

  /// A phrase.
  struct Phrase: BitwiseCopyable, Sendable {
    let weight: Double
    let app: Int
    let isNegative: Bool
    let hasContentWord: Bool
    let hasBranches: Bool
    fileprivate let firstPiece: UInt32
    fileprivate let lastPiece: UInt32

    /// Where its pieces stand.
    var pieces: Range<Int> { Int(firstPiece)..<max(Int(firstPiece), Int(lastPiece)) }
  }

  /// A piece of a phrase as it is written: a text, or what fills a slot.
  struct Piece: BitwiseCopyable, Sendable {
    /// The slot; ``none`` for a text.
    let slot: UInt32
    fileprivate let low: UInt32
    fileprivate let high: UInt32

    static let none = UInt32.max

    /// Where its text stands.
    var text: Range<Int> { Int(low)..<max(Int(low), Int(high)) }
  }

  init(_ all: [PhraseIndex.IndexedPhrase]) {
    var phrases: [Phrase] = []
    var pieces: [Piece] = []
    var texts: [UInt8] = []
    phrases.reserveCapacity(all.count)
    // Of most, a name, the app's, and what stands around them.
    pieces.reserveCapacity(4 * all.count)
    for phrase in all {
      let first = UInt32(pieces.count)
      if phrase.branches == nil {
        var slots = (phrase.rows.first ?? []).lazy.compactMap(PhraseIndex.slot(ofLabel:))
          .makeIterator()
        for element in phrase.template.elements {
          let start = UInt32(texts.count)
          if case .literal(let text) = element {
            texts.append(contentsOf: text.utf8)
            pieces.append(Piece(slot: Piece.none, low: start, high: UInt32(texts.count)))
          } else if let slot = slots.next() {
            pieces.append(Piece(slot: slot, low: start, high: start))
          }
        }
      }
      phrases.append(
        Phrase(
          weight: phrase.weight,
          app: phrase.app,
          isNegative: phrase.isNegative,
          hasContentWord: phrase.hasContentWord,
          hasBranches: phrase.branches != nil,
          firstPiece: first,
          lastPiece: UInt32(pieces.count)
        )
      )
    }
    self.phrases = FrozenRow(phrases)
    self.pieces = FrozenRow(pieces)
    self.texts = FrozenRow(texts)
  }

  /// For walks that keep the rows alive.
  var view: View { View(phrases: phrases.view, pieces: pieces.view, texts: texts.view) }

  /// A look at the rows; only good as long as they are there.
  struct View: BitwiseCopyable, Sendable {
    fileprivate let phrases: FrozenRow<Phrase>.View
    let pieces: FrozenRow<Piece>.View
    let texts: FrozenRow<UInt8>.View

    @inline(__always)
    subscript(phrase: Int) -> Phrase { phrases[phrase] }
  }
}
