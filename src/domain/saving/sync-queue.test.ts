import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { operationOf, rowOf } from "./queue-row.ts"
import type { SaveCommand } from "./save-command-schema.ts"
import type { SaveOutcome } from "./save-reply.ts"
import { needsPerson, makeDue, markSyncing } from "./queue-state.ts"
import { asNewLog, newOperation, nextStep, type Operation, overStoredLog, settle } from "./sync-queue.ts"

const now = 1_763_750_000_000
const longestPause = 20_000

const command: SaveCommand = {
  op_id: "op-1",
  log: {
    workout_id: "template-1",
    name: "Upper A",
    date: "2025-11-21",
    notes: null,
    duration_seconds: 2538,
    started_at: null,
  },
  sets: [],
  committed_workout_id: "plan-1",
  expected_revision: null,
}

function operation(changes: Partial<Operation> = {}): Operation {
  return { ...newOperation(command, "ada", { names: {}, loads: {} }, now), ...changes }
}

/** The state of a save that the server refused. It waits for the person to decide. */
const refusal = { status: "error", next_attempt_at: null }

const random = fc.double({ min: 0, max: 1, noNaN: true })
const message = fc.constantFrom("", "no")
const outcomes: fc.Arbitrary<SaveOutcome> = fc.oneof(
  fc.constant<SaveOutcome>({ kind: "saved", id: "log-1", revision: 1 }),
  fc.constant<SaveOutcome>({ kind: "unreachable" }),
  fc.constant<SaveOutcome>({ kind: "signed_out" }),
  fc.record({
    kind: fc.constant("dangling" as const),
    reference: fc.constantFrom("workout_id" as const, "committed_workout_id" as const, "run_id" as const),
    message,
  }),
  fc.record({
    kind: fc.constant("conflict" as const),
    reason: fc.constantFrom("revision" as const, "gone" as const, "op_id" as const),
    message,
  }),
  fc.record({
    kind: fc.constant("refused" as const),
    step: fc.constantFrom(null, "insert_log", "insert_sets", "other"),
    message,
  }),
)

function sentIds(operations: Operation[], at: number): string | null {
  const step = nextStep(operations, at)
  return step.kind === "send" ? step.operation.id : null
}

