import type { DoneSet } from "#domain/workout/done-set.ts"

export interface Session {
  id: string
  date: string
  sets: (DoneSet & { exercise_id: string })[]
}

/** How an exercise's load counts, and the share of the body weight that it moves. */
export interface Kind {
  load: "outside" | "added" | "help"
  body_share: number | null
}

/** Body weights by day, oldest first. */
export type BodyWeights = readonly { date: string; kg: number }[]

const inKilograms = { kg: 1, lbs: 0.45359237 }
const inKilometers = { km: 1, mi: 1.609344 }

/** The figures of a set that matter to a best, in kg and km; null where there is no value. Assistance is below zero. */
interface Effort {
  weight: number | null
  /** The weight moved, including the body; null if unknown. */
  moved: number | null
  reps: number | null
  km: number | null
  minutes: number | null
}

/** The same result as training_memory for one exercise, computed differently: session by session, set by set. The sessions must be in order. */
export function ownMemory(
  sessions: readonly Session[],
  exerciseId: string,
  kind: Kind,
  body: BodyWeights,
  /** The day of the log being edited. */
  day: string | null,
) {
  const held = sessions.filter(({ sets }) => sets.some(({ exercise_id }) => exercise_id === exerciseId))
  const last = held.at(-1)
  if (!last) return undefined
  const efforts = held.flatMap((session) => effortsIn(session, exerciseId, kind, body))
  const weighed = bodyOn(body, day)
  return {
    exercise_id: exerciseId,
    load: kind.load,
    body_kg: weighed === null || kind.body_share === null ? null : weighed * kind.body_share,
    last_date: last.date,
    last_log_id: last.id,
    last_sets: last.sets.flatMap(({ exercise_id, ...set }) => (exercise_id === exerciseId ? [set] : [])),
    ...bestsOf(efforts, kind),
    reps_at: repsAt(efforts, kind),
  }
}

/** The same result as exercise_progress. */
export function ownProgress(sessions: readonly Session[], exerciseId: string, kind: Kind, body: BodyWeights) {
  return sessions.flatMap(({ id, date, sets }) => {
    const own = sets.filter(({ exercise_id }) => exercise_id === exerciseId)
    if (own.length === 0) return []
    const efforts = effortsIn({ date, sets }, exerciseId, kind, body)
    const bests = bestsOf(efforts, kind)
    const volumes = efforts.flatMap(({ weight, reps }) =>
      weight === null || reps === null || (kind.load !== "outside" && weight <= 0) ? [] : [weight * reps],
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

function bodyOn(body: BodyWeights, day: string | null): number | null {
  return body.findLast(({ date }) => day === null || date <= day)?.kg ?? null
}

function effortsIn(
  { date, sets }: Pick<Session, "date" | "sets">,
  exerciseId: string,
  { load, body_share }: Kind,
  body: BodyWeights,
): Effort[] {
  const weighed = bodyOn(body, date)
  return sets
    .filter(({ exercise_id, set_type }) => exercise_id === exerciseId && set_type !== "warmup")
    .map((set) => {
      const typed = set.weight === null ? null : set.weight * inKilograms[set.weight_unit ?? "kg"]
      const weight =
        load === "added" ? (typed ?? 0) : load === "help" && typed !== null ? -Math.abs(typed) || 0 : typed
      const withBody =
        weighed === null || body_share === null || weight === null ? null : weighed * body_share + weight
      return {
        weight: load === "added" && typed === null && !set.reps ? null : weight,
        moved: load === "outside" ? weight : withBody,
        reps: set.reps,
        km: set.distance === null ? null : set.distance * inKilometers[set.distance_unit ?? "km"],
        minutes: set.duration_minutes,
      }
    })
}

function bestsOf(efforts: readonly Effort[], { load }: Kind) {
  let heaviest = load === "outside" ? 0 : -Infinity
  let estimate = 0
  let reps = 0
  let km = 0
  let minutes = 0
  for (const effort of efforts) {
    if (effort.reps !== 0) heaviest = Math.max(heaviest, effort.weight ?? -Infinity)
    if (effort.reps === 1) estimate = Math.max(estimate, effort.moved ?? 0)
    else if (effort.reps !== null && effort.reps > 1 && effort.reps < 11)
      estimate = Math.max(estimate, (effort.moved ?? 0) * (1 + effort.reps / 30))
    reps = Math.max(reps, effort.reps ?? 0)
    km = Math.max(km, effort.km ?? 0)
    minutes = Math.max(minutes, effort.minutes ?? 0)
  }
  const none = load === "outside" ? 0 : -Infinity
  return {
    heaviest_kg: heaviest === none ? null : heaviest,
    one_rep_max_kg: estimate || null,
    most_reps: reps || null,
    farthest_km: km || null,
    longest_minutes: minutes || null,
  }
}

/** Every effort that no other one beats in weight or reps without being worse in the other. */
function repsAt(efforts: readonly Effort[], { load }: Kind) {
  const lifts = efforts
    .filter(({ weight }) => load !== "help" || weight !== null)
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
