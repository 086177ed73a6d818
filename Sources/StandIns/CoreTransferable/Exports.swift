@_exported public import Foundation
@_exported public import FoundationGaps
@_exported public import protocol AppIntents.TransferRepresentation
@_exported public import protocol AppIntents.Transferable
@_exported public import struct AppIntents.DataRepresentation
@_exported public import struct AppIntents.FileRepresentation
@_exported public import struct AppIntents.ProxyRepresentation
@_exported public import struct AppIntents.SentTransferredFile
@_exported public import struct AppIntents.UTType
