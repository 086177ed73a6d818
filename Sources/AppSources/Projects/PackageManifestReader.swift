/// Reads the targets of a package from its manifest.
///
/// The manifest is a program; what is no literal in it is not known, and the package's folders tell the rest.
enum PackageManifestReader {
  private static let makers: [String: PackageTarget.Kind] = [
    "target": .library, "executableTarget": .program, "macro": .library, "plugin": .library,
    "testTarget": .test,
  ]

  /// The targets that a manifest declares.
  ///
  /// - Parameters:
  ///   - bytes: The content of `Package.swift`.
  ///   - file: Its path.
  ///   - exists: Whether a folder is there; a target without a path lies in the first of the usual places.
  /// - Returns: The targets whose folders are known, in the manifest's order.
  static func targets(
    in bytes: [UInt8],
    file: String,
    exists: (String) -> Bool
  ) -> [PackageTarget] {
    var lexer = SwiftLexer(bytes)
    lexer.scan()
    let tree = TokenTree(lexer.tokens)
    let literals = LiteralReader(tree: tree)
    let root = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/")
    func place(_ path: String) -> String { root.isEmpty ? path : root + "/" + path }
    let written = tree.tokens.indices.compactMap { index -> PackageTarget? in
      let token = tree.tokens[index]
      guard token.kind == .identifier, let kind = makers[token.text], index > 0,
        tree.tokens[index - 1].isSign("."), index + 1 < tree.tokens.count,
        tree.tokens[index + 1].isSign("(")
      else { return nil }
      let arguments = tree.arguments(at: index + 1)
      func text(_ label: String) -> String? {
        arguments.first { $0.label == label }.flatMap { literals.text(in: $0.value) }
      }
      guard let name = text("name") else { return nil }
      if let path = text("path") {
        let parts = path.split(separator: "/").filter { $0 != "." }
        return PackageTarget(folder: place(parts.joined(separator: "/")), kind: kind)
      }
      // A target that depends on another one is written alike, with a name but no folder of its own.
      let usual = kind == .test ? ["Tests", "Sources"] : ["Sources", "Source", "src", "srcs"]
      return usual.map { place("\($0)/\(name)") }.first(where: exists)
        .map { PackageTarget(folder: $0, kind: kind) }
    }
    // What depends on a program or a test names it as it would a library.
    return written.filter { target in
      target.kind != .library
        || !written.contains { $0.folder == target.folder && $0.kind != .library }
    }
  }
}
