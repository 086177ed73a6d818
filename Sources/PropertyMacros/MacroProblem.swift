/// Why a macro cannot be attached to a declaration.
struct MacroProblem: Error, Equatable {
  /// What is wrong.
  enum Fact: Equatable {
    case isNoComputedProperty
    case isStatic
    case hasNoType(String)
    case isStored(String)
    case takesItsTime(String)
    case takesNoTime(String)
  }

  let fact: Fact
  /// Where in the declaration's source, in bytes.
  let offset: Int

  init(_ fact: Fact, at offset: Int) {
    self.fact = fact
    self.offset = offset
  }

  /// What to tell whoever wrote it.
  var message: String {
    switch fact {
    case .isNoComputedProperty:
      "this macro goes with a computed property, such as 'var name: String { book.name }'"
    case .isStatic: "this macro goes with a property of each entity, not with a static one"
    case .hasNoType(let name): "'\(name)' needs its type written out, as in 'var \(name): String'"
    case .isStored(let name):
      "'\(name)' is stored; use '@Property' for it, or compute it in braces"
    case .takesItsTime(let name):
      "reading '\(name)' takes its time or may fail; use '@DeferredProperty' for it"
    case .takesNoTime(let name):
      "'\(name)' is there at once; use '@ComputedProperty' for it, or write 'get async'"
    }
  }
}
