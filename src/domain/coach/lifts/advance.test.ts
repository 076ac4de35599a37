import { describe, expect, it } from "vitest"
import { addDays } from "#domain/days/local-day.ts"
import { advance, afterEvent, phaseOf } from "./advance.ts"
import type { Lift, LiftSession, Phase, RoleBase } from "./lift.ts"
import { type LiftState, newLiftState, newRoleState } from "./lift-state.ts"
import { coachRules } from "./rules/rules.ts"
import { estimate } from "./strength.ts"

const lift: Lift = { unit: "kg", load: "outside", body: null, isLowerBody: false, isSmall: false }
const base: RoleBase = { role: "straight", sets: 3, low: 8, high: 10, shares: [] }

interface Extra {
  rpe?: number
  phase?: Phase
  base?: readonly RoleBase[] | null
}
/**
 * A session on a day of the month, with these reps at one load. It is linked to a prescription unless `base`
 * is null.
 */
function session(day: number, reps: number[], load: number, extra: Extra = {}): LiftSession {
  const bases = extra.base === undefined ? [base] : extra.base
  return {
    day: addDays("2026-08-01", day),
    sets: reps.map((each) => ({ reps: each, load, rpe: extra.rpe ?? null })),
    shown: bases && { phase: extra.phase ?? "build", base: bases },
    template: null,
  }
}
const unlinked = (day: number, reps: number[], load: number) => session(day, reps, load, { base: null })
const after = (...sessions: LiftSession[]) =>
  sessions.reduce<LiftState>((state, each) => advance(state, each, coachRules), newLiftState(lift))
const roleAfter = (...sessions: LiftSession[]) => after(...sessions).roles[0] ?? newRoleState(base)
const shapeOf = ({ roles }: LiftState) =>
  roles.map(({ base: { role, sets, low, high } }) => `${role} ${sets} × ${low}-${high}`)

describe("the usual sets", () => {
  it("are those of the prescription, whatever was done", () => {
    expect(shapeOf(after(session(0, [8, 8], 80)))).toEqual(["straight 3 × 8-10"])
    const four = { base: [{ ...base, sets: 4 }] }
    expect(shapeOf(after(session(0, [8, 8], 80), session(3, [8], 80, four)))).toEqual(["straight 4 × 8-10"])
  })

  it("are read from the last four sessions without a prescription", () => {
    const five = unlinked(0, [5, 5, 5, 5, 5], 80)
    const three = [3, 6, 9].map((day) => unlinked(day, [5, 5, 5], 80))
    expect(shapeOf(after(five, ...three))).toEqual(["straight 3 × 5-5"])
    const fives = [0, 1, 2, 3].map((day) => unlinked(day, [5, 5, 5, 5, 5], 80))
    const later = [4, 5, 6].map((day) => unlinked(day, [5, 5, 5], 80))
    expect(shapeOf(after(...fives, ...later))).toEqual(["straight 3 × 5-5"])
  })

  it("aren't read from a session within ten days of a prescription", () => {
    const linked = session(0, [8, 8, 8], 80)
    expect(shapeOf(after(linked, unlinked(10, [5, 5], 80)))).toEqual(["straight 3 × 8-10"])
    expect(shapeOf(after(linked, unlinked(11, [5, 5], 80)))).toEqual(["straight 2 × 5-5"])
  })

  it("aren't read from a lighter session, except for the first of a lift", () => {
    const lighter = afterEvent(after(unlinked(0, [5, 5, 5], 80)), { kind: "lighter" })
    expect(shapeOf(advance(lighter, unlinked(3, [5], 70), coachRules))).toEqual(["straight 3 × 5-5"])
    const first = afterEvent(newLiftState(lift), { kind: "lighter" })
    expect(shapeOf(advance(first, unlinked(3, [5, 5], 70), coachRules))).toEqual(["straight 2 × 5-5"])
  })

  it("change their roles once most sessions have other ones, and include the earlier sessions", () => {
    const tops = [0, 7].map((day) => ({ ...unlinked(day, [1], 150), ...topAndBackOff(day) }))
    const state = after(...tops)
    expect(shapeOf(state)).toEqual(["top 1 × 1-1", "back_off 2 × 8-8"])
    expect(state.roles.map(({ recent }) => recent.map(({ load }) => load))).toEqual([
      [150, 150],
      [100, 100],
    ])
    const straight = unlinked(14, [8, 8], 100)
    expect(after(...tops, straight, straight).roles[0]?.recent).toHaveLength(4)
  })

  it("stay as they are after a session without sets", () => {
    const state = after(session(0, [8, 8, 8], 80))
    expect(advance(state, { ...session(3, [], 80), shown: null }, coachRules)).toBe(state)
  })
})

