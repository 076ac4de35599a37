import { supersetNumbers } from "#domain/supersets/supersets.ts"
import { dayTitle } from "./session-words.ts"
import type { Amount, ProgramLine, ProgramSet } from "./program.ts"

type AskedAmount = Pick<Amount, "unit" | "low" | "high" | "open">

interface Line extends Pick<ProgramLine, "exercise_id" | "exercise_name" | "joined"> {
  /** The exercise's sets, by week and by session within each week. */
  weeks: readonly (readonly (readonly (Pick<ProgramSet, "count"> & { amount: AskedAmount })[])[])[]
}

interface DayToSave {
  id?: string
  name: string
  exercises: {
    exercise_id: string
    sets: number
    reps: string
    superset: number | null
    prescription: object
  }[]
}

// The numbers of sets and of characters of reps are limits of the database columns. A list of reps longer than
// `longestList` is hard to read.
const mostSets = 1000
const longestReps = 200
const longestList = 60

/**
 * Converts a program's days to the routines that `save_program` takes. Each exercise gets its first week as
 * text, and its rule and all its weeks as the prescription. `ids` are the ids of the days' existing routines,
 * in the order of the days.
 */
export function daysOfProgram(
  days: readonly { name: string; lines: readonly Line[] }[],
  ids: readonly (string | undefined)[] = [],
): DayToSave[] {
  return days.map(({ name, lines }, index) => {
    const id = ids[index]
    const supersets = supersetsOf(lines)
    return {
      ...(id !== undefined && { id }),
      name: dayTitle(name),
      exercises: lines.map(({ exercise_id, exercise_name: _name, ...prescription }, place) => ({
        exercise_id,
        ...firstWeek(prescription.weeks),
        superset: supersets[place] ?? null,
        prescription,
      })),
    }
  })
}

/** The first session of the first week, written as in a routine: "5" if all sets are equal, "5, 5, 5+" if they aren't. */
function firstWeek(weeks: Line["weeks"]): { sets: number; reps: string } {
  const asked = weeks[0]?.[0] ?? []
  const each = asked.flatMap(({ count, amount }) => Array.from({ length: count }, () => amountText(amount)))
  const list = each.join(", ")
  const grouped = asked.map(({ count, amount }) => `${count}x${amountText(amount)}`).join(", ")
  const reps = new Set(each).size === 1 ? each[0] : list.length <= longestList ? list : grouped
  return { sets: Math.min(each.length, mostSets), reps: (reps ?? "").slice(0, longestReps) }
}

function amountText({ unit, low, high, open }: AskedAmount): string {
  if (unit === "intervals") return `${Math.round(high / 60)} min`
  const range = `${low}${high > low ? `-${high}` : ""}${open ? "+" : ""}`
  return unit === "reps" ? range : `${range} ${{ seconds: "s", minutes: "min", km: "km", mi: "mi" }[unit]}`
}

/** The superset number of each exercise; null for an exercise on its own. */
function supersetsOf(lines: readonly Line[]): (number | null)[] {
  let first = 0
  const joinable = lines.map(({ joined }, place) => {
    if (!joined) first = place
    return { superset: first }
  })
  return supersetNumbers(joinable)
}
