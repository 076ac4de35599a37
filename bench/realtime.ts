// `PAGES=… SOCKETS=… node scripts/run-typescript.mjs bench/realtime.ts`: how much followers slow down the saves of eight people, each with one page
// (or PAGES) that follows them, by the replication log and by triggers. Then how long a change takes from its commit to one of a thousand sockets (or
// SOCKETS), each of another person, and what a socket costs.
import { randomUUID } from "node:crypto"
import { readFileSync } from "node:fs"
import { setTimeout } from "node:timers/promises"
import pg from "pg"
import ws from "ws"
import { tokenKeys } from "#server/http/jwt.ts"
import { jwtKeysFrom } from "#server/setup/keys/jwt-keys.ts"
import { testSecrets } from "@repertoire/backend/testing/test-secrets.ts"
import { openLoad } from "./load.ts"
import { compare, type Contestant, line, measure, summarize } from "./measure.ts"
import { type OwnServer, withOwnServer } from "./own-server.ts"
import { newPerson } from "./replaying/wire.ts"
import { twentySets } from "./twenty-sets.ts"

const connections = 8
// The expected difference is a few per cent. Many short alternating rounds separate it from whatever else the machine does.
const saves = 200
const rounds = 25
// Until then, a process is still optimizing its code, some sooner than others.
const warmingRounds = 20
const pages = Number(process.env["PAGES"] ?? 1)
const sockets = Number(process.env["SOCKETS"] ?? 1000)
const changes = 300
const secrets = { JWT_SECRET: testSecrets.jwtSecret, JWT_KEYS: testSecrets.jwtKeys }

interface Following {
  /** Resolves with the next change that the socket receives. */
  next: () => Promise<void>
  close: () => void
}

/** A socket that follows a table. Resolves once it receives changes. */
async function follow(server: OwnServer, token: string, binding: object): Promise<Following> {
  const address = `${server.url.replace("http", "ws")}/realtime/v1/websocket?apikey=${server.anonKey}&vsn=2.0.0`
  const socket = new ws(address, { perMessageDeflate: false })
  let told = () => {}
  await new Promise<void>((resolve, reject) => {
    socket.once("error", reject)
    socket.once("open", () => {
      const config = { postgres_changes: [{ event: "*", schema: "public", ...binding }] }
      socket.send(JSON.stringify(["1", "1", "realtime:bench", "phx_join", { config, access_token: token }]))
    })
    socket.on("message", (data: Buffer) => {
      const text = data.toString()
      if (text.includes("Subscribed to PostgreSQL")) resolve()
      else if (text.includes('"postgres_changes",{"ids"')) told()
      else if (text.includes('"status":"error"')) reject(new Error(text))
    })
  })
  return {
    next: () => new Promise((resolve) => (told = resolve)),
    close: () => socket.terminate(),
  }
}

async function saver(
  server: OwnServer,
  name: string,
  isFollowed: boolean,
): Promise<Contestant & { close: () => void }> {
  const people = await Promise.all(Array.from({ length: connections }, () => newPerson(server)))
  const [one] = people
  if (!one) throw new Error("Nobody saves.")
  const load = (await Promise.all(people.map((person) => openLoad(server, person, 1)))).flat()
  const followers = isFollowed ? people.flatMap((person) => Array.from({ length: pages }, () => person)) : []
  const following = await Promise.all(
    followers.map(({ id, token }) =>
      follow(server, token, { table: "latest_changes", filter: `user_id=eq.${id}` }),
    ),
  )
  return {
    name,
    run: async () =>
      measure(await twentySets(one, saves), load, ({ op_id, log, sets }, connection) =>
        connection.post("/rest/v1/rpc/save_workout_log", JSON.stringify({ op_id, log, sets })),
      ),
    close: () => {
      for (const each of [...load, ...following]) each.close()
    },
  }
}

await withOwnServer((plain) =>
  withOwnServer((logged) =>
    withOwnServer(
      async (triggered) => {
        const contestants = [
          await saver(logged, "save 20 sets, followed by the log", true),
          await saver(plain, "nobody follows", false),
          await saver(triggered, "followed by triggers", true),
          await saver(triggered, "by triggers, other people", false),
        ] as const
        for (let round = 0; round < warmingRounds; round += 1) for (const { run } of contestants) await run()
        await compare([...contestants], rounds)
        for (const each of contestants) each.close()
      },
      { REALTIME_CHANGES: "triggers" },
    ),
  ),
)

await withOwnServer(async (server) => {
  const database = new pg.Client(server.databaseUrl)
  await database.connect()
  const people = Array.from({ length: sockets }, () => randomUUID())
  await database.query(
    `insert into auth.users (id, aud, role, email) select id, 'authenticated', 'authenticated', id || '@example.com' from unnest($1::uuid[]) as id`,
    [people],
  )
  const issuer = `${server.url}/auth/v1`
  const keys = await tokenKeys({
    ...testSecrets,
    jwtKeys: jwtKeysFrom(testSecrets.jwtKeys, "the keys"),
    issuer,
  })
  const exp = Math.floor(Date.now() / 1000) + 3600
  const before = residentMegabytes(server)
  const following = new Map<string, Following>()
  for (let from = 0; from < people.length; from += 50) {
    const some = people.slice(from, from + 50)
    const joined = await Promise.all(
      some.map(async (sub) => {
        const token = await keys.sign({ iss: issuer, sub, role: "authenticated", aud: "authenticated", exp })
        return follow(server, token, { table: "latest_changes", filter: `user_id=eq.${sub}` })
      }),
    )
    for (const [index, each] of joined.entries()) following.set(some[index] ?? "", each)
  }
  const grown = residentMegabytes(server) - before
  console.log(
    `${sockets} sockets: ${grown.toFixed(0)} MB more, ${((grown * 1024) / sockets).toFixed(0)} KB each`,
  )

  const timesOf = async (pause: number) => {
    const times: number[] = []
    const started = performance.now()
    for (let change = 0; change < changes; change += 1) {
      const person = people[(change * 7919) % people.length] ?? ""
      const told = following.get(person)?.next()
      await database.query("update profiles set age = 20 + $2 where id = $1", [person, change % 60])
      const committed = performance.now()
      await told
      times.push(performance.now() - committed)
      await setTimeout(pause)
    }
    return summarize(times, (performance.now() - started) / 1000)
  }
  console.log(line(`commit to one of ${sockets} sockets, now and then`, await timesOf(40)))
  console.log(line(`commit to one of ${sockets} sockets, without a pause`, await timesOf(0)))
  for (const each of following.values()) each.close()
  await database.end()
}, secrets)

function residentMegabytes(server: OwnServer): number {
  const status = readFileSync(`/proc/${server.processId()}/status`, "utf8")
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}