function topAndBackOff(day: number): Pick<LiftSession, "day" | "sets"> {
  const set = (reps: number, load: number) => ({ reps, load, rpe: null })
  return { day: addDays("2026-08-01", day), sets: [set(1, 150), set(8, 100), set(8, 100)] }
}

describe("what is remembered about a lift", () => {
  const many = Array.from({ length: 10 }, (_, place) => session(3 * place, [8, 8, 8], 80 + place))

  it("includes its last eight sessions", () => {
    const state = after(...many)
    expect(state.roles[0]?.recent.map(({ load }) => load)).toEqual([82, 83, 84, 85, 86, 87, 88, 89])
    expect(state.days).toEqual(many.slice(2).map(({ day }) => day))
  })

  it("includes the last day with a prescription, and up to four sessions without one", () => {
    const state = after(...many, ...[50, 53, 56, 59, 62].map((day) => unlinked(day, [8], 80)))
    expect(state.linkedDay).toBe(many.at(-1)?.day)
    expect(state.unlinked.map(({ day }) => day)).toEqual(
      [53, 56, 59, 62].map((day) => addDays("2026-08-01", day)),
    )
  })
})

describe("misses", () => {
  const misses = (...sessions: LiftSession[]) => roleAfter(...sessions).misses

  it("are counted at the same load", () => {
    expect(misses(session(0, [5, 5, 5], 80))).toBe(1)
    expect(misses(session(0, [5, 5, 5], 80), session(3, [8, 8, 7], 80))).toBe(1)
    expect(misses(session(0, [5, 5, 5], 80), session(3, [5, 5, 5], 77.5))).toBe(1)
    expect(misses(session(0, [5, 5, 5], 80), session(3, [8, 8, 7], 77.5))).toBe(0)
    expect(misses(session(0, [5, 5, 5], 80), session(3, [8, 8, 8], 80))).toBe(0)
  })

  it("lower the load after the second one", () => {
    const role = roleAfter(session(0, [5, 5, 5], 80), session(3, [5, 5, 5], 80))
    expect(role).toMatchObject({ misses: 0, rung: 1, sinceRung: 0, trouble: { cause: "missed", rung: 1 } })
    expect(role.bestAtRung).toBeCloseTo(estimate(80, 5))
  })
})

describe("a lighter, returning or limited session", () => {
  it.each<Phase>(["lighter", "return", "hold"])("(%s) changes no load", (phase) => {
    const state = after(session(0, [8, 8, 8], 80), session(3, [8], 60, { phase }))
    expect(state.roles[0]?.recent.map(({ load }) => load)).toEqual([80])
  })
})

