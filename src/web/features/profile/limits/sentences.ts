import { formatDay } from "#domain/days/day-text.ts"
import type { LocalDay } from "#domain/days/local-day.ts"
import { movementName } from "#domain/suitability/movement-words.ts"
import { label } from "#domain/text/label.ts"
import type { AvoidedRow } from "#web/backend/exercises/avoided-query.ts"

const levels = { spare: "Go easy", avoid: "Avoid" } as const
const kinds = { joint: "Joint", pattern: "Movement", muscle: "Muscle", exercise: "Exercise" } as const

type NamedLimit = Pick<AvoidedRow, "joint" | "pattern" | "muscle" | "exercises">

/** The name of a limit: "Knee (joint)", "Jumps", "Calves". Joints are marked as such, because some muscles have the same name. */
function nameOf({ joint, pattern, muscle, exercises }: NamedLimit): string {
  if (joint !== null) return `${label(joint)} (joint)`
  if (pattern !== null) return movementName(pattern)
  return muscle === null ? (exercises?.name ?? "") : label(muscle)
}

/** The wording for what a person goes easy on or avoids. */
export const sentences = {
  hint: "Suggestions and swaps go easy on these or skip them. You can still add any exercise yourself.",
  failedLoad: "Failed to load your limits.",
  failedSave: (reason: string) => `Failed to save your limits: ${reason}`,
  nameOf,
  levels,
  until: (day: LocalDay) => `until ${formatDay(day, "short")}`,
  ended: (day: LocalDay) => `ended ${formatDay(day, "short")}, no longer counts`,
  edit: (name: string) => `Edit ${name}`,
  remove: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} is no longer limited.`,

  add: "Add a Limit",
  addTitle: "Add a limit",
  save: "Save Limit",
  level: "How much",
  levelHints: {
    spare: "Less of it, with care",
    avoid: "None of it",
  },
  kind: "What to limit",
  kinds,
  joint: "Joint",
  muscle: "Muscle",
  group: "Kind of movement",
  movement: "Movement",
  choose: "Choose…",
  pick: "Choose",
  otherExercise: "Choose Another",
  missing: "Choose what to go easy on or avoid.",
  alreadyThere: (name: string) => `${name} is already on your list.`,
  isAlreadyThere: "It’s already on your list.",
  goneElsewhere: "It was removed on another device.",
  note: "Note (optional)",
  lastDay: "Until (optional)",
  lastDayHint: "Leave empty to keep it until you remove it",
  lastDayProblem: "Enter today or a later day, or leave it empty.",
}
