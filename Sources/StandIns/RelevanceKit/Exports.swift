@_exported public import struct AppIntents.RelevantContext
