import { randomBytes, randomUUID } from "node:crypto"
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { createClient } from "@supabase/supabase-js"
import pg from "pg"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { repertoire } from "#product/product.ts"
import { runBackupCommand } from "#server/backup/commands.ts"
import { makeBackup } from "#server/backup/make-backup.ts"
import { keepBackups } from "#server/backup/regular-backups.ts"
import { migrate } from "#server/postgres/migrate.ts"
import { createEmptyDatabase } from "@repertoire/backend/testing/database.ts"
import { newClient, password, signUpAndConfirm } from "#tests/support/person.ts"
import { mailsTo, type TestServer } from "@repertoire/backend/testing/product-server.ts"
import { startServer } from "#tests/support/server.ts"
import { storedAccount } from "../export/stored-account.ts"
import { addEveryKind } from "../export/every-kind.ts"
import { addUglyHistory } from "../export/ugly-history.ts"
import { packed, unpacked } from "@repertoire/backend/testing/raw-archive.ts"
import { makeTarget, type Target } from "@repertoire/backend/testing/restore-target.ts"

let server: TestServer
let admin: pg.Pool
let ann: Awaited<ReturnType<typeof signUpAndConfirm>>
let folder: string
let archive: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "repertoire-backup-"))
  archive = join(folder, "ann.backup")
  writeFileSync(join(folder, "jwt-secret"), "a secret that is kept")
  server = await startServer({ DATA_DIR: folder })
  admin = new pg.Pool({ connectionString: server.databaseUrl, max: 4 })
  // The database is dropped before the last connection has closed; that connection's error doesn't matter.
  admin.on("error", () => {})
  ann = await signUpAndConfirm(server)
  await addUglyHistory(admin, ann.user.id, 40)
  await addEveryKind(admin, ann.user.id)
  await makeBackup({
    product: repertoire,
    databaseUrl: server.databaseUrl,
    dataDir: folder,
    file: archive,
    passphrase: undefined,
  })
})
afterAll(async () => {
  await admin.end()
  await server.stop()
  rmSync(folder, { recursive: true })
})

interface EmptyTarget extends Omit<Target, "restore"> {
  /** Restores Ann's backup, unless another file is given. */
  restore: (change?: Partial<Parameters<Target["restore"]>[0]>) => ReturnType<Target["restore"]>
}

/** An empty database and an empty data folder. */
async function withTarget(work: (target: EmptyTarget) => Promise<void>) {
  const target = makeTarget(repertoire, await createEmptyDatabase())
  try {
    await work({ ...target, restore: (change) => target.restore({ file: archive, ...change }) })
  } finally {
    await target.drop()
  }
}

const accounts = async (pool: pg.Pool) => {
  const { rows } = await pool.query("select to_regclass('auth.users') as there")
  return rows[0].there === null ? 0 : (await pool.query("select from auth.users")).rowCount
}

