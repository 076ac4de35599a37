import { describe, expect, it } from "vitest"
import type { LiftPlan, LiftSession, LiftSet } from "./lift.ts"
import { baseOfPlan, baseOfSessions, modeOf, setsInRole } from "./shape.ts"

/** Reads "8@80 8@80": reps and load of each set; a set without a load is "8". */
const setsOf = (text: string): LiftSet[] =>
  text.split(" ").flatMap((each) => {
    const [reps, load] = each.split("@")
    return reps ? [{ reps: Number(reps), load: load === undefined ? null : Number(load), rpe: null }] : []
  })
const session = (text: string, template: LiftPlan | null = null): LiftSession => ({
  ...{ day: "2026-11-01", sets: setsOf(text), shown: null, template },
})
/** Writes a lift's usual sets and reps as "top 1 × 3-5, back_off 3 × 8-8". */
const baseOf = (...sessions: LiftSession[]) =>
  baseOfSessions(sessions)
    .map(({ role, sets, low, high }) => `${role} ${sets} × ${low}-${high}`)
    .join(", ")

describe("the roles of a session", () => {
  it.each([
    ["straight", "5@100 5@100 5@100", "straight 3 × 5-5"],
    ["straight when the last set is only a little lighter", "5@100 5@100 5@92.5", "straight 3 × 5-5"],
    ["straight without a load", "12 12 12", "straight 3 × 12-12"],
    ["a top set and back-off sets", "1@152 8@100 8@100", "top 1 × 1-1, back_off 2 × 8-8"],
    ["top sets as long as there are two of them", "3@100 3@95 8@80", "top 2 × 3-3, back_off 1 × 8-8"],
    ["straight with three heavy sets", "3@100 3@100 3@100 3@80", "straight 4 × 3-3"],
    ["back-off sets at 92 %", "3@100 3@92", "top 1 × 3-3, back_off 1 × 3-3"],
    ["straight at 92.5 %", "3@100 3@92.5", "straight 2 × 3-3"],
    ["straight if any other set is close to the heaviest", "3@100 3@80 3@94", "straight 3 × 3-3"],
    ["a ramp of three rising loads", "10@30 8@35 6@40", "ramp 3 × 6-6"],
    ["no ramp with two loads", "8@70 8@100", "top 1 × 8-8, back_off 1 × 8-8"],
    ["no ramp if a load repeats", "8@40 8@40 8@50", "top 1 × 8-8, back_off 2 × 8-8"],
    ["a ramp of less and less assistance", "8@-30 8@-20 8@-10", "ramp 3 × 8-8"],
    ["straight with assistance", "8@-30 8@-40", "straight 2 × 8-8"],
  ])("are %s", (_, text, base) => {
    expect(baseOf(session(text))).toBe(base)
  })

  it("divide the sets; a ramp has all of them", () => {
    const sets = setsOf("3@100 3@95 8@80 8@94")
    expect(setsInRole("top", sets)).toEqual(sets.slice(0, 2))
    expect(setsInRole("back_off", sets)).toEqual(sets.slice(2))
    expect(setsInRole("ramp", sets)).toEqual(sets)
    expect(setsInRole("straight", sets)).toEqual(sets)
  })
})

describe("a ramp", () => {
  it("has its loads as shares of the heaviest one, unlike other roles", () => {
    expect(baseOfSessions([session("10@30 8@36 6@40")])[0]?.shares).toEqual([0.75, 0.9, 1])
    expect(baseOfSessions([session("5@100 5@100")])[0]?.shares).toEqual([])
    expect(baseOfSessions([session("8@-30 8@-20 8@-10")])[0]?.shares).toEqual([])
  })

  it("has the range of its last sets", () => {
    expect(baseOf(session("10@30 8@35 6@40"), session("10@30 8@35 5@40"))).toBe("ramp 3 × 5-8")
  })
})

describe("the usual sets and reps", () => {
  it("are those of most sessions or, in a tie, of the later one", () => {
    const straight = session("5@100 5@100 5@100")
    const top = session("1@120 5@100 5@100")
    expect(baseOf(straight, straight, top)).toBe("straight 3 × 5-5")
    expect(baseOf(straight, top)).toBe("top 1 × 1-1, back_off 2 × 5-5")
    expect(baseOf(top, straight)).toBe("straight 3 × 5-5")
  })

  it("have the most common number of sets, the larger of two", () => {
    const sets = (count: number) => session(Array.from({ length: count }, () => "5@100").join(" "))
    expect(baseOf(sets(3), sets(3), sets(4))).toBe("straight 3 × 5-5")
    expect(baseOf(sets(3), sets(4))).toBe("straight 4 × 5-5")
    expect(baseOf(sets(4), sets(3))).toBe("straight 4 × 5-5")
  })

  it.each([
    ["the same reps", "7@60 7@60 7@60", "7-7"],
    ["1–3", "1@60 3@60 2@60 2@60", "1-3"],
    ["3–5", "5@60 4@60 3@60 4@60", "3-5"],
    ["5–8", "8@60 6@60 6@60 5@60", "5-8"],
    ["8–12 where most of the reps are", "8@60 12@60 8@60 11@60", "8-12"],
    ["5–8 where as many are", "8@60 6@60 8@60 10@60", "5-8"],
    ["12–15", "15@60 13@60 13@60", "12-15"],
    ["15–20", "20@60 16@60 16@60", "15-20"],
    ["20–25", "25@60 22@60 22@60", "20-25"],
    ["the most common number above 25", "30@60 30@60 26@60", "30-30"],
  ])("have a range of %s", (_, text, range) => {
    expect(baseOf(session(text))).toBe(`straight ${text.split(" ").length} × ${range}`)
  })

  it("are none without sets", () => {
    expect(baseOfSessions([])).toEqual([])
    expect(baseOfSessions([session("")])).toEqual([])
    expect(baseOf(session("5@100 5@100"), session(""), session(""))).toBe("straight 2 × 5-5")
  })

  it("follow the last template where the sets are straight", () => {
    const plan = (sets: number | null, low: number, high: number): LiftPlan => ({ sets, low, high })
    const done = "8@60 8@60"
    expect(baseOf(session(done, plan(4, 6, 9)), session(done, plan(3, 8, 10)))).toBe("straight 3 × 8-10")
    expect(baseOf(session(done, plan(null, 8, 10)))).toBe("straight 2 × 8-10")
    expect(baseOf(session(done, plan(3, 8, 10)), session(done))).toBe("straight 2 × 8-8")
    expect(baseOf(session("1@100 8@60", plan(4, 6, 9)))).toBe("top 1 × 1-1, back_off 1 × 8-8")
    expect(baseOf(session("8@60 8@70 8@80", plan(4, 6, 9)))).toBe("ramp 3 × 6-9")
  })
})

it("a template's open last set stays open", () => {
  const base = { role: "straight", sets: 3, low: 5, high: 5, shares: [] } as const
  expect(baseOfPlan(base, { sets: 5, low: 5, high: 5, isOpen: true })).toEqual({
    ...base,
    sets: 5,
    isOpen: true,
  })
  expect(baseOfPlan({ ...base, isOpen: true }, { sets: 5, low: 5, high: 5 })).toEqual({ ...base, sets: 5 })
})

it("the mode is the most common value, the largest of several", () => {
  const modes = [[], [5], [5, 5], [3, 5, 3], [5, 3, 3], [3, 5], [5, 3], [3, 5, 4, 4, 5], [0, 0, 1, 1]]
  expect(modes.map(modeOf)).toEqual([null, 5, 5, 3, 3, 5, 5, 5, 1])
})
