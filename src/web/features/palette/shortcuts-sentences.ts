/** The wording for the list of keyboard shortcuts. */
export const shortcutsSentences = {
  title: "Keyboard shortcuts",
  singleLetters: "Use single-letter shortcuts on this device (never while typing)",
  everywhere: "Everywhere",
  search: "Search",
  inAWorkout: "In a workout",
  confirm: { name: "Next field, then confirm the set", keys: "Enter" },
  step: { name: "Next weight you can load", keys: "↑ ↓" },
  calendar: "Calendar",
  day: { name: "Day", keys: "← →" },
  week: { name: "Week", keys: "↑ ↓" },
  month: { name: "Month", keys: "PgUp PgDn" },
  year: { name: "Year", keys: "Shift PgUp PgDn" },
}
