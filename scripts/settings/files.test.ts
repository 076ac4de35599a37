import { spawnSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import { execPath } from "node:process"
import { expect, test } from "vitest"
import { allSettings } from "#product/settings/all-settings.ts"
import { filesOfSettings } from "./files.ts"

const all = allSettings.flatMap(({ settings }) => settings)

test("docs/settings.md and the help texts match the settings", () => {
  const stale = Object.entries(filesOfSettings()).filter(
    ([path, text]) => !existsSync(path) || readFileSync(path, "utf8") !== text,
  )
  expect(
    stale.map(([path]) => path),
    "Write them again: node scripts/run-typescript.mjs scripts/write-settings.ts",
  ).toEqual([])
})

test("every setting is described once, and accepts its own example", () => {
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
  expect(all.length).toBeGreaterThan(70)
  for (const { name, example, purpose, read } of all) {
    expect(purpose).toMatch(/^[A-Z`].*\.$/)
    expect(read({ [name]: example }), name).not.toEqual(read({}))
  }
})

test.each([
  ["start.mjs", ["--help"], "PORT=8080"],
  ["repertoire.mjs", ["backup", "--help"], "BACKUP_PASSPHRASE=four words nobody guesses"],
  ["repertoire.mjs", ["restore", "--help"], "npm run restore -- FILE --replace"],
  ["repertoire.mjs", ["admin", "-h"], "npm run admin -- grant EMAIL"],
])("%s %j shows the options, and starts nothing", (script, args, part) => {
  // Nobody can listen on this address, so a start would be refused.
  const { status, stdout, stderr } = spawnSync(execPath, [`scripts/${script}`, ...args], {
    env: { HOST: "192.0.2.1" },
    encoding: "utf8",
  })
  expect([status, stderr]).toEqual([0, ""])
  expect(stdout).toContain(part)
})
