import { useMemo, useSyncExternalStore } from "react"
import * as z from "zod/mini"
import { timerSchema, type Timer } from "#domain/workout/timer.ts"
import { deviceStore, keysStartingWith, onKept, readText } from "#web/device/device-store.ts"
import { draftKey } from "./draft-store.ts"

// A draft in draft-store's format, limited to the fields that other screens show.
const keptSchema = z.object({
  /** When the draft was stored, in epoch milliseconds. Drafts stored by earlier releases don't have this field. */
  kept_at: z.optional(z.number()),
  draft: z.object({
    name: z.nullable(z.string()),
    date: z.string(),
    log: z.nullable(z.unknown()),
    timer: timerSchema,
    exercises: z.array(z.object({ sets: z.array(z.object({ is_done: z.boolean() })) })),
  }),
})
const keptWorkouts = deviceStore((value) => z.parse(keptSchema, value))

/** A workout in progress: started on this device and not saved yet. */
export interface WorkoutUnderWay {
  /** The route of the workout's draft. */
  route: string
  /** The page on which the workout can be continued. */
  to: { pathname: string; state: object | null }
  name: string | null
  /** The workout's local day. */
  date: string
  timer: Timer
  done: number
  sets: number
}

/** A timer that has run longer than this counts as forgotten. */
const longestWorkoutMilliseconds = 12 * 60 * 60 * 1000

/** A person's workouts in progress, most recently changed first. Leaves out edits of saved logs and the draft under the key `except`. */
export function workoutsUnderWay(userId: string, except?: string): WorkoutUnderWay[] {
  return entries(userId, except)
    .flatMap(([route, text]) => workoutOf(route, text))
    .toSorted((one, other) => other.kept_at - one.kept_at)
    .map(({ workout }) => workout)
}

/** Like `workoutsUnderWay`, but re-renders when one of the workouts changes, here or in another tab. */
export function useWorkoutsUnderWay(userId: string | undefined, except?: string): WorkoutUnderWay[] {
  const text = useSyncExternalStore(onKept, () => keptText(userId, except))
  return useMemo(
    () => (userId === undefined || text === "" ? [] : workoutsUnderWay(userId, except)),
    [text, userId, except],
  )
}

/** Whether a timer is running in any of a person's stored workouts. */
export function isAnyTimerRunning(userId: string): boolean {
  return workoutsUnderWay(userId).some(
    ({ timer: { started_at } }) =>
      started_at !== null && Date.now() - started_at < longestWorkoutMilliseconds,
  )
}

/** The raw text of each draft, by route. */
function entries(userId: string, except: string | undefined): [string, string][] {
  const start = draftKey(userId, "")
  return keysStartingWith(start)
    .filter((key) => key !== except && !key.endsWith(":unreadable"))
    .map((key) => [key.slice(start.length), readText(key) ?? ""])
}

function keptText(userId: string | undefined, except: string | undefined): string {
  return userId === undefined ? "" : entries(userId, except).flat().join("\n")
}

function workoutOf(route: string, text: string): { kept_at: number; workout: WorkoutUnderWay }[] {
  const kept = keptWorkouts.parse(text)
  const to = addressOf(route)
  if (!kept || !to || kept.draft.log) return []
  const { name, date, timer, exercises } = kept.draft
  const sets = exercises.flatMap((exercise) => exercise.sets)
  const done = sets.filter((set) => set.is_done).length
  return [{ kept_at: kept.kept_at ?? 0, workout: { route, to, name, date, timer, done, sets: sets.length } }]
}

/** The page where a route's workout continues; null if the route edits a saved workout. */
function addressOf(route: string): WorkoutUnderWay["to"] | null {
  const [kind, ...rest] = route.split(":")
  const id = rest.join(":")
  if (kind === "template") return { pathname: `/log-workout/${id}`, state: null }
  if (kind === "plan") return { pathname: "/log-workout/new", state: { committedWorkoutId: id } }
  if (kind === "program") {
    const [run_id, slot] = rest
    return { pathname: "/log-workout/new", state: { program: { run_id, slot: Number(slot) } } }
  }
  if (kind !== "new") return null
  return { pathname: "/log-workout/new", state: id === "" ? null : { another: id } }
}
