import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { foldRun } from "#domain/programs/fold-run.ts"
import { mostSetsOfDay } from "#domain/programs/limits.ts"
import { steppedScale } from "#domain/loads/load-scale.ts"
import { nextSession } from "#domain/programs/next-session.ts"
import { planOf } from "#domain/programs/plan.ts"
import type { ShownSession } from "#domain/programs/prescription.ts"
import type { LoggedSession } from "#domain/programs/run.ts"
import { readEvent, readProgram, readRun, readShownSession } from "#domain/programs/stored.ts"

// Another client can store any program that the schema accepts, with numbers as large as it accepts.

const quantity = fc.constantFrom(0, 0.5, 5, 12, 3000, 99_999.5, 100_000)
const whole = fc.constantFrom(0, 1, 8, 100_000)
const percent = fc.constantFrom(0, 33.3, 100, 300)
const back = fc.option(fc.constantFrom(0, 50, 99), { nil: undefined })
const fails = fc.option(fc.constantFrom(1, 3), { nil: undefined })
const inc = fc.option(fc.constantFrom({ kg: 0, lbs: 0 }, { kg: 2.5, lbs: 5 }, { kg: 1000, lbs: 1000 }), {
  nil: undefined,
})
const unit = fc.constantFrom("kg", "lbs")
const weight = fc.constantFrom(-2000, 0, 60, 2000)

const amount = fc.oneof(
  fc.record({
    unit: fc.constantFrom("reps", "seconds", "minutes", "km", "mi"),
    ...{ low: quantity, high: quantity, open: fc.boolean(), parts: fc.constant([]) },
  }),
  fc.constant({
    ...{ unit: "intervals", low: 100_000, high: 100_000, open: false },
    parts: Array.from({ length: 60 }, () => 100_000),
  }),
)
const load = fc.option(
  fc.oneof(
    fc.record({ of: fc.constantFrom("weight", "body"), weight, unit }),
    fc.record({ of: fc.constantFrom("tm", "e1rm", "own", "first"), percent }),
    fc.record({ of: fc.constant("rpe"), rpe: fc.constantFrom(1, 8, 10) }),
    fc.constant({ of: "last" }),
  ),
)
const sets = fc.array(fc.record({ count: fc.constantFrom(1, 5, 50), amount, load, decides: fc.boolean() }), {
  minLength: 1,
  maxLength: 3,
})
const rule = fc.oneof(
  fc.record({
    name: fc.constantFrom("linear", "step", "weekly", "amrap", "last", "fixed"),
    inc,
    fails,
    back,
  }),
  fc.record({ name: fc.constant("double"), inc, seconds: fc.option(whole, { nil: undefined }) }),
  fc.record({ name: fc.constant("total"), inc, goal: fc.option(whole, { nil: undefined }) }),
  fc.record({ name: fc.constant("tm"), inc, back }),
  fc.record({
    name: fc.constant("ladder"),
    stages: fc.array(fc.record({ sets: fc.constantFrom(0, 5, 50), reps: whole, open: fc.boolean() }), {
      ...{ minLength: 1, maxLength: 3 },
    }),
    ...{ inc, restart: fc.constantFrom("test", "up") },
  }),
  fc.record({ name: fc.constant("rpe"), up: percent, down: percent, mix: fc.constantFrom(0, 1) }),
  fc.record({ name: fc.constant("volume"), start: fc.constantFrom(0, 3, 50), max: fc.constantFrom(0, 50) }),
  fc.record({ name: fc.constant("intervals"), fails }),
  fc.record({
    ...{ name: fc.constant("distance"), cap: percent, every: whole, dip: percent },
    shares: fc.option(fc.array(percent, { minLength: 1, maxLength: 3 }), { nil: undefined }),
  }),
)
const line = fc.record({
  exercise_id: fc.constantFrom("a", "b", "x".repeat(64)),
  exercise_name: fc.constantFrom("Squat", "ü".repeat(200)),
  weeks: fc.array(fc.array(sets, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 2 }),
  ...{ rule, rest: fc.option(whole), joined: fc.boolean() },
})
const day = fc.record({
  name: fc.constant("A"),
  weekday: fc.constant(null),
  lines: fc.array(line, { maxLength: 30 }),
})
const program = fc
  .record({
    ...{ name: fc.constant("P"), by: fc.constant(null), days_per_week: fc.constantFrom(1, 14) },
    ...{ weeks: fc.constantFrom(null, 1, 104), repeats: fc.boolean(), by_calendar: fc.boolean() },
    ...{
      level: fc.constant(null),
      goal: fc.constant(null),
      minutes: fc.constant(null),
      needs: fc.constant([]),
    },
    days: fc.array(day, { minLength: 1, maxLength: 3 }),
  })
  .map((written) => readProgram(JSON.parse(JSON.stringify(written))))
  .filter((read) => read !== null)
