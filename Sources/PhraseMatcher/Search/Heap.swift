/// A queue whose least element comes out first (Williams, "Heapsort", CACM 1964).
///
/// An element that is less than all others waits in front of the heap: searches often put in what they
/// take out next, and then nothing has to be moved.
struct Heap<Element: Comparable> {
  private var elements: [Element] = []
  /// Where there is one, none of the elements is less.
  private var front: Element?

  var isEmpty: Bool { front == nil && elements.isEmpty }
  var count: Int { elements.count + (front == nil ? 0 : 1) }
  var least: Element? { front ?? elements.first }

  mutating func reserveCapacity(_ count: Int) {
    elements.reserveCapacity(count)
  }

  mutating func insert(_ element: Element) {
    if let first = least, !(element < first) { return push(element) }
    if let front { push(front) }
    front = element
  }

  mutating func popLeast() -> Element? {
    guard let element = front else { return pop() }
    front = nil
    return element
  }

  /// Forgets all elements but keeps the room for them.
  mutating func removeAll() {
    elements.removeAll(keepingCapacity: true)
    front = nil
  }

  private mutating func push(_ element: Element) {
    elements.append(element)
    var child = elements.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard element < elements[parent] else { break }
      elements[child] = elements[parent]
      child = parent
    }
    elements[child] = element
  }

  private mutating func pop() -> Element? {
    guard let last = elements.popLast() else { return nil }
    guard let least = elements.first else { return last }
    var parent = 0
    while true {
      var child = 2 * parent + 1
      guard child < elements.count else { break }
      if child + 1 < elements.count, elements[child + 1] < elements[child] { child += 1 }
      guard elements[child] < last else { break }
      elements[parent] = elements[child]
      parent = child
    }
    elements[parent] = last
    return least
  }
}
