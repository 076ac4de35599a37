import type { Connection } from "pg"

/** A result row: every value as Postgres' text, or null. */
export type Row = (string | null)[]

declare module "pg" {
  interface ClientBase {
    /** The process ID that the server reported on this connection. */
    readonly processID: number | null
  }
  interface Connection {
    /** The statements prepared on this connection, as pg tracks them: name → text. */
    parsedStatements: Record<string, string>
  }
}

/** A pg query object that sends several protocol messages itself and ends at ReadyForQuery, the only proof of a commit. */
export class ProtocolExchange {
  /** pg assigns the first ParseComplete to the statement with this name, so an exchange that has a name parses no other statement. */
  readonly name: string | undefined
  readonly text: string | undefined
  readonly rows: Promise<Row[]>
  readonly #send: (connection: Connection) => void
  readonly #collected: Row[] = []
  #resultsToSkip: number
  #resolve: (rows: Row[]) => void = () => {}
  #reject: (error: unknown) => void = () => {}

  /** `send` writes the messages up to Sync; the rows of the first `resultsToSkip` statements are discarded. */
  constructor(input: {
    send: (connection: Connection) => void
    resultsToSkip: number
    prepares: { name: string; text: string } | undefined
  }) {
    this.name = input.prepares?.name
    this.text = input.prepares?.text
    this.#send = input.send
    this.#resultsToSkip = input.resultsToSkip
    this.rows = new Promise((resolve, reject) => {
      this.#resolve = resolve
      this.#reject = reject
    })
  }

  submit(connection: Connection) {
    connection.stream.cork()
    this.#send(connection)
    connection.stream.uncork()
  }

  handleDataRow(message: { fields: Row }) {
    if (this.#resultsToSkip === 0) this.#collected.push(message.fields)
  }

  handleCommandComplete() {
    if (this.#resultsToSkip > 0) this.#resultsToSkip -= 1
  }

  handleEmptyQuery() {
    this.handleCommandComplete()
  }

  handleError(error: unknown) {
    this.#reject(error)
  }

  handleReadyForQuery() {
    this.#resolve(this.#collected)
  }
}