describe("a restored server", () => {
  it("has every row and the secrets, and people can sign in and log as before", async () => {
    await withTarget(async ({ url, dataDir, pool, restore }) => {
      const { made_at } = await restore()
      expect(Date.parse(made_at)).toBeLessThan(Date.now())
      expect(await storedAccount(pool, ann.user.id)).toEqual(await storedAccount(admin, ann.user.id))
      expect(readFileSync(join(dataDir, "jwt-secret"), "utf8")).toBe("a secret that is kept")

      const restored = await startServer({ DATABASE_URL: url })
      const client = newClient(restored)
      const { error } = await client.auth.signInWithPassword({ email: ann.user.email ?? "", password })
      expect(error).toBeNull()
      const saved = await client.from("weight_logs").insert({ date: "2026-11-23", weight: 80 })
      expect(saved.error).toBeNull()
      // Sequences continue counting, and triggers and references are in place again.
      await signUpAndConfirm({ ...restored, mails: (to) => mailsTo(to, url) })
      await expect(
        pool.query("insert into weight_logs (user_id, date, weight) values (gen_random_uuid(), now(), 1)"),
      ).rejects.toThrow("violates foreign key")
      await restored.stop()
    })
  })

  it("has every object with its file, and no earlier files", async () => {
    const fileServer = await startServer({ DATA_DIR: folder })
    const { storage } = createClient(fileServer.url, fileServer.serviceRoleKey)
    await storage.createBucket("pictures", { public: true })
    const picture = randomBytes(300_000)
    await storage.from("pictures").upload("ann/front.png", picture, { contentType: "image/png" })
    await storage.from("pictures").upload("ann/old.png", "old")
    await storage.from("pictures").upload("ann/old.png", "new", { upsert: true })
    const file = join(folder, "files.backup")
    await makeBackup({
      product: repertoire,
      databaseUrl: fileServer.databaseUrl,
      dataDir: folder,
      file,
      passphrase: "secret",
    })
    await fileServer.stop()
    await withTarget(async ({ url, dataDir, restore }) => {
      const stray = join(dataDir, "storage", "ab", `ab${randomUUID().slice(2)}`)
      mkdirSync(dirname(stray), { recursive: true })
      writeFileSync(stray, "of before")
      await restore({ file, passphrase: "secret" })
      expect(existsSync(stray)).toBe(false)
      const restored = await startServer({ DATABASE_URL: url, DATA_DIR: dataDir })
      const download = async (name: string) =>
        Buffer.from(
          await (await fetch(`${restored.url}/storage/v1/object/public/pictures/${name}`)).arrayBuffer(),
        )
      expect((await download("ann/front.png")).equals(picture)).toBe(true)
      expect((await download("ann/old.png")).toString()).toBe("new")
      await restored.stop()
    })
  })

  it("has every save that was acknowledged before the backup began, while others continued", async () => {
    const { client } = await signUpAndConfirm(server)
    const log = (name: string) => client.from("workout_logs").insert({ date: "2026-11-20", name })
    const acknowledged: string[] = []
    let isOver = false
    const saving = (async () => {
      while (!isOver) {
        const name = randomUUID()
        // oxlint-disable-next-line no-await-in-loop -- one after the other, as a person would
        if ((await log(name)).error === null) acknowledged.push(name)
      }
    })()
    await expect.poll(() => acknowledged.length).toBeGreaterThan(10)
    const before = [...acknowledged]
    const file = join(folder, "busy.backup")
    await makeBackup({
      product: repertoire,
      databaseUrl: server.databaseUrl,
      dataDir: folder,
      file,
      passphrase: undefined,
    })
    isOver = true
    await saving
    await withTarget(async ({ pool, restore }) => {
      await restore({ file })
      const { rows } = await pool.query<{ name: string }>(
        "select name from workout_logs where name = any($1)",
        [acknowledged],
      )
      const found = new Set(rows.map(({ name }) => name))
      expect(before.filter((name) => !found.has(name))).toEqual([])
    })
  })

  it("is updated to the newest version if the backup is from an older one", async () => {
    await withTarget(async ({ url, dataDir, pool }) => {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      const { rows } = await admin.query<{ version: string }>(
        "select version from supabase_migrations.schema_migrations order by version",
      )
      await migrate(client, repertoire, new Set(rows.slice(0, -1).map(({ version }) => version)))
      await client.end()
      await pool.query(
        "insert into auth.users (id, email, aud, role) values ($1, 'old@example.com', 'authenticated', 'authenticated')",
        [randomUUID()],
      )
      const file = join(folder, "old.backup")
      await makeBackup({ product: repertoire, databaseUrl: url, dataDir, file, passphrase: undefined })
      await withTarget(async (target) => {
        await target.restore({ file })
        const landed = await target.pool.query(
          "select version from supabase_migrations.schema_migrations order by version",
        )
        expect(landed.rows).toEqual(rows)
        expect((await target.pool.query("select email from auth.users")).rows).toEqual([
          { email: "old@example.com" },
        ])
      })
    })
  })
})

