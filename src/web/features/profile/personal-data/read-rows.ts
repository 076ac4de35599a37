interface Reply<Row> {
  data: Row[] | null
  error: { message: string; code: string } | null
  status: number
}

const waits = [500, 1500]

/** Thrown when a page couldn't be read. */
export class ReadFailure extends Error {
  override name = "ReadFailure"
  readonly status: number
  /** The database's error code; empty if there was no response, or if it didn't come from the database. */
  readonly code: string

  constructor({ message, code }: { message: string; code: string }, status: number) {
    super(message)
    this.status = status
    this.code = code
  }
}

/**
 * The rows in a response. A failure that may be temporary is retried after half a second, and then once more after another one and a half seconds.
 * Throws ReadFailure, or the signal's reason if it is aborted.
 */
export async function readRows<Row>(signal: AbortSignal, ask: () => PromiseLike<Reply<Row>>): Promise<Row[]> {
  for (let tries = 0; ; tries += 1) {
    signal.throwIfAborted()
    const { data, error, status } = await ask()
    signal.throwIfAborted()
    if (!error) return data ?? []
    const wait = waits[tries]
    const isTemporary = status === 0 || status === 429 || status >= 500
    if (wait === undefined || !isTemporary) throw new ReadFailure(error, status)
    await pause(wait, signal)
  }
}

function pause(milliseconds: number, signal: AbortSignal) {
  return new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds)
    signal.addEventListener("abort", () => resolve(), { once: true })
  })
}
