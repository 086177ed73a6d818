import Foundation

/// Writes a world and its questions down, so that the peers answer the same ones.
struct WorldFiles {
  let world: World
  let folder: URL

  func write() throws {
    let sentences = world.sentences(20_000, seed: 1)
    try write(world.titles, to: "titles.txt")
    try write(world.templates, to: "templates.txt")
    try write(sentences.map { "\($0.text)\t\($0.template)\t\($0.title)" }, to: "exact.tsv")
    try write(world.shuffled(sentences, seed: 6), to: "misses.txt")
    let typos = world.misspelled(5_000, mistakes: 1)
    try write(typos.map { "\($0.text)\t\($0.template)\t\($0.title)" }, to: "typos.tsv")
  }

  private func write(_ lines: [String], to name: String) throws {
    let text = lines.map { $0 + "\n" }.joined()
    try Data(text.utf8).write(to: folder.appending(path: name))
  }
}