describe("a restore is refused", () => {
  it("into a database with accounts, unless it may replace them", async () => {
    await withTarget(async ({ pool, restore }) => {
      await restore()
      await pool.query("update profiles set name = 'Changed since'")
      await expect(restore()).rejects.toThrow("This database already has accounts. Add --replace")
      expect((await pool.query("select name from profiles")).rows).toEqual([{ name: "Changed since" }])
      await restore({ mayReplace: true })
      expect(await storedAccount(pool, ann.user.id)).toEqual(await storedAccount(admin, ann.user.id))
    })
  })

  it("from a file that was truncated or modified anywhere, and nothing changes", async () => {
    await withTarget(async ({ pool, restore }) => {
      const whole = readFileSync(archive)
      const damaged = join(folder, "damaged.backup")
      for (const share of [0, 0.01, 0.3, 0.6, 0.9, 0.99, 0.9999]) {
        copyFileSync(archive, damaged)
        truncateSync(damaged, Math.floor(whole.length * share))
        // oxlint-disable-next-line no-await-in-loop
        await expect(restore({ file: damaged })).rejects.toThrow(/damaged|not a Repertoire backup/)
        const changed = Buffer.from(whole)
        // Never change the padding before the trailer, where a changed bit may unpack to the same bytes.
        const place = Math.min(whole.length - (share > 0.99 ? 4 : 60), 22 + Math.floor(whole.length * share))
        changed[place] = (changed[place] ?? 0) ^ 0x10
        writeFileSync(damaged, changed)
        // oxlint-disable-next-line no-await-in-loop
        await expect(restore({ file: damaged })).rejects.toThrow("damaged")
      }
      expect(await accounts(pool)).toBe(0)
    })
  })

  it("from an encrypted file without its passphrase; with it, the file is restored", async () => {
    const file = join(folder, "secret.backup")
    await makeBackup({
      product: repertoire,
      databaseUrl: server.databaseUrl,
      dataDir: folder,
      file,
      passphrase: "open sesame",
    })
    expect(readFileSync(file).includes(Buffer.from("a secret that is kept"))).toBe(false)
    await withTarget(async ({ pool, restore }) => {
      await expect(restore({ file })).rejects.toThrow("is encrypted. Set BACKUP_PASSPHRASE")
      await expect(restore({ file, passphrase: "open barley" })).rejects.toThrow("BACKUP_PASSPHRASE is wrong")
      expect(await accounts(pool)).toBe(0)
      await restore({ file, passphrase: "open sesame" })
      expect(await accounts(pool)).toBeGreaterThan(0)
    })
  })

  it("if the database refuses the rows, and a database from an older version is put back", async () => {
    const entries = unpacked(readFileSync(archive)).map((entry) =>
      entry.name === "tables/weight_logs/000001" ? { ...entry, content: Buffer.from("nonsense\n") } : entry,
    )
    const file = join(folder, "bad-rows.backup")
    writeFileSync(file, packed(entries))
    await withTarget(async ({ url, pool, restore }) => {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      const { migrations } = JSON.parse(entries[0]?.content.toString() ?? "")
      await migrate(client, repertoire, new Set(migrations.slice(0, -3)))
      await client.end()
      await expect(restore({ file })).rejects.toThrow(
        /^The database refused the backup: .*\. Nothing was changed\.$/,
      )
      const { rows } = await pool.query<{ version: string }>(
        "select version from supabase_migrations.schema_migrations order by version",
      )
      expect(rows.map(({ version }) => version)).toEqual(migrations.slice(0, -3))
      expect(await accounts(pool)).toBe(0)
    })
  })

  it("from anything other than a backup", async () => {
    const file = join(folder, "photo.jpg")
    writeFileSync(file, "not a backup")
    await withTarget(async ({ restore }) => {
      await expect(restore({ file })).rejects.toThrow("is not a Repertoire backup")
      await expect(restore({ file: join(folder, "nowhere") })).rejects.toThrow("can't be opened")
    })
  })
})

