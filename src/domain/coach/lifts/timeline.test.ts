import { describe, expect, it } from "vitest"
import { addDays } from "#domain/days/local-day.ts"
import { foldTraining } from "./fold-training.ts"
import type { Lift, ShownLift } from "./lift.ts"
import { coachRules } from "./rules/rules.ts"
import { type LoggedLift, timelineOf } from "./timeline.ts"

const lift: Lift = { unit: "kg", load: "outside", body: null, isLowerBody: false, isSmall: false }
const base = [{ role: "straight", sets: 4, low: 5, high: 8, shares: [] }] as const
const linked: ShownLift = { phase: "build", base }

/** A logged lift with its sets, load and reps. `day` counts from Monday, September 7, 2026, which is 0. */
const logged = (
  id: string,
  day: number,
  sets: number,
  load = 100,
  what: Partial<LoggedLift["session"]> = {},
) => ({
  ...{ id, lift },
  session: {
    ...{ day: addDays("2026-09-07", day), shown: null, template: null },
    sets: Array.from({ length: sets }, () => ({ load, reps: 5, rpe: null })),
    ...what,
  },
})
function timeline(all: readonly LoggedLift[], others: readonly number[] = []) {
  const byDay = new Map<string, LoggedLift[]>()
  for (const each of all) byDay.set(each.session.day, [...(byDay.get(each.session.day) ?? []), each])
  return timelineOf(
    byDay,
    others.map((day) => addDays("2026-09-07", day)),
  )
}
/** Two lifts on the Monday and Thursday of each of four weeks, with four sets each. */
const usual = [0, 7, 14, 21].flatMap((week) =>
  [0, 3].flatMap((day) => [logged("squat", week + day, 4), logged("bench", week + day, 4, 60)]),
)

describe("the days of training", () => {
  it("are in order, with the days since the one before, and include other training", () => {
    const { days } = timeline([logged("squat", 5, 4), logged("squat", 0, 4)], [3])
    expect(days.map(({ day, away }) => `${day} ${away}`)).toEqual([
      "2026-09-07 null",
      "2026-09-10 3",
      "2026-09-12 2",
    ])
  })

  it("are none without training", () => {
    expect(timeline([])).toEqual({ days: [], lighterWeeks: [], lighterSince: null })
  })
})

describe("a lighter week without prescriptions", () => {
  it("begins on the Monday of a week with far fewer sets than the four before", () => {
    const light = [logged("squat", 30, 2), logged("bench", 30, 2, 60)]
    expect(timeline([...usual, ...light])).toMatchObject({
      ...{ lighterWeeks: ["2026-10-05"], lighterSince: "2026-10-05" },
    })
  })

  it("begins with its first day of training", () => {
    const { days } = timeline([...usual, logged("squat", 30, 2), logged("bench", 31, 2, 60)])
    expect(days.slice(-2).map(({ beginsLighter }) => beginsLighter)).toEqual([true, false])
  })

  it("is over a week after it began", () => {
    const after = [logged("squat", 35, 4), logged("bench", 35, 4, 60)]
    const light = [logged("squat", 28, 2), logged("bench", 28, 2, 60)]
    const { days, lighterSince } = timeline([...usual, ...light, ...after])
    expect(days.at(-1)).toMatchObject({ day: "2026-10-12", endsLighter: true, beginsLighter: false })
    expect(lighterSince).toBeNull()
  })

  it("isn't one light day in a full week", () => {
    const full = [logged("squat", 28, 4), logged("bench", 28, 4, 60), logged("squat", 31, 1)]
    expect(timeline([...usual, ...full]).lighterWeeks).toEqual([])
  })

  it("isn't a week with prescriptions, or with other exercises", () => {
    const prescribed = [
      logged("squat", 28, 2, 100, { shown: linked }),
      logged("bench", 28, 2, 60, { shown: linked }),
    ]
    expect(timeline([...usual, ...prescribed]).lighterWeeks).toEqual([])
    expect(timeline([...usual, logged("row", 28, 1), logged("curl", 28, 1)]).lighterWeeks).toEqual([])
  })

  it("is compared with full weeks only, each lift with itself", () => {
    const light = (week: number) => [logged("squat", week, 2), logged("bench", week, 2, 60)]
    expect(timeline([...usual, ...light(28), ...light(35)]).lighterWeeks).toEqual([
      "2026-10-05",
      "2026-10-12",
    ])
    expect(timeline([...usual, logged("squat", 28, 4, 90), logged("bench", 28, 4, 54)]).lighterWeeks).toEqual(
      ["2026-10-05"],
    )
  })

  it("is compared with the four weeks before, not with older ones", () => {
    const longAgo = [logged("squat", 0, 9), logged("bench", 0, 9, 60)]
    const recent = [35, 38].flatMap((day) => [logged("squat", day, 4), logged("bench", day, 4, 60)])
    expect(timeline([...longAgo, ...recent]).lighterWeeks).toEqual([])
  })
})

describe("a prescribed lighter week", () => {
  const shown: ShownLift = { phase: "lighter", base }

  it("begins on the day that it was prescribed", () => {
    const { lighterWeeks, lighterSince } = timeline([...usual, logged("squat", 30, 2, 90, { shown })])
    expect([lighterWeeks, lighterSince]).toEqual([["2026-10-07"], "2026-10-07"])
  })

  it("is one week, however many of its sessions say so", () => {
    const week = [30, 33, 36].map((day) => logged("squat", day, 2, 90, { shown }))
    expect(timeline([...usual, ...week]).lighterWeeks).toEqual(["2026-10-07"])
    expect(timeline([...usual, ...week, logged("squat", 37, 2, 90, { shown })]).lighterWeeks).toHaveLength(2)
  })
})

describe("a person's whole training", () => {
  it("has its days, its last day and its lighter weeks", () => {
    const light = [logged("squat", 28, 2), logged("bench", 28, 2, 60)]
    const training = foldTraining([...usual, ...light], [addDays("2026-09-07", 29)], coachRules)
    expect(training).toMatchObject({ sessions: 9, lastDay: "2026-10-06", lighterWeeks: ["2026-10-05"] })
    expect(training).toMatchObject({ lastReturn: null, lighterSince: "2026-10-05" })
    expect([...training.lifts.keys()]).toEqual(["squat", "bench"])
  })

  it("leaves out logs without sets, and is empty without any", () => {
    expect(foldTraining([logged("squat", 0, 0)], [], coachRules)).toMatchObject({
      ...{ sessions: 0, lastDay: null, lifts: new Map() },
    })
  })

  it("remembers the last nine lighter weeks", () => {
    const shown: ShownLift = { phase: "lighter", base }
    const weeks = Array.from({ length: 11 }, (_, week) => logged("squat", 7 * week, 2, 90, { shown }))
    expect(foldTraining(weeks, [], coachRules).lighterWeeks).toHaveLength(9)
  })

  it("remembers the last day of a return of any lift", () => {
    const before = [logged("squat", 0, 4), logged("bench", 0, 4, 60)]
    const returning = (id: string, day: number) =>
      logged(id, day, 2, 50, { shown: { phase: "return", base } })
    const last = (...all: LoggedLift[]) => foldTraining([...before, ...all], [], coachRules).lastReturn
    expect(last()).toBeNull()
    expect(last(returning("squat", 20), returning("bench", 22))).toBe("2026-09-29")
    expect(last(returning("bench", 20), returning("squat", 22))).toBe("2026-09-29")
  })
})
