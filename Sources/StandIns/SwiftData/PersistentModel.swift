@_exported public import Foundation
@_exported public import Observation

/// What tells a model apart from all others, for as long as the process runs.
public struct PersistentIdentifier: Hashable, Identifiable, Codable, Sendable, Comparable {
  /// What kind of model it is.
  public let entityName: String
  private let value: UUID

  /// One that no other model has.
  public init(entityName: String) {
    self.entityName = entityName
    value = UUID()
  }

  /// What tells the model apart, by itself.
  public struct ID: Hashable, Codable, Sendable {
    fileprivate let value: UUID
  }

  /// What tells the model apart, by itself.
  public var id: ID { ID(value: value) }

  /// What tells its container apart; nil, as containers have no files.
  public var storeIdentifier: String? { nil }

  /// Whether one comes before the other, which says nothing.
  public static func < (left: Self, right: Self) -> Bool {
    left.value.uuidString < right.value.uuidString
  }
}

/// A class whose objects are kept; ``Model()`` makes a class one.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, SendableMetatype {
  /// What tells the object apart from all others.
  var persistentModelID: PersistentIdentifier { get }
}

extension PersistentModel {
  /// What tells the object apart from all others.
  public var id: PersistentIdentifier { persistentModelID }

  /// Whether they are the same object.
  public static func == (left: Self, right: Self) -> Bool { left === right }

  /// Adds what tells the object apart.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(persistentModelID)
  }
}

/// Makes a class's objects models that are kept in memory.
@attached(extension, conformances: PersistentModel)
@attached(member, names: named(persistentModelID), named(ID))
public macro Model() = #externalMacro(module: "AppIntentsMacros", type: "ModelMacro")

/// Makes an actor one that works on models of its own.
@attached(extension, conformances: ModelActor)
@attached(member, names: named(modelContainer), named(modelContext), named(init))
public macro ModelActor() = #externalMacro(module: "AppIntentsMacros", type: "ModelActorMacro")

/// Says how a property is kept, of which nothing is done here.
@attached(peer)
public macro Attribute(
  _ options: AttributeOption...,
  originalName: String? = nil,
  hashModifier: String? = nil
) = #externalMacro(module: "AppIntentsMacros", type: "NoteMacro")

/// Says how models belong together; objects refer to each other as their source says.
@attached(peer)
public macro Relationship(
  _ options: RelationshipOption...,
  deleteRule: DeleteRule = .nullify,
  minimumModelCount: Int? = 0,
  maximumModelCount: Int? = 0,
  originalName: String? = nil,
  inverse: AnyKeyPath? = nil,
  hashModifier: String? = nil
) = #externalMacro(module: "AppIntentsMacros", type: "NoteMacro")

/// Says that a property is not kept, which none is longer than the process runs.
@attached(peer)
public macro Transient() = #externalMacro(module: "AppIntentsMacros", type: "NoteMacro")

/// Says which properties models are looked for by; all are looked through here.
@freestanding(declaration)
public macro Index<Model: PersistentModel>(_ paths: [PartialKeyPath<Model>]...) =
  #externalMacro(module: "AppIntentsMacros", type: "PreviewMacro")

/// Says which properties no two models share; nothing here looks.
@freestanding(declaration)
public macro Unique<Model: PersistentModel>(_ paths: [PartialKeyPath<Model>]...) =
  #externalMacro(module: "AppIntentsMacros", type: "PreviewMacro")

/// How a property is kept.
public struct AttributeOption: Sendable, Hashable {
  private let name: String

  /// No two models have the same value; nothing here looks.
  public static let unique = AttributeOption(name: "unique")
  /// Large values lie in files of their own.
  public static let externalStorage = AttributeOption(name: "externalStorage")
  /// Searches find it.
  public static let spotlight = AttributeOption(name: "spotlight")
  /// Nobody else can read it.
  public static let allowsCloudEncryption = AttributeOption(name: "allowsCloudEncryption")
  /// It is kept when the model is deleted.
  public static let preserveValueOnDeletion = AttributeOption(name: "preserveValueOnDeletion")
  /// It is not kept.
  public static let ephemeral = AttributeOption(name: "ephemeral")
}

/// How models belong together.
public struct RelationshipOption: Sendable, Hashable {
  private let name: String

  /// No two models have the same.
  public static let unique = RelationshipOption(name: "unique")
}

/// What happens to what belongs to a model that is deleted; here nothing does.
public enum DeleteRule: Sendable, Hashable {
  case noAction, nullify, cascade, deny
}

/// An actor that works on models of its own; ``ModelActor()`` makes an actor one.
public protocol ModelActor: Actor {
  /// Where the models are kept.
  nonisolated var modelContainer: ModelContainer { get }
  /// The models.
  var modelContext: ModelContext { get }
}
