/** The sentences of the fields of an exercise, fetched with them. */
export const sentences = {
  exerciseNeedsName: "The exercise needs a name.",
  equipmentNotGiven: "Not given",
  /** What a set records. */
  setKinds: {
    weight_reps: "weight and reps",
    added: "reps with added weight",
    help: "reps with help",
    reps: "reps",
    time: "time",
    distance_time: "distance and time",
  },
}
