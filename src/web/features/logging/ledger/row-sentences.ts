/** The words of the rows of sets, and around them; the first load of logging has these and no others of the ledger. */
export const sentences = {
  exercises: "Exercises",
  more: (exercise: string) => `More for ${exercise}`,
  suggested: (prescription: string) => `Suggested: ${prescription}`,
  note: (exercise: string) => `Note for ${exercise}`,

  set: "Set",
  lastTime: "Last time",
  lastTimeWas: (numbers: string) => `Last time ${numbers}`,
  firstTime: "first time",
  record: "Record",
  each: "each",
  confirm: "Confirm",
  done: "Done",
  noData: "No data",
  plus: "plus",
  minus: "minus",

  /** `label` is what stands in the spine: "2", "W". */
  setOf: (label: string, exercise: string) => `set ${label} of ${exercise}`,
  edit: (set: string, values: readonly string[]) => `Edit ${set}: ${values.join(", ")}`,
  setType: (set: string) => `Type of ${set}`,
  setNotes: "Set Notes",
  effortAndNote: (scale: string) => `${scale.toUpperCase()} and note`,

  addSet: "Add Set",
  /** After the button's own words, for a screen reader. */
  to: (exercise: string) => ` to ${exercise}`,
  for: (exercise: string) => ` for ${exercise}`,
  addWarmups: "Add Warm-ups",
  removeWarmups: "Remove Warm-ups",
}
