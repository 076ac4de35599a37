// `node scripts/run-typescript.mjs bench/small-machine.ts`: installs a release in an empty folder, and measures its size and the memory of everything
// that `repertoire start` runs, at rest and while one client saves. Memory that processes share counts once (PSS). Linux only.
import { type ChildProcess, execFileSync, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import { freePort } from "@repertoire/backend/testing/free-port.ts"
import { makeRelease } from "../scripts/make-release.ts"
import { buildWhenStale } from "../scripts/prepare.mjs"
import { openLoad } from "./load.ts"
import { untilHealthy } from "./postgres-process.ts"
import { newPerson } from "./replaying/wire.ts"
import { footprintOf } from "./soaking/processes.ts"
import { twentySets } from "./twenty-sets.ts"

const rest = 60_000
const saving = 60_000
const pause = 500

const folder = mkdtempSync(join(tmpdir(), "repertoire-small-"))
const home = join(folder, "home")
const url = `http://127.0.0.1:${await freePort()}`
let server: ChildProcess | undefined
try {
  await buildWhenStale()
  console.log(`Installed: ${await install()} MB`)
  server = await bringUp()
  await delay(rest)
  report("At rest, a minute after the start")
  await saveForAMinute()
  report(`After a minute of one client that saves 20 sets every ${pause} ms`)
} finally {
  if (server) await stop(server)
  rmSync(folder, { recursive: true })
}

/** Returns the size of what npm installed, in megabytes. */
async function install(): Promise<string> {
  const place = join(folder, "release")
  makeRelease(place)
  mkdirSync(home)
  const archive = readdirSync(place).find((name) => name.endsWith(".tgz")) ?? ""
  execFileSync("npm", ["install", "--no-audit", "--no-fund", "--ignore-scripts", join(place, archive)], {
    cwd: home,
  })
  return execFileSync("du", ["-sm", "node_modules"], { cwd: home, encoding: "utf8" }).split("\t")[0] ?? ""
}

async function bringUp(): Promise<ChildProcess> {
  const { PATH, HOME } = process.env
  const settings = {
    PORT: new URL(url).port,
    AUTH_AUTOCONFIRM: "true",
    AUTH_RATE_LIMITS: "off",
    LOG_LEVEL: "warn",
  }
  const child = spawn(join(home, "node_modules/.bin/repertoire"), ["start"], {
    cwd: home,
    env: { PATH, HOME, ...settings },
    stdio: ["ignore", "ignore", "inherit"],
  })
  await untilHealthy(url, () => {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`)
  })
  return child
}

async function stop(child: ChildProcess) {
  const ended = once(child, "exit")
  child.kill("SIGTERM")
  await ended
}

async function saveForAMinute() {
  const { anonKey }: { anonKey: string } = await (await fetch(`${url}/config.json`)).json()
  const person = await newPerson({ url, anonKey })
  const [connection] = await openLoad({ url, anonKey }, person, 1)
  for (const { op_id, log, sets } of await twentySets(person, saving / pause)) {
    await connection?.post("/rest/v1/rpc/save_workout_log", JSON.stringify({ op_id, log, sets }))
    await delay(pause)
  }
  connection?.close()
}

function report(when: string) {
  // The command's own process keeps the server running; the server is one of the others.
  const { node: keeper, others, postgres } = footprintOf(server?.pid ?? 0)
  const shown = [keeper, others, postgres, keeper + others + postgres].map((each) => each.toFixed(0))
  console.log(
    `${when}: keeper ${shown[0]}, server ${shown[1]}, Postgres ${shown[2]}, together ${shown[3]} MB`,
  )
}
