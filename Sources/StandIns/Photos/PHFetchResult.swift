public import Foundation
import Notices

/// How things are looked for.
open class PHFetchOptions: NSObject {
  /// Which; nil for all.
  open var predicate: NSPredicate?
  /// In which order.
  open var sortDescriptors: [NSSortDescriptor]?
  /// How many at most; 0 for all.
  open var fetchLimit = 0
  /// Whether hidden ones are found.
  open var includeHiddenAssets = false

  /// All, in no order.
  public override init() {
    super.init()
  }
}

/// What was found: nothing.
open class PHFetchResult<Element: AnyObject>: NSObject {
  /// How many.
  open var count: Int { 0 }
  /// The first.
  open var firstObject: Element? { nil }
  /// The last.
  open var lastObject: Element? { nil }

  /// Whether it is among them.
  open func contains(_ object: Element) -> Bool { false }
  /// Which of them it is.
  open func index(of object: Element) -> Int { NSNotFound }
  /// Those at some places.
  open func objects(at indexes: IndexSet) -> [Element] { [] }
  /// The one at a place, of which there is none.
  open func object(at index: Int) -> Element {
    preconditionFailure("nothing was found, so nothing is at place \(index)")
  }
  /// The one at a place, of which there is none.
  public subscript(index: Int) -> Element { object(at: index) }

  /// Goes through them.
  open func enumerateObjects(
    _ block: @escaping (Element, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
}

extension PHFetchResult {
  /// What is found in a library that is closed.
  class var none: PHFetchResult<Element> {
    Notice.doesNothing("PHFetchResult")
    return PHFetchResult()
  }
}

/// Things that can be gone through; several functions of the library take them.
public protocol NSFastEnumeration {}

extension Array: NSFastEnumeration {}
extension NSArray: NSFastEnumeration {}
extension PHFetchResult: NSFastEnumeration {}
