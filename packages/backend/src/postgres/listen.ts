import { setTimeout } from "node:timers/promises"
import pg from "pg"

interface ListenOptions {
  /** A direct address, because a pooler in transaction mode doesn't forward notifications. */
  listenUrl: string
  channel: string
  /** Called with each notification. */
  onNotification: (payload: string) => void
  /** Called when listening has started, and again after each reconnect, because notifications may have been missed. */
  onListening: () => void
  warn: (error: unknown) => void
  /** Stops listening when aborted. */
  signal: AbortSignal
}

const shortestRetry = 100
const longestRetry = 5_000

/** Listens to a channel until stopped, reconnecting by itself. Resolves when the connection is closed. */
export async function listen(options: ListenOptions): Promise<void> {
  const { signal } = options
  let wait = shortestRetry
  while (!signal.aborted) {
    const isHeard = await listenOnce(options)
    wait = isHeard ? shortestRetry : Math.min(wait * 2, longestRetry)
    await pause(wait, signal)
  }
}

/** Listens until the connection is lost or closed. Returns false if it couldn't start. */
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
    // The signal lives as long as the process, so listeners must be removed.
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

/** Waits for this many milliseconds, or until the signal is aborted. */
export async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await setTimeout(milliseconds, undefined, { signal, ref: false }).catch(() => undefined)
}
