import Dispatch
import Synchronization

/// Makes two things, on two threads where there are.
func bothAtOnce<One: Sendable, Other: Sendable>(
  _ makeOne: @Sendable () -> One,
  and makeOther: @Sendable () -> Other
) -> (One, Other) {
  let one = Mutex<One?>(nil)
  let other = Mutex<Other?>(nil)
  DispatchQueue.concurrentPerform(iterations: 2) { number in
    if number == 0 {
      let made = makeOne()
      one.withLock { $0 = made }
    } else {
      let made = makeOther()
      other.withLock { $0 = made }
    }
  }
  guard let one = one.withLock({ $0 }), let other = other.withLock({ $0 }) else {
    preconditionFailure("Both are made when all iterations are done.")
  }
  return (one, other)
}
