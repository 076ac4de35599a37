/** What is said when a version is given up; apart from the other sentences, as the first load of logging does not need it. */
export const sentences = {
  keptTheirs: "What you entered was given up. This is the version of the server.",
  gaveUp: "What you entered was given up.",
  broughtBack: "What you entered is back.",
  notBroughtBack: "What you entered could not be brought back: storage on this device is full or closed.",
  noWayBack:
    "This browser keeps nothing on the device, so what you entered could not be brought back. Keep both, or delete it with Delete Workout.",
}
