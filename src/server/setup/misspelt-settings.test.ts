import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import fc from "fast-check"
import { afterEach, beforeEach, expect, test } from "vitest"
import { readConfig } from "./config.ts"
import { misspeltSettings, watched } from "./misspelt-settings.ts"

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "repertoire-misspelt-"))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

const doubts = async (environment: NodeJS.ProcessEnv) =>
  (await readConfig({ DATA_DIR: dataDir, ...environment })).doubts

/** The names in the first column of the table of settings. */
function documented(): string[] {
  const readme = readFileSync(join(import.meta.dirname, "../../../README.md"), "utf8")
  const [, table = ""] = readme.split("## Settings")
  const [settings = ""] = table.split("\n## ")
  const columns = settings.split("\n").map((line) => line.split("|")[1] ?? "")
  return columns.flatMap((column) =>
    [...column.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name ?? ""),
  )
}

test.each([
  ["AUTH_AUTOCONFRIM", "AUTH_AUTOCONFIRM"],
  ["AUTH_ANONYMOUS_USERS", "AUTH_ANONYMOUS"],
  ["TRUST_PROXIES", "TRUST_PROXY"],
  ["SMTP_URI", "SMTP_URL"],
  ["DATADIR", "DATA_DIR"],
  ["LOG_LEVLE", "LOG_LEVEL"],
  ["Port", "PORT"],
  ["site_url", "SITE_URL"],
  ["OPENAI_APIKEY", "OPENAI_API_KEY"],
])("%s is warned of, and %s is named", async (name, meant) => {
  expect(await doubts({ [name]: "true" })).toEqual([
    `${name} is no setting of Repertoire; the nearest is ${meant}.`,
  ])
})

test("variables of other programs are left alone", async () => {
  const others = [
    "HOME",
    "HOSTNAME",
    "POST",
    "PATH",
    "MAIL",
    "USER",
    "NODE_ENV",
    "OPENAI_ORG_ID",
    "http_proxy",
  ]
  expect(await doubts(Object.fromEntries(others.map((name) => [name, "1"])))).toEqual([])
})

test("everything that the README names is known, set or not", async () => {
  const names = documented()
  expect(names.length).toBeGreaterThan(60)
  const { environment, asked } = watched({ DATA_DIR: dataDir })
  await readConfig(environment)
  expect(names.filter((name) => !asked.has(name))).toEqual([])
})

test("a name with two letters swapped, one too many or one missing is always recognised", () => {
  const settings = new Set(documented())
  const slip = fc.record({
    name: fc.constantFrom(...[...settings].filter((name) => name.length >= 9)),
    place: fc.nat(),
    kind: fc.constantFrom("swap", "double", "drop"),
  })
  fc.assert(
    fc.property(slip, ({ name, place, kind }) => {
      const i = place % (name.length - 1)
      const [before, one = "", two = ""] = [name.slice(0, i), name[i], name[i + 1]]
      const written = { swap: two + one, double: one + one + two, drop: two }[kind] ?? ""
      const slipped = before + written + name.slice(i + 2)
      if (settings.has(slipped)) return
      expect(misspeltSettings({ [slipped]: "1" }, settings)).toHaveLength(1)
    }),
  )
})
