import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { notes } from "../../examples/notes/notes.ts"
import { runBackupCommand } from "#server/backup/commands.ts"
import { makeBackup } from "#server/backup/make-backup.ts"
import { createDatabase } from "#tests/support/database.ts"
import { makeABackup } from "./a-backup.ts"
import { packed, type RawEntry } from "#tests/support/raw-archive.ts"
import { makeTarget, type Target } from "#tests/support/restore-target.ts"

let backup: Awaited<ReturnType<typeof makeABackup>>
beforeAll(async () => {
  backup = await makeABackup()
})
afterAll(() => backup.drop())

async function withTarget(work: (target: Target) => Promise<void>) {
  const target = makeTarget(notes, await createDatabase())
  try {
    await work(target)
  } finally {
    await target.drop()
  }
}

function written(name: string, entries: readonly RawEntry[]): string {
  const file = join(backup.folder, name)
  writeFileSync(file, packed(entries))
  return file
}

/** The backup's entries, some of them changed. */
const changed = (change: (entry: RawEntry) => Buffer | string | undefined): RawEntry[] =>
  backup.entries.map((entry) => {
    const content = change(entry)
    return content === undefined ? entry : { ...entry, content: Buffer.from(content) }
  })

const rowsOf = (table: string) => `tables/${table}/000001`

test("a manifest with a program in place of a table or column name runs nothing", async () => {
  const program = `from program 'touch ${backup.trap}' --`
  // The table and its first column, as the forged manifest names them. The real ones contain rows.
  const attacks: Record<string, [table: string, column: string]> = {
    table: [`notes ${program}`, "id"],
    column: ["notes", `id) ${program}`],
  }
  for (const [what, [table, column]] of Object.entries(attacks)) {
    const entries = changed(({ name, content }) =>
      name === "manifest.json"
        ? content.toString().replace(/"notes",\s+"columns": \[\s+"id"/, `"${table}", "columns": ["${column}"`)
        : undefined,
    ).map((entry) => (entry.name === rowsOf("notes") ? { ...entry, name: rowsOf(table) } : entry))
    expect(entries[0]?.content.toString()).toContain(program)
    await withTarget(async ({ restore, state }) => {
      const before = await state()
      await expect(restore({ file: written(`${what}.backup`, entries) })).rejects.toThrow(
        /a table or a column that this version of Repertoire doesn't recognize|is damaged/,
      )
      expect([what, existsSync(backup.trap)]).toEqual([what, false])
      expect(await state()).toEqual(before)
    })
  }
})

test("an unencrypted file is refused if a passphrase is set, unless it is explicitly allowed", async () => {
  await withTarget(async ({ url, dataDir, restore, pool, state }) => {
    const before = await state()
    await expect(restore({ file: backup.file, passphrase: "open sesame" })).rejects.toThrow(
      "is not encrypted, but BACKUP_PASSPHRASE is set. Add --unencrypted",
    )
    const settings = { DATABASE_URL: url, DATA_DIR: dataDir, BACKUP_PASSPHRASE: "open sesame" }
    await expect(runBackupCommand(notes, ["restore", backup.file], settings)).rejects.toThrow(
      "Add --unencrypted",
    )
    expect((await state()).rows).toEqual(before.rows)
    await runBackupCommand(notes, ["restore", backup.file, "--unencrypted"], settings)
    expect((await pool.query("select from auth.users")).rowCount).toBe(1)
    const encrypted = join(backup.folder, "encrypted.backup")
    await makeBackup({
      product: notes,
      databaseUrl: url,
      dataDir,
      file: encrypted,
      passphrase: "open sesame",
    })
    await restore({ file: encrypted, passphrase: "open sesame", mayReplace: true })
    // If only half of the head says "unencrypted", the file doesn't count as an unencrypted one.
    const half = join(backup.folder, "half.backup")
    const text = readFileSync(backup.file, "latin1").replace('{"salt":null', `{"salt":"${"0".repeat(32)}"`)
    writeFileSync(half, text, "latin1")
    await expect(restore({ file: half, passphrase: "open sesame", mayReplace: true })).rejects.toThrow(
      "damaged",
    )
  })
})

test("a failed restore leaves the previous files, and a successful one replaces them", async () => {
  const isFile = ({ name }: RawEntry) => name.startsWith("files/")
  const other = changed((entry) => (isFile(entry) ? "another picture" : undefined))
  const added = { name: "files/0b7ab5e6-7f04-4f8f-8b5b-0a6e0b8f0d11", content: Buffer.from("an added one") }
  await withTarget(async ({ restore, state, dataDir }) => {
    await restore({ file: backup.file })
    const before = await state()
    const bad = [
      ...other.map((entry) =>
        entry.name === rowsOf("notes") ? { ...entry, content: Buffer.from("nonsense\n") } : entry,
      ),
      added,
    ]
    await expect(restore({ file: written("bad-rows.backup", bad), mayReplace: true })).rejects.toThrow(
      /^The database refused the backup: .*\. Nothing was changed\.$/,
    )
    expect(await state()).toEqual(before)
    await restore({ file: written("other-files.backup", other), mayReplace: true })
    const stored = readdirSync(join(dataDir, "storage"), { recursive: true, withFileTypes: true })
      .filter((each) => each.isFile())
      .map((each) => readFileSync(join(each.parentPath, each.name), "utf8"))
    expect(stored).toContain("another picture")
    expect(stored).not.toContain("a picture")
  })
})

test("an entry that claims more than the available space is refused before it is read", async () => {
  const claims = "\x80\0\0\0\0\0\x10\0\0\0\0\0"
  const version = "0b7ab5e6-7f04-4f8f-8b5b-0a6e0b8f0d11"
  const [manifest, ...rest] = backup.entries
  const claiming = (name: string) => {
    const entry = { name, content: Buffer.from("little"), claims }
    return manifest ? [manifest, entry, ...rest] : []
  }
  await withTarget(async ({ restore, state }) => {
    const before = await state()
    for (const [name, words] of [
      [`files/${version}`, "need more space than"],
      ["secrets/jwt-secret", "damaged or incomplete"],
      [rowsOf("auth.users"), "damaged or incomplete"],
    ] as const) {
      await expect(restore({ file: written("vast.backup", claiming(name)) })).rejects.toThrow(words)
    }
    expect(await state()).toEqual(before)
  })
})
