// `node scripts/run-typescript.mjs bench/start.ts`: how long a first and a second start take, and the memory of the Node process.
import { spawnSync } from "node:child_process"
import { openLoad } from "./load.ts"
import { measure } from "./measure.ts"
import { withOwnServer } from "./own-server.ts"
import { newPerson } from "./replaying/wire.ts"
import { twentySets } from "./twenty-sets.ts"

await withOwnServer(async (server) => {
  console.log(`first start (database, migrations, library)  ${server.startedIn().toFixed(0)} ms`)
  console.log(`resident memory after it                     ${residentMegabytes(server.processId())} MB`)
  const times: number[] = []
  for (let round = 0; round < 5; round += 1) {
    await server.restart()
    times.push(server.startedIn())
  }
  const [, , middle = 0] = times.toSorted((a, b) => a - b)
  console.log(`next start, middle of five                   ${middle.toFixed(0)} ms`)
  const person = await newPerson(server)
  const load = await openLoad(server, person, 8)
  await measure(await twentySets(person, 2000), load, ({ op_id, log, sets }, connection) =>
    connection.post("/rest/v1/rpc/save_workout_log", JSON.stringify({ op_id, log, sets })),
  )
  for (const connection of load) connection.close()
  console.log(`resident memory after 2,000 saves            ${residentMegabytes(server.processId())} MB`)
})

function residentMegabytes(processId: number) {
  const { stdout } = spawnSync("ps", ["-o", "rss=", "-p", String(processId)], { encoding: "utf8" })
  return (Number(stdout) / 1000).toFixed(0)
}
