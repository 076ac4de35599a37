import type { Report } from "../problem.ts"
import type { WrittenExercise } from "./exercise.ts"
import type { WrittenWeek } from "./outline.ts"
import type { Progress } from "./progress.ts"
import { filledIn, replacedBy, type WrittenSet } from "./sets.ts"

/** An exercise on one day of one week. */
export interface Occurrence {
  exercise: WrittenExercise
  /** The indexes of the week and the day. */
  week: number
  day: number
}

/** The exercises of a text by week and key, to look up the ones that others reuse. */
export interface Lookup {
  byWeek: Map<string, Occurrence[]>[]
  /** The progress of each exercise that states its own, by key. */
  progress: Map<string, Progress>
  /** The keys of templates, which other exercises reuse and which aren't on any day. */
  unused: Set<string>
}

// How many templates may reuse one another in a row. Liftosaur's own programs reuse templates, and a template
// rarely reuses another one.
const deepest = 8

/** Collects the exercises of a text. If an exercise states its progress twice and differently, reports this. */
export function lookUp(weeks: readonly WrittenWeek[], report: (line: number) => Report): Lookup {
  const lookup: Lookup = { byWeek: [], progress: new Map(), unused: new Set() }
  for (const [week, { days }] of weeks.entries()) {
    const found = new Map<string, Occurrence[]>()
    lookup.byWeek.push(found)
    for (const [day, { exercises }] of days.entries())
      for (const exercise of exercises) {
        const known = found.get(exercise.key)
        if (known) known.push({ exercise, week, day })
        else found.set(exercise.key, [{ exercise, week, day }])
        if (!exercise.isUsed) lookup.unused.add(exercise.key)
        noteProgress(lookup, exercise, report)
      }
  }
  return lookup
}

function noteProgress({ progress }: Lookup, exercise: WrittenExercise, report: (line: number) => Report) {
  if (exercise.progress === null || exercise.progress.kind === "none") return
  const known = progress.get(exercise.key)
  if (known === undefined) progress.set(exercise.key, exercise.progress)
  else if (JSON.stringify(known) !== JSON.stringify(exercise.progress))
    report(exercise.line)("second_progress", exercise.name)
}

/** An exercise's sets in a week, either its own or reused ones; null if there are none. */
export function setsOf(occurrence: Occurrence, lookup: Lookup, depth = 0): WrittenSet[] | null {
  const { sets, all } = occurrence.exercise
  if (sets !== null) return sets.map((set) => filledIn(set, all))
  const source = depth < deepest ? sourceOf(occurrence, lookup) : null
  return (source && setsOf(source, lookup, depth + 1)?.map((set) => replacedBy(set, all))) ?? null
}

/** An exercise's progress, either its own or that of the exercise it reuses; null if there is none. */
export function progressOf(occurrence: Occurrence, lookup: Lookup, depth = 0): Progress | null {
  const own = lookup.progress.get(occurrence.exercise.key)
  if (own) return own
  const source = depth < deepest ? sourceOf(occurrence, lookup) : null
  return source && progressOf(source, lookup, depth + 1)
}

/**
 * The exercise whose sets another exercise reuses: on the week and day that the other exercise names, or else
 * anywhere in the same week, preferably on the same day.
 */
function sourceOf({ exercise, week, day }: Occurrence, { byWeek }: Lookup): Occurrence | null {
  const { reuse } = exercise
  if (reuse === null) return null
  const there = byWeek[reuse.week ?? week]?.get(reuse.key) ?? []
  const others = there.filter((other) => other.exercise !== exercise)
  if (reuse.day !== null) return others.find((other) => other.day === reuse.day) ?? null
  return others.find((other) => other.day === day) ?? others[0] ?? null
}
