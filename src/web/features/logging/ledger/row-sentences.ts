/** The wording in and around the rows of sets. The rest of the ledger's wording isn't part of the logging page's first load. */
export const sentences = {
  exercises: "Exercises",
  more: (exercise: string) => `More for ${exercise}`,
  suggested: (prescription: string) => `Suggested: ${prescription}`,
  note: (exercise: string) => `Note for ${exercise}`,

  set: "Set",
  lastTime: "Last time",
  target: "Target",
  trainingMax: (load: string) => `Training max ${load}`,
  targetIs: (numbers: string) => `Target ${numbers}`,
  lastTimeWas: (numbers: string) => `Last time ${numbers}`,
  firstTime: "first time",
  record: "Record",
  each: "each",
  confirm: "Confirm",
  done: "Done",
  noData: "No data",
  plus: "plus",
  minus: "minus",

  /** `label` is the set's label in the left column: "2", "W". */
  setOf: (label: string, exercise: string) => `set ${label} of ${exercise}`,
  edit: (set: string, values: readonly string[]) => `Edit ${set}: ${values.join(", ")}`,
  setType: (set: string) => `Type of ${set}`,
  setNotes: "Set Notes",
  effortAndNote: (scale: string) => `${scale.toUpperCase()} and note`,

  addSet: "Add Set",
  /** Appended to the button's label, for screen readers. */
  to: (exercise: string) => ` to ${exercise}`,
  for: (exercise: string) => ` for ${exercise}`,
  addWarmups: "Add Warm-ups",
  removeWarmups: "Remove Warm-ups",

  /** The keys that press the screen's buttons on a desktop. */
  keys: {
    confirm: "Enter",
    addSet: "+",
    warmups: "W",
    note: "N",
    pick: "/",
    skipRest: "R",
    save: "Ctrl S",
    close: "Esc",
  },
}
