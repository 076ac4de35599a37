import { type ChildProcess, spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { createDatabase } from "@repertoire/backend/testing/database.ts"
import { freePort } from "@repertoire/backend/testing/free-port.ts"
import { whileLocked } from "@repertoire/backend/testing/while-locked.ts"
import { spawnServer } from "#tests/support/process-server.ts"
import { buildBackendWhenStale } from "../../../scripts/prepare.mjs"
import { builtClone, freshClone, type SmallClone } from "./small-clone.ts"

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let clone: SmallClone
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "repertoire-update-"))
})
afterEach(() => {
  clone.remove()
  rmSync(folder, { recursive: true, force: true })
})

const configuration = `
import { swappedBuild } from ${JSON.stringify(join(import.meta.dirname, "../../../scripts/swapped-build.mjs"))}
export default { root: "src/web", plugins: swappedBuild("dist/web", import.meta.dirname).plugins }
`

/** Another release of the app, whose page refers to different files. */
function changeApp(release: string) {
  clone.write("vite.config.mjs", configuration)
  clone.write("src/web/index.html", '<title>App</title><script type="module" src="/main.js"></script>')
  clone.write("src/web/main.js", `document.title = "${release}"; import("./later.js")`)
  clone.write("src/web/later.js", `document.title = "later ${release}"`)
}

async function buildApp(release: string) {
  changeApp(release)
  const { output, exitCode } = await clone.build()
  expect(output).toBe("")
  expect(exitCode).toBe(0)
}

const filesOf = (built: string) => readdirSync(join(built, "assets")).map((file) => `/assets/${file}`)
const web = () => join(clone.folder, "dist/web")

test("a running server keeps using the files it started with", async () => {
  await whileLocked(buildBackendWhenStale)
  clone = builtClone()
  await buildApp("first")
  const first = realpathSync(web())
  const files = filesOf(web())
  expect(files).toHaveLength(2)
  const database = await createDatabase()
  const settings = { DATA_DIR: folder, DATABASE_URL: database.url }
  const running = await spawnServer(settings, { clone: clone.folder })
  const statuses = async () =>
    Promise.all(["/", ...files].map(async (file) => (await fetch(running.url + file)).status))

  for (const release of ["second", "third", "fourth"]) {
    await buildApp(release)
    expect(await statuses()).toEqual([200, 200, 200])
    expect(await (await fetch(running.url)).text()).toContain(files.find((file) => file.includes("index")))
  }
  expect(existsSync(first)).toBe(true)

  const next = await spawnServer(settings, { clone: clone.folder })
  for (const file of filesOf(web())) expect((await fetch(next.url + file)).status).toBe(200)
  expect(await running.kill("SIGTERM")).toBe(0)
  expect(await next.kill("SIGTERM")).toBe(0)
  await buildApp("fifth")
  expect(existsSync(first)).toBe(false)
  // The current build and the previous one.
  expect(
    readdirSync(join(clone.folder, "dist/builds")).filter((name) => /^web-[\d-]+$/.test(name)),
  ).toHaveLength(2)
  await database.drop()
})

test("a server that restarts by itself keeps using the same files", async () => {
  await whileLocked(buildBackendWhenStale)
  clone = builtClone()
  clone.write("scripts/run.mjs", 'import { runBuilt } from "./run-built.mjs"\nrunBuilt(() => {})')
  await buildApp("first")
  const files = filesOf(web())
  const database = await createDatabase()
  const port = String(await freePort())
  const statusOf = (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`).then(
      ({ status }) => status,
      () => 0,
    )
  const isUp = () => expect.poll(() => statusOf("/healthz"), { timeout: 30_000 }).toBe(200)
  const keeper = spawn(process.execPath, ["scripts/run.mjs"], {
    cwd: clone.folder,
    env: { PATH: process.env["PATH"], PORT: port, DATA_DIR: folder, DATABASE_URL: database.url },
  })
  await isUp()
  await buildApp("second")
  await buildApp("third")
  const before = childOf(keeper)
  process.kill(before, "SIGKILL")
  await expect.poll(() => childOf(keeper), { timeout: 30_000 }).not.toBe(before)
  await isUp()
  expect(await Promise.all(files.map(statusOf))).toEqual([200, 200])
  expect(await Promise.all(filesOf(web()).map(statusOf))).toEqual([404, 404])
  const ended = once(keeper, "exit")
  keeper.kill("SIGTERM")
  await ended
  await database.drop()
})

const childOf = ({ pid }: ChildProcess) =>
  Number(spawnSync("pgrep", ["-P", String(pid)], { encoding: "utf8" }).stdout.trim())

test("an interrupted build changes nothing", async () => {
  clone = freshClone()
  await buildApp("first")
  const before = realpathSync(web())
  clone.write("src/web/main.js", "import './nowhere.js'")
  expect((await clone.build()).exitCode).toBe(1)
  expect(realpathSync(web())).toBe(before)
})

test("a folder that an earlier release built into is moved out of the way", async () => {
  clone = freshClone()
  clone.write("dist/web/index.html", "of before")
  await buildApp("first")
  expect(readFileSync(join(web(), "index.html"), "utf8")).toContain("App")
})

test("npm run build leaves alone a folder that an earlier release built in place, and says what to do", async () => {
  clone = freshClone()
  clone.write("dist/web/index.html", "of before")
  const { output, exitCode } = await clone.run("build.mjs")
  expect(output).toMatch(
    /^A server started by an earlier release may still be using dist\/web.*\. Stop it, then run `npm start`, which installs and builds\.\n$/,
  )
  expect(exitCode).toBe(1)
  expect(readFileSync(join(web(), "index.html"), "utf8")).toBe("of before")
})

test("npm run backup works with the existing build, whatever was pulled since", async () => {
  await whileLocked(buildBackendWhenStale)
  clone = builtClone()
  clone.write("package-lock.json", "of another release")
  clone.write("packages/backend/src/commands.ts", "of another release")
  const database = await createDatabase()
  const settings = { DATA_DIR: folder, DATABASE_URL: database.url }
  const file = join(folder, "backup.rep")
  const { output } = await clone.run("repertoire.mjs", ["backup", file], settings)
  expect(output).toBe(`Backed up to ${file}.\n`)
  expect(readdirSync(join(clone.folder, "dist/builds"))).toHaveLength(1)
  await database.drop()
})

// Does what npm would do, in the folder given. Prints what is in place while it works.
const npm = `#!/bin/sh
cat ../../node_modules/old/state
mkdir -p node_modules/vite/bin && touch node_modules/vite/bin/vite.js
echo '{"packages": {"node_modules/vite": {"version": "1.0.0"}}}' > node_modules/.package-lock.json
`

test("dependencies are installed next to the existing ones, which stay until the new ones are complete", async () => {
  clone = freshClone()
  clone.write("bin/npm", npm)
  chmodSync(join(clone.folder, "bin/npm"), 0o755)
  clone.write("package-lock.json", '{"packages": {"": {}, "node_modules/vite": {"version": "1.0.0"}}}')
  clone.write("node_modules/old/state", "the old ones are there")
  const { output, exitCode } = await clone.run("build.mjs", [], {
    PATH: `${join(clone.folder, "bin")}:${process.env["PATH"]}`,
  })
  expect(output).toContain("the old ones are there")
  expect(exitCode).toBe(0)
  expect(readdirSync(join(clone.folder, "node_modules"))).toContain("vite")
  expect(readdirSync(join(clone.folder, "node_modules"))).not.toContain("old")
  expect(readdirSync(join(clone.folder, "dist"))).toEqual([])
})
