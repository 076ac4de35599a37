import { describe, expect, it } from "vitest"
import type { Lift, LiftSession } from "./lift.ts"
import { type LiftState, newLiftState } from "./lift-state.ts"
import { coachRules } from "./rules/rules.ts"
import { afterDaysAway, beginLighterWeek, isLighterWeekOver, isReturning } from "./training.ts"
import { liftIn, lighterWeekDue, newTraining, onDay, type TrainingState, withSession } from "./training.ts"

const lift: Lift = { unit: "kg", load: "outside", body: null, isLowerBody: false, isSmall: false }
const trained = (...days: string[]): LiftState => ({ ...newLiftState(lift), days })
const training = (what: Partial<TrainingState>): TrainingState => ({ ...newTraining, sessions: 40, ...what })
const lifts = (...states: LiftState[]) => new Map(states.map((state, place) => [`lift ${place}`, state]))
const wayBack = { share: 0.9, sets: 1, isAlone: false, easy: 0 }

describe("a day of training", () => {
  it("ends a lighter week after seven days, for every lift", () => {
    const lighter = training({
      ...{ lighterSince: "2026-11-01", lastDay: "2026-11-05" },
      lifts: lifts({ ...trained("2026-11-05"), phase: "lighter" }),
    })
    expect(onDay(lighter, "2026-11-07", coachRules)).toMatchObject({ lighterSince: "2026-11-01" })
    const after = onDay(lighter, "2026-11-08", coachRules)
    expect([after.lighterSince, after.lifts.get("lift 0")?.phase]).toEqual([null, "build"])
    expect(after.lifts.get("lift 0")?.isFirstBack).toBe(true)
    expect([6, 7].map(isLighterWeekOver)).toEqual([false, true])
  })

  it("after two weeks away starts a return of every lift, and is remembered as one", () => {
    const before = training({
      lastDay: "2026-11-01",
      lifts: lifts(trained("2026-11-01"), trained("2026-10-20")),
    })
    const away = onDay(before, "2026-11-15", coachRules)
    expect([...away.lifts.values()].map((state) => state.wayBack?.share)).toEqual([0.9, 0.9])
    expect(away.lastReturn).toBe("2026-11-15")
    expect(onDay(before, "2026-11-14", coachRules)).toMatchObject({ lastReturn: null })
  })

  it("leaves a lift that was never trained as it is, and changes nothing before the last one", () => {
    const fresh = training({ lastDay: "2026-11-01", lifts: lifts(trained()) })
    expect(onDay(fresh, "2026-12-15", coachRules).lifts.get("lift 0")?.wayBack).toBeNull()
    const before = training({ lastDay: "2026-11-20", lifts: lifts(trained("2026-01-01")) })
    expect(onDay(before, "2026-11-20", coachRules)).toBe(before)
    expect(onDay(newTraining, "2026-11-20", coachRules)).toBe(newTraining)
  })

  it("is part of a return while any lift is below 95 %", () => {
    const share = (value: number) => isReturning({ ...trained(), wayBack: { ...wayBack, share: value } })
    expect([share(0.94), share(0.95), isReturning(trained())]).toEqual([true, false, false])
    const one = training({
      lastDay: "2026-11-19",
      lifts: lifts({ ...trained("2026-11-19"), wayBack }, trained()),
    })
    expect(onDay(one, "2026-11-20", coachRules).lastReturn).toBe("2026-11-20")
  })
})

describe("a lift that alone was missing", () => {
  it("returns after three of its usual intervals, the median of those before", () => {
    const everyTen = trained("2026-09-01", "2026-09-02", "2026-09-12", "2026-09-22")
    const back = (days: number) => afterDaysAway(everyTen, { training: 1, lift: days }, coachRules).wayBack
    expect([back(29), back(30)?.share]).toEqual([null, 0.95])
  })

  it("returns after three weeks if its interval isn't known", () => {
    const once = trained("2026-09-01")
    const back = (days: number) => afterDaysAway(once, { training: 1, lift: days }, coachRules).wayBack
    expect([back(20), back(21)?.share]).toEqual([null, 0.95])
  })
})

describe("a lighter week", () => {
  const always = { ...coachRules, isTooSoon: () => false, lighterReason: () => "falls" as const }
  const day = "2026-11-20"
  const due = (what: Partial<TrainingState>, rules = always) => lighterWeekDue(training(what), day, rules)

  it("is due for its reason, unless it is too soon", () => {
    expect(due({ lifts: lifts(trained()) })).toBe("falls")
    expect(due({ lifts: lifts(trained()) }, { ...always, isTooSoon: () => true })).toBeNull()
  })

  it("isn't due during another one, or while any lift returns", () => {
    expect(due({ lighterSince: "2026-11-18" })).toBeNull()
    expect(due({ lifts: lifts(trained(), { ...trained(), wayBack }) })).toBeNull()
  })

  it("makes every lift lighter, and is one of nine that are remembered", () => {
    const weeks = Array.from({ length: 9 }, (_, place) => `2026-0${place + 1}-01`)
    const begun = beginLighterWeek(training({ lighterWeeks: weeks, lifts: lifts(trained(), trained()) }), day)
    expect([...begun.lifts.values()].map(({ phase }) => phase)).toEqual(["lighter", "lighter"])
    expect(begun.lighterSince).toBe(day)
    expect(begun.lighterWeeks).toEqual([...weeks.slice(1), day])
  })
})

describe("a session", () => {
  const session = (on: string): LiftSession => ({
    ...{ day: on, sets: [{ load: 80, reps: 8, rpe: null }], shown: null, template: null },
  })
  const after = (before: TrainingState, on: string) =>
    withSession(before, "bench", { lift, session: session(on) }, coachRules)

  it("counts each day of training once", () => {
    const first = after(newTraining, "2026-11-20")
    expect(first).toMatchObject({ sessions: 1, lastDay: "2026-11-20" })
    expect(after(first, "2026-11-20").sessions).toBe(1)
    expect(after(first, "2026-11-21").sessions).toBe(2)
  })

  it("changes its own lift, and starts one that is new", () => {
    const first = after(newTraining, "2026-11-20")
    expect(liftIn(first, "bench", lift).days).toEqual(["2026-11-20"])
    expect(liftIn(after(first, "2026-11-21"), "bench", lift).days).toEqual(["2026-11-20", "2026-11-21"])
    expect(liftIn(first, "squat", lift)).toEqual(newLiftState(lift))
  })
})
