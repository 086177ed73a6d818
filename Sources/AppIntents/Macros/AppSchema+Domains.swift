// The kinds of apps that have schemas.

extension AppSchema.Intent {
  /// Of apps with the assistant.
  public static var assistant: AppSchema.Intent { .init(name: "assistant") }
  /// Of apps with music and radio.
  public static var audio: AppSchema.Intent { .init(name: "audio") }
  /// Of apps with books.
  public static var books: AppSchema.Intent { .init(name: "books") }
  /// Of apps with a browser.
  public static var browser: AppSchema.Intent { .init(name: "browser") }
  /// Of apps with a calendar.
  public static var calendar: AppSchema.Intent { .init(name: "calendar") }
  /// Of apps with a camera.
  public static var camera: AppSchema.Intent { .init(name: "camera") }
  /// Of apps with alarms and timers.
  public static var clock: AppSchema.Intent { .init(name: "clock") }
  /// Of apps with files.
  public static var files: AppSchema.Intent { .init(name: "files") }
  /// Of apps with a journal.
  public static var journal: AppSchema.Intent { .init(name: "journal") }
  /// Of apps with mail.
  public static var mail: AppSchema.Intent { .init(name: "mail") }
  /// Of apps with maps.
  public static var maps: AppSchema.Intent { .init(name: "maps") }
  /// Of apps with messages.
  public static var messages: AppSchema.Intent { .init(name: "messages") }
  /// Of apps with notes.
  public static var notes: AppSchema.Intent { .init(name: "notes") }
  /// Of apps with photographs.
  public static var photos: AppSchema.Intent { .init(name: "photos") }
  /// Of apps with slides.
  public static var presentation: AppSchema.Intent { .init(name: "presentation") }
  /// Of apps with documents to read.
  public static var reader: AppSchema.Intent { .init(name: "reader") }
  /// Of apps with reminders.
  public static var reminders: AppSchema.Intent { .init(name: "reminders") }
  /// Of apps with tables.
  public static var spreadsheet: AppSchema.Intent { .init(name: "spreadsheet") }
  /// Of apps with any app.
  public static var system: AppSchema.Intent { .init(name: "system") }
  /// Of apps with what a camera sees.
  public static var visualIntelligence: AppSchema.Intent { .init(name: "visualIntelligence") }
  /// Of apps with drawings.
  public static var whiteboard: AppSchema.Intent { .init(name: "whiteboard") }
  /// Of apps with documents to write.
  public static var wordProcessor: AppSchema.Intent { .init(name: "wordProcessor") }
}

extension AppSchema.Entity {
  /// Of apps with the assistant.
  public static var assistant: AppSchema.Entity { .init(name: "assistant") }
  /// Of apps with music and radio.
  public static var audio: AppSchema.Entity { .init(name: "audio") }
  /// Of apps with books.
  public static var books: AppSchema.Entity { .init(name: "books") }
  /// Of apps with a browser.
  public static var browser: AppSchema.Entity { .init(name: "browser") }
  /// Of apps with a calendar.
  public static var calendar: AppSchema.Entity { .init(name: "calendar") }
  /// Of apps with a camera.
  public static var camera: AppSchema.Entity { .init(name: "camera") }
  /// Of apps with alarms and timers.
  public static var clock: AppSchema.Entity { .init(name: "clock") }
  /// Of apps with files.
  public static var files: AppSchema.Entity { .init(name: "files") }
  /// Of apps with a journal.
  public static var journal: AppSchema.Entity { .init(name: "journal") }
  /// Of apps with mail.
  public static var mail: AppSchema.Entity { .init(name: "mail") }
  /// Of apps with maps.
  public static var maps: AppSchema.Entity { .init(name: "maps") }
  /// Of apps with messages.
  public static var messages: AppSchema.Entity { .init(name: "messages") }
  /// Of apps with notes.
  public static var notes: AppSchema.Entity { .init(name: "notes") }
  /// Of apps with photographs.
  public static var photos: AppSchema.Entity { .init(name: "photos") }
  /// Of apps with slides.
  public static var presentation: AppSchema.Entity { .init(name: "presentation") }
  /// Of apps with documents to read.
  public static var reader: AppSchema.Entity { .init(name: "reader") }
  /// Of apps with reminders.
  public static var reminders: AppSchema.Entity { .init(name: "reminders") }
  /// Of apps with tables.
  public static var spreadsheet: AppSchema.Entity { .init(name: "spreadsheet") }
  /// Of apps with any app.
  public static var system: AppSchema.Entity { .init(name: "system") }
  /// Of apps with what a camera sees.
  public static var visualIntelligence: AppSchema.Entity { .init(name: "visualIntelligence") }
  /// Of apps with drawings.
  public static var whiteboard: AppSchema.Entity { .init(name: "whiteboard") }
  /// Of apps with documents to write.
  public static var wordProcessor: AppSchema.Entity { .init(name: "wordProcessor") }
}

extension AppSchema.Enum {
  /// Of apps with the assistant.
  public static var assistant: AppSchema.Enum { .init(name: "assistant") }
  /// Of apps with music and radio.
  public static var audio: AppSchema.Enum { .init(name: "audio") }
  /// Of apps with books.
  public static var books: AppSchema.Enum { .init(name: "books") }
  /// Of apps with a browser.
  public static var browser: AppSchema.Enum { .init(name: "browser") }
  /// Of apps with a calendar.
  public static var calendar: AppSchema.Enum { .init(name: "calendar") }
  /// Of apps with a camera.
  public static var camera: AppSchema.Enum { .init(name: "camera") }
  /// Of apps with alarms and timers.
  public static var clock: AppSchema.Enum { .init(name: "clock") }
  /// Of apps with files.
  public static var files: AppSchema.Enum { .init(name: "files") }
  /// Of apps with a journal.
  public static var journal: AppSchema.Enum { .init(name: "journal") }
  /// Of apps with mail.
  public static var mail: AppSchema.Enum { .init(name: "mail") }
  /// Of apps with maps.
  public static var maps: AppSchema.Enum { .init(name: "maps") }
  /// Of apps with messages.
  public static var messages: AppSchema.Enum { .init(name: "messages") }
  /// Of apps with notes.
  public static var notes: AppSchema.Enum { .init(name: "notes") }
  /// Of apps with photographs.
  public static var photos: AppSchema.Enum { .init(name: "photos") }
  /// Of apps with slides.
  public static var presentation: AppSchema.Enum { .init(name: "presentation") }
  /// Of apps with documents to read.
  public static var reader: AppSchema.Enum { .init(name: "reader") }
  /// Of apps with reminders.
  public static var reminders: AppSchema.Enum { .init(name: "reminders") }
  /// Of apps with tables.
  public static var spreadsheet: AppSchema.Enum { .init(name: "spreadsheet") }
  /// Of apps with any app.
  public static var system: AppSchema.Enum { .init(name: "system") }
  /// Of apps with what a camera sees.
  public static var visualIntelligence: AppSchema.Enum { .init(name: "visualIntelligence") }
  /// Of apps with drawings.
  public static var whiteboard: AppSchema.Enum { .init(name: "whiteboard") }
  /// Of apps with documents to write.
  public static var wordProcessor: AppSchema.Enum { .init(name: "wordProcessor") }
}
