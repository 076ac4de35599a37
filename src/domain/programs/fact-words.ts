// What a program is for, and what it needs, in the words of its text form and of its stored versions.

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
