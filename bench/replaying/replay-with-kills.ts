import { countHistory } from "../history/count-history.ts"
import { replayCommands } from "./replay-commands.ts"
import { checkStored, clientsOf, type HistoryReplay, prepareHistory } from "./replay-history.ts"
import { newPerson } from "./wire.ts"

export type Victim = "server" | "postgres"

/** A server whose processes can be killed, and that comes back on the same address with the same data. */
export interface KillableServer {
  url: string
  anonKey: string
  /** Ends a process by SIGKILL; resolves when everything answers again. */
  kill: (victim: Victim) => Promise<void>
  /** Resolves when the server answers. */
  ready: () => Promise<void>
}

export interface ReplayWithKills extends HistoryReplay {
  /** Milliseconds until everything answered again, for each kill. */
  recoveries: { victim: Victim; milliseconds: number }[]
}

/**
 * Replays an export for a new person and kills the victims in turn, each when another number of saves is acknowledged, while others are
 * under way. Calls without an answer are made again. Then compares as replayHistory does.
 */
export async function replayWithKills(
  server: KillableServer,
  csv: string,
  options: { clients: number; victims: Victim[] },
): Promise<ReplayWithKills> {
  const person = await newPerson(server)
  const prepared = await prepareHistory(person, csv)
  const killing = killsDuring(server, options.victims, countHistory(csv).sessions)
  const replayed = await replayCommands(prepared.commands, {
    clients: clientsOf(person, options.clients),
    onAcknowledged: killing.onAcknowledged,
    untilReachable: async () => {
      await killing.underWay()
      await server.ready()
    },
  })
  await killing.underWay()
  return { ...(await checkStored(person, csv, prepared, replayed)), recoveries: killing.recoveries }
}

/** Kills at random moments of a replay of so many saves, one after the other. */
function killsDuring(server: KillableServer, victims: Victim[], saves: number) {
  const moments = victims.map(() => 1 + Math.floor(Math.random() * (saves - 1))).toSorted((a, b) => a - b)
  const recoveries: ReplayWithKills["recoveries"] = []
  let underWay = Promise.resolve()
  const kill = async (victim: Victim) => {
    const started = performance.now()
    await server.kill(victim)
    recoveries.push({ victim, milliseconds: performance.now() - started })
  }
  const onAcknowledged = (count: number) => {
    for (const [index, victim] of victims.entries())
      if (moments[index] === count) underWay = underWay.then(() => kill(victim))
  }
  return { recoveries, onAcknowledged, underWay: () => underWay }
}