describe("a queued save", () => {
  it("is sent unchanged at every try, in its owner's name", () => {
    const queued = operation()
    const expected = { ...command, log: { ...command.log, user_id: "ada" } }
    expect(queued.save).toEqual(expected)
    const failed = settle(markSyncing(queued), { kind: "unreachable" }, now, 0.5)
    expect(failed && failed.save).toEqual(expected)
  })

  it("is done only when it is saved", () => {
    fc.assert(
      fc.property(outcomes, random, (outcome, drawn) => {
        const left = settle(markSyncing(operation()), outcome, now, drawn)
        expect(left === null).toBe(outcome.kind === "saved")
        if (left) expect(operationOf(rowOf(left))).toEqual(left)
      }),
    )
  })

  it("keeps every set and its owner, whatever happens", () => {
    fc.assert(
      fc.property(fc.array(outcomes), random, (history, drawn) => {
        let left: Operation | null = operation()
        for (const outcome of history) if (left) left = settle(markSyncing(left), outcome, now, drawn)
        if (!left) return
        expect([left.id, left.userId, left.save.log.user_id]).toEqual(["op-1", "ada", "ada"])
        expect(left.save.sets).toEqual(command.sets)
        expect(left.save.log.name).toBe("Upper A")
      }),
    )
  })

  it("is sent again without a template or plan that was deleted, and then needs the person", () => {
    const gone = { kind: "dangling", reference: "workout_id", message: "no" } as const
    const without = settle(markSyncing(operation()), gone, now, 0)
    expect(without).toMatchObject({ status: "pending", next_attempt_at: null, retries: 1 })
    expect(without && without.save.log.workout_id).toBeNull()
    expect(without?.save.committed_workout_id).toBe("plan-1")
    expect(without && settle(without, gone, now, 0)).toMatchObject({ ...refusal, retries: 2 })

    const planGone = { ...gone, reference: "committed_workout_id" } as const
    const noPlan = settle(operation(), planGone, now, 0)
    expect(noPlan?.save).toMatchObject({ committed_workout_id: null, log: { workout_id: "template-1" } })
    expect(noPlan && settle(noPlan, planGone, now, 0)).toMatchObject({ ...refusal, error: "no" })
  })

  it("is sent again without a run that was deleted, but with its prescription", () => {
    const prescribed = { week: 2 }
    const session = { ...command, log: { ...command.log, run_id: "run-1", slot: 7, prescribed } }
    const waiting = newOperation(session, "ada", { names: {}, loads: {} }, now)
    const gone = { kind: "dangling", reference: "run_id", message: "no" } as const
    const without = settle(markSyncing(waiting), gone, now, 0)
    expect(without?.save.log).toEqual({ ...command.log, prescribed, user_id: "ada" })
    expect(without && settle(without, gone, now, 0)).toMatchObject({ ...refusal, error: "no" })
  })

  it.each<[string, SaveOutcome]>([
    ["Failed to insert workout log or get ID.", { kind: "refused", step: "insert_log", message: "no" }],
    ["Failed to insert set logs: no", { kind: "refused", step: "insert_sets", message: "no" }],
    ["Failed to update log: no", { kind: "refused", step: "update_log", message: "no" }],
    ["Failed to delete old sets: no", { kind: "refused", step: "delete_sets", message: "no" }],
    ["no", { kind: "refused", step: "another", message: "no" }],
    ["Unknown sync error", { kind: "refused", step: null, message: "" }],
    ["The server didn’t respond.", { kind: "unreachable" }],
    ["Sign in again first.", { kind: "signed_out" }],
  ])("names what failed: %s", (error, outcome) => {
    expect(settle(operation(), outcome, now, 0)).toMatchObject({ error, conflicts: false })
  })

  it("is sent again without its program if the run was deleted, but with its prescription", () => {
    const one = operation()
    const session = { run_id: "run-1", slot: 4, prescribed: { version: "v1" } }
    const gone = { kind: "dangling", reference: "run_id", message: "no" } as const
    const without = settle(
      { ...one, save: { ...one.save, log: { ...one.save.log, ...session } } },
      gone,
      now,
      0,
    )
    expect(without).toMatchObject({ status: "pending", save: { log: { prescribed: { version: "v1" } } } })
    expect(without?.save.log).not.toHaveProperty("run_id")
    expect(without?.save.log).not.toHaveProperty("slot")
    expect(without && settle(without, gone, now, 0)).toMatchObject(refusal)
  })

  describe("after a conflict", () => {
    const edit = operation({
      save: {
        ...operation().save,
        expected_revision: 3,
        log: { ...operation().save.log, id: "log-1" },
      },
    })
    const conflict = (of: Operation, reason: "revision" | "gone" | "op_id") =>
      settle(of, { kind: "conflict", reason, message: "no" }, now, 0)

    it("needs the person, and names the conflict", () => {
      expect(conflict(edit, "revision")).toMatchObject({
        ...refusal,
        conflicts: true,
        error: "Failed to update log: no",
      })
      expect(conflict(operation(), "op_id")).toMatchObject({
        conflicts: true,
        error: "Another version of this workout is already saved.",
      })
    })

    it("can be saved as a workout of its own", () => {
      const met = conflict(edit, "revision")
      const own = met && asNewLog(met, "op-2")
      expect(own).toMatchObject({ id: "op-2", status: "pending", conflicts: false })
      expect(own && own.save).toMatchObject({ committed_workout_id: null, expected_revision: null })
      expect(own && own.save.log).not.toHaveProperty("id")
    })

    it("can replace the log's current version, both as an edit and as a log that was already saved", () => {
      for (const [of, reason] of [
        [edit, "revision"],
        [operation(), "op_id"],
      ] as const) {
        const met = conflict(of, reason)
        const over = met && overStoredLog(met, { id: "log-1", revision: 7 }, "op-2")
        expect(over).toMatchObject({ status: "pending", retries: 0, error: null, conflicts: false })
        expect(over && over.save).toEqual({
          ...of.save,
          op_id: "op-2",
          log: { ...of.save.log, id: "log-1" },
          expected_revision: 7,
        })
        expect(over && conflict(over, "revision")).toMatchObject({ id: "op-2", conflicts: true })
      }
    })
  })
})

describe("the tries", () => {
  it("are all counted, even after the person asked for another one", () => {
    const refused = settle(operation({ retries: 3 }), { kind: "refused", step: null, message: "no" }, now, 0)
    expect(refused).toMatchObject({ ...refusal, retries: 4, error: "no" })
    const again = refused && makeDue(refused)
    expect(again).toMatchObject({ status: "pending", retries: 4, error: null })
    expect(again && settle(again, { kind: "unreachable" }, now, 0)?.retries).toBe(5)
  })
})

