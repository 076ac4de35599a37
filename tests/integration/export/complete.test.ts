import { randomUUID } from "node:crypto"
import { readFile } from "node:fs/promises"
import { Ajv2020 } from "ajv/dist/2020.js"
import pg from "pg"
import { afterAll, beforeAll, expect, it } from "vitest"
import { readOwnJson } from "#domain/import/formats/own-json.ts"
import { type LibraryExercise, matchExercises, usedExercises } from "#domain/import/match-exercises.ts"
import { type KnownRows, prepareImport } from "#domain/import/prepare-import.ts"
import { signUpAndConfirm } from "#tests/support/person.ts"
import { exportSchema } from "../../../scripts/export-schema.ts"
import type { TestServer } from "@repertoire/backend/testing/product-server.ts"
import { startServer } from "#tests/support/server.ts"
import { partsOf } from "#web/features/import/file/parts.ts"
import { completeExport } from "#web/features/profile/personal-data/export-complete.ts"
import { exportData } from "#web/features/profile/personal-data/export-data.ts"
import { addEveryKind } from "./every-kind.ts"
import { addUglyHistory } from "./ugly-history.ts"
import { storedAccount } from "./stored-account.ts"

type Visitor = Awaited<ReturnType<typeof signUpAndConfirm>>

let server: TestServer
let admin: pg.Pool
beforeAll(async () => {
  server = await startServer()
  admin = new pg.Pool({ connectionString: server.databaseUrl, max: 4 })
  // The database is dropped before the last connection has closed; that connection's error doesn't matter.
  admin.on("error", () => {})
})
afterAll(async () => {
  await admin.end()
  await server.stop()
})

async function newLifter(workouts: number): Promise<Visitor> {
  const visitor = await signUpAndConfirm(server)
  await addUglyHistory(admin, visitor.user.id, workouts)
  await addEveryKind(admin, visitor.user.id)
  return visitor
}

async function exported({ client, user }: Visitor): Promise<string> {
  const { signal } = new AbortController()
  const order = { tables: client, userId: user.id, signal, timeZone: "UTC", onProgress: () => {} }
  return (
    await exportData(order, completeExport({ list: async () => [], read: async () => new Blob() }))
  ).file.text()
}

async function called<Answer>(reply: PromiseLike<{ data: Answer; error: unknown }>): Promise<Answer> {
  const { data, error } = await reply
  expect(error).toBeNull()
  return data
}

async function knownRows({ client }: Visitor): Promise<KnownRows> {
  const [workouts, others] = await Promise.all([
    called(client.rpc("known_workouts", { first_day: "1900-01-01", last_day: "2200-01-01" })),
    called(client.rpc("known_rows")),
  ])
  const weights = await admin.query(
    "select date::text, weight::float8, weight_unit from weight_logs where user_id = $1",
    [(await client.auth.getUser()).data.user?.id],
  )
  return JSON.parse(JSON.stringify({ workouts, others, weights: weights.rows }))
}

/** Prepares a file for an account as the page does, with the choices that the page suggests. */
async function prepared(visitor: Visitor, file: string) {
  const history = readOwnJson(file)
  if (typeof history === "string") throw new Error(`It is ${history}.`)
  const { rows } = await admin.query<LibraryExercise>(
    "select id as exercise_id, name as exercise_name, aliases from exercises where owner_id is null or owner_id = $1",
    [visitor.user.id],
  )
  const matches = [...matchExercises(usedExercises(history), rows)].map(([name, match]) => {
    if (match.kind === "similar") throw new Error(`${name} should be known or new.`)
    return [name, match.kind === "new" ? { make: match.made } : { id: match.exercise.exercise_id }] as const
  })
  const choices = {
    weightUnit: "kg",
    distanceUnit: "km",
    timeZone: "UTC",
    exercises: new Map(matches),
  } as const
  return prepareImport(history, choices, await knownRows(visitor), randomUUID)
}

async function imported(visitor: Visitor, file: string): Promise<string> {
  const brought = await prepared(visitor, file)
  const parts = partsOf(brought)
  const about = {
    id: randomUUID(),
    file_name: "repertoire.json",
    source: "Repertoire",
    parts: parts.length,
    exercises: brought.exercises.map((target) => {
      if ("id" in target) return target
      const { row, ...made } = target.make
      return { ...row, ...made }
    }),
    workouts: brought.workouts.length,
    sets: 0,
    weights: brought.weights.length,
  }
  const { client } = visitor
  await called(client.rpc("begin_import", { import: about }))
  for (const [index, part] of parts.entries())
    // oxlint-disable-next-line no-await-in-loop -- one at a time, as the app does
    await called(client.rpc("stage_import_part", { import_id: about.id, part: index + 1, ...part }))
  await called(client.rpc("finish_import", { import_id: about.id }))
  return about.id
}

it("an account that is exported, deleted, created again and imported is the same, row by row", async () => {
  const ann = await newLifter(80)
  const before = await storedAccount(admin, ann.user.id)
  expect(Object.values(before).filter((rows) => rows.length === 0)).toEqual([])
  const file = await exported(ann)
  await called(ann.client.rpc("delete_my_account"))

  const again = await signUpAndConfirm(server)
  await imported(again, file)
  expect(await storedAccount(admin, again.user.id)).toEqual(before)
})

