package import Foundation
import Synchronization

/// Tells when files appear or change in folders, without looking at them all the time.
package enum FolderWatch {
  /// The path of a file in a folder, as changes are told; of the folder itself where the name is empty.
  package static func path(of name: String, in folder: String) -> String {
    let folder = URL(filePath: folder, directoryHint: .isDirectory).path
    return name.isEmpty ? folder : folder + (folder == "/" ? "" : "/") + name
  }

  /// The files that were written to their end, came, or went, as it happens; several changes may be one element.
  ///
  /// Where it is not known which files they were, the folder stands for all of its files. A folder that is not there
  /// is not watched. The stream ends with the task that reads it.
  package static func changes(in folders: [URL]) -> AsyncStream<Set<String>> {
    AsyncStream { stream in
      guard let watch = Watcher(folders: folders.map(\.path)) else {
        stream.finish()
        return
      }
      stream.onTermination = { _ in watch.stop() }
      Thread {
        watch.run { stream.yield($0) }
        stream.finish()
      }.start()
    }
  }
}

#if os(Linux)
/// Waits for the kernel to tell of changes.
private final class Watcher: Sendable {
  private let descriptor: Int32
  /// Wakes the thread that waits, to end it.
  private let wakeUp: (read: Int32, write: Int32)
  /// The folders by their watches: several names may be one folder's.
  private let folders: [Int32: [String]]

  init?(folders: [String]) {
    descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    var ends: [Int32] = [0, 0]
    guard descriptor >= 0, unsafe pipe(&ends) == 0 else { return nil }
    wakeUp = (ends[0], ends[1])
    let events = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE
    var watched: [Int32: [String]] = [:]
    for folder in folders {
      let watch = unsafe inotify_add_watch(descriptor, folder, UInt32(events))
      if watch >= 0 { watched[watch, default: []].append(folder) }
    }
    self.folders = watched
  }

  deinit {
    for end in [descriptor, wakeUp.read, wakeUp.write] { _ = close(end) }
  }

  func stop() {
    var byte: UInt8 = 0
    _ = unsafe write(wakeUp.write, &byte, 1)
  }

  func run(_ tell: (Set<String>) -> Void) {
    while true {
      var waiting = [
        pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: wakeUp.read, events: Int16(POLLIN), revents: 0),
      ]
      guard unsafe poll(&waiting, 2, -1) >= 0 || errno == EINTR else { return }
      if waiting[1].revents != 0 { return }
      let changed = readEvents()
      if !changed.isEmpty { tell(changed) }
    }
  }

  /// The files of all events that are there.
  private func readEvents() -> Set<String> {
    var changed: Set<String> = []
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while true {
      let count = unsafe read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return changed }
      var offset = 0
      while offset + 16 <= count {
        let event = buffer[offset..<(offset + 16)]
        let watch = Int32(bitPattern: Self.number(event.prefix(4)))
        let length = Int(Self.number(event.suffix(4)))
        // The kernel fills the place behind a name with zeros.
        let name = buffer[(offset + 16)..<min(offset + 16 + length, count)].prefix { $0 != 0 }
        for folder in folders[watch] ?? [] {
          changed.insert(FolderWatch.path(of: String(decoding: name, as: UTF8.self), in: folder))
        }
        // More happened than the kernel could remember.
        if Self.number(event.dropFirst(4).prefix(4)) & UInt32(IN_Q_OVERFLOW) != 0 {
          for names in folders.values { changed.formUnion(names) }
        }
        offset += 16 + length
      }
    }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }
}
#else
/// Looks at the folders' dates now and then.
private final class Watcher: Sendable {
  private let folders: [String]
  private let isStopped = Mutex(false)

  init?(folders: [String]) {
    self.folders = folders
  }

  func stop() {
    isStopped.withLock { $0 = true }
  }

  func run(_ tell: (Set<String>) -> Void) {
    var known = dates()
    while !isStopped.withLock({ $0 }) {
      Thread.sleep(forTimeInterval: 5)
      let now = dates()
      let changed = now.filter { known[$0.key] != $0.value }
      known = now
      if !changed.isEmpty { tell(Set(changed.keys)) }
    }
  }

  private func dates() -> [String: Date] {
    var dates: [String: Date] = [:]
    for folder in folders {
      let attributes = try? FileManager.default.attributesOfItem(atPath: folder)
      dates[folder] = attributes?[.modificationDate] as? Date
    }
    return dates
  }
}
#endif
