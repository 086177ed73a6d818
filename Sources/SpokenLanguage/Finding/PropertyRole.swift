/// What a property tells of a thing, whatever the app calls it: who made it, when, where, how good it is.
package struct PropertyRole: Sendable {
  /// What such properties are called ("author").
  package let names: [String]
  /// What asks for one without naming it ("who").
  package let questions: [String]
  /// What is said of one in a question, in the forms that questions have ("wrote", "came out").
  package let predicates: [String]
}
