import Foundation
import TestSupport
import Testing

@testable import AssistantKit

@Suite struct FolderWatcherTests {
  #if os(Linux)
  @Test func `what changed is told once, by its path`() throws {
    let folder = try ScratchFolder()
    let path = folder.url.path
    let watcher = try #require(FolderWatcher(folders: [path, path + "/not-there"]))
    #expect(watcher.changes() == [])
    try folder.write("a", to: "a.txt")
    watcher.wait()
    #expect(watcher.changes() == [FolderWatch.path(of: "a.txt", in: path)])
    #expect(watcher.changes() == [])
  }

  @Test func `a folder that comes later is a change, however it comes`() throws {
    let scratch = try ScratchFolder()
    let path = FolderWatch.path(of: "", in: scratch.path("one/two"))
    let watcher = try #require(FolderWatcher(folders: [path]))
    try scratch.write("", to: "other.txt")
    #expect(watcher.changes() == [])
    try FileManager.default.createDirectory(
      atPath: scratch.path("one"),
      withIntermediateDirectories: false
    )
    #expect(watcher.changes() == [])
    try scratch.write("a", to: "made/a.txt")
    try FileManager.default.moveItem(atPath: scratch.path("made"), toPath: path)
    watcher.wait()
    #expect(watcher.changes() == [path])
    try scratch.write("b", to: "one/two/b.txt")
    watcher.wait()
    #expect(watcher.changes() == [FolderWatch.path(of: "b.txt", in: path)])
  }
  #endif

  @Test func `whoever wakes it ends the next waiting`() throws {
    let watcher = try #require(FolderWatcher(folders: []))
    watcher.wake()
    watcher.wait()
    #expect(watcher.changes() == [])
  }
}
