import Foundation

/// What the numbers were measured on.
enum Machine {
  /// The processor, the number of cores, the load and the date, on one line.
  static var description: String {
    let date = Date().formatted(.iso8601.year().month().day())
    return "\(processor), \(coreCount) cores, load \(load), \(date)"
  }

  /// How many threads run at once.
  static var coreCount: Int { ProcessInfo.processInfo.activeProcessorCount }

  /// The bytes of this process that are in memory; 0 where that is not known.
  static var residentBytes: Int {
    guard let line = contents("/proc/self/statm")?.split(separator: " "), line.count > 1 else {
      return 0
    }
    return (Int(line[1]) ?? 0) * 4096
  }

  private static var processor: String {
    let line = contents("/proc/cpuinfo")?.split(separator: "\n").first {
      $0.hasPrefix("model name")
    }
    return line?.split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) }
      ?? "unknown processor"
  }

  private static var load: String {
    contents("/proc/loadavg")?.split(separator: " ").first.map(String.init) ?? "unknown"
  }

  private static func contents(_ path: String) -> String? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    return String(decoding: data, as: UTF8.self)
  }
}
