// Names the public symbols of symbol graphs that have no documentation; ends with 1 if there are any.
import Foundation

struct Graph: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable { var identifier: String }
    struct Identifier: Decodable { var precise: String }
    struct Location: Decodable { var uri: String }
    struct Comment: Decodable {}

    var kind: Kind
    var identifier: Identifier
    var pathComponents: [String]
    var docComment: Comment?
    var location: Location?

    /// Whether somebody wrote it and should have said what it is.
    var lacksDocumentation: Bool {
      docComment == nil && location != nil && kind.identifier != "swift.enum.case"
        && !identifier.precise.contains("::SYNTHESIZED::")
    }
  }

  var symbols: [Symbol]
}

var count = 0
for path in CommandLine.arguments.dropFirst() {
  let graph = try JSONDecoder().decode(Graph.self, from: Data(contentsOf: URL(filePath: path)))
  for symbol in graph.symbols where symbol.lacksDocumentation {
    count += 1
    let file = symbol.location.map { URL(string: $0.uri)?.lastPathComponent ?? $0.uri } ?? ""
    print("undocumented: \(symbol.pathComponents.joined(separator: ".")) (\(file))")
  }
}
exit(count == 0 ? 0 : 1)
