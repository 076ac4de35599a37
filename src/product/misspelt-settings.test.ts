import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import fc from "fast-check"
import { afterEach, beforeEach, expect, test } from "vitest"
import { repertoire } from "./product.ts"
import { readConfig } from "#server/setup/config.ts"
import { misspeltSettings } from "#server/setup/starting/misspelt-settings.ts"
import { allSettings } from "./settings/all-settings.ts"

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "repertoire-misspelt-"))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

const doubts = async (environment: NodeJS.ProcessEnv) =>
  (await readConfig(repertoire, { DATA_DIR: dataDir, ...environment })).doubts

const names = allSettings.flatMap(({ settings }) => settings.map(({ name }) => name))

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
])("%s causes a warning that names %s", async (name, meant) => {
  expect(await doubts({ [name]: "true" })).toEqual([
    `${name} isn't a setting of Repertoire. Did you mean ${meant}?`,
  ])
})

test("variables of other programs cause no warning", async () => {
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

test("every described setting is read, and no other variable is", async () => {
  const asked = new Set<string>()
  const environment = new Proxy<NodeJS.ProcessEnv>(
    { DATA_DIR: dataDir },
    { get: (target, name) => (asked.add(String(name)), Reflect.get(target, name)) },
  )
  await readConfig(repertoire, environment)
  expect([...asked].toSorted()).toEqual(names.toSorted())
})

test("a name with two letters swapped, one extra or one missing is always recognized", () => {
  const slip = fc.record({
    name: fc.constantFrom(...names.filter((name) => name.length >= 9)),
    place: fc.nat(),
    kind: fc.constantFrom("swap", "double", "drop"),
  })
  fc.assert(
    fc.property(slip, ({ name, place, kind }) => {
      const i = place % (name.length - 1)
      const [before, one = "", two = ""] = [name.slice(0, i), name[i], name[i + 1]]
      const written = { swap: two + one, double: one + one + two, drop: two }[kind] ?? ""
      const slipped = before + written + name.slice(i + 2)
      if (names.includes(slipped)) return
      expect(misspeltSettings({ [slipped]: "1" }, repertoire)).toHaveLength(1)
    }),
  )
})
