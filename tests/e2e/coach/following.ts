// Someone who does what the coach asks for, as well as they can.
import { liftHistoryOf } from "#domain/coach/lifts/stored-history.ts"
import { prescriptionFor, trainingOn } from "#domain/coach/lifts/prescription-for.ts"
import type { LiftPrescription } from "#domain/coach/lifts/prescription.ts"
import type { LocalDay } from "#domain/days/local-day.ts"
import { logWorkout } from "../dashboard/training.ts"
import type { Person } from "../fixtures.ts"

/** An exercise in a session, by its name in the library, with its sets and reps if it is new. */
export interface Planned {
  exercise: string
  sets: number
  reps: string
}

/** What someone could lift once, by exercise, in kg. */
export type Capacities = Readonly<Record<string, number>>

/** What the coach asks for on a day, by exercise, worked out without the app. */
async function askedOn({ client }: Person, day: LocalDay, names: readonly string[]) {
  const [history, { data: exercises }] = await Promise.all([
    client.rpc("lift_history").throwOnError(),
    client.from("exercises").select("id, name").in("name", names).throwOnError(),
  ])
  const training = trainingOn(liftHistoryOf(history.data), { unit: "kg", barbells: null, avoided: [] }, day)
  return new Map(exercises.map(({ id, name }) => [name, { id, next: prescriptionFor(id, training) }]))
}

const firstShare = 0.55

/** Logs a session as asked: the reps that the person can do, up to the top of the range, and a first load well below what they could lift. Returns what was asked. */
export async function follow(
  person: Person,
  { date, name, parts }: { date: LocalDay; name: string; parts: readonly Planned[] },
  capacities: Capacities,
): Promise<Map<string, LiftPrescription | null>> {
  const asked = await askedOn(
    person,
    date,
    parts.map(({ exercise }) => exercise),
  )
  const sets = parts.flatMap(({ exercise, sets: count, reps }) => {
    const capacity = capacities[exercise]
    const prescription = asked.get(exercise)?.next
    const [low = 8, high = low] = reps.split("-").map(Number)
    const first = Array.from({ length: count }, () => ({ low, high, aim: low, load: firstLoad(capacity) }))
    return (prescription?.sets ?? first).map((set) => ({
      exercise,
      reps: capacity === undefined || !set.load ? set.aim : ableReps(capacity, set.load, set.high),
      ...(capacity !== undefined && set.load ? { weight: set.load, weight_unit: "kg" as const } : {}),
    }))
  })
  // As on the logging screen, the log remembers what was asked for; for a new lift, what the plan says.
  const advice = [...asked].flatMap(([exercise, { id, next }]) => {
    const planned = parts.find((part) => part.exercise === exercise)
    const [low, high = low] = planned?.reps.split("-").map(Number) ?? []
    const first = { role: "straight", sets: planned?.sets, low, high, shares: [] }
    return [[id, next ? { phase: next.phase, base: next.base } : { phase: "build", base: [first] }] as const]
  })
  await logWorkout(person, { date, name, sets, advice: Object.fromEntries(advice) })
  return new Map([...asked].map(([name, { next }]) => [name, next]))
}

const firstLoad = (capacity: number | undefined) =>
  capacity === undefined ? null : Math.max(5, Math.round((firstShare * capacity) / 5) * 5)
const ableReps = (capacity: number, load: number, most: number) =>
  Math.max(1, Math.min(most, Math.floor(30 * (capacity / load - 1))))
