import Foundation
import Testing

@testable import AssistantREPL

/// Ctrl-C as the signal that it is, each in a process of its own.
@Suite struct OrderlyInterruptTests {
  @Test func `Ctrl-C before anything runs ends the program at once`() async {
    await #expect(processExitsWith: .signal(SIGINT)) {
      _ = await OrderlyInterrupt.run(catching: true) {
        interruptMyself()
        return await cancellation(.success)
      }
    }
  }

  @Test func `Ctrl-C cancels what runs`() async {
    await #expect(processExitsWith: .exitCode(ExitCode.interrupted.rawValue)) {
      let code = await OrderlyInterrupt.run(catching: true) {
        OrderlyInterrupt.beginsRunning()
        interruptMyself()
        return await cancellation(.failure)
      }
      exit(code.rawValue)
    }
  }

  @Test func `what was done in spite of Ctrl-C is not told as interrupted`() async {
    await #expect(processExitsWith: .exitCode(ExitCode.success.rawValue)) {
      let code = await OrderlyInterrupt.run(catching: true) {
        OrderlyInterrupt.beginsRunning()
        interruptMyself()
        return await cancellation(.success)
      }
      exit(code.rawValue)
    }
  }

  @Test func `Ctrl-C behind the end changes nothing`() async {
    await #expect(processExitsWith: .exitCode(ExitCode.usage.rawValue)) {
      let code = await OrderlyInterrupt.run(catching: true) {
        OrderlyInterrupt.beginsRunning()
        return .usage
      }
      interruptMyself()
      exit(code.rawValue)
    }
  }

  @Test func `an interrupt that is ignored on purpose stays ignored`() async {
    await #expect(processExitsWith: .exitCode(ExitCode.usage.rawValue)) {
      _ = signal(SIGINT, SIG_IGN)
      let code = await OrderlyInterrupt.run(catching: true) {
        interruptMyself()
        OrderlyInterrupt.beginsRunning()
        interruptMyself()
        return Task.isCancelled ? .failure : .usage
      }
      exit(code.rawValue)
    }
  }
}

/// Sends the signal to the process, as a terminal does; it is dealt with when this returns.
private func interruptMyself() {
  // Threads that run tasks hold signals back.
  var signals = sigset_t()
  unsafe sigemptyset(&signals)
  unsafe sigaddset(&signals, SIGINT)
  unsafe pthread_sigmask(Int32(SIG_UNBLOCK), &signals, nil)
  raise(SIGINT)
}

/// Waits until nobody wants it any more.
private func cancellation(_ code: ExitCode) async -> ExitCode {
  let (stream, continuation) = AsyncStream.makeStream(of: Never.self)
  await withTaskCancellationHandler {
    for await _ in stream {}
  } onCancel: {
    continuation.finish()
  }
  return code
}
