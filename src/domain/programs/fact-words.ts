// The levels, goals and equipment of programs, in the words that both the text format and the stored versions use.

/** The level between a beginner and a lifter who needs more than linear progression. */
export const lateBeginner = "late beginner"
export const levels = ["beginner", lateBeginner, "intermediate", "advanced", "any level"] as const
export const goals = [
  "strength",
  "size",
  "strength and size",
  "general fitness",
  "return after a break",
  "powerlifting peak",
  "strength and endurance",
  "running",
] as const
/** A bar for pull-ups and hanging. */
export const barToHangFrom = "bar to hang from"
export const needs = ["barbell", "rack", "bench", "dumbbells", "machines", barToHangFrom, "nothing"] as const
