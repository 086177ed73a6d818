/// A queue whose least element comes out first (Williams, "Heapsort", CACM 1964).
struct Heap<Element: Comparable> {
  private var elements: [Element] = []

  var isEmpty: Bool { elements.isEmpty }
  var count: Int { elements.count }
  var least: Element? { elements.first }

  mutating func insert(_ element: Element) {
    elements.append(element)
    var child = elements.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard elements[child] < elements[parent] else { break }
      elements.swapAt(child, parent)
      child = parent
    }
  }

  mutating func popLeast() -> Element? {
    guard let last = elements.indices.last else { return nil }
    elements.swapAt(0, last)
    let least = elements.removeLast()
    var parent = 0
    while true {
      var child = 2 * parent + 1
      guard child < elements.count else { break }
      if child + 1 < elements.count, elements[child + 1] < elements[child] { child += 1 }
      guard elements[child] < elements[parent] else { break }
      elements.swapAt(parent, child)
      parent = child
    }
    return least
  }
}
