/// How much the sounds of a language differ to the ear.
///
/// Sounds are the bytes that ``Language/pronunciations(of:)`` gives. A cost of 100 stands for quite another
/// sound; sounds that are easily taken for each other ("lend", "land") cost less, and so do sounds that
/// are easily swallowed.
public struct PhonemeCosts: Sendable {
  /// How many different sounds there may be.
  public static let soundCount = 128

  private let replacing: [UInt8]
  private let missing: [UInt8]
  private let classes: [UInt8]

  /// Makes costs for the sounds of some groups.
  ///
  /// - Parameters:
  ///   - groups: Sounds with what it costs when one of them is missing or too many.
  ///   - similarity: Sounds that are like each other, with what it costs to take one for another; where two
  ///     sounds stand in several groups, the least counts.
  ///   - classes: Groups of sounds that count as one where candidates are looked for.
  init(groups: [(String, UInt8)], similarity: [(String, UInt8)], classes: [String]) {
    var missing = Array(repeating: UInt8(80), count: Self.soundCount)
    for (sounds, cost) in groups {
      for sound in sounds.utf8 { missing[Int(sound)] = cost }
    }
    var replacing = Array(repeating: UInt8(100), count: Self.soundCount * Self.soundCount)
    for sound in 0..<Self.soundCount { replacing[sound * Self.soundCount + sound] = 0 }
    for (sounds, cost) in similarity {
      for first in sounds.utf8 {
        for second in sounds.utf8 {
          let place = Int(first) * Self.soundCount + Int(second)
          replacing[place] = min(replacing[place], cost)
        }
      }
    }
    var numbers = (0..<Self.soundCount).map { UInt8($0) }
    for group in classes {
      guard let name = group.utf8.first else { continue }
      for sound in group.utf8 { numbers[Int(sound)] = name }
    }
    self.replacing = replacing
    self.missing = missing
    self.classes = numbers
  }

  /// What it costs to take one sound for another, from 0 to 100.
  public func replacing(_ first: UInt8, by second: UInt8) -> Int {
    guard first < Self.soundCount, second < Self.soundCount else {
      return first == second ? 0 : 100
    }
    return Int(replacing[Int(first) * Self.soundCount + Int(second)])
  }

  /// What it costs where a sound is missing or too many, from 0 to 100.
  public func missing(_ sound: UInt8) -> Int {
    sound < Self.soundCount ? Int(missing[Int(sound)]) : 80
  }

  /// The class of a sound: sounds that are often taken for each other have one.
  public func soundClass(of sound: UInt8) -> UInt8 {
    sound < Self.soundCount ? classes[Int(sound)] : sound
  }
}
