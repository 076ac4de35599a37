import "fake-indexeddb/auto"
import * as fc from "fast-check"
import { IDBFactory } from "fake-indexeddb"
import { beforeEach, describe, expect, it } from "vitest"
import type { WireReply } from "#domain/saving/wire-reply.ts"
import { newOperation, type OwnedSave, markSyncing } from "#domain/saving/sync-queue.ts"
import { emptySave, queuedSave } from "#tests/support/queued-saves.ts"
import { queueStore } from "./queue-store.ts"
import { saveLog } from "./save-log.ts"
import { runQueue, type SyncContext } from "./sync.ts"

const noAnswer: WireReply = {
  status: 0,
  data: null,
  error: { message: "", code: "", details: null, hint: null },
}

function refusal(code: string, details: string | null = null): WireReply {
  return { status: 409, data: null, error: { message: "no", code, details, hint: null } }
}

/** Keeps the promise of `save_workout_log`: an operation is applied once, for its owner. */
class Server {
  readonly names: string[] = []
  signedIn = "ada"
  readonly #ops = new Map<string, { payload: string; answer: { id: string; revision: number } }>()

  apply(save: OwnedSave): WireReply {
    const payload = JSON.stringify(save)
    const applied = this.#ops.get(save.op_id)
    if (applied && applied.payload !== payload) return refusal("PT409", '{"reason":"op_id"}')
    if (save.log.user_id !== this.signedIn) return refusal("42501")
    if (save.log.name?.startsWith("bad")) return refusal("23514")
    const answer = applied?.answer ?? { id: `log-${save.op_id}`, revision: 1 }
    if (!applied) {
      this.names.push(save.log.name ?? "")
      this.#ops.set(save.op_id, { payload, answer })
    }
    return { status: 200, data: answer, error: null }
  }
}

/** A lock that gives each caller its turn, like the browser's locks. */
function turns(): SyncContext["lock"] {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const turn = last.then(work, work)
    last = turn
    return turn
  }
}

const lock = turns()
let clock = 1_763_750_000_000

/** A page of a browser connected to `server`; `wire` may lose the response. */
function page(
  server: Server,
  wire: (answer: () => WireReply) => WireReply = (answer) => answer(),
): SyncContext {
  return {
    store: queueStore(),
    send: async (save) => wire(() => server.apply(save)),
    now: () => clock,
    random: () => 0.5,
    lock,
    userId: () => server.signedIn,
  }
}

