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
    case isNoEnum
    case hasNoCases
    case holdsNotOne(String)
    case isNoSchemaType(String)
    case lacksMembers([String], schema: String)
    case isNoModel
    case isNoEntry
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
    case .isNoEnum: "this macro goes with an enum"
    case .hasNoCases: "a union needs at least one case with a value, as in 'case book(BookEntity)'"
    case .holdsNotOne(let name):
      "'\(name)' has to hold exactly one value, as in 'case \(name)(BookEntity)'"
    case .isNoSchemaType(let keyword):
      "this macro goes with a structure or a class, not with '\(keyword)'"
    case .lacksMembers(let names, let schema):
      "the schema '\(schema)' asks for "
        + names.map { "'var \($0)'" }.joined(separator: ", ") + "; declare it"
    case .isNoModel: "this macro goes with a class"
    case .isNoEntry: "this macro goes with a variable, as in '@Entry var shelf: Shelf = .all'"
    case .takesNoTime(let name):
      "'\(name)' is there at once; use '@ComputedProperty' for it, or write 'get async'"
    }
  }
}
