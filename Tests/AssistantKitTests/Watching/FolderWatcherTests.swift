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
  #endif

  @Test func `whoever wakes it ends the next waiting`() throws {
    let watcher = try #require(FolderWatcher(folders: []))
    watcher.wake()
    watcher.wait()
    #expect(watcher.changes() == [])
  }
}
