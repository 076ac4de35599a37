import { afterAll, beforeAll, beforeEach } from "vitest"
import { libraryExercise } from "./saving.ts"
import { openSchemaDatabase, type Person, type SchemaDatabase } from "./schema-database.ts"

export let database: SchemaDatabase
/** A library exercise. */
export let exercise: string
/** A new person for each test. */
export let ann: Person
let people = 0

/** Gives the test file its own database, and each of its tests a new Ann. Call once, before the tests. */
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

/** Signs up a person with this name and a number. */
export const somebody = (name: string) => database.signUp(`${name}${++people}`)
