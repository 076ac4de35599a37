import { needsPerson } from "#domain/saving/queue-state.ts"
import type { Operation } from "#domain/saving/sync-queue.ts"
import type { Person, World } from "./world.ts"

interface StoredLog {
  id: string
  name: string
  notes: string
  revision: number
  committed_workout_id: string | null
  sets: unknown
}

interface StoredPlan {
  id: string
  status: string
  completed_log_id: string | null
}

/** Every violated invariant of saving once nothing is in flight, in words; empty if all of them hold. */
export async function violations(world: World): Promise<string[]> {
  const found = await Promise.all(world.people.map((person) => violationsOf(world, person)))
  return found.flat()
}

async function violationsOf(world: World, person: Person): Promise<string[]> {
  const [logs, plans, applied, { operations: queued, unreadable }] = await Promise.all([
    storedLogs(world, person.id),
    storedPlans(world, person.id),
    appliedOps(world, person.id),
    world.device.store.list(person.id),
  ])
  const operations = queued.filter((each) => "save" in each)
  const reliable = reliableOf(person, operations)
  const waiting = operations.filter((operation) => !needsPerson(operation))
  return [
    ...waiting.map(({ id, status }) => `the queue still holds ${id} (${status})`),
    ...unreadable.map(({ id }) => `the queue can't read ${id}`),
    ...operations
      .filter((operation) => !isEdit(operation))
      .map(({ id }) => `${id}, a new log, needs the person`),
    ...reliable.filter(({ id }) => !applied.has(id)).map(({ id }) => `${id} was accepted and is not applied`),
    ...strangers(person, logs),
    ...workoutsOf(person).flatMap((name) => wrongWith(person, name, logs, reliable)),
    ...plans.flatMap((plan) => wrongWithPlan(plan, logs)),
    ...logs.flatMap((log) => wrongWithReference(log, plans)),
  ]
}

const nameOf = ({ save }: Operation) => save.log.name ?? ""
const isEdit = ({ save }: Operation) => save.log.id !== undefined
const revisionOf = ({ save }: Operation) => (save.expected_revision ?? 0) + 1

function workoutsOf({ tellings }: Person): string[] {
  return [...new Set(tellings.map(({ operation }) => nameOf(operation)))]
}

/** Logs stored under a person who never created them. */
function strangers(person: Person, logs: StoredLog[]): string[] {
  const known = new Set(workoutsOf(person))
  return logs.filter(({ name }) => !known.has(name)).map(({ name }) => `${name} stands under another person`)
}

/** The saves that a person may rely on: reported as safe, and neither waiting for their decision nor given up by them. */
function reliableOf({ tellings }: Person, needy: Operation[]): Operation[] {
  const givenUp = tellings.filter(({ told }) => told === "given up").map(({ operation }) => operation)
  const doubtful = new Set([...needy, ...givenUp].map(({ id }) => id))
  return tellings
    .filter(({ operation, told }) => (told === "saved" || told === "queued") && !doubtful.has(operation.id))
    .map(({ operation }) => operation)
}

/** Checks one workout: it must be stored once, as its last save that the person may rely on. */
function wrongWith(person: Person, name: string, logs: StoredLog[], reliable: Operation[]): string[] {
  const sure = reliable.filter((operation) => nameOf(operation) === name)
  const tellings = person.tellings.filter(({ operation }) => nameOf(operation) === name)
  const possible = tellings.filter(({ told }) => told !== "refused").map(({ operation }) => operation)
  const stored = logs.filter((log) => log.name === name)
  const [log] = stored

  if (stored.length > 1) return [`${name} is stored ${stored.length} times`]
  if (person.deleted.has(name)) return log ? [`${name} was deleted and is back`] : []
  if (!log) return sure.some((operation) => !isEdit(operation)) ? [`${name} is lost`] : []
  const version = possible.find(({ save }) => save.log.notes === log.notes)
  if (!version) return [`${name} holds a version that was refused`]
  const newest = Math.max(...sure.map(revisionOf))
  return [
    ...(revisionOf(version) < newest ? [`${name} has lost an edit`] : []),
    ...(revisionOf(version) !== log.revision ? [`${name} was written more often than told`] : []),
    ...(setsOf(version) !== JSON.stringify(log.sets) ? [`${name} has other sets`] : []),
  ]
}

function setsOf({ save }: Operation): string {
  return JSON.stringify(
    save.sets.map(({ exercise_id, exercise_order, set_number, reps, weight }) => [
      exercise_id,
      exercise_order,
      set_number,
      reps,
      weight,
    ]),
  )
}

function wrongWithPlan({ id, status, completed_log_id }: StoredPlan, logs: StoredLog[]): string[] {
  const log = logs.find((each) => each.id === completed_log_id)
  if ((status === "completed") !== (completed_log_id !== null))
    return [`plan ${id} is ${status} without a reason`]
  if (completed_log_id !== null && log?.committed_workout_id !== id)
    return [`plan ${id} is completed by nothing`]
  return []
}

function wrongWithReference({ name, id, committed_workout_id }: StoredLog, plans: StoredPlan[]): string[] {
  if (committed_workout_id === null) return []
  const plan = plans.find((each) => each.id === committed_workout_id)
  return plan?.completed_log_id === id ? [] : [`${name} names a plan that it did not complete`]
}

async function storedLogs({ database }: World, userId: string): Promise<StoredLog[]> {
  const { rows } = await database.query<StoredLog>(
    `select id, name, notes, revision, committed_workout_id, (
       select coalesce(json_agg(json_build_array(
         exercise_id, exercise_order, set_number, reps, weight
       ) order by exercise_order, set_number), '[]')
       from public.set_logs s where s.workout_log_id = l.id
     ) as sets
     from public.workout_logs l where user_id = $1`,
    [userId],
  )
  return rows
}

async function storedPlans({ database }: World, userId: string): Promise<StoredPlan[]> {
  const { rows } = await database.query<StoredPlan>(
    "select id, status, completed_log_id from public.committed_workouts where user_id = $1",
    [userId],
  )
  return rows
}

async function appliedOps({ database }: World, userId: string): Promise<Set<string>> {
  const { rows } = await database.query<{ op_id: string }>(
    "select op_id from public.applied_ops where user_id = $1",
    [userId],
  )
  return new Set(rows.map(({ op_id }) => op_id))
}