const start = fc.constantFrom(-10_000, 0, 60, 10_000)
const event = fc.oneof(
  fc.record({ kind: fc.constant("unit"), body: fc.record({ unit }) }),
  fc.record({
    kind: fc.constant("go_to"),
    body: fc.record({ week: whole, session: fc.constantFrom(0, 500) }),
  }),
  fc.record({
    kind: fc.constant("load"),
    body: fc.record({ lift: fc.constantFrom("a:linear", "a:distance", "b:rpe"), x: start, unit }),
  }),
  fc.record({
    kind: fc.constant("tm"),
    body: fc.record({ exercise_id: fc.constantFrom("a", "b"), tm: weight, unit }),
  }),
)

/** The length of a JSON document as the database counts it: its text has a space after each comma and colon. */
const storedLength = (json: unknown) => JSON.stringify(json, null, 1).replaceAll(/\n */g, " ").length
/** The limit of `workout_logs.prescribed`. */
const roomInLog = 200_000

describe("any session that can be shown", () => {
  it("can be read back from its log, whatever the program, its events and what was done", () => {
    fc.assert(
      fc.property(
        program,
        fc.record({ unit, x: start, max: start, isByCalendar: fc.boolean() }),
        fc.array(event, { maxLength: 3 }),
        fc.constantFrom(0, 1, 3000),
        (read, { unit, x, max, isByCalendar }, written, more) => {
          const run = readRun({
            ...{ id: "r", version: "v", started_on: "2026-11-16", unit, missed: "waits", weekdays: [] },
            advance: isByCalendar ? "calendar" : "order",
            starts: {
              loads: { "a:linear": x, "a:distance": x, "b:rpe": x },
              maxes: { a: { tm: max, e1rm: x }, b: { tm: null, e1rm: max } },
            },
          })
          if (!run) throw new Error("The run can't be read.")
          const gear = () => (more === 1 ? null : steppedScale(2.5, { lightest: -1000, heaviest: 1000 }))
          const plans = new Map([["v", planOf("v", read, { gear, isLowerBody: () => false })]])
          const events = written.flatMap(
            (each, place) =>
              readEvent({ id: `${place}`, after_slot: place, made_at: "2026-11-16T10:00:00Z", ...each }) ??
              [],
          )
          const sessions: LoggedSession[] = []
          for (let slot = 1; slot <= 4; slot += 1) {
            const standing = foldRun({ run, plans, events, sessions })
            const session = standing && nextSession(standing, "2026-11-20")
            if (!session) return
            const stored: unknown = JSON.parse(JSON.stringify(session))
            expect(readShownSession(stored), JSON.stringify(stored).slice(0, 600)).not.toBeNull()
            expect(session.lines.flatMap((each) => each.sets).length).toBeLessThanOrEqual(mostSetsOfDay)
            expect(storedLength(session)).toBeLessThanOrEqual(roomInLog)
            sessions.push(doneWith(session, slot, more))
          }
        },
      ),
      { numRuns: 60 },
    )
  })
})

function doneWith(prescribed: ShownSession, slot: number, more: number): LoggedSession {
  const done = prescribed.lines.flatMap(({ sets: asked }) =>
    asked.map(({ load: shown, aim }) => ({ load: shown, amount: aim + more, rpe: null })),
  )
  return { log_id: `${slot}`, slot, counts: true, saved_at: null, date: "2026-11-20", prescribed, done }
}
