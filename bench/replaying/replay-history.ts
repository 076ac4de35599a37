import type { SaveCommand } from "#domain/saving/save-command-schema.ts"
import { countHistory, type HistoryCounts } from "../history/count-history.ts"
import { readHistory } from "../history/read-history.ts"
import { addUnknownExercises, readCatalog } from "./exercise-catalog.ts"
import { replayCommands, type Replayed } from "./replay-commands.ts"
import { saveCommands } from "./save-commands.ts"
import { countStored, differences, readStored, type StoredHistory } from "./stored-history.ts"
import type { Person } from "./wire.ts"

/** A history prepared for a person: every exercise exists, and there is one save per session. */
export interface PreparedHistory {
  commands: SaveCommand[]
  /** The names of the exercises that had to be created. */
  added: string[]
}

/** Reads an export and creates the exercises in it that the person doesn't have. */
export async function prepareHistory(person: Person, csv: string): Promise<PreparedHistory> {
  const client = person.client()
  const sessions = readHistory(csv)
  const added = await addUnknownExercises(client, await readCatalog(client), sessions)
  return { commands: saveCommands(person.id, await readCatalog(client), sessions), added }
}

export interface HistoryReplay extends Replayed {
  added: string[]
  stored: StoredHistory
  fileCounts: HistoryCounts
  storedCounts: HistoryCounts
  /** A sentence for each problem; empty if everything is as expected. */
  problems: string[]
}

/** Replays an export for a person who has logged nothing else, reads everything back and compares it with the file. */
export async function replayHistory(
  person: Person,
  csv: string,
  options: { clients: number },
): Promise<HistoryReplay> {
  const prepared = await prepareHistory(person, csv)
  const replayed = await replayCommands(prepared.commands, { clients: clientsOf(person, options.clients) })
  return checkStored(person, csv, prepared, replayed)
}

/** This many separate clients, all signed in as the person. */
export const clientsOf = (person: Person, count: number) =>
  Array.from({ length: count }, () => person.client())

/** Reads back everything that the person has, and compares it with the file and with the acknowledged saves. */
export async function checkStored(
  person: Person,
  csv: string,
  { commands, added }: PreparedHistory,
  replayed: Replayed,
): Promise<HistoryReplay> {
  const stored = await readStored(person.client())
  const fileCounts = countHistory(csv)
  const storedCounts = countStored(stored)
  const problems = [
    ...countProblems(fileCounts, storedCounts),
    ...differences(stored, commands, replayed.acknowledged),
  ]
  return { ...replayed, added, stored, fileCounts, storedCounts, problems }
}

/** What a second replay of the same export changed, or which responses differed. Empty if each save counts once. */
export function changesBySecond(first: HistoryReplay, second: HistoryReplay): string[] {
  const changes = [...second.problems]
  if (second.added.length > 0) changes.push(`Exercises were added again: ${second.added.join(", ")}.`)
  for (const [op_id, answer] of first.acknowledged) {
    const again = second.acknowledged.get(op_id)
    if (again?.id !== answer.id || again.revision !== answer.revision)
      changes.push(`The save ${op_id} was answered otherwise the second time.`)
  }
  if (JSON.stringify(first.stored) !== JSON.stringify(second.stored))
    changes.push("Stored rows have changed.")
  return changes
}

function countProblems(file: HistoryCounts, stored: HistoryCounts): string[] {
  const of = (what: keyof HistoryCounts) =>
    file[what] === stored[what] ? [] : [`The file has ${file[what]} ${what}, the database ${stored[what]}.`]
  return [...of("sessions"), ...of("exercises"), ...of("sets")]
}
