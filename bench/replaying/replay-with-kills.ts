import { countHistory } from "../history/count-history.ts"
import { replayCommands } from "./replay-commands.ts"
import { checkStored, clientsOf, type HistoryReplay, prepareHistory } from "./replay-history.ts"
import { newPerson } from "./wire.ts"

export type Victim = "server" | "postgres"

/** A server whose processes can be killed, and that returns at the same address with the same data. */
export interface KillableServer {
  url: string
  anonKey: string
  /** Kills a process with SIGKILL. Resolves when everything responds again. */
  kill: (victim: Victim) => Promise<void>
  /** Resolves when the server responds. */
  ready: () => Promise<void>
}

export interface ReplayWithKills extends HistoryReplay {
  /** Milliseconds until everything responded again, for each kill. */
  recoveries: { victim: Victim; milliseconds: number }[]
}

/**
 * Replays an export for a new person and kills the victims in turn, each after a different number of acknowledged saves, while other saves are in
 * flight. Repeats calls that got no response. Then compares the result as replayHistory does.
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

/** Kills at random moments during a replay of this many saves, one kill after the other. */
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