it("the same file adds nothing a second time, nor to the account that it is from", async () => {
  const ben = await newLifter(6)
  const file = await exported(ben)
  const carla = await signUpAndConfirm(server)
  await imported(carla, file)
  for (const visitor of [ben, carla]) {
    // oxlint-disable-next-line no-await-in-loop
    const { workouts, weights, others } = await prepared(visitor, file)
    const { profiles: _profiles, ...rows } = others
    expect([workouts, weights, Object.values(rows).flat()]).toEqual([[], [], []])
  }
})

it("undoing the import of an account removes all of it, except rows that existed before or were changed since", async () => {
  const file = await exported(await newLifter(6))
  const dora = await signUpAndConfirm(server)
  await admin.query("update profiles set name = 'Dora', age = 50 where id = $1", [dora.user.id])
  const before = await storedAccount(admin, dora.user.id)
  const id = await imported(dora, file)
  const [{ name, age, height } = {}] = (
    await admin.query("select name, age, height::text from profiles where id = $1", [dora.user.id])
  ).rows
  expect({ name, age, height }).toEqual({ name: "Dora", age: 50, height: "172.25" })
  await admin.query(
    "update weight_logs set weight = 77 where id = (select id from weight_logs where user_id = $1 order by date, weight limit 1)",
    [dora.user.id],
  )
  await called(dora.client.rpc("undo_import", { import_id: id }))
  const { weight_logs, ...rest } = await storedAccount(admin, dora.user.id)
  expect(weight_logs).toEqual([expect.stringContaining('"weight": "77"')])
  const { weight_logs: _none, ...restBefore } = before
  expect(rest).toEqual(restBefore)
})

it("a file can't set a tier, nor change another person's rows", async () => {
  const file = await exported(await newLifter(2))
  const eve = await signUpAndConfirm(server)
  await imported(eve, file.replace('"tier":"free"', '"tier":"admin"'))
  const { rows } = await admin.query("select tier, username from profiles where id = $1", [eve.user.id])
  expect(rows).toEqual([{ tier: "free", username: eve.user.email }])
})

it("the file matches its schema in the documentation", async () => {
  const schema = await readFile("docs/complete-export.schema.json", "utf8")
  expect(schema).toBe(exportSchema())
  const validate = new Ajv2020({ allErrors: true }).compile(JSON.parse(schema))
  const content = JSON.parse(await exported(await newLifter(6)))
  validate(content)
  expect(validate.errors).toBeNull()
  expect(validate({ ...content, set_logs: [{ ...content.set_logs[0], weight: 60 }] })).toBe(false)
})

it("a file of version 1, from before supersets, can still be imported", async () => {
  const file = await exported(await newLifter(1))
  const withoutSupersets = (key: string, value: unknown) => (key === "superset" ? undefined : value)
  const before = JSON.stringify({ ...JSON.parse(file, withoutSupersets), version: 1 })
  expect(before).not.toContain("superset")
  expect(readOwnJson(before)).toMatchObject({ workouts: [{}] })
})

it("a file of version 3, from before sets per side, can still be imported", async () => {
  const file = await exported(await newLifter(1))
  const withoutSides = (key: string, value: unknown) => (key === "per_side" ? undefined : value)
  const before = JSON.stringify({ ...JSON.parse(file, withoutSides), version: 3 })
  expect(before).not.toContain("per_side")
  expect(readOwnJson(before)).toMatchObject({ workouts: [{}] })
})

it("a file of version 4, from before programs, can still be imported", async () => {
  const file = JSON.parse(await exported(await newLifter(6)))
  const added = [
    "program_id",
    "program_day",
    "prescription",
    "run_id",
    "slot",
    "counts",
    "prescribed",
    "prescribed_set",
    "advice",
  ]
  const { programs, program_versions, program_runs, program_events, ...earlier } = file
  expect([programs, program_versions, program_runs, program_events].map((rows) => rows.length)).toEqual([
    2, 4, 2, 4,
  ])
  const before = JSON.stringify({ ...earlier, version: 4 }, (key, value: unknown) =>
    added.includes(key) ? undefined : value,
  )
  expect(before).not.toContain("program")
  const fred = await signUpAndConfirm(server)
  await imported(fred, before)
  const { program_runs: runs, workout_logs, set_logs } = await storedAccount(admin, fred.user.id)
  expect([runs.length, workout_logs.length, set_logs.length]).toEqual([0, 6, 120])
})

it("a damaged file, a later version and any other JSON get different messages", async () => {
  const file = await exported(await newLifter(1))
  expect(readOwnJson(file.slice(0, -20))).toBe("broken")
  expect(readOwnJson(file.replace('"version": 9', '"version": 10'))).toBe("newer")
  expect(readOwnJson(file.replace('"set_number":1,', '"set_number":"one",'))).toBe("broken")
  expect(readOwnJson(file.replace('"set_number":1,', '"set_number":1,"more":2,'))).toBe("broken")
  expect(readOwnJson('{"some":"thing"}')).toBe("no export")
})
