import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { env, execPath, platform } from "node:process"
import type { Readable } from "node:stream"
import { fileURLToPath } from "node:url"
import { z } from "zod"
import { refusals } from "../storage-error.ts"
import type { Transform } from "./transformation.ts"

const program = fileURLToPath(new URL("./drawing-process.mjs", import.meta.url))
/** The memory limit of a process. About 100 MB of it is for the process's own code, heap and stacks. */
const mostMegabytes = 288
/** The largest result: four bytes for each of 2,000 × 2,000 pixels, plus the format's overhead. */
const mostDrawnBytes = 17_000_000

/** The message sent to the process before the source's bytes. */
export interface Order {
  /** The length of the source, in bytes. */
  bytes: number
  transform: Transform
}

export interface Drawing {
  bytes: Buffer
  mimetype: string
}

/** The message that the process sends before the result's bytes, or instead of them. */
const answerSchema = z.union([
  z.object({ bytes: z.int().min(1).max(mostDrawnBytes), mimetype: z.string() }),
  z.object({ refusal: z.enum(["large", "unreadable"]) }),
])

/** A process that transforms one image at a time and can be killed at any moment. */
export class Renderer {
  readonly #child: ChildProcess
  readonly #life = new AbortController()
  #lastWords = ""

  /** `onEnd` is called with the reason if the process ends by itself. */
  constructor(onEnd: (reason: string) => void) {
    const [file, ...args] = command()
    this.#child = spawn(file, args, { env: environment(), stdio: ["pipe", "pipe", "pipe", "ipc"] })
    const end = (reason: string) => {
      if (this.hasEnded) return
      this.end()
      onEnd(reason)
    }
    this.#child.once("exit", (code, signal) => end(`${signal ?? code}: ${this.#lastWords}`))
    this.#child.on("error", (error) => end(error.message))
    this.#child.stdin?.on("error", (error) => end(error.message))
    this.#child.stdout?.on("error", (error) => end(error.message))
    this.#child.stderr?.on("data", (words: Buffer) => {
      this.#lastWords = (this.#lastWords + words.toString()).slice(-400)
    })
  }

  get hasEnded(): boolean {
    return this.#life.signal.aborted
  }

  end(): void {
    this.#life.abort()
    this.#child.kill("SIGKILL")
  }

  /**
   * Transforms an image; undefined if the process ends first, as it does when the signal is aborted. Throws InvalidRequest if the image can't be
   * transformed, or the source's error.
   */
  async draw(source: Readable, order: Order, signal: AbortSignal): Promise<Drawing | undefined> {
    const end = () => {
      source.destroy()
      this.end()
    }
    signal.addEventListener("abort", end, { once: true })
    if (signal.aborted) end()
    try {
      const answer = once(this.#child, "message", { signal: this.#life.signal })
      answer.catch(() => undefined)
      this.#child.send(order, () => undefined)
      await this.#feed(source, order.bytes)
      const messages: unknown[] = await answer
      return await this.#drawingOf(answerSchema.parse(messages[0]))
    } catch (error) {
      if (error instanceof PictureRefusal) throw error.cause
      if (this.hasEnded) return undefined
      // Part of the source may still be in the pipe, so the next image needs another process.
      this.end()
      throw error
    } finally {
      signal.removeEventListener("abort", end)
      source.destroy()
    }
  }

  async #feed(source: AsyncIterable<Buffer>, bytes: number) {
    let sent = 0
    for await (const chunk of source) {
      sent += chunk.length
      if (sent > bytes) break
      if (this.#child.stdin?.write(chunk) === false)
        await once(this.#child.stdin, "drain", { signal: this.#life.signal })
    }
    if (sent !== bytes) throw new Error("The file's length doesn't match its row.")
  }

  async #drawingOf(answer: z.output<typeof answerSchema>): Promise<Drawing> {
    if ("refusal" in answer) throw new PictureRefusal("", { cause: reasons[answer.refusal]() })
    const drawn = Buffer.alloc(answer.bytes)
    let filled = 0
    const pieces: AsyncIterable<Buffer> | undefined = this.#child.stdout?.iterator({ destroyOnReturn: false })
    for await (const chunk of pieces ?? []) {
      filled += chunk.copy(drawn, filled)
      if (filled >= answer.bytes) break
    }
    if (filled < answer.bytes) this.end()
    this.#life.signal.throwIfAborted()
    return { bytes: drawn, mimetype: answer.mimetype }
  }
}

/** The process refused an image but can transform the next one. */
class PictureRefusal extends Error {}

const reasons = {
  large: () => refusals.request("The picture is too large to resize"),
  unreadable: () => refusals.request("The picture can't be read"),
}

/** The command that starts the process. On Linux, the kernel limits its memory; on other systems, only the limits on decoding do. */
function command(): [string, ...string[]] {
  const node = [execPath, "--max-old-space-size=32", "--v8-pool-size=1", program] as const
  if (platform !== "linux") return [...node]
  return ["/bin/sh", "-c", `ulimit -d ${mostMegabytes * 1024} && exec "$@"`, "sh", ...node]
}

/** The environment variables that programs need to start, without the server's secrets. */
function environment(): NodeJS.ProcessEnv {
  const { LD_LIBRARY_PATH, SystemRoot } = env
  return {
    ...(LD_LIBRARY_PATH !== undefined && { LD_LIBRARY_PATH }),
    ...(SystemRoot !== undefined && { SystemRoot }),
    UV_THREADPOOL_SIZE: "2",
    // With these settings, freed memory is returned at once: the process uses 71 MB instead of 144 when idle, and 137 instead of 160 at its peak.
    MALLOC_ARENA_MAX: "2",
    MALLOC_MMAP_THRESHOLD_: "65536",
  }
}
