import { randomUUID } from "node:crypto"
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import pg from "pg"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { repertoire } from "#product/product.ts"
import { readFolding } from "#server/postgres/folding.ts"
import { migrate } from "#server/postgres/migrate.ts"
import { migrationFiles, versionOf } from "#server/postgres/sql-files.ts"
import { readCatalogue } from "#tests/support/catalogue.ts"
import { createDatabase, createEmptyDatabase } from "@repertoire/backend/testing/database.ts"
import { newClient, password } from "#tests/support/person.ts"
import type { TestServer } from "@repertoire/backend/testing/product-server.ts"
import { startServer } from "#tests/support/server.ts"
import { packed, unpacked } from "@repertoire/backend/testing/raw-archive.ts"
import { makeTarget } from "@repertoire/backend/testing/restore-target.ts"
import {
  backupBefore,
  columnsByTable,
  databaseBefore,
  databaseThatNotes,
  migrateUntilKilled,
  migrationsBefore,
  notedMigrations,
  rowsByTable,
} from "./before-the-fold.ts"

const before = migrationsBefore()
const refusalOf = (whose: string) =>
  `The ${whose} comes from an older version of Repertoire and has 70 of the 73 migrations that were folded into the current ones. `
const pastIt =
  /First run commit ([0-9a-f]{7,40}) with this data \(git checkout \1, then npm start\), then start this version\.$/
const restoredElsewhere =
  /Restore it with commit ([0-9a-f]{7,40}) \(git checkout \1, then npm run restore\), then make a new backup\.$/

/** The rows without the exercises of the library, whose muscles later migrations correct. */
const ofPeople = (rows: ReadonlyMap<string, string[]>) =>
  new Map(
    [...rows].map(([table, all]) => [
      table,
      table === "public.exercises" ? all.filter((row) => !/^\([\da-f-]{36},,/.test(row)) : all,
    ]),
  )

/** The catalog and migrations of a new database. */
let fresh: { catalogue: string[]; migrations: Awaited<ReturnType<typeof notedMigrations>> }
/** The earlier release's columns by table, and its rows. */
let columnsBefore: Map<string, string>
let rowsBefore: Map<string, string[]>
let data: Awaited<ReturnType<typeof databaseBefore>>
beforeAll(async () => {
  const database = await createDatabase()
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  fresh = { catalogue: await readCatalogue(client), migrations: await notedMigrations(client) }
  await client.end()
  await database.drop()
  data = await databaseBefore()
  columnsBefore = await columnsByTable(data.client)
  rowsBefore = await rowsByTable(data.client, columnsBefore)
})
afterAll(() => data.drop())

describe("data made by all migrations from before the fold", () => {
  it("is left unchanged by a start that is killed after recognizing it", async () => {
    const noted = await notedMigrations(data.client)
    await expect(migrateUntilKilled(data)).rejects.toThrow("terminated")
    expect(await notedMigrations(data.client)).toEqual(noted)
    expect(await rowsByTable(data.client, columnsBefore)).toEqual(rowsBefore)
  })

  it("is recognized: only later migrations run, and every row of a person stays the same", async () => {
    const tables = ["public.set_logs", "public.avoided", "private.exercise_merges", "private.strava_shares"]
    for (const name of [...tables, "storage.objects", "auth.mfa_factors"])
      expect(rowsBefore.get(name)?.length, name).toBeGreaterThan(0)
    const files = await migrationFiles(repertoire)
    const { into } = await readFolding(repertoire, files)
    const later = files.filter((file) => !into.includes(versionOf(file)))
    expect(await migrate(data.client, repertoire)).toEqual(later.map(({ name }) => name))
    expect(ofPeople(await rowsByTable(data.client, columnsBefore))).toEqual(ofPeople(rowsBefore))
    expect(await notedMigrations(data.client)).toEqual(fresh.migrations)
    expect(await migrate(data.client, repertoire)).toEqual([])
  })

  it("equals what the folded migrations make of a new database, to the last grant and comment", async () => {
    expect(fresh.catalogue.length).toBeGreaterThan(2000)
    expect(await readCatalogue(data.client)).toEqual(fresh.catalogue)
  })

  describe("a server on this data", () => {
    let server: TestServer
    beforeAll(async () => {
      server = await startServer({ DATABASE_URL: data.url })
    })
    afterAll(() => server.stop())

    it("lets the person sign in, read and save", async () => {
      const client = newClient(server)
      const email = "before-the-fold@example.com"
      expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull()
      const { data: sets } = await client.from("set_logs").select("exercise_id").limit(1).throwOnError()
      const saved = await client.rpc("save_workout_log", {
        op_id: randomUUID(),
        log: { date: "2026-11-21", name: "Afterwards" },
        sets: sets.map((set) => ({ ...set, exercise_order: 1, set_number: 1, reps: 3 })),
      })
      expect(saved.error).toBeNull()
      const { data: added } = await client
        .from("workout_logs")
        .select("set_logs(reps)")
        .eq("name", "Afterwards")
      expect(added).toEqual([{ set_logs: [{ reps: 3 }] }])
    })
  })
})

describe("data made by only some of them", () => {
  it("is refused with the commit to upgrade to first, and nothing is changed", async () => {
    const older = await databaseThatNotes(before.slice(0, -3))
    try {
      const noted = await notedMigrations(older.client)
      await expect(migrate(older.client, repertoire)).rejects.toThrow(refusalOf("data"))
      await expect(migrate(older.client, repertoire)).rejects.toThrow(pastIt)
      expect(await notedMigrations(older.client)).toEqual(noted)
      const { rows } = await older.client.query("select migration from supabase_migrations.backend_release")
      expect(rows).toEqual([{ migration: noted.at(-1)?.version }])
    } finally {
      await older.drop()
    }
  })

  it("is refused if one of them was changed after it was applied", async () => {
    const edited = before.map(({ name, text }) => ({
      name,
      text: name.endsWith("_goals.sql") ? `${text} select 1;` : text,
    }))
    const own = await databaseThatNotes(edited)
    try {
      await expect(migrate(own.client, repertoire)).rejects.toThrow(
        /^The migration 20261121001400 was changed after/,
      )
      expect((await notedMigrations(own.client)).length).toBe(before.length)
    } finally {
      await own.drop()
    }
  })
})

describe("a backup from the release before the fold", () => {
  it("is restored with every row, and has the current migrations", async () => {
    const target = makeTarget(repertoire, await createEmptyDatabase())
    const client = new pg.Client({ connectionString: target.url })
    try {
      await target.restore({ file: backupBefore })
      await client.connect()
      expect(ofPeople(await rowsByTable(client, columnsBefore))).toEqual(ofPeople(rowsBefore))
      expect(await notedMigrations(client)).toEqual(fresh.migrations)
    } finally {
      await client.end()
      await target.drop()
    }
  })

  it("is refused if it has only some of the migrations, with the commit to upgrade to first", async () => {
    const target = makeTarget(repertoire, await createEmptyDatabase())
    try {
      const [first, ...others] = unpacked(readFileSync(backupBefore))
      const manifest: { migrations: string[] } = JSON.parse(first?.content.toString() ?? "")
      const older = { ...manifest, migrations: manifest.migrations.slice(0, -3) }
      const file = join(target.dataDir, "older.backup")
      writeFileSync(
        file,
        packed([{ name: "manifest.json", content: Buffer.from(JSON.stringify(older)) }, ...others]),
      )
      await expect(target.restore({ file })).rejects.toThrow(refusalOf("backup"))
      await expect(target.restore({ file })).rejects.toThrow(restoredElsewhere)
    } finally {
      await target.drop()
    }
  })
})
