import { sentences as later } from "#web/ui/later-sentences.ts"

/** Wording for an exercise's fields, fetched with them. */
export const sentences = {
  title: "New exercise",
  save: "Save Exercise",
  seeExisting: (name: string) => `See ${name}`,

  name: "Name",
  exerciseNeedsName: "The exercise needs a name.",
  type: "Type",
  types: later.exerciseTypes,
  setRecords: "Each set records",
  /** What a set records. */
  setKinds: {
    weight_reps: later.measures.weight_reps,
    added: "reps with added weight",
    help: "reps with assistance",
    reps: later.measures.reps,
    time: later.measures.time,
    distance_time: later.measures.distance_time,
  },
  equipment: "Equipment",
  mainMuscles: "Main muscles",
  secondaryMuscles: "Secondary muscles",
  movesLike: "Moves like",
  searchMovesLike: "Search the library",
  movesLikeHint: "Your exercise uses the drawing and guide of the one you choose.",
  likeNone: "None in the library",
}
