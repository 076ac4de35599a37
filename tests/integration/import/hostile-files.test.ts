import { randomUUID } from "node:crypto"
import fc from "fast-check"
import { afterAll, beforeAll, expect, it } from "vitest"
import type { FileHistory } from "#domain/import/file-history.ts"
import { guessColumns } from "#domain/import/guess-columns.ts"
import { type ExerciseTarget, usedExercises } from "#domain/import/match-exercises.ts"
import { prepareImport } from "#domain/import/prepare-import.ts"
import { partsOf } from "#web/features/import/file/parts.ts"
import { readFile } from "#web/features/import/file/read-file.ts"
import { call } from "../schema/saving.ts"
import { failureOf, openSchemaDatabase, type Person, type SchemaDatabase } from "../schema/schema-database.ts"
import { hostileTable } from "./hostile-cells.ts"

let database: SchemaDatabase
let ann: Person
beforeAll(async () => {
  database = await openSchemaDatabase()
  ann = await database.signUp("ann")
})
afterAll(() => database.drop())

const zones = ["UTC", "Pacific/Kiritimati", "America/New_York", "Asia/Kathmandu"]

/** Reads a file as the page does, with guessed columns if the table isn't from a known app. */
async function historyOf(text: string): Promise<FileHistory | null> {
  const file = new File([text], "hostile.csv")
  const first = await readFile(file, { answers: {}, onProgress: () => {} })
  const read =
    first.kind === "unknown"
      ? await readFile(file, { answers: { columns: guessColumns(first.columns) }, onProgress: () => {} })
      : first
  return read.kind === "history" ? read.history : null
}

function prepared(history: FileHistory, timeZone: string) {
  const exercises = new Map<string, ExerciseTarget>(
    usedExercises(history).map(({ name, guess }) => [name, { make: guess }]),
  )
  const choices = { weightUnit: "kg", distanceUnit: "km", timeZone, exercises } as const
  return prepareImport(history, choices, { workouts: [], weights: [], others: {}, photos: [] }, randomUUID)
}

const sent = (name: string, args: object) => call(database, ann, name, { ...args })

it("whatever a file contains, the database accepts what the preview offered", async () => {
  await fc.assert(
    fc.asyncProperty(hostileTable, fc.constantFrom(...zones), async (text, timeZone) => {
      const history = await historyOf(text)
      if (!history) return
      const brought = prepared(history, timeZone)
      const parts = partsOf(brought)
      const id = randomUUID()
      const sets = brought.workouts.reduce((sum, workout) => sum + workout.sets.length, 0)
      const about = {
        ...{ id, file_name: "hostile.csv", source: history.source, parts: parts.length, sets },
        ...{ workouts: brought.workouts.length, weights: brought.weights.length },
        exercises: brought.exercises.map((target) => ("id" in target ? target : target.make)),
      }
      await sent("begin_import", { import: about })
      for (const [index, { workouts, weights }] of parts.entries())
        await sent("stage_import_part", {
          import_id: id,
          part: index + 1,
          workouts: JSON.stringify(workouts),
          weights: JSON.stringify(weights),
        })
      const failure = await failureOf(sent("finish_import", { import_id: id }))
      await database.admin("delete from public.imports where id = $1 and status = 'open'", [id])
      expect(failure?.message).toBeUndefined()
      const [row] = await database.admin<{ count: number }>(
        "select count(*)::integer as count from public.set_logs where user_id = $1",
        [ann.id],
      )
      expect(row?.count).toBe(sets)
      await sent("undo_import", { import_id: id })
    }),
    { numRuns: Number(process.env["HOSTILE_FILES"] ?? 25) },
  )
})
