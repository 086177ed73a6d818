/// What the compiler asks.
enum PluginRequest: Decodable {
  case getCapability
  case expandAttachedMacro(Expansion)
  case expandFreestandingMacro(Freestanding)
  /// A message of another kind, by its name.
  case unknown(String)

  /// A macro that is attached to a declaration.
  struct Expansion: Decodable {
    var macro: Macro
    /// What the macro is to add; nil from a compiler that does not tell.
    var macroRole: String?
    var attributeSyntax: Syntax
    var declSyntax: Syntax
    /// The type that a member belongs to; nil for macros that are not about members.
    var parentDeclSyntax: Syntax?
    /// The protocols that an extension is to conform to; nil for macros that make none.
    var conformanceListSyntax: Syntax?
    /// The type that an extension is for; nil for macros that make none.
    var extendedTypeSyntax: Syntax?
    /// What the declaration stands in, the nearest first; nil from a compiler that does not tell.
    var lexicalContext: [Syntax]?
  }

  /// A macro that stands for itself.
  struct Freestanding: Decodable {
    var macro: Macro
    /// The macro with what it is given; nil from a compiler that does not tell.
    var syntax: Syntax?
  }

  /// Which macro is meant.
  struct Macro: Decodable {
    /// The type that `#externalMacro` names.
    var typeName: String
  }

  /// A piece of source.
  struct Syntax: Decodable {
    /// The text with what stands in front of it: line ends, spaces, comments.
    var source: String
    var location: Location
  }

  /// Where a piece of source begins.
  struct Location: Decodable {
    var fileName: String
    /// In bytes from the start of the file.
    var offset: Int
  }

  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Name.self)
    let expansion = Name(stringValue: "expandAttachedMacro")
    if members.contains(Name(stringValue: "getCapability")) {
      self = .getCapability
    } else if members.contains(expansion) {
      self = .expandAttachedMacro(try members.decode(Expansion.self, forKey: expansion))
    } else if members.contains(Name(stringValue: "expandFreestandingMacro")) {
      let key = Name(stringValue: "expandFreestandingMacro")
      self = .expandFreestandingMacro(try members.decode(Freestanding.self, forKey: key))
    } else {
      self = .unknown(members.allKeys.map(\.stringValue).sorted().joined(separator: ", "))
    }
  }
}