it("an interrupted restore leaves an empty server, and can be repeated", async () => {
  await withTarget(async ({ pool, restore }) => {
    await restore()
    await pool.query("delete from auth.users")
    // Each workout takes a while to insert, so that the restore is interrupted in the middle of them.
    await pool.query(`
      create function public.slowly() returns boolean language sql as 'select true from pg_sleep(0.1)';
      alter table public.workout_logs add constraint slow check (public.slowly())`)
    const cut = async () => {
      const { rowCount } = await admin.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where application_name = 'repertoire-restore' and query like 'copy %workout_logs%'`,
      )
      return rowCount
    }
    const cutting = (async () => {
      await expect.poll(cut, { interval: 20, timeout: 20_000 }).toBeGreaterThan(0)
    })()
    await expect(restore()).rejects.toThrow(/terminat|connection/i)
    await cutting
    expect(await accounts(pool)).toBe(0)
    await pool.query("alter table public.workout_logs drop constraint slow; drop function public.slowly()")
    await restore()
    expect(await storedAccount(pool, ann.user.id)).toEqual(await storedAccount(admin, ann.user.id))
  })
})

it("the commands follow their settings, and never overwrite a file", async () => {
  await withTarget(async ({ url, dataDir, pool }) => {
    const file = join(folder, "by-command.backup")
    const from = { DATABASE_URL: server.databaseUrl, DATA_DIR: folder }
    expect(await runBackupCommand(repertoire, ["backup", file], from)).toContain("Backed up to")
    await expect(runBackupCommand(repertoire, ["backup", file], from)).rejects.toThrow("already exists")
    await expect(runBackupCommand(repertoire, ["backup"], from)).rejects.toThrow(
      "Usage: npm run backup -- FILE",
    )
    await expect(runBackupCommand(repertoire, ["restore", file, "--force"], from)).rejects.toThrow(
      "Usage: npm run restore",
    )
    expect(
      await runBackupCommand(repertoire, ["restore", file], { DATABASE_URL: url, DATA_DIR: dataDir }),
    ).toContain("Restored the backup made at")
    expect(await accounts(pool)).toBeGreaterThan(0)
  })
})

it("a missing stored file is reported, and everything else is still backed up", async () => {
  await withTarget(async ({ restore, pool }) => {
    const { rows } = await admin.query<{ version: string }>("select version from storage.objects limit 1")
    const version = rows[0]?.version ?? ""
    const lost = join(version.slice(0, 2), version)
    const file = join(folder, "lost.backup")
    renameSync(join(folder, "storage", lost), join(folder, "elsewhere"))
    const said = await runBackupCommand(repertoire, ["backup", file], {
      DATABASE_URL: server.databaseUrl,
      DATA_DIR: folder,
    })
    renameSync(join(folder, "elsewhere"), join(folder, "storage", lost))
    expect(said).toBe(`Backed up to ${file} (without 1 stored file that is not in DATA_DIR/storage).`)
    await restore({ file })
    expect(await accounts(pool)).toBeGreaterThan(0)
  })
})

it("backups are made automatically when due, and leave no partial file if they fail", async () => {
  const own = join(folder, "own")
  const lines: string[] = []
  const told: [name: string, fact: object | null][] = []
  const order = {
    folder: own,
    everyHours: 24,
    dataDir: folder,
    passphrase: undefined,
    log: (line: string) => lines.push(line),
    tell: async (name: string, fact: object | null) => void told.push([name, fact]),
  }
  const stop = keepBackups({ product: repertoire, ...order, databaseUrl: server.databaseUrl })
  await expect
    .poll(() => lines)
    .toEqual([expect.stringMatching(/^Backup made: repertoire-\d{8}-\d{6}\.backup$/)])
  await stop()
  expect(readdirSync(own)).toHaveLength(1)
  expect(told).toEqual([
    ["backup", { made_at: expect.any(String), bytes: expect.any(Number), file: expect.any(String), kept: 1 }],
    ["backup_failed", null],
  ])
  // The next backup isn't due yet.
  await keepBackups({ product: repertoire, ...order, databaseUrl: server.databaseUrl })()
  expect(readdirSync(own)).toHaveLength(1)
  const other = join(folder, "other")
  await keepBackups({
    product: repertoire,
    ...order,
    folder: other,
    databaseUrl: "postgresql://nobody@127.0.0.1:1/none",
  })()
  expect(lines.at(-1)).toContain("The backup failed")
  expect(told.at(-1)).toEqual(["backup_failed", { reason: expect.any(String) }])
  expect(existsSync(other) ? readdirSync(other) : []).toEqual([])
})
