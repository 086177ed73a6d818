// What tests name besides the assistant itself.
@_exported public import enum AssistantKit.ExchangeOutcome
@_exported public import class AppIntents.AppDependencyManager
@_exported public import struct AssistantKit.App
@_exported public import struct AssistantKit.Question
@_exported public import struct AssistantREPL.Transcript
@_exported public import struct PhraseCoverage.CoverageCase
@_exported public import struct PhraseCoverage.CoverageCorpus
