// The levels, goals and equipment of programs, in the words that both the text form and the stored versions use.

export const levels = ["beginner", "late beginner", "intermediate", "advanced", "any level"] as const
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
export const needs = [
  "barbell",
  "rack",
  "bench",
  "dumbbells",
  "machines",
  "bar to hang from",
  "nothing",
] as const
