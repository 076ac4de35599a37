import type { KnownExercise } from "#domain/coach/person/athlete.ts"
import type { Fix, Mark } from "./mark.ts"
import { withDaysTraded } from "./marks.ts"
import type { PlanDay, PlanPart, PlanWorkout } from "./suggestion.ts"

type Days = readonly PlanDay[]
type Change = Partial<Pick<PlanPart, "sets" | "reps" | "weight" | "notes">>

/** Applies the fix for one mark to a suggestion. */
export function withFix(days: Days, fix: Fix): PlanDay[] {
  if (fix.kind === "swap") return withSwap(days, fix.part, fix.exercise)
  if (fix.kind === "change") return withChange(days, fix.part, fix.change)
  if (fix.kind === "remove") return withoutPart(days, fix.part)
  return fix.kind === "rest" ? withWorkout(days, fix.day, null) : withDaysTraded(days, fix.days)
}

// The maximum number of rounds of fixes. Every fix makes a plan smaller or better, so more rounds are never needed.
const mostFixes = 300

/** Applies the fixes for all the marks that `marksOf` finds. */
export function withAllFixes(days: Days, marksOf: (days: Days) => readonly Mark[]): PlanDay[] {
  let fixed = [...days]
  for (let count = 0; count < mostFixes; count += 1) {
    const fix = marksOf(fixed).find((mark) => mark.fix !== null)?.fix
    if (!fix) break
    fixed = withFix(fixed, fix)
  }
  return fixed
}

export function withChange(days: Days, part: string, change: Change): PlanDay[] {
  return onParts(days, (parts) => parts.map((each) => (each.id === part ? { ...each, ...change } : each)))
}

/** Swaps an exercise. The weight and notes are dropped, because they were meant for the old exercise. */
export function withSwap(days: Days, part: string, exercise: KnownExercise): PlanDay[] {
  const swapped = { exercise, name: exercise.exercise_name, weight: null, notes: null }
  return onParts(days, (parts) => parts.map((each) => (each.id === part ? { ...each, ...swapped } : each)))
}

/** Removes an exercise. A day left without exercises becomes a rest day. */
export function withoutPart(days: Days, part: string): PlanDay[] {
  return onParts(days, (parts) => parts.filter(({ id }) => id !== part)).map((day) =>
    day.workout?.parts.length === 0 ? { ...day, workout: null } : day,
  )
}

/** Moves an exercise up (-1) or down (1) by one position, if there is room. */
export function withPartMoved(days: Days, part: string, by: -1 | 1): PlanDay[] {
  return onParts(days, (parts) => {
    const from = parts.findIndex(({ id }) => id === part)
    const moved = parts[from]
    const to = from + by
    if (!moved || to < 0 || to >= parts.length) return parts
    return parts.toSpliced(from, 1).toSpliced(to, 0, moved)
  })
}

/** Replaces a day's workout; null makes it a rest day. */
export function withWorkout(days: Days, name: string, workout: PlanWorkout | null): PlanDay[] {
  return days.map((day) => (day.day === name ? { ...day, workout } : day))
}

function onParts(days: Days, change: (parts: readonly PlanPart[]) => readonly PlanPart[]): PlanDay[] {
  return days.map((day) =>
    day.workout ? { ...day, workout: { ...day.workout, parts: change(day.workout.parts) } } : day,
  )
}
