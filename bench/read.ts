// `node scripts/run-typescript.mjs bench/read.ts`: reads one row by its key under row-level security, over HTTP and by the same SQL alone. pgbench
// connects over TCP, as most database clients do, and through the unix socket that the server uses too.
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { startEmbedded } from "#server/postgres/embedded.ts"
import { freePort } from "@repertoire/backend/testing/free-port.ts"
import {
  becomeForGood,
  type Caller,
  callerOf,
  type DirectStatement,
  fourTripsScript,
  inFourTrips,
  openDirect,
  settingsOf,
} from "./direct.ts"
import { openLoad } from "./load.ts"
import { compare, type Contestant, measure } from "./measure.ts"
import { type OwnServer, withOwnServer } from "./own-server.ts"
import { hasPgbench, pgbench } from "./pgbench.ts"
import { saveDirectly } from "./replaying/direct-saves.ts"
import { newPerson } from "./replaying/wire.ts"
import { twentySets } from "./twenty-sets.ts"

const connections = 8
const reads = 20_000
const columns = "id,name,date,notes,duration_seconds"
const text = `select coalesce(json_agg(found), '[]')::text from (select ${columns} from public.workout_logs where id = $1) found`
const statement = (id: string): DirectStatement => ({ name: "read", text, values: [id] })

const folder = mkdtempSync(join(tmpdir(), "repertoire-bench-"))
const port = await freePort()
const password = "only for this benchmark"
const postgres = await startEmbedded({
  dataDir: folder,
  password,
  settings: { listen_addresses: "127.0.0.1", port: String(port) },
  say: () => {},
  log: () => {},
})
const bySocket = `${postgres.databaseUrl}&port=${port}`
const byTcp = `postgresql://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`
try {
  await withOwnServer(compareReads, { DATABASE_URL: bySocket })
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true })
}

async function compareReads(server: OwnServer) {
  const person = await newPerson(server)
  const caller = callerOf(person)
  await saveDirectly(bySocket, caller, await twentySets(person, 200), connections)
  const { data } = await person.client().from("workout_logs").select("id").limit(200)
  const ids = (data ?? []).map(({ id }) => id)
  const tasks = Array.from({ length: reads }, (_, index) => ids[index % ids.length] ?? "")
  const load = await openLoad(server, person, connections)
  const direct = await openDirect(bySocket, connections)
  const asCaller = await openDirect(bySocket, connections)
  await Promise.all(asCaller.map((client) => becomeForGood(client, caller)))
  await compare([
    {
      name: `read over HTTP, ${connections} clients`,
      run: () =>
        measure(tasks, load, (id, connection) =>
          connection.get(`/rest/v1/workout_logs?select=${columns}&id=eq.${id}`),
        ),
    },
    {
      name: "an answer over HTTP without the database",
      run: () => measure(tasks, load, (_, connection) => connection.get("/config.json")),
    },
    {
      name: "same SQL by pg, four round trips",
      run: () => measure(tasks, direct, (id, client) => inFourTrips(client, caller, statement(id))),
    },
    {
      name: "same SQL by pg, prepared, caller's connection",
      run: () => measure(tasks, asCaller, (id, client) => client.query(statement(id))),
    },
    ...(hasPgbench()
      ? [...byPgbench("TCP", byTcp, caller, ids[0]), ...byPgbench("socket", bySocket, caller, ids[0])]
      : []),
  ])
  for (const connection of load) connection.close()
  await Promise.all([...direct, ...asCaller].map((client) => client.end()))
}

/** The same two ways with pgbench, which reads one row repeatedly. */
function byPgbench(way: string, databaseUrl: string, caller: Caller, id = ""): Contestant[] {
  const run = { databaseUrl, clients: connections, transactions: reads }
  const read = text.replace("$1", `'${id}'`)
  return [
    {
      name: `pgbench by ${way}, four round trips`,
      run: () => pgbench({ ...run, ...fourTripsScript(caller, read) }),
    },
    {
      name: `pgbench by ${way}, prepared, caller's connection`,
      run: () => pgbench({ ...run, script: [`${read};`], settings: settingsOf(caller) }),
    },
  ]
}
