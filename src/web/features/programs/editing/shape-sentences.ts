import type { ShapeDraft } from "#domain/programs/editing/program-shape.ts"

/** The wording for a program's days per week and weeks. */
export const sentences = {
  change: "Weeks and days per week",
  days: "Days per week",
  weeks: "Weeks in a cycle",
  hint: {
    days: "If the program has fewer days than you train per week, its days repeat in order.",
    weeks: "Leave it empty for an open-ended program: every week is like the one before.",
  } satisfies Record<keyof ShapeDraft, string>,
  wrong: {
    days: "Enter a whole number of days, up to 14.",
    weeks: "Enter a whole number of weeks up to 104, or leave it empty.",
  } satisfies Record<keyof ShapeDraft, string>,
  aboutRun:
    "This takes effect from the next session. You stay in the week you’re in; if the cycle is now shorter than that, it ends.",
  save: "Save",
  saved: "Weeks and days per week saved.",
}
