// `SETS=… node scripts/run-typescript.mjs bench/save.ts`: saves a workout of 20 sets over HTTP and by the same SQL alone; then on a server with a
// million sets of other people (or SETS), compared with one with ten thousand.
import type { SaveCommand } from "#domain/saving/save-command-schema.ts"
import pg from "pg"
import { type Caller, callerOf, fourTripsScript, inFourTrips, openDirect } from "./direct.ts"
import { type Load, openLoad } from "./load.ts"
import { compare, type Contestant, measure } from "./measure.ts"
import { addOtherPeople, inWords, setsOfOthers } from "./other-people.ts"
import { type OwnServer, withOwnServer } from "./own-server.ts"
import { hasPgbench, pgbench } from "./pgbench.ts"
import { saveStatement } from "./replaying/direct-saves.ts"
import { newPerson, type Person } from "./replaying/wire.ts"
import { twentySets } from "./twenty-sets.ts"

const connections = 8
const saves = 1000
const savesAmongOthers = 500
const fewSets = 10_000
const save = ({ op_id, log, sets }: SaveCommand, connection: Load) =>
  connection.post("/rest/v1/rpc/save_workout_log", JSON.stringify({ op_id, log, sets }))

await withOwnServer(async (server) => {
  const person = await newPerson(server)
  const caller = callerOf(person)
  const load = await openLoad(server, person, connections)
  const direct = await openDirect(server.databaseUrl, connections)
  await compare([
    {
      name: `save 20 sets over HTTP, ${connections} clients`,
      run: async () => measure(await twentySets(person, saves), load, save),
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

await withOwnServer((small) =>
  withOwnServer(async (large) => {
    await fill(small, fewSets)
    await fill(large, setsOfOthers)
    const [few, many] = [await saver(small, fewSets), await saver(large, setsOfOthers)]
    await compare([many.contestant, few.contestant])
    many.close()
    few.close()
  }),
)

async function fill(server: OwnServer, sets: number) {
  const database = new pg.Client(server.databaseUrl)
  await database.connect()
  await addOtherPeople(database, sets)
  await database.end()
}

/** Someone who saves workouts on a server with this many sets of other people. */
async function saver(server: OwnServer, sets: number) {
  const person = await newPerson(server)
  const load = await openLoad(server, person, connections)
  const contestant: Contestant = {
    name: `save beside ${inWords(sets)}`,
    run: async () => measure(await twentySets(person, savesAmongOthers), load, save),
  }
  return { contestant, close: () => load.forEach((connection) => connection.close()) }
}

async function byPgbench(databaseUrl: string, caller: Caller, person: Person): Promise<Contestant> {
  const [command] = await twentySets(person, 1)
  const { script, variables } = fourTripsScript(
    caller,
    "select public.save_workout_log(gen_random_uuid(), :log, :sets)",
  )
  return {
    name: "same SQL by pgbench, four round trips",
    run: () =>
      pgbench({
        databaseUrl,
        clients: connections,
        transactions: saves,
        script,
        variables: { ...variables, log: JSON.stringify(command?.log), sets: JSON.stringify(command?.sets) },
      }),
  }
}
