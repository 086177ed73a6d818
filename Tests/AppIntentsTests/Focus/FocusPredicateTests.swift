import AppIntents
import Foundation
import Testing

@Suite struct FocusPredicateTests {
  @Test(arguments: [
    ("SELF IN %@", "a", true), ("SELF IN %@", "c", false), ("self in %@", "b", true),
    ("SELF == %@", "a", true), ("SELF != %@", "a", false), ("SELF != %@", "z", true),
    ("SELF BEGINSWITH %@", "ab", true), ("SELF ENDSWITH %@", "xb", true),
    ("SELF CONTAINS %@", "xax", true), ("SELF CONTAINS %@", "", false),
    ("TRUEPREDICATE", "", true), ("FALSEPREDICATE", "a", false), ("name == %@", "a", false),
    ("SELF LIKE %@", "a", false),
  ])
  func `a predicate is about the text itself`(format: String, text: String, holds: Bool) {
    #expect(NSPredicate(format: format, ["a", "b"]).evaluate(with: text) == holds)
  }
}