describe("back-off", () => {
  it("grows, varies, and never exceeds 20 seconds", () => {
    fc.assert(
      fc.property(fc.nat({ max: 100 }), random, (retries, drawn) => {
        const failed = settle(operation({ retries }), { kind: "unreachable" }, now, drawn)
        const pause = (failed?.next_attempt_at ?? 0) - now
        const full = Math.min(longestPause, 1000 * 2 ** retries)
        expect(pause).toBeGreaterThanOrEqual(full / 2)
        expect(pause).toBeLessThanOrEqual(full)
        expect(failed?.retries).toBe(retries + 1)
      }),
    )
  })

  it("pauses the whole queue until an eager run", () => {
    const failed = operation({ id: "a", status: "error", retries: 1, next_attempt_at: now + 900 })
    const other = operation({ id: "b" })
    expect(nextStep([failed, other], now)).toEqual({ kind: "wait", until: now + 900 })
    expect(sentIds([failed, other], now + 900)).toBe("b")
    expect(sentIds([failed, other], Infinity)).toBe("b")
    expect(sentIds([failed], Infinity)).toBe("a")
  })

  it("waits for the longest pause at most, whatever a wrong clock says", () => {
    const paused = (milliseconds: number) =>
      operation({ status: "error", retries: 9, next_attempt_at: now + milliseconds })
    expect(nextStep([paused(longestPause)], now)).toEqual({ kind: "wait", until: now + longestPause })
    expect(sentIds([paused(longestPause + 1)], now)).toBe("op-1")
    expect(sentIds([paused(86_400_000)], now)).toBe("op-1")
  })
})

describe("the next step", () => {
  const statuses = fc.constantFrom<Operation["status"]>("pending", "syncing", "error")
  const queues = fc
    .uniqueArray(
      fc.record({
        id: fc.string({ minLength: 1, maxLength: 4 }),
        status: statuses,
        timestamp: fc.nat(),
        retries: fc.nat(5),
        next_attempt_at: fc.option(fc.integer({ min: now - 50_000, max: now + 50_000 })),
      }),
      { selector: ({ id }) => id },
    )
    .map((rows) => rows.map((row) => operation(row)))

  it("is to rest exactly when everything left needs the person", () => {
    fc.assert(
      fc.property(queues, (queue) => {
        const isQuiet = queue.every(needsPerson)
        expect(nextStep(queue, now).kind === "rest").toBe(isQuiet)
      }),
    )
  })

  it("never sends what needs the person, resumes what a closed page left, and never waits longer than a pause", () => {
    fc.assert(
      fc.property(queues, (queue) => {
        const step = nextStep(queue, now)
        if (step.kind === "send") expect(needsPerson(step.operation)).toBe(false)
        if (step.kind === "wait") expect(step.until - now).toBeLessThanOrEqual(longestPause)
      }),
    )
    expect(markSyncing(operation())).toMatchObject({ status: "syncing" })
    expect(sentIds([markSyncing(operation())], now)).toBe("op-1")
  })

  it("is the save with the fewest tries, and the oldest of those, wherever it is in the queue", () => {
    const [old, newer] = [operation({ id: "old", timestamp: 1 }), operation({ id: "newer", timestamp: 2 })]
    const tried = operation({ id: "tried", timestamp: 0, retries: 1 })
    expect(sentIds([tried, newer, old], now)).toBe("old")
    expect(sentIds([old, newer, tried], now)).toBe("old")
  })

  it("sends every save that the server accepts, despite one that always fails and one that is refused", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), fc.infiniteStream(random), (count, draws) => {
        let queue = Array.from({ length: count }, (_, at) => operation({ id: `op-${at}`, timestamp: at }))
        let clock = now
        let tries = 0
        const answer = (id: string): SaveOutcome => {
          if (id === "op-0") return { kind: "unreachable" }
          if (id === "op-1") return { kind: "refused", step: null, message: "no" }
          return { kind: "saved", id, revision: 1 }
        }
        while (queue.length > Math.min(count, 2) && tries < 1000) {
          tries += 1
          const step = nextStep(queue, clock)
          if (step.kind === "wait") clock = step.until
          if (step.kind !== "send") continue
          const { id } = step.operation
          const left = settle(markSyncing(step.operation), answer(id), clock, draws.next().value)
          queue = queue.flatMap((each) => (each.id === id ? (left ?? []) : each))
        }
        expect(queue.map(({ id }) => id)).toEqual(["op-0", "op-1"].slice(0, count))
        expect(clock - now).toBeLessThanOrEqual(30_000)
      }),
      { numRuns: 200 },
    )
  })

  it("comes at once after the person asks to try again", () => {
    const refused = settle(operation(), { kind: "refused", step: null, message: "no" }, now, 0)
    expect(refused && nextStep([refused], now)).toEqual({ kind: "rest" })
    expect(refused && sentIds([makeDue(refused)], now)).toBe("op-1")
  })
})
