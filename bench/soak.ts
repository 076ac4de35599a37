// `MINUTES=120 node scripts/run-typescript.mjs bench/soak.ts`: fifty people log workouts while six attackers try, all at once and the whole time,
// what once slowed down or filled up a server for everyone. Prints a line per minute. Exits with 1 if saves were slow, a lifter got a 5xx or no
// response, or memory grew. Each person and each attacker has a separate loopback address (Linux).
import { type ChildProcess, spawn } from "node:child_process"
import { setMaxListeners } from "node:events"
import { setTimeout as delay } from "node:timers/promises"
import { startProvider, streamed } from "@repertoire/backend/testing/pretend-provider.ts"
import { percentile } from "./measure.ts"
import { withOwnServer } from "./own-server.ts"
import { attacks } from "./soaking/attackers.ts"
import { nothingSeen, type Seen, train } from "./soaking/lifters.ts"
import { type Footprint, footprintOf } from "./soaking/processes.ts"

const minutes = Number(process.env["MINUTES"] ?? 120)
const people = Number(process.env["PEOPLE"] ?? 50)
const slowestSave = 400
// The total memory at the end may be at most this many times the total after the first sixth of the time.
const mostGrowth = 1.15

const [, , attackOn, anonKey] = process.argv
if (attackOn !== undefined && anonKey !== undefined) await attackFrom({ url: attackOn, anonKey })
else await soak()

/** The attackers run in a separate process, so that their work doesn't delay the people's clocks. */
async function attackFrom(server: { url: string; anonKey: string }) {
  const over = everybodysEnd()
  process.once("SIGTERM", () => over.abort())
  await Promise.all(
    Object.entries(attacks).map(async ([name, attack]) => {
      const answers = new Map<string, number>()
      const told = (answer: string) => answers.set(answer, (answers.get(answer) ?? 0) + 1)
      const telling = setInterval(() => {
        console.log(
          `    ${name}: ${[...answers].map(([answer, count]) => `${answer} (${count})`).join(", ")}`,
        )
        answers.clear()
      }, 60_000)
      await attack(server, told, over.signal).catch((error: unknown) =>
        console.log(`    ${name} ended:`, error),
      )
      clearInterval(telling)
    }),
  )
}

/** The signal that everyone listens for. */
function everybodysEnd() {
  const over = new AbortController()
  setMaxListeners(0, over.signal)
  return over
}

async function soak() {
  const provider = await startProvider()
  provider.answers(streamed("{}"))
  const settings = {
    AUTH_RATE_LIMITS: "hosted",
    AUTH_ANONYMOUS: "true",
    OPENAI_API_KEY: "sk-pretend",
    OPENAI_BASE_URL: provider.baseUrl,
  }
  await withOwnServer(async (server) => {
    const over = everybodysEnd()
    const seen = nothingSeen()
    const training = train(server, people, seen, over.signal)
    training.catch((error: unknown) => console.error(error))
    const attackers = startAttackers(server)
    const rows: Row[] = []
    for (let minute = 1; minute <= minutes; minute += 1) {
      await delay(60_000)
      rows.push(rowOf(minute, seen, footprintOf(server.processId())))
      console.log(`${inWords(rows.at(-1))}, the provider was asked ${provider.requests.length} times`)
    }
    over.abort()
    attackers.kill("SIGTERM")
    await training
    judge(rows, seen)
  }, settings)
  await provider.stop()
}

function startAttackers({ url, anonKey }: { url: string; anonKey: string }): ChildProcess {
  const command = ["scripts/run-typescript.mjs", "bench/soak.ts", url, anonKey]
  const child = spawn(process.execPath, command, { stdio: ["ignore", "inherit", "inherit"] })
  process.once("exit", () => child.kill())
  return child
}

interface Row extends Footprint {
  minute: number
  saves: number[]
  reads: number[]
  told: number[]
}

function rowOf(minute: number, seen: Seen, footprint: Footprint): Row {
  const sorted = (times: number[]) => times.splice(0).toSorted((a, b) => a - b)
  return {
    minute,
    saves: sorted(seen.saves),
    reads: sorted(seen.reads),
    told: sorted(seen.told),
    ...footprint,
  }
}

function inWords(row: Row | undefined): string {
  if (!row) return ""
  const { minute, saves, reads, told, node, others, postgres, descriptors } = row
  const times = (sorted: number[]) =>
    `${sorted.length} (p50 ${percentile(sorted, 0.5).toFixed(0)}, p95 ${percentile(sorted, 0.95).toFixed(0)}, worst ${percentile(sorted, 1).toFixed(0)} ms)`
  const memory = `Node ${node.toFixed(0)} + ${others.toFixed(0)} MB, Postgres ${postgres.toFixed(0)} MB`
  return `${String(minute).padStart(4)} min: saves ${times(saves)}, reads ${times(reads)}, told ${times(told)}, ${memory}, ${descriptors} descriptors`
}

function judge(rows: Row[], { failures }: Seen) {
  const saves = rows.flatMap((row) => row.saves).toSorted((a, b) => a - b)
  const p95 = percentile(saves, 0.95)
  const sixth = Math.max(1, Math.floor(rows.length / 6))
  const memory = (some: Row[]) => some.reduce((sum, row) => sum + row.node + row.others, 0) / some.length
  const growth = memory(rows.slice(-sixth)) / memory(rows.slice(sixth, 2 * sixth))
  console.log(
    `${saves.length} saves in ${minutes} min: p95 ${p95.toFixed(0)} ms; memory at the end ${growth.toFixed(2)} of what it was`,
  )
  console.log(
    `answers that were no 2xx: ${[...failures].map(([what, count]) => `${what} (${count})`).join(", ") || "none"}`,
  )
  const isGood = p95 < slowestSave && failures.size === 0 && growth < mostGrowth
  console.log(isGood ? "Held." : "Not held.")
  process.exitCode = isGood ? 0 : 1
}
