/** The wording for the rest timer. It is in a file of its own because the first load of logging doesn't need it. */
export const sentences = {
  rest: "Rest",
  restOver: "Rest over",
  /** The text for screen readers and the notification. */
  restIsOver: "Rest is over.",
  of: (duration: string) => `of ${duration}`,
  until: (time: string) => `until ${time}`,
  skip: "Skip",
  skipRest: "Skip rest",
  closeRest: "Close rest timer",
  /** The unit after a number of seconds. */
  seconds: " s",
  /** Appended to a button's label, for screen readers. */
  ofRest: " rest",

  restTimer: "Rest timer",
  off: "Off",
  whenItEnds: "When the timer ends (this device)",
  alerts: {
    sound: "Sound",
    vibration: "Vibration",
    notification: "Notification while another app is open",
    screen: "Keep the screen on during rest",
  },
  notificationsRefused: "Notifications are blocked. Allow them for this site in your browser’s settings.",
}
