public import Foundation

/// A kind of object by its name; the model that says more of it is Xcode's.
open class NSEntityDescription: NSObject {
  /// The name.
  open var name: String?

  /// A kind of object by its name.
  open class func entity(
    forEntityName name: String,
    in context: NSManagedObjectContext
  ) -> NSEntityDescription? {
    let entity = NSEntityDescription()
    entity.name = name
    return entity
  }

  /// A new object of a kind, which is of no class of its own here.
  open class func insertNewObject(
    forEntityName name: String,
    into context: NSManagedObjectContext
  ) -> NSManagedObject { NSManagedObject(context: context) }
}
