import Foundation

/// How many answers a second a server gives to many clients that talk at once, and how soon.
///
///     assistant serve --listen 10800 &
///     swift run -c release Serving 10800 --clients 100 --seconds 10 "open dune in library"
@main struct Serving {
  static func main() {
    var words = CommandLine.arguments.dropFirst()
    guard let port = words.popFirst().flatMap({ UInt16($0) }) else {
      print("usage: Serving PORT [--clients N] [--seconds N] [UTTERANCE…]")
      exit(2)
    }
    var clients = 100
    var seconds = 10.0
    var utterances: [String] = []
    while let word = words.popFirst() {
      switch word {
      case "--clients": clients = words.popFirst().flatMap { Int($0) } ?? clients
      case "--seconds": seconds = words.popFirst().flatMap { Double($0) } ?? seconds
      default: utterances.append(word)
      }
    }
    if utterances.isEmpty { utterances = ["open dune in library"] }
    var load = Load(port: port, clients: clients, utterances: utterances)
    load.run(seconds: seconds)
    print(load.report)
  }
}

/// Clients that each say the next utterance as soon as the one before is done.
struct Load {
  private struct Client {
    var descriptor: Int32
    var said = ContinuousClock.now
    var next: Int
    var input: [UInt8] = []
  }

  private let utterances: [[UInt8]]
  private var clients: [Client] = []
  private var times: [Duration] = []
  private var span = Duration.zero

  init(port: UInt16, clients count: Int, utterances: [String]) {
    self.utterances = utterances.map { Array(($0 + "\n").utf8) }
    for number in 0..<count {
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = port.bigEndian
      address.sin_addr.s_addr = inet_addr("127.0.0.1")
      let result = withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
      }
      guard result == 0 else {
        print("client \(number) is not let in: \(String(cString: strerror(errno)))")
        exit(1)
      }
      var isOn: Int32 = 1
      setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &isOn, 4)
      clients.append(Client(descriptor: descriptor, next: number))
    }
  }

  mutating func run(seconds: Double) {
    let start = ContinuousClock.now
    let end = start + .milliseconds(Int(seconds * 1_000))
    // The first second is the server's to get warm.
    let counted = start + .seconds(1)
    for place in clients.indices { say(place) }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while ContinuousClock.now < end {
      var polled = clients.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
      poll(&polled, nfds_t(polled.count), 1_000)
      for place in clients.indices where polled[place].revents != 0 {
        let count = recv(clients[place].descriptor, &buffer, buffer.count, 0)
        guard count > 0 else {
          print("the server closed a connection")
          exit(1)
        }
        hear(buffer[..<count], place, counted)
      }
    }
    span = counted.duration(to: .now)
  }

  private static let done = Array(#"{"event":"done""#.utf8)

  private mutating func hear(
    _ bytes: ArraySlice<UInt8>,
    _ place: Int,
    _ counted: ContinuousClock.Instant
  ) {
    var rest = bytes
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      clients[place].input += rest[..<end]
      rest = rest[(end + 1)...]
      if clients[place].input.starts(with: Self.done) {
        let now = ContinuousClock.now
        if now > counted { times.append(clients[place].said.duration(to: now)) }
        say(place)
      }
      clients[place].input.removeAll(keepingCapacity: true)
    }
    clients[place].input += rest
  }

  private mutating func say(_ place: Int) {
    let line = utterances[clients[place].next % utterances.count]
    clients[place].next += 1
    clients[place].said = .now
    send(clients[place].descriptor, line, line.count, 0)
  }

  /// What was measured, in a line.
  var report: String {
    let sorted = times.sorted()
    func percentile(_ part: Double) -> String {
      guard !sorted.isEmpty else { return "-" }
      let time = sorted[min(sorted.count - 1, Int(Double(sorted.count) * part))]
      return String(format: "%.2f ms", time / .milliseconds(1))
    }
    let rate = Double(times.count) / (span / .seconds(1))
    return "\(clients.count) clients: \(Int(rate)) answers a second, "
      + "half within \(percentile(0.5)), 99 of 100 within \(percentile(0.99)), "
      + "all within \(percentile(1))"
  }
}
