import WebSocket from "ws"
import { once } from "node:events"

/** Looks into a server that was started with `--inspect`, by the address in its output. */
export class InspectedProcess {
  readonly #socket: WebSocket
  #asked = 0

  private constructor(socket: WebSocket) {
    this.#socket = socket
  }

  static async open(output: string): Promise<InspectedProcess> {
    const [address = ""] = /ws:\/\/\S+/.exec(output) ?? []
    const socket = new WebSocket(address)
    await once(socket, "open")
    return new InspectedProcess(socket)
  }

  /** Bytes in use once all garbage is collected: the heap and the buffers beside it. */
  async memory(): Promise<number> {
    await this.#ask("HeapProfiler.collectGarbage")
    return Number(
      await this.#value("(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())"),
    )
  }

  close() {
    this.#socket.close()
  }

  async #value(expression: string): Promise<unknown> {
    const answer = await this.#ask("Runtime.evaluate", { expression, returnByValue: true })
    return JSON.parse(answer).result.result.value
  }

  async #ask(method: string, params: Record<string, unknown> = {}): Promise<string> {
    this.#asked += 1
    const id = this.#asked
    this.#socket.send(JSON.stringify({ id, method, params }))
    for (;;) {
      const [message] = await once(this.#socket, "message")
      const text = String(message)
      if (JSON.parse(text).id === id) return text
    }
  }
}
