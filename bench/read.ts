// `node scripts/run-typescript.mjs bench/read.ts`: one row by its key under row-level security, over HTTP and by the same SQL alone.
import {
  becomeForGood,
  type Caller,
  type DirectStatement,
  fourTripsScript,
  inFourTrips,
  openDirect,
  settingsOf,
} from "./direct.ts"
import { openLoad } from "./load.ts"
import { compare, type Contestant, measure } from "./measure.ts"
import { withOwnServer } from "./own-server.ts"
import { hasPgbench, pgbench } from "./pgbench.ts"
import { saveDirectly } from "./replaying/direct-saves.ts"
import { newPerson } from "./replaying/wire.ts"
import { twentySets } from "./twenty-sets.ts"

const connections = 8
const reads = 20_000
const columns = "id,name,date,notes,duration_seconds"
const text = `select coalesce(json_agg(found), '[]')::text from (select ${columns} from public.workout_logs where id = $1) found`
const statement = (id: string): DirectStatement => ({ name: "read", text, values: [id] })

await withOwnServer(async (server) => {
  const { databaseUrl } = server
  const person = await newPerson(server)
  const caller = { userId: person.id }
  await saveDirectly(databaseUrl, caller, await twentySets(person, 200), connections)
  const { data } = await person.client().from("workout_logs").select("id").limit(200)
  const ids = (data ?? []).map(({ id }) => id)
  const tasks = Array.from({ length: reads }, (_, index) => ids[index % ids.length] ?? "")
  const load = await openLoad(server, person, connections)
  const direct = await openDirect(databaseUrl, connections)
  const asCaller = await openDirect(databaseUrl, connections)
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
    ...(hasPgbench() ? byPgbench(databaseUrl, caller, ids[0] ?? "") : []),
  ])
  for (const connection of load) connection.close()
  await Promise.all([...direct, ...asCaller].map((client) => client.end()))
})

/** The same two ways by pgbench, which reads one row again and again. */
function byPgbench(databaseUrl: string, caller: Caller, id: string): Contestant[] {
  const run = { databaseUrl, clients: connections, transactions: reads }
  const read = text.replace("$1", `'${id}'`)
  return [
    {
      name: "same SQL by pgbench, four round trips",
      run: () => pgbench({ ...run, script: fourTripsScript(caller, read) }),
    },
    {
      name: "same SQL by pgbench, prepared, caller's connection",
      run: () => pgbench({ ...run, script: [`${read};`], settings: settingsOf(caller) }),
    },
  ]
}
