// The program behind bench/replay-with-kills.
import { readFileSync } from "node:fs"
import { basename } from "node:path"
import { parseArgs } from "node:util"
import { withOwnServer } from "./own-server.ts"
import { replayWithKills, type Victim } from "./replaying/replay-with-kills.ts"

const { values, positionals: files } = parseArgs({
  allowPositionals: true,
  options: { clients: { type: "string", default: "8" }, kills: { type: "string", default: "10" } },
})
const [clients, kills] = [Number(values.clients), Number(values.kills)]
if (files.length === 0 || !(clients > 0) || !(kills > 0)) {
  console.error("Usage: bench/replay-with-kills [--clients N] [--kills N] FILE…")
  process.exit(2)
}

await withOwnServer(async (server) => {
  for (const file of files) {
    const victims = Array.from({ length: kills }, (_, index): Victim => (index % 2 ? "postgres" : "server"))
    const replay = await replayWithKills(server, readFileSync(file, "utf8"), { clients, victims })
    const { acknowledged, storedCounts, recoveries, problems, repeated } = replay
    console.log(`\n${basename(file)}: ${acknowledged.size} saves acknowledged, ${repeated} calls made again`)
    console.log(`stored: ${storedCounts.sessions} sessions, ${storedCounts.sets} sets`)
    for (const { victim, milliseconds } of recoveries)
      console.log(`kill -9 of the ${victim}: everything answered again after ${milliseconds.toFixed(0)} ms`)
    console.log(problems.length === 0 ? "Every acknowledged save is there, once." : problems.join("\n"))
    if (problems.length > 0) process.exitCode = 1
  }
})
