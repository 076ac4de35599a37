import type { SaveCommand } from "#domain/saving/save-command-schema.ts"
import { measure, type Measurement } from "../measure.ts"
import type { Acknowledged } from "./stored-history.ts"
import { CallFailed, type Client, dataOf } from "./wire.ts"

export interface Replayed {
  measurement: Measurement
  acknowledged: Map<string, Acknowledged>
  /** How many calls had to be repeated because there was no response, or a 5xx. */
  repeated: number
}

export interface ReplayOptions {
  clients: Client[]
  /** Called with the number of acknowledged saves, after each one. */
  onAcknowledged?: (count: number) => void
  /** Waits until the server can be reached again. Without it, a save without a response fails the replay. */
  untilReachable?: () => Promise<void>
}

/** Saves each command once, as many at a time as there are clients. Throws CallFailed if one is refused. */
export async function replayCommands(commands: SaveCommand[], options: ReplayOptions): Promise<Replayed> {
  const { clients, onAcknowledged, untilReachable } = options
  const acknowledged = new Map<string, Acknowledged>()
  let repeated = 0
  const saveUntilAnswered = async (command: SaveCommand, client: Client): Promise<Acknowledged> => {
    try {
      return await save(client, command)
    } catch (error) {
      if (!untilReachable || !mayBeRepeated(error)) throw error
      repeated += 1
      await untilReachable()
      return saveUntilAnswered(command, client)
    }
  }
  const measurement = await measure(commands, clients, async (command, client) => {
    acknowledged.set(command.op_id, await saveUntilAnswered(command, client))
    onAcknowledged?.(acknowledged.size)
  })
  return { measurement, acknowledged, repeated }
}

async function save(client: Client, command: SaveCommand): Promise<Acknowledged> {
  const { op_id, log, sets } = command
  const answer = dataOf(
    await client.rpc("save_workout_log", { op_id, log: { ...log }, sets: sets.map((set) => ({ ...set })) }),
  )
  if (!isAcknowledged(answer)) throw new Error(`Not an answer of save_workout_log: ${JSON.stringify(answer)}`)
  return answer
}

function isAcknowledged(answer: unknown): answer is Acknowledged {
  return (
    typeof answer === "object" &&
    answer !== null &&
    "id" in answer &&
    typeof answer.id === "string" &&
    "revision" in answer &&
    typeof answer.revision === "number"
  )
}

const mayBeRepeated = (error: unknown) =>
  error instanceof CallFailed && (error.status === 0 || error.status >= 500)
