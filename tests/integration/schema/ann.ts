import { afterAll, beforeAll, beforeEach } from "vitest"
import { libraryExercise } from "./saving.ts"
import { openSchemaDatabase, type Person, type SchemaDatabase } from "./schema-database.ts"

export let database: SchemaDatabase
/** An exercise of the library. */
export let exercise: string
/** Somebody new for each test. */
export let ann: Person
let people = 0

/** Gives the file a database of its own, and each of its tests an Ann. Call once, before the tests. */
export function openDatabaseWithAnn(): void {
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
