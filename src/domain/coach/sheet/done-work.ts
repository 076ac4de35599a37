import { baseOfSessions, modeOf, setsInRole } from "#domain/coach/lifts/shape.ts"
import { loggedLoad } from "#domain/coach/lifts/logged-load.ts"
import type { LiftSet, RoleName } from "#domain/coach/lifts/lift.ts"
import { type TrainedExercise, type TrainedSet, workingSets } from "#domain/coach/person/trained-workout.ts"
import type { LocalDay } from "#domain/days/local-day.ts"
import { roundTo } from "#domain/measures/numbers.ts"
import { convertDistance, type DistanceUnit, type WeightUnit } from "#domain/measures/units.ts"
import { loadKind, signedLoad } from "#domain/workout/load.ts"

/** Sets in a row with the same load. */
export interface SetGroup {
  role: RoleName
  /** The load in the person's unit; null for an exercise without a load. */
  load: number | null
  reps: readonly number[]
}

/** What was done of an exercise with reps in one session. */
export interface DoneWork {
  kind: "reps"
  day: LocalDay
  groups: readonly SetGroup[]
  sets: number
  /** The sets by which sessions are compared: the top sets, the last one of a ramp, or those with the usual load. */
  main: { load: number | null; reps: readonly number[] }
  /** The highest RPE; null if no set was rated. */
  hardest: number | null
}

/** What was done of an exercise with a time or a distance in one session. */
export interface DoneTime {
  kind: "time"
  day: LocalDay
  sets: number
  /** The length of the longest set. */
  minutes: number | null
  /** The total distance. */
  distance: number | null
  unit: DistanceUnit
}

export type DoneLift = DoneWork | DoneTime

/** What was done of an exercise; null without a working set. */
export function doneIn(exercise: TrainedExercise, day: LocalDay, unit: WeightUnit): DoneLift | null {
  const { measure } = exercise
  const work = workingSets(exercise)
  if (measure === "time" || measure === "distance_time") return timeIn(work, day, unit)
  const straight = work.filter(({ set_type }) => set_type === "normal" || set_type === "failure")
  const sets = (straight.length > 0 ? straight : work).flatMap((set): LiftSet[] => {
    const { reps, rpe } = set
    const load = measure === "reps" ? null : signedLoad(loadKind(measure), loggedLoad(set, unit))
    return reps === null || reps < 1 ? [] : [{ load, reps, rpe }]
  })
  return sets.length === 0 ? null : workOf(sets, day)
}

function workOf(sets: readonly LiftSet[], day: LocalDay): DoneWork {
  const bases = baseOfSessions([{ day, sets, shown: null, template: null }])
  const [{ role } = { role: "straight" as const }] = bases
  const inRole = setsInRole(role, sets)
  const judged = role === "ramp" ? inRole.slice(-1) : inRole
  const load = modeOf(judged.flatMap((set) => set.load ?? []))
  const ratings = sets.flatMap(({ rpe }) => rpe ?? [])
  return {
    kind: "reps",
    day,
    groups: bases.flatMap((base) => groupsOf(base.role, setsInRole(base.role, sets))),
    sets: sets.length,
    main: { load, reps: judged.filter((set) => set.load === load).map(({ reps }) => reps) },
    hardest: ratings.length === 0 ? null : Math.max(...ratings),
  }
}

function groupsOf(role: RoleName, sets: readonly LiftSet[]): SetGroup[] {
  const groups: { role: RoleName; load: number | null; reps: number[] }[] = []
  for (const { load, reps } of sets) {
    const last = groups.at(-1)
    if (last && last.load === load) last.reps.push(reps)
    else groups.push({ role, load, reps: [reps] })
  }
  return groups
}

function timeIn(work: readonly TrainedSet[], day: LocalDay, weightUnit: WeightUnit): DoneTime | null {
  const unit = weightUnit === "kg" ? "km" : "mi"
  const minutes = work.flatMap(({ duration_minutes }) => duration_minutes || [])
  const distances = work.flatMap(({ distance, distance_unit }) =>
    distance ? [convertDistance(distance, distance_unit ?? unit, unit)] : [],
  )
  if (minutes.length + distances.length === 0) return null
  const total = distances.reduce((sum, each) => sum + each, 0)
  return {
    kind: "time",
    day,
    sets: work.length,
    minutes: minutes.length === 0 ? null : Math.max(...minutes),
    distance: distances.length === 0 ? null : roundTo(total, 2),
    unit,
  }
}
