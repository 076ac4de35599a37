import { setTimeout } from "node:timers/promises"
import pg from "pg"

interface ListenOptions {
  /** A direct address: a pooler in transaction mode passes no notifications on. */
  listenUrl: string
  channel: string
  /** Told of each notification. */
  onNotification: (payload: string) => void
  /** Told when listening has begun, and again after each lost connection: what happened meanwhile is to be caught up with. */
  onListening: () => void
  warn: (error: unknown) => void
  /** Ends the listening. */
  signal: AbortSignal
}

const shortestRetry = 100
const longestRetry = 5_000

/** Listens to a channel until it is told to stop; connects again by itself. Resolves when the connection is closed. */
export async function listen(options: ListenOptions): Promise<void> {
  const { signal } = options
  let wait = shortestRetry
  while (!signal.aborted) {
    const isHeard = await listenOnce(options)
    wait = isHeard ? shortestRetry : Math.min(wait * 2, longestRetry)
    await pause(wait, signal)
  }
}

/** Listens until the connection is lost, or is to be closed. False when it could not begin. */
async function listenOnce({ listenUrl, channel, signal, ...told }: ListenOptions): Promise<boolean> {
  const client = new pg.Client({
    connectionString: listenUrl,
    keepAlive: true,
    application_name: `repertoire listen ${channel}`,
  })
  const lost = untilLost(client, signal)
  let isListening = false
  try {
    client.on("notification", ({ payload }) => told.onNotification(payload ?? ""))
    await client.connect()
    await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    isListening = true
    told.onListening()
    await lost
  } catch (error) {
    if (!signal.aborted) told.warn(error)
  }
  await client.end().catch(() => {})
  return isListening
}

function untilLost(client: pg.Client, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    // The signal lives as long as the process: what is not taken off it stays.
    const end = () => {
      signal.removeEventListener("abort", end)
      resolve()
    }
    client.on("error", end)
    client.on("end", end)
    signal.addEventListener("abort", end)
    if (signal.aborted) end()
  })
}

/** Waits, or until the signal says that nothing is waited for any more. */
export async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await setTimeout(milliseconds, undefined, { signal, ref: false }).catch(() => undefined)
}
