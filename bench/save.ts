// `node scripts/run-typescript.mjs bench/save.ts`: saving a workout of 20 sets over HTTP and by the same SQL alone.
import { type Caller, fourTripsScript, inFourTrips, openDirect } from "./direct.ts"
import { openLoad } from "./load.ts"
import { compare, type Contestant, measure } from "./measure.ts"
import { withOwnServer } from "./own-server.ts"
import { hasPgbench, pgbench } from "./pgbench.ts"
import { saveStatement } from "./replaying/direct-saves.ts"
import { newPerson, type Person } from "./replaying/wire.ts"
import { twentySets } from "./twenty-sets.ts"

const connections = 8
const saves = 1000

await withOwnServer(async (server) => {
  const person = await newPerson(server)
  const caller = { userId: person.id }
  const load = await openLoad(server, person, connections)
  const direct = await openDirect(server.databaseUrl, connections)
  await compare([
    {
      name: `save 20 sets over HTTP, ${connections} clients`,
      run: async () =>
        measure(await twentySets(person, saves), load, ({ op_id, log, sets }, connection) =>
          connection.post("/rest/v1/rpc/save_workout_log", JSON.stringify({ op_id, log, sets })),
        ),
    },
    {
      name: "same SQL by pg, four round trips",
      run: async () =>
        measure(await twentySets(person, saves), direct, (command, client) =>
          inFourTrips(client, caller, saveStatement(command)),
        ),
    },
    ...(hasPgbench() ? [await byPgbench(server.databaseUrl, caller, person)] : []),
  ])
  for (const connection of load) connection.close()
  await Promise.all(direct.map((client) => client.end()))
})

async function byPgbench(databaseUrl: string, caller: Caller, person: Person): Promise<Contestant> {
  const [command] = await twentySets(person, 1)
  const save = "select public.save_workout_log(gen_random_uuid(), :log, :sets)"
  return {
    name: "same SQL by pgbench, four round trips",
    run: () =>
      pgbench({
        databaseUrl,
        clients: connections,
        transactions: saves,
        script: fourTripsScript(caller, save),
        variables: { log: JSON.stringify(command?.log), sets: JSON.stringify(command?.sets) },
      }),
  }
}
