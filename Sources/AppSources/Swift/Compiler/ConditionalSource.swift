/// Swift source without its conditional directives, so that a parser sees all branches.
///
/// The directives become spaces: every byte stays where it is. Where the branches of an `#if` cannot
/// stand one after the other (two heads of one function), ``firstBranches`` keeps only the first.
struct ConditionalSource {
  /// A part of the file that is compiled under a condition.
  struct Branch: Sendable, Hashable {
    /// Which `#if` it belongs to, by its number in the file.
    var group: Int
    /// Which of its branches it is.
    var number: Int
    /// What stands in it.
    var range: Range<Int>
  }

  private(set) var branches: [Branch] = []
  private let directives: [SwiftDirective]
  private let bytes: [UInt8]

  init(_ bytes: [UInt8], directives: [SwiftDirective]) {
    self.bytes = bytes
    self.directives = directives
    var open: [(group: Int, number: Int, start: Int)] = []
    var count = 0
    for directive in directives {
      if directive.kind != .if, let last = open.popLast() {
        let range = last.start..<max(last.start, directive.range.lowerBound)
        branches.append(Branch(group: last.group, number: last.number, range: range))
        if directive.kind != .endif {
          open.append((last.group, last.number + 1, directive.range.upperBound))
        }
      } else if directive.kind == .if {
        open.append((count, 0, directive.range.upperBound))
        count += 1
      }
    }
  }

  /// Whether there is a branch besides a first one.
  var hasAlternatives: Bool { branches.contains { $0.number > 0 } }

  /// The source with all branches.
  var allBranches: [UInt8] { blanked(directives.map(\.range)) }

  /// The source with the first branch of every `#if`.
  var firstBranches: [UInt8] {
    blanked(directives.map(\.range) + branches.filter { $0.number > 0 }.map(\.range))
  }

  /// The branches around a byte, each as a number that tells its `#if` and which branch it is.
  func conditions(at offset: Int) -> [Int] {
    branches.filter { $0.range.contains(offset) }.map { $0.group * 64 + min($0.number, 63) }
      .sorted()
  }

  private func blanked(_ ranges: [Range<Int>]) -> [UInt8] {
    guard !ranges.isEmpty else { return bytes }
    var result = bytes
    for range in ranges {
      for index in range where result[index] != 0x0A && result[index] != 0x0D {
        result[index] = 0x20
      }
    }
    return result
  }
}
