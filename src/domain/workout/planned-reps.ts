import type { DraftExercise } from "./draft.ts"

// Matches "AMRAP", "3 x AMRAP" and "max reps", unless a number of reps precedes the word.
const openThroughout = /^(\d+ *([x×]|sets? of) *)?(amrap|max( reps)?$)/i
// Matches "5+", "8-12+" and "10, 8, AMRAP".
const openAtLast = /\d\s*\+(?!\s*\d)|\bamrap\b/i

/**
 * The sets that are for as many reps as possible: those that a program marks, all working sets for "AMRAP",
 * or the last one for "5+".
 */
export function openSets({ template_reps, measure, sets }: DraftExercise): DraftExercise["sets"] {
  const reps = template_reps?.trim() ?? ""
  if (sets.some(({ target }) => target)) return sets.filter(({ target }) => target?.is_open)
  if (measure !== "weight_reps" && measure !== "reps") return []
  const working = sets.filter(({ set_type }) => set_type === "normal")
  if (openThroughout.test(reps)) return working
  return openAtLast.test(reps) ? working.slice(-1) : []
}
