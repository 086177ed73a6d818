public import SwiftUI

/// Takes what is pressed on a phone as a camera's button; nothing is pressed here.
open class AVCaptureEventInteraction: NSObject, UIInteraction {
  /// Whether it listens.
  open var isEnabled = true

  /// Does one thing for every button.
  public init(handler: @escaping (AVCaptureEvent) -> Void) {}

  /// Does one thing for the first button and another for the second.
  public init(
    primary: @escaping (AVCaptureEvent) -> Void,
    secondary: @escaping (AVCaptureEvent) -> Void
  ) {}
}

/// That a camera's button is pressed.
open class AVCaptureEvent: NSObject {
  /// How far it is.
  open var phase: AVCaptureEventPhase { .cancelled }
}

/// How far the pressing of a camera's button is.
public enum AVCaptureEventPhase: UInt, Sendable {
  case began, ended, cancelled
}

extension View {
  /// Does something when a camera's button is pressed, which none is.
  nonisolated public func onCameraCaptureEvent(
    isEnabled: Bool = true,
    action: @escaping (AVCaptureEvent) -> Void
  ) -> Self { self }

  /// Does something when one of a camera's buttons is pressed, which none is.
  nonisolated public func onCameraCaptureEvent(
    isEnabled: Bool = true,
    primaryAction: @escaping (AVCaptureEvent) -> Void,
    secondaryAction: @escaping (AVCaptureEvent) -> Void
  ) -> Self { self }
}
