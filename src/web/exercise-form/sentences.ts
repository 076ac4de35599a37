/** Wording for an exercise's fields, fetched with them. */
export const sentences = {
  title: "New exercise",
  save: "Save Exercise",
  seeExisting: (name: string) => `See ${name}`,

  name: "Name",
  exerciseNeedsName: "The exercise needs a name.",
  type: "Type",
  types: { strength: "strength", cardio: "cardio" },
  setRecords: "Each set records",
  /** What a set records. */
  setKinds: {
    weight_reps: "weight and reps",
    added: "reps with added weight",
    help: "reps with assistance",
    reps: "reps",
    time: "time",
    distance_time: "distance and time",
  },
  equipment: "Equipment",
  mainMuscles: "Main muscles",
  secondaryMuscles: "Secondary muscles",
}
