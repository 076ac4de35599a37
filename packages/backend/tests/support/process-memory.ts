import ws from "ws"

/** Settings that allow a spawned server's memory to be inspected. */
export const inspectable = { NODE_OPTIONS: "--inspect=127.0.0.1:0" }

/**
 * The bytes that a process uses after garbage collection: its heap, and buffers outside it. `output` is everything it has
 * printed.
 */
export async function memoryOf(output: string): Promise<number> {
  const [address] = /ws:\/\/\S+/.exec(output) ?? []
  if (address === undefined) throw new Error("The process can't be inspected.")
  const socket = new ws(address)
  await new Promise((resolve, reject) => socket.once("open", resolve).once("error", reject))
  let last = 0
  const ask = (method: string, params = {}) =>
    new Promise<Answer>((resolve) => {
      const id = ++last
      socket.on("message", function hear(data: Buffer) {
        const answer: Answer = JSON.parse(data.toString())
        if (answer.id !== id) return
        socket.off("message", hear)
        resolve(answer)
      })
      socket.send(JSON.stringify({ id, method, params }))
    })
  // Objects released by a finalizer are only collected the second time.
  for (let turn = 0; turn < 2; turn += 1) await ask("HeapProfiler.collectGarbage")
  const expression = "(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())"
  const answer = await ask("Runtime.evaluate", { expression })
  socket.close()
  return Number(answer.result?.result?.value)
}

interface Answer {
  id: number
  result?: { result?: { value?: unknown } }
}