describe("a return", () => {
  const away = (share: number, sets = 1) => ({ kind: "away", share, sets, isAlone: false }) as const
  const returning = afterEvent(after(session(0, [8, 8, 8], 80)), away(0.8, 0.5))
  const easily = (state: LiftState, rpe: number) =>
    advance(state, session(30, [8, 8], 65, { phase: "return", rpe }), coachRules)

  it("comes next, unless the lift is limited or lighter", () => {
    expect(phaseOf(returning)).toBe("return")
    expect(phaseOf(afterEvent(returning, { kind: "hold" }))).toBe("hold")
    expect(phaseOf(newLiftState(lift))).toBe("build")
  })

  it("starts over only if the new break calls for less", () => {
    expect(afterEvent(returning, away(0.9)).wayBack).toMatchObject({ share: 0.8, sets: 0.5 })
    expect(afterEvent(returning, away(0.7, 0.4)).wayBack).toMatchObject({ share: 0.7, sets: 0.4, easy: 0 })
    const wayBack = { share: 0.8, sets: 1, isAlone: false, easy: 1 }
    expect(afterEvent({ ...returning, wayBack }, away(0.8, 0.5)).wayBack).toEqual(wayBack)
  })

  it("goes up by 5 %, and by 10 % after two easy sessions in a row", () => {
    expect(easily(returning, 8).wayBack).toEqual({ share: 0.85, sets: 0.5, isAlone: false, easy: 0 })
    const once = easily(returning, 7)
    expect(once.wayBack).toEqual({ share: 0.85, sets: 0.5, isAlone: false, easy: 1 })
    expect(easily(once, 7).wayBack).toEqual({ share: 0.95, sets: 0.5, isAlone: false, easy: 0 })
    expect(easily(once, 7.5).wayBack).toMatchObject({ share: 0.9, easy: 0 })
  })

  it("isn't easy if a set wasn't rated", () => {
    const half = session(30, [8, 8], 65, { phase: "return", rpe: 6 })
    const sets = half.sets.map((set, place) => (place === 1 ? { ...set, rpe: null } : set))
    expect(advance(returning, { ...half, sets }, coachRules).wayBack?.easy).toBe(0)
  })

  it("ends at the full load, and the next session is the first one back", () => {
    const nearly = { ...returning, wayBack: { share: 0.95, sets: 1, isAlone: false, easy: 0 } }
    const back = easily(nearly, 8)
    expect([back.wayBack, back.isFirstBack]).toEqual([null, true])
    expect(advance(back, session(33, [8, 8, 8], 80), coachRules).isFirstBack).toBe(false)
  })
})

it("the first session after a lighter week is the first one back", () => {
  const lighter = afterEvent(newLiftState(lift), { kind: "lighter" })
  expect(lighter.phase).toBe("lighter")
  expect(afterEvent(lighter, { kind: "build" })).toMatchObject({ phase: "build", isFirstBack: true })
  const held = afterEvent(newLiftState(lift), { kind: "hold" })
  expect(afterEvent(held, { kind: "build" })).toMatchObject({ phase: "build", isFirstBack: false })
})

describe("the end of a lighter week", () => {
  const ended = (setCount: number, rpe: number) => {
    const usual = Array.from({ length: setCount }, () => 8)
    const bases = { base: [{ ...base, sets: setCount }] }
    const sessions = [0, 3, 6, 9].map((day) => session(day, usual, 80, { ...bases, rpe }))
    const week = session(13, usual.slice(0, 2), 72.5, { ...bases, phase: "lighter" })
    const lighter = advance(afterEvent(after(...sessions), { kind: "lighter" }), week, coachRules)
    return afterEvent(lighter, { kind: "build" })
  }
  const setsOf = ({ roles }: LiftState) => roles[0]?.base.sets

  it("takes a third of five or more sets from a lift that was at the limit, for four weeks", () => {
    const state = ended(5, 10)
    expect([setsOf(state), state.isFirstBack]).toEqual([4, true])
    const four = [8, 8, 8, 8]
    const on = (day: number) => session(day, four, 80, { base: state.roles.map(({ base }) => base) })
    const back = advance(state, on(20), coachRules)
    expect(setsOf(back)).toBe(4)
    expect(setsOf(advance(back, on(41), coachRules))).toBe(5)
  })

  it("leaves four sets as they are, and any number that left reps to spare", () => {
    expect([ended(4, 10), ended(5, 8)].map(setsOf)).toEqual([4, 5])
  })
})
