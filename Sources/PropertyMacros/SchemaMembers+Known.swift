extension SchemaMembers {
  /// Members by schema, of intents and of entities.
  ///
  /// Of a schema that is not listed all stored variables that are not private become parameters or properties.
  static let known: [String: SchemaMembers] = [
    "system.search": .init(required: ["criteria"]),
    "system.searchInApp": .init(required: ["criteria"]),
    "system.open": .init(required: ["target"]),
    "photos.search": .init(required: ["criteria"]),
    "photos.openAsset": .init(required: ["target"]),
    "photos.openAlbum": .init(required: ["target"]),
    "photos.createAlbum": .init(required: ["name"]),
    "photos.deleteAssets": .init(required: ["entities"]),
    "photos.deleteAlbum": .init(required: ["entities"]),
    "photos.asset": .init(
      required: ["isFavorite", "isHidden"],
      optional: ["title", "creationDate", "location", "assetType", "hasSuggestedEdits"]
    ),
    "photos.album": .init(required: ["name"], optional: ["creationDate", "albumType"]),
    "photos.recognizedPerson": .init(required: ["name"]),
    "journal.search": .init(required: ["criteria"]),
    "journal.createEntry": .init(
      required: ["message"],
      optional: ["title", "entryDate", "location", "mediaItems"]
    ),
    "journal.deleteEntry": .init(required: ["entities"]),
    "journal.entry": .init(
      required: [],
      optional: ["title", "message", "mediaItems", "entryDate", "location"]
    ),
    "mail.createDraft": .init(
      required: [],
      optional: ["to", "cc", "bcc", "subject", "body", "attachments", "account"]
    ),
    "mail.deleteMail": .init(required: ["entities"]),
    "mail.archiveMail": .init(required: ["entities"]),
    "mail.deleteDraft": .init(required: ["entities"]),
    "mail.draft": .init(
      required: [],
      optional: ["to", "cc", "bcc", "subject", "body", "attachments", "account"]
    ),
    "browser.search": .init(required: ["criteria"]),
    "browser.openBookmark": .init(required: ["target"]),
    "browser.deleteBookmarks": .init(required: ["entities"]),
    "books.openBook": .init(required: ["target"]),
    "books.search": .init(required: ["criteria"]),
  ]
}
