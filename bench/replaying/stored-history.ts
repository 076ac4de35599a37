import type { SaveCommand } from "#domain/saving/save-command-schema.ts"
import type { HistoryCounts } from "../history/count-history.ts"
import { allRows, type Client } from "./wire.ts"

/** Reads all logs, sets, own exercises and remembered saves of the client's person, over the API. */
export async function readStored(client: Client) {
  const logs = await allRows((from, to) =>
    client.from("workout_logs").select("*").order("id").range(from, to),
  )
  const sets = await allRows((from, to) => client.from("set_logs").select("*").order("id").range(from, to))
  const custom = await allRows((from, to) =>
    client.from("exercises").select("*").not("owner_id", "is", null).order("id").range(from, to),
  )
  const ops = await allRows((from, to) =>
    client.from("applied_ops").select("*").order("op_id").range(from, to),
  )
  return { logs, sets, custom, ops }
}
export type StoredHistory = Awaited<ReturnType<typeof readStored>>

export function countStored({ logs, sets }: StoredHistory): HistoryCounts {
  const exercises = new Set(sets.map((set) => `${set.workout_log_id} ${set.exercise_order}`))
  return { sessions: logs.length, exercises: exercises.size, sets: sets.length }
}

/** What the server acknowledged for an op_id. */
export interface Acknowledged {
  id: string
  revision: number
}

/**
 * Compares the stored rows with the acknowledged saves: each save must be remembered once, its log must exist with exactly its sets, and there must
 * be no other logs. Returns a sentence for each difference.
 */
export function differences(
  stored: StoredHistory,
  commands: SaveCommand[],
  acknowledged: Map<string, Acknowledged>,
): string[] {
  const setsOfLog = groupByLog(stored.sets)
  const logs = new Map(stored.logs.map((log) => [log.id, log]))
  const found: string[] = []
  for (const command of commands) {
    const answer = acknowledged.get(command.op_id)
    const log = logs.get(answer?.id ?? "")
    const what = `"${command.log.name}" on ${command.log.date}`
    if (!answer) found.push(`${what} was never acknowledged.`)
    else if (!log) found.push(`${what} was acknowledged and is not there.`)
    else if (!isLog(log, command)) found.push(`${what} is stored otherwise than it was saved.`)
    else if (!areSets(setsOfLog.get(log.id) ?? [], command))
      found.push(`The sets of ${what} are stored otherwise than they were saved.`)
    if (!isRemembered(stored.ops, command, answer)) found.push(`${what} is not remembered once.`)
  }
  return [...found, ...leftOver(stored, acknowledged)]
}

function isRemembered(ops: StoredHistory["ops"], { op_id }: SaveCommand, answer: Acknowledged | undefined) {
  const [op, ...more] = ops.filter((each) => each.op_id === op_id)
  return more.length === 0 && op?.result_id === answer?.id
}

/** Logs that no acknowledged save created, and sets without a log. */
function leftOver({ logs, sets }: StoredHistory, acknowledged: Map<string, Acknowledged>): string[] {
  const known = new Set([...acknowledged.values()].map(({ id }) => id))
  const there = new Set(logs.map(({ id }) => id))
  return [
    ...logs
      .filter(({ id }) => !known.has(id))
      .map(({ name, id }) => `"${name}" (${id}) was never acknowledged.`),
    ...sets.filter((set) => !there.has(set.workout_log_id)).map(({ id }) => `The set ${id} has no log.`),
  ]
}

function groupByLog(sets: StoredHistory["sets"]) {
  const groups = new Map<string, StoredHistory["sets"]>()
  for (const set of sets) {
    const group = groups.get(set.workout_log_id)
    if (group) group.push(set)
    else groups.set(set.workout_log_id, [set])
  }
  return groups
}

type LogFacts = Pick<
  StoredHistory["logs"][number],
  "name" | "date" | "notes" | "duration_seconds" | "started_at"
>

const isLog = (log: LogFacts, command: SaveCommand) => sameText(logFacts(log), logFacts(command.log))

const areSets = (sets: SetFacts[], command: SaveCommand) =>
  sameText(sets.map(setFacts).toSorted(), command.sets.map(setFacts).toSorted())

const sameText = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const logFacts = ({ name, date, notes, duration_seconds, started_at }: LogFacts) => [
  name,
  date,
  notes,
  duration_seconds,
  started_at && Date.parse(started_at),
]

type SetFacts = Omit<SaveCommand["sets"][number], "set_type"> & { set_type: string }

const setFacts = (set: SetFacts) =>
  JSON.stringify([
    set.exercise_order,
    set.set_number,
    set.exercise_id,
    set.set_type,
    set.reps,
    set.weight,
    set.weight_unit,
    set.duration_minutes,
    set.distance,
    set.distance_unit,
    set.rpe,
    set.notes,
  ])
