import "fake-indexeddb/auto"
import * as fc from "fast-check"
import { IDBFactory } from "fake-indexeddb"
import { beforeEach, describe, expect, it } from "vitest"
import type { WireReply } from "#domain/saving/wire-reply.ts"
import { markSyncing } from "#domain/saving/queue-state.ts"
import { newOperation, type OwnedSave } from "#domain/saving/sync-queue.ts"
import type { QueuedBody } from "#domain/saving/queued-body.ts"
import type { QueuedEvent } from "#domain/saving/queued-event.ts"
import { emptySave, queuedBody, queuedEvent, queuedSave, sessionOfRun } from "#tests/support/queued-saves.ts"
import { queueStore } from "./queue-store.ts"
import { saveEntry } from "./save-entry.ts"
import { saveEvent, takeBack } from "./save-event.ts"
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

/** Behaves as `save_workout_log` promises: an operation is applied once, for its owner. */
class Server {
  readonly names: string[] = []
  /** The events that have been added. */
  readonly events: string[] = []
  /** The waist by day, as it was logged last. */
  readonly waists: Record<string, number | null> = {}
  /** The workouts and events in the order in which they arrived. */
  readonly arrivals: string[] = []
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
      this.arrivals.push(save.op_id)
      this.#ops.set(save.op_id, { payload, answer })
    }
    return { status: 200, data: answer, error: null }
  }

  /** Behaves as `add_program_event` promises: an event is added once, for its owner. Removing it twice is fine. */
  applyEvent({ id, change, event, userId }: QueuedEvent): WireReply {
    if (userId !== this.signedIn) return refusal("PT404")
    if (event.kind === "bad") return refusal("23514")
    const known = this.events.indexOf(event.id)
    if (change === "remove" && known >= 0) this.events.splice(known, 1)
    if (change === "add" && !this.#ops.has(id)) {
      this.events.push(event.id)
      this.arrivals.push(event.id)
      this.#ops.set(id, { payload: "", answer: { id: event.id, revision: 1 } })
    }
    return { status: 200, data: { id: event.id }, error: null }
  }

  /** Behaves as `log_body` promises: an entry is applied once, and replaces the day's value. */
  applyBody({ id, body }: QueuedBody): WireReply {
    if (body.weight === 0) return refusal("23514")
    if (!this.#ops.has(id)) {
      for (const { value } of body.measurements) this.waists[body.body_date] = value
      this.arrivals.push(id)
      this.#ops.set(id, { payload: "", answer: { id, revision: 1 } })
    }
    return { status: 200, data: { id }, error: null }
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
    sendEvent: async (event) => wire(() => server.applyEvent(event)),
    sendBody: async (body) => wire(() => server.applyBody(body)),
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

const left = async (context: SyncContext) => (await context.store.list("ada")).operations

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
      sent.push(...some.map((each) => ("operation" in each ? each.operation.id : ""))),
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

describe("events of a run", () => {
  it("are each added once, after the workouts queued before them, whatever the network loses", async () => {
    const fate = fc.constantFrom("lost on the way there", "lost on the way back", "answered")
    const kinds = fc.array(fc.constantFrom("session", "event"), { minLength: 1, maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(kinds, fc.array(fate, { maxLength: 30 }), async (waiting, fates) => {
        globalThis.indexedDB = new IDBFactory()
        const server = new Server()
        const onTheWire = [...fates]
        const wire = (answer: () => WireReply) => {
          const end = onTheWire.shift()
          const reply = end === "lost on the way there" ? noAnswer : answer()
          return end === "lost on the way back" ? noAnswer : reply
        }
        const pages = [page(server, wire), page(server, wire)] as const
        const ids = waiting.map((kind, at) => `${kind}-${at}`)
        for (const [at, id] of ids.entries())
          await pages[0].store.add(id.startsWith("event") ? queuedEvent(id, at) : sessionOfRun(id, at))
        await Promise.all(pages.map(drain))
        expect(server.arrivals.toSorted()).toEqual(ids.toSorted())
        for (const [at, id] of ids.entries())
          if (id.startsWith("event"))
            expect(server.arrivals.slice(0, server.arrivals.indexOf(id))).toEqual(
              expect.arrayContaining(ids.slice(0, at)),
            )
        expect(await left(pages[0])).toEqual([])
      }),
      { numRuns: 200 },
    )
  })

  it("wait for a workout of their run that the network holds up, and for no other", async () => {
    const server = new Server()
    const context = page(server, () => noAnswer)
    await context.store.add(sessionOfRun("session", 1))
    expect(await saveEvent(queuedEvent("e1", 2), { ...context, isOnline: true })).toMatchObject({
      kind: "queued",
    })
    const open = page(server)
    const other = { ...queuedEvent("e2", 3), run_id: "another" }
    expect(await saveEvent(other, { ...open, isOnline: true })).toMatchObject({ kind: "saved" })
    expect(server.arrivals).toEqual(["e2"])
    await drain(open)
    expect(server.arrivals).toEqual(["e2", "session", "e1"])
  })

  it("are not held up by a workout that needs the person", async () => {
    const server = new Server()
    const context = page(server)
    await context.store.add({ ...sessionOfRun("bad", 1), status: "error" })
    await saveEvent(queuedEvent("e1", 2), { ...context, isOnline: true })
    expect(server.events).toEqual(["e1"])
  })

  it("leave the queue if the server refuses them while the person waits, and stay in it otherwise", async () => {
    const context = page(new Server())
    const bad = { ...queuedEvent("e1", 1), event: { ...queuedEvent("e1", 1).event, kind: "bad" } }
    expect(await saveEvent(bad, { ...context, isOnline: true })).toEqual({ kind: "refused", message: "no" })
    expect(await left(context)).toEqual([])
    await saveEvent(bad, { ...context, isOnline: false })
    await drain(context)
    expect(await left(context)).toMatchObject([{ id: "e1", error: "no", next_attempt_at: null }])
  })

  it("are taken back without a request if they never left the device", async () => {
    const context = page(new Server(), () => {
      throw new Error("Nothing should be sent.")
    })
    await saveEvent(queuedEvent("e1", 1), { ...context, isOnline: false })
    await takeBack(queuedEvent("e1", 1), "r1", { ...context, isOnline: false })
    expect(await left(context)).toEqual([])
  })

  it("are removed again if the server has them, or may have them", async () => {
    const server = new Server()
    const context = page(server)
    const deaf = page(server, (answer) => {
      answer()
      return noAnswer
    })
    await saveEvent(queuedEvent("e1", 1), { ...context, isOnline: true })
    await saveEvent(queuedEvent("e2", 2), { ...deaf, isOnline: true })
    expect(server.events).toEqual(["e1", "e2"])
    await takeBack(queuedEvent("e1", 1), "r1", { ...context, isOnline: false })
    await takeBack(queuedEvent("e2", 2), "r2", { ...context, isOnline: false })
    await drain(context)
    expect(server.events).toEqual([])
    expect(await left(context)).toEqual([])
  })

  it("are added online on a device without storage", async () => {
    const server = new Server()
    const closed = page(server)
    const store = { ...closed.store, add: () => Promise.reject(new DOMException("no", "InvalidStateError")) }
    const online = { ...closed, store, isOnline: true }
    expect(await saveEvent(queuedEvent("e1", 1), online)).toMatchObject({ kind: "saved" })
    const offline = { ...online, isOnline: false }
    expect(await saveEvent(queuedEvent("e2", 2), offline)).toEqual({ kind: "unsaved" })
    expect(server.events).toEqual(["e1"])
  })
})

describe("measurements", () => {
  it("arrive once and in the order in which they were logged, so that the last one of a day counts", async () => {
    const fate = fc.constantFrom("lost on the way there", "lost on the way back", "answered")
    await fc.assert(
      fc.asyncProperty(
        fc.array(fate, { maxLength: 12 }),
        fc.integer({ min: 2, max: 5 }),
        async (fates, many) => {
          globalThis.indexedDB = new IDBFactory()
          const server = new Server()
          const wire = (answer: () => WireReply) => {
            const next = fates.pop() ?? "answered"
            const reply = next === "lost on the way there" ? noAnswer : answer()
            return next === "answered" ? reply : noAnswer
          }
          const pages = [page(server, wire), page(server, wire)] as const
          const ids = Array.from({ length: many }, (_, at) => `body-${at}`)
          for (const [at, id] of ids.entries()) await pages[0].store.add(queuedBody(id, at, 80 + at))
          await Promise.all(pages.map(drain))
          expect(server.arrivals).toEqual(ids)
          expect(server.waists).toEqual({ "2026-11-21": 80 + many - 1 })
          expect(await left(pages[0])).toEqual([])
        },
      ),
      { numRuns: 100 },
    )
  })

  it("don't wait for workouts, and workouts don't wait for them", async () => {
    const server = new Server()
    const context = page(server, () => noAnswer)
    await context.store.add(sessionOfRun("session", 1))
    expect(await saveEntry(queuedBody("b1", 2, 84), { ...context, isOnline: true })).toEqual({
      kind: "queued",
    })
    expect(await saveEntry(queuedBody("b2", 3, 83), { ...page(server), isOnline: true })).toEqual({
      kind: "queued",
    })
    await drain(page(server))
    expect(server.arrivals.toSorted()).toEqual(["b1", "b2", "session"])
    expect(server.waists).toEqual({ "2026-11-21": 83 })
  })

  it("leave the queue if the server refuses them while the person waits, and stay in it otherwise", async () => {
    const context = page(new Server())
    const bad = { ...queuedBody("b1", 1, 84), body: { ...queuedBody("b1", 1, 84).body, weight: 0 } }
    expect(await saveEntry(bad, { ...context, isOnline: true })).toEqual({ kind: "refused", message: "no" })
    expect(await left(context)).toEqual([])
    await saveEntry(bad, { ...context, isOnline: false })
    await drain(context)
    expect(await left(context)).toMatchObject([{ id: "b1", error: "no", next_attempt_at: null }])
  })
})
