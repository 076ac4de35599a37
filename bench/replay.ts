// The program behind bench/replay.
import { readFileSync } from "node:fs"
import { basename } from "node:path"
import { parseArgs } from "node:util"
import { callerOf } from "./direct.ts"
import { line, type Measurement, middle, ratio } from "./measure.ts"
import { withOwnServer } from "./own-server.ts"
import { saveDirectly } from "./replaying/direct-saves.ts"
import { changesBySecond, prepareHistory, replayHistory } from "./replaying/replay-history.ts"
import { newPerson } from "./replaying/wire.ts"

interface ReplayServer {
  url: string
  anonKey: string
  /** The address of its Postgres, if known. The same SQL is then also measured without the server. */
  databaseUrl?: string
}

const { values, positionals: files } = parseArgs({
  allowPositionals: true,
  options: {
    clients: { type: "string", default: "8" },
    url: { type: "string" },
    "anon-key": { type: "string" },
  },
})
const clients = Number(values.clients)
const { url, "anon-key": anonKey } = values
if (files.length === 0 || !(clients > 0) || (url === undefined) !== (anonKey === undefined)) {
  console.error("Usage: bench/replay [--clients N] [--url URL --anon-key KEY] FILE…")
  process.exit(2)
}

if (url && anonKey) await replayFiles({ url, anonKey })
else await withOwnServer(replayFiles)

async function replayFiles(server: ReplayServer) {
  for (const file of files) {
    console.log(`\n${basename(file)}`)
    const csv = readFileSync(file, "utf8")
    report(await replayTwice(server, csv))
    await compareRates(server, csv, clients)
    if (clients > 1) await compareRates(server, csv, 1)
  }
}

/** Replays a file twice for a new person, prints the counts, and returns the problems found. */
async function replayTwice(server: ReplayServer, csv: string): Promise<string[]> {
  const person = await newPerson(server)
  const first = await replayHistory(person, csv, { clients })
  const second = await replayHistory(person, csv, { clients })
  for (const what of ["sessions", "exercises", "sets"] as const)
    console.log(
      `${what.padEnd(10)} ${first.fileCounts[what]} in the file, ${first.storedCounts[what]} stored`,
    )
  console.log(`custom     ${first.added.length} exercises made: ${first.added.join(", ") || "none"}`)
  console.log(line("the second time, all saves known", second.measurement))
  return [...first.problems, ...changesBySecond(first, second)]
}

function report(problems: string[]) {
  if (problems.length === 0) {
    console.log("Everything is stored as the file tells it, and the second replay changed nothing.")
    return
  }
  process.exitCode = 1
  console.error(problems.slice(0, 20).join("\n"))
  console.error(`${problems.length} problems.`)
}

/** The same saves over HTTP and by SQL alone, each for new people, alternately. Uses the median of three rounds. */
async function compareRates(server: ReplayServer, csv: string, connections: number) {
  const overHttp: Measurement[] = []
  const direct: Measurement[] = []
  for (let round = 0; round < 3; round += 1) {
    const replay = await replayHistory(await newPerson(server), csv, { clients: connections })
    overHttp.push(replay.measurement)
    if (!server.databaseUrl) continue
    const person = await newPerson(server)
    const { commands } = await prepareHistory(person, csv)
    direct.push(await saveDirectly(server.databaseUrl, callerOf(person), commands, connections))
  }
  const [ours, theirs] = [middle(overHttp), middle(direct)]
  console.log(line(`supabase-js over HTTP, ${connections} clients`, ours))
  if (theirs.count > 0)
    console.log(
      `${line(`same SQL by pg, four round trips, ${connections} clients`, theirs)}   ratio ${ratio(ours, theirs)}`,
    )
}