/** Runs the queue until nothing is left to try, moving the clock past every pause. */
async function drain(context: SyncContext): Promise<void> {
  let { wakeAt } = await runQueue(context, { eager: true })
  while (wakeAt !== null) {
    clock = wakeAt
    ;({ wakeAt } = await runQueue(context, { eager: false }))
  }
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

describe("sending the queue", () => {
  it("applies each save exactly once, whatever the network loses and however many pages send", async () => {
    const fate = fc.constantFrom("lost on the way there", "lost on the way back", "answered")
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 5 }),
        fc.array(fate, { maxLength: 30 }),
        async (count, fates) => {
          globalThis.indexedDB = new IDBFactory()
          const server = new Server()
          const onTheWire = [...fates]
          const wire = (answer: () => WireReply) => {
            const end = onTheWire.shift()
            const reply = end === "lost on the way there" ? noAnswer : answer()
            return end === "lost on the way back" ? noAnswer : reply
          }
          const pages = [page(server, wire), page(server, wire)] as const
          for (let at = 0; at < count; at += 1) {
            const result = await saveLog(queuedSave(`op-${at}`), {
              ...pages[0],
              isOnline: at % 2 === 0,
              onQueued: () => {},
            })
            expect(["saved", "queued"]).toContain(result.kind)
          }
          await Promise.all(pages.map(drain))
          expect(server.names.toSorted()).toEqual(Array.from({ length: count }, (_, at) => `op-${at}`))
          expect((await pages[0].store.list("ada")).operations).toEqual([])
        },
      ),
      { numRuns: 200 },
    )
  })

  it("resumes a save whose page closed in the middle of it", async () => {
    const server = new Server()
    const context = page(server)
    await context.store.add(markSyncing(queuedSave("a")))
    await drain(context)
    expect(server.names).toEqual(["a"])
  })

  it("sends no other person's saves", async () => {
    const server = new Server()
    const context = page(server)
    await context.store.add(queuedSave("a"))
    server.signedIn = "bob"
    await context.store.add(queuedSave("b", "bob"))
    await drain(context)
    expect(server.names).toEqual(["b"])
    expect((await context.store.list("ada")).operations).toMatchObject([{ status: "pending" }])
  })

  it("keeps a save if another person signs in during the request", async () => {
    const server = new Server()
    const context = page(server)
    await context.store.add(queuedSave("a"))
    const switching: SyncContext = {
      ...context,
      send: async (save) => {
        server.signedIn = "bob"
        return server.apply(save)
      },
    }
    await runQueue(switching, { eager: true })
    expect((await context.store.list("ada")).operations).toMatchObject([{ status: "error" }])
    server.signedIn = "ada"
    await drain(context)
    expect(server.names).toEqual(["a"])
  })

  it("reads a long queue at the start, and once more for saves queued since", async () => {
    const server = new Server()
    const { store, ...context } = page(server)
    for (let at = 0; at < 35; at += 1) await store.add(queuedSave(`op-${at}`))
    const late = store.add.bind(store, queuedSave("late"))
    let readings = 0
    const counting: SyncContext = {
      ...context,
      store: {
        ...store,
        list: (userId) => {
          readings += 1
          return store.list(userId)
        },
      },
      send: async (save) => {
        if (save.op_id === "op-12") await late()
        return context.send(save)
      },
    }
    const sent: string[] = []
    const run = await runQueue(counting, { eager: true }, (some) =>
      sent.push(...some.map(({ operation }) => operation.id)),
    )
    expect(run).toEqual({ isAnySent: true, wakeAt: null })
    expect(server.names).toHaveLength(36)
    expect(sent).toEqual(server.names)
    expect(sent.at(-1)).toBe("late")
    expect(readings).toBe(2)
  })

  it("skips operations that need the person, and leaves them queued", async () => {
    const server = new Server()
    const context = page(server)
    for (const id of ["a", "bad", "b"]) await context.store.add(queuedSave(id))
    await drain(context)
    expect(server.names.toSorted()).toEqual(["a", "b"])
    expect((await context.store.list("ada")).operations).toMatchObject([
      { id: "bad", status: "error", next_attempt_at: null },
    ])
  })
})

describe("saving", () => {
  const save = (id: string, context: SyncContext, isOnline = true) => {
    let isQueued = false
    const onQueued = () => {
      isQueued = true
    }
    return saveLog(queuedSave(id), { ...context, isOnline, onQueued }).then((result) => ({
      result,
      isQueued,
    }))
  }

  it("returns the log's id once the server has it, and empties the queue", async () => {
    const context = page(new Server())
    expect(await save("a", context)).toEqual({
      result: { kind: "saved", id: "log-a", revision: 1 },
      isQueued: true,
    })
    expect((await context.store.list("ada")).operations).toEqual([])
  })

  it("returns what the server refuses", async () => {
    const context = page(new Server())
    expect((await save("bad", context)).result).toEqual({ kind: "refused", step: null, message: "no" })
    expect((await context.store.list("ada")).operations).toEqual([])
  })

  it("does not replace what another tab has queued under the same op_id", async () => {
    const context = page(new Server())
    await save("a", context, false)
    expect((await save("a", context, false)).result).toEqual({ kind: "queued" })
    const other = newOperation(
      { ...emptySave("a"), expected_revision: 7 },
      "ada",
      { names: {}, loads: {} },
      0,
    )
    expect(await saveLog(other, { ...context, isOnline: false, onQueued: () => {} })).toMatchObject({
      kind: "conflict",
      reason: "op_id",
    })
    expect((await context.store.list("ada")).operations).toMatchObject([
      { save: { expected_revision: null } },
    ])
  })

  it("saves online on a device without storage, and reports the problem offline", async () => {
    const server = new Server()
    const closed = page(server)
    const add = (name: string) => () => Promise.reject(new DOMException("no", name))
    const unavailable = { ...closed, store: { ...closed.store, add: add("InvalidStateError") } }
    expect(await save("a", unavailable)).toMatchObject({ result: { kind: "saved" }, isQueued: false })
    expect(server.names).toEqual(["a"])
    expect((await save("b", unavailable, false)).result).toEqual({ kind: "unsaved", keeping: "unavailable" })
    const full = { ...closed, store: { ...closed.store, add: add("QuotaExceededError") } }
    expect((await save("b", full, false)).result).toEqual({ kind: "unsaved", keeping: "full" })
    expect((await save("b", { ...full, send: async () => noAnswer })).result).toEqual({
      kind: "unsaved",
      keeping: "full",
    })
  })
})
