/** The wording in the drawing of a ledger. */
export const sentences = {
  exercise: "Back Squat (Barbell)",
  set: "Set",
  lastTime: "Last time",
  weightUnit: "kg",
  reps: "Reps",
  confirm: "Confirm",
  done: "Done",
  record: "Record",
}
