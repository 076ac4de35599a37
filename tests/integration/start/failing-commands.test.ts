import { spawnSync } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { onDisk } from "@repertoire/backend/testing/spawn-program.ts"
import { createDatabase } from "@repertoire/backend/testing/database.ts"
import { whileLocked } from "@repertoire/backend/testing/while-locked.ts"
import { buildBackendWhenStale } from "../../../scripts/prepare.mjs"
import { builtClone, type SmallClone } from "./small-clone.ts"

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

let clone: SmallClone
let database: { url: string; drop: () => Promise<void> }
let folder: string
beforeAll(async () => {
  await whileLocked(buildBackendWhenStale)
  clone = builtClone()
  database = await createDatabase()
  folder = mkdtempSync(join(tmpdir(), "repertoire-commands-"))
  writeFileSync(join(folder, "note.txt"), "no backup")
})
afterAll(async () => {
  await database.drop()
  clone.remove()
  rmSync(folder, { recursive: true })
})

const nobody = "postgres://me:my-password@127.0.0.1:1/gym"

test.each([
  ["restore", "FOLDER", {}, "FOLDER is not a file."],
  ["restore", "FOLDER/nothing", {}, "The file FOLDER/nothing can't be opened."],
  ["restore", "FOLDER/note.txt", {}, "FOLDER/note.txt is not a Repertoire backup."],
  ["backup", "FOLDER/note.txt/file", {}, "FOLDER/note.txt/file.part can't be used (ENOTDIR)."],
  ["backup", "FOLDER/nowhere/file", {}, "FOLDER/nowhere/file.part can't be used (ENOENT)."],
  ["backup", "FOLDER/file", { DATABASE_URL: nobody }, "The database can't be reached (ECONNREFUSED)."],
])(
  "%s %s with %j fails in one sentence, without a trace of the code",
  async (command, file, settings, sentence) => {
    const { output, exitCode } = await clone.run(
      "repertoire.mjs",
      [command, file.replace("FOLDER", folder)],
      {
        DATA_DIR: join(folder, "data"),
        DATABASE_URL: database.url,
        ...settings,
      },
    )
    expect(output).toBe(`${sentence.replaceAll("FOLDER", folder)}\n`)
    expect(exitCode).toBe(1)
  },
)

test("doctor says that a disk is nearly full, and exits with 1", () => {
  const disk = { folder: join(folder, "small"), bytes: 60 * 1_048_576 }
  const command = [process.execPath, join(clone.folder, "scripts/repertoire.mjs"), "doctor"] as const
  const [program, ...args] = onDisk(disk, command)
  const env = { PATH: process.env["PATH"], DATA_DIR: disk.folder, DATABASE_URL: database.url }
  const { status, stdout } = spawnSync(program, args, { env, encoding: "utf8" })
  expect(stdout).toMatch(/^broken {8}Disk: Only (59|60) MB free in .*: make room now\.$/m)
  expect(status).toBe(1)
})
