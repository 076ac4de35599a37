// The calls that a person makes to follow a program, sent to the server with the official client.
import { randomUUID } from "node:crypto"
import { daysOfProgram } from "#domain/programs/program-days.ts"
import type { Database } from "#domain/row-types.ts"
import type { Client } from "#tests/support/person.ts"

export interface Lifter {
  client: Client
  user: { id: string }
}

type Arguments<Name extends keyof Database["public"]["Functions"]> =
  Database["public"]["Functions"][Name]["Args"]

/** The id of an exercise in the library. */
export async function libraryExercise({ client }: Lifter): Promise<string> {
  const { data } = await client
    .from("exercises")
    .select("id")
    .is("owner_id", null)
    .limit(1)
    .single()
    .throwOnError()
  return data.id
}

const amount = { unit: "reps", low: 5, high: 5, open: false } as const

/** The prescription that is stored with each exercise of `aProgram`. */
export const aLinePrescription = {
  weeks: [[[{ count: 3, amount, load: null, decides: false }]]],
  rule: { name: "linear" },
  rest: 180,
  joined: false,
}

/** The arguments that save a program of two days, each with three sets of five of the same exercise. */
export function aProgram(
  exercise: string,
  more: Partial<Arguments<"save_program">> = {},
): Arguments<"save_program"> {
  const lines = [{ exercise_id: exercise, exercise_name: "Squat", ...aLinePrescription }]
  const days = [
    { name: "A", lines },
    { name: "B", lines },
  ]
  return {
    op_id: randomUUID(),
    program: { name: "First Barbell" },
    days: daysOfProgram(days).map((day) => ({ description: `${day.name} day`, ...day })),
    content: { name: "First Barbell", days },
    ...more,
  }
}

interface SavedProgram {
  id: string
  revision: number
  version_id: string
}

export async function saveProgram(
  { client }: Lifter,
  args: Arguments<"save_program">,
): Promise<SavedProgram> {
  const { data } = await client.rpc("save_program", args).throwOnError()
  return data as unknown as SavedProgram
}

/** Starts a program on a Monday and returns the run's id. */
export async function startRun({ client }: Lifter, program: string): Promise<string> {
  const { data } = await client
    .rpc("start_program_run", {
      op_id: randomUUID(),
      run: {
        program_id: program,
        started_on: "2026-11-16",
        weekdays: [0, 2],
        starts: { loads: {}, maxes: {} },
      },
    })
    .throwOnError()
  return idIn(data)
}

/** Saves a program and starts a run of it. */
export async function aRun(
  lifter: Lifter,
): Promise<{ exercise: string; program: SavedProgram; run: string }> {
  const exercise = await libraryExercise(lifter)
  const program = await saveProgram(lifter, aProgram(exercise))
  return { exercise, program, run: await startRun(lifter, program.id) }
}

/** The arguments that save a session of a run, with two of its prescribed sets and one extra set. */
export function aSession(
  exercise: string,
  log: Arguments<"save_workout_log">["log"],
  more: Partial<Arguments<"save_workout_log">> = {},
): Arguments<"save_workout_log"> {
  return {
    op_id: randomUUID(),
    log: { date: "2026-11-16", name: "A", ...(log.slot && { prescribed: aPrescription }), ...log },
    sets: [0, 1, null].map((prescribed_set, index) => ({
      ...{
        exercise_id: exercise,
        exercise_order: 1,
        set_number: index + 1,
        reps: 5,
        weight: 60,
        prescribed_set,
      },
    })),
    ...more,
  }
}

export const aPrescription = {
  version: "any",
  week: 0,
  day: 0,
  lines: [{ sets: [{ load: 60 }, { load: 60 }] }],
}

export interface SavedLog {
  id: string
  revision: number
  counts?: boolean
}

export async function saveLog({ client }: Lifter, args: Arguments<"save_workout_log">): Promise<SavedLog> {
  const { data } = await client.rpc("save_workout_log", args).throwOnError()
  return data as unknown as SavedLog
}

/** Whether each of a person's logs counts in its run, by the log's id. */
export async function countingLogs({ client }: Lifter): Promise<Record<string, boolean | null>> {
  const { data } = await client.from("workout_logs").select("id, counts").throwOnError()
  return Object.fromEntries(data.map(({ id, counts }) => [id, counts]))
}

/** Adds an event to a run, by default after the first slot, and returns the reply. */
export function addEvent(
  { client }: Lifter,
  event: Arguments<"add_program_event">["event"],
  op_id: string = randomUUID(),
) {
  return client.rpc("add_program_event", {
    op_id,
    event: { after_slot: 1, made_at: "2026-11-17T08:00:00Z", ...event },
  })
}

export function idIn(data: unknown): string {
  if (typeof data === "object" && data !== null && "id" in data && typeof data.id === "string") return data.id
  throw new Error("The reply has no id.")
}
