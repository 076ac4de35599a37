import { afterAll, beforeAll, beforeEach } from "vitest"
import { call, libraryExercise } from "./saving.ts"
import {
  failureOf,
  openSchemaDatabase,
  type Person,
  type Row,
  type SchemaDatabase,
} from "./schema-database.ts"

export let database: SchemaDatabase
/** An exercise of the library. */
export let exercise: string
/** Somebody new for each test. */
export let ann: Person
let people = 0

/** Gives the file a database of its own, and each of its tests an Ann. Call once, before the tests. */
export function openAnnsLogs(): void {
  beforeAll(async () => {
    database = await openSchemaDatabase()
    exercise = await libraryExercise(database)
  })
  beforeEach(async () => {
    ann = await somebody("ann")
  })
  afterAll(() => database.drop())
}

/** Signs up somebody who has that name and a number. */
export const somebody = (name: string) => database.signUp(`${name}${++people}`)

/** Saves as a person, and what is stored of theirs afterwards. */
export const save = (args: Row, person = ann) => call(database, person, "save_workout_log", args)
export const failure = (args: Row, person = ann) => failureOf(save(args, person))
export const logsOf = (person: Person) =>
  database.as(person, "select * from public.workout_logs order by created_at, id")
export const setsOf = (person: Person, columns = "*") =>
  database.as(
    person,
    `select ${columns} from public.set_logs order by workout_log_id, exercise_order, set_number`,
  )
export const opsOf = (person: Person) => database.as(person, "select * from public.applied_ops")
