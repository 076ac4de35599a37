import type { DoneSet } from "#domain/workout/done-set.ts"

export interface Session {
  id: string
  date: string
  sets: (DoneSet & { exercise_id: string })[]
}

const inKilograms = { kg: 1, lbs: 0.45359237 }
const inKilometres = { km: 1, mi: 1.609344 }

/** A set as far as a best cares: its figures in kg and km, null where there is nothing. */
interface Effort {
  weight: number | null
  reps: number | null
  km: number | null
  minutes: number | null
}

/** The same answer as training_memory for one exercise, written another way: session by session, set by set. Sessions are in their order. */
export function ownMemory(sessions: readonly Session[], exerciseId: string) {
  const held = sessions.filter(({ sets }) => sets.some(({ exercise_id }) => exercise_id === exerciseId))
  const last = held.at(-1)
  if (!last) return undefined
  const efforts = held.flatMap(({ sets }) => effortsIn(sets, exerciseId))
  return {
    exercise_id: exerciseId,
    last_date: last.date,
    last_log_id: last.id,
    last_sets: last.sets.flatMap(({ exercise_id, ...set }) => (exercise_id === exerciseId ? [set] : [])),
    ...bestsOf(efforts),
    reps_at: repsAt(efforts),
  }
}

/** The same answer as exercise_progress. */
export function ownProgress(sessions: readonly Session[], exerciseId: string) {
  return sessions.flatMap(({ id, date, sets }) => {
    const own = sets.filter(({ exercise_id }) => exercise_id === exerciseId)
    if (own.length === 0) return []
    const efforts = effortsIn(sets, exerciseId)
    const bests = bestsOf(efforts)
    const volumes = efforts.flatMap(({ weight, reps }) =>
      weight === null || reps === null ? [] : [weight * reps],
    )
    const session = {
      weight_kg: bests.heaviest_kg,
      one_rep_max_kg: bests.one_rep_max_kg,
      reps: bests.most_reps,
      km: bests.farthest_km,
      minutes: bests.longest_minutes,
      volume_kg: volumes.length === 0 ? null : volumes.reduce((sum, each) => sum + each, 0),
    }
    return [
      {
        log_id: id,
        day: date,
        ...Object.fromEntries(Object.entries(session).filter(([, value]) => value !== null)),
      },
    ]
  })
}

function effortsIn(sets: Session["sets"], exerciseId: string): Effort[] {
  return sets
    .filter(({ exercise_id, set_type }) => exercise_id === exerciseId && set_type !== "warmup")
    .map(figures)
}

function figures({ weight, weight_unit, reps, distance, distance_unit, duration_minutes }: DoneSet): Effort {
  return {
    weight: weight === null ? null : weight * inKilograms[weight_unit ?? "kg"],
    reps,
    km: distance === null ? null : distance * inKilometres[distance_unit ?? "km"],
    minutes: duration_minutes,
  }
}

function bestsOf(efforts: readonly Effort[]) {
  let heaviest = 0
  let estimate = 0
  let reps = 0
  let km = 0
  let minutes = 0
  for (const effort of efforts) {
    if (effort.reps !== 0) heaviest = Math.max(heaviest, effort.weight ?? 0)
    if (effort.reps === 1) estimate = Math.max(estimate, effort.weight ?? 0)
    else if (effort.reps !== null && effort.reps > 1 && effort.reps < 11)
      estimate = Math.max(estimate, (effort.weight ?? 0) * (1 + effort.reps / 30))
    reps = Math.max(reps, effort.reps ?? 0)
    km = Math.max(km, effort.km ?? 0)
    minutes = Math.max(minutes, effort.minutes ?? 0)
  }
  return {
    heaviest_kg: heaviest || null,
    one_rep_max_kg: estimate || null,
    most_reps: reps || null,
    farthest_km: km || null,
    longest_minutes: minutes || null,
  }
}

/** Every effort that no other one beats in weight or repetitions without losing in the other. */
function repsAt(efforts: readonly Effort[]) {
  const lifts = efforts
    .map(({ weight, reps }) => ({ weight_kg: weight ?? 0, reps: reps ?? 0 }))
    .filter(({ reps }) => reps > 0)
  const unbeaten = lifts.filter(
    (one) =>
      !lifts.some(
        (other) =>
          (other.weight_kg > one.weight_kg && other.reps >= one.reps) ||
          (other.weight_kg === one.weight_kg && other.reps > one.reps),
      ),
  )
  const byWeight = new Map(unbeaten.map((lift) => [lift.weight_kg, lift]))
  return [...byWeight.values()].toSorted((one, other) => one.weight_kg - other.weight_kg)
}
