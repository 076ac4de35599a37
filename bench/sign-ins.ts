// `node scripts/run-typescript.mjs bench/sign-ins.ts`: sign-ins and refreshes per second with 8 clients, and how a flood of sign-ins affects reading.
import { exit } from "node:process"
import { setTimeout } from "node:timers/promises"
import { openLoad } from "./load.ts"
import { measure } from "./measure.ts"
import { withOwnServer } from "./own-server.ts"
import { newPerson } from "./replaying/wire.ts"

const clients = 8
const signIns = 200
const refreshes = 2_000
const reads = 400
/** The pause between two reads, so that they behave like people and not like another flood. */
const readEvery = 5
const mostSlower = 2
const password = "correct horse battery staple"

const numbered = (count: number) => Array.from({ length: count }, (_, index) => index)

await withOwnServer(async (server) => {
  const person = await newPerson(server)
  const email = `${crypto.randomUUID()}@example.com`

  async function post(path: string, body: object): Promise<{ refresh_token: string }> {
    const answer = await fetch(`${server.url}/auth/v1${path}`, { method: "POST", body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`)
    return answer.json()
  }
  await post("/signup", { email, password })
  const signIn = () => post("/token?grant_type=password", { email, password })

  const [connection] = await openLoad(server, person, 1)
  if (!connection) throw new Error("There is no connection.")
  const paced = async () => {
    const times = []
    for (const _ of numbered(reads)) {
      await setTimeout(readEvery)
      const started = performance.now()
      await connection.get("/rest/v1/weight_logs?limit=1")
      times.push(performance.now() - started)
    }
    return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0
  }
  await paced()
  const idle = await paced()

  const signedIn = await measure(numbered(signIns), numbered(clients), signIn)
  const tokens = await Promise.all(
    numbered(clients).map(async () => ({ token: (await signIn()).refresh_token })),
  )
  const refreshed = await measure(numbered(refreshes), tokens, async (_, session) => {
    const next = await post("/token?grant_type=refresh_token", { refresh_token: session.token })
    session.token = next.refresh_token
  })

  const flood = new AbortController()
  const flooding = numbered(clients).map(async () => {
    while (!flood.signal.aborted) await signIn()
  })
  const busy = await paced()
  flood.abort()
  await Promise.all(flooding)
  connection.close()

  console.table([
    {
      what: `sign-ins, ${clients} clients`,
      "a second": signedIn.perSecond.toFixed(0),
      "p95, ms": signedIn.p95.toFixed(1),
    },
    {
      what: `refreshes, ${clients} clients`,
      "a second": refreshed.perSecond.toFixed(0),
      "p95, ms": refreshed.p95.toFixed(1),
    },
    { what: "a table read, idle", "p95, ms": idle.toFixed(2) },
    {
      what: "a table read in a flood of sign-ins",
      "p95, ms": busy.toFixed(2),
      ratio: (busy / idle).toFixed(2),
    },
  ])
  process.exitCode = busy <= mostSlower * idle ? 0 : 1
})
exit()
