import ws from "ws"
import { z } from "zod"

const targets = z.array(z.object({ webSocketDebuggerUrl: z.string() }))
const answer = z.object({ id: z.number(), result: z.unknown() })
const evaluated = z.object({ result: z.object({ value: z.number() }) })

/** The inspector of a Node process that was started with `--inspect` at a port of this machine. */
export class Inspector {
  #id = 0

  private constructor(private readonly socket: ws) {}

  static async at(port: number): Promise<Inspector> {
    const response = await fetch(`http://127.0.0.1:${port}/json/list`)
    const [target] = targets.parse(await response.json())
    const socket = new ws(target?.webSocketDebuggerUrl ?? "")
    await new Promise((resolve, reject) => socket.once("open", resolve).once("error", reject))
    return new Inspector(socket)
  }

  /** The bytes that the process still holds after everything that nobody needs was collected: its heap and its buffers. */
  async heldBytes(): Promise<number> {
    await this.#call("HeapProfiler.collectGarbage")
    const expression = "(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())"
    return evaluated.parse(await this.#call("Runtime.evaluate", { expression, returnByValue: true })).result
      .value
  }

  close(): void {
    this.socket.close()
  }

  #call(method: string, params: object = {}): Promise<unknown> {
    this.#id += 1
    const id = this.#id
    return new Promise((resolve) => {
      const take = (data: Buffer) => {
        const read = answer.safeParse(JSON.parse(data.toString()))
        if (!read.success || read.data.id !== id) return
        this.socket.off("message", take)
        resolve(read.data.result)
      }
      this.socket.on("message", take)
      this.socket.send(JSON.stringify({ id, method, params }))
    })
  }
}
