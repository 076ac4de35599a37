import type { Readable } from "node:stream"
import { refusals } from "../storage-error.ts"
import { FairQueue } from "./fair-queue.ts"
import { type Drawing, type Order, Renderer } from "./renderer.ts"

// There are two places, and each caller may hold at most one, so that a place stays free for others however much a single caller asks for. Each place
// may use a core and a process's memory.
const limits = { places: 2, each: 1, waiting: 100 }
const mostMilliseconds = 10_000
const idleMilliseconds = 10_000

export interface Picture extends Order {
  open: () => Promise<Readable>
}

interface Idle {
  renderer: Renderer
  timer: NodeJS.Timeout
}

/** Transforms images in separate processes, which start with the first image and end when there is nothing to do. */
export class Renderers {
  readonly #places = new FairQueue(limits)
  readonly #busy = new Set<Renderer>()
  readonly #warn: (reason: string) => void
  #idle: Idle[] = []

  /** `warn` is called with the reason when a process ends by itself. */
  constructor(warn: (reason: string) => void) {
    this.#warn = warn
  }

  /** Transforms an image for a caller. Throws InvalidRequest if it can't be transformed, SlowDown if too many are waiting, or the signal's reason. */
  async draw(who: string, picture: Picture, signal: AbortSignal): Promise<Drawing> {
    const giveBack = await this.#places.take(who, signal)
    try {
      const inTime = AbortSignal.any([signal, AbortSignal.timeout(mostMilliseconds)])
      let drawing = await this.#try(picture, inTime)
      // Whatever killed this process may also have killed the others, and their exit events may not have arrived yet.
      if (!drawing && !inTime.aborted) {
        this.#endIdle()
        drawing = await this.#try(picture, inTime)
      }
      signal.throwIfAborted()
      if (!drawing) throw refusals.request("Resizing the picture takes too much time or memory")
      return drawing
    } finally {
      giveBack()
    }
  }

  close(): void {
    for (const renderer of this.#busy) renderer.end()
    this.#endIdle()
  }

  #endIdle() {
    for (const { renderer, timer } of this.#idle) {
      clearTimeout(timer)
      renderer.end()
    }
    this.#idle = []
  }

  async #try({ open, ...order }: Picture, signal: AbortSignal): Promise<Drawing | undefined> {
    const source = await open()
    const renderer = this.#next()
    this.#busy.add(renderer)
    try {
      return await renderer.draw(source, order, signal)
    } finally {
      this.#busy.delete(renderer)
      if (!renderer.hasEnded) this.#rest(renderer)
    }
  }

  /** Starts one more process than needed, so that the next caller doesn't have to wait for one. */
  #next(): Renderer {
    const idle = this.#idle.pop()
    if (idle) clearTimeout(idle.timer)
    if (idle?.renderer.hasEnded) return this.#next()
    const renderer = idle?.renderer ?? new Renderer(this.#warn)
    if (this.#idle.length + this.#busy.size + 1 < limits.places) this.#rest(new Renderer(this.#warn))
    return renderer
  }

  #rest(renderer: Renderer) {
    const timer = setTimeout(() => {
      this.#idle = this.#idle.filter((each) => each.renderer !== renderer)
      renderer.end()
    }, idleMilliseconds)
    this.#idle.push({ renderer, timer: timer.unref() })
  }
}
