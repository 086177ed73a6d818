/// The macros that make an entity's property known, by the type that `#externalMacro` names.
enum PropertyMacro: String {
  case computed = "ComputedPropertyMacro"
  case deferred = "DeferredPropertyMacro"

  /// The property under `$name` that says what the property is called and how its value is had, and
  /// where it can be kept, the note under `_$name` by which it is found.
  func expansion(
    of property: PropertyDeclaration,
    arguments: String?,
    owner: OwnerDeclaration? = nil
  ) throws(MacroProblem) -> String {
    switch self {
    case .computed where property.isAsync || property.isThrowing:
      throw MacroProblem(.takesItsTime(property.name), at: property.offset)
    case .deferred where !property.isAsync:
      throw MacroProblem(.takesNoTime(property.name), at: property.offset)
    default: break
    }
    let name = String(property.name.filter { $0 != "`" })
    let access = property.access.map { $0 + " " } ?? ""
    let getter =
      switch self {
      case .computed: "getter: { self.\(property.name) }"
      case .deferred:
        "asyncGetter: { \(property.isThrowing ? "try " : "")await self.\(property.name) }"
      }
    let list = (["identifier: \"\(name)\""] + (arguments.map { [$0] } ?? []) + [getter])
      .joined(separator: ", ")
    let declaration = """
      \(access)var $\(name): AppIntents.EntityProperty<\(property.type)> {
        AppIntents.EntityProperty<\(property.type)>(\(list))
      }
      """
    guard owner?.keepsNotes == true else { return declaration }
    return declaration + """

      private let _$\(name) = AppIntents._EntityPropertyNote<Self>(\\.$\(name))
      """
  }
}
