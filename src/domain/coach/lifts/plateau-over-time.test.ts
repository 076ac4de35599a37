import { describe, expect, it } from "vitest"
import { addDays } from "#domain/days/local-day.ts"
import { advance } from "./advance.ts"
import type { Lift, LiftSession, RoleBase } from "./lift.ts"
import { type LiftState, newLiftState, type RoleState } from "./lift-state.ts"
import { coachRules } from "./rules/rules.ts"
import { estimate } from "./strength.ts"

const lift: Lift = { unit: "kg", load: "outside", body: null, isLowerBody: false, isSmall: false }
const base: RoleBase = { role: "straight", sets: 3, low: 8, high: 10, shares: [] }

/**
 * The lift's states after sessions four days apart, each with its reps, load and RPE. Its usual sets and reps
 * stay as they are.
 */
function states(
  sessions: readonly (readonly [readonly number[], number, (number | undefined)?])[],
): RoleState[] {
  let state: LiftState = newLiftState(lift)
  return sessions.map(([reps, load, rpe = null], place) => {
    const session: LiftSession = {
      ...{ day: addDays("2026-08-01", 4 * place), template: null },
      sets: reps.map((each) => ({ reps: each, load, rpe })),
      shown: { phase: "build", base: state.roles.length > 0 ? state.roles.map((role) => role.base) : [base] },
    }
    state = advance(state, session, coachRules)
    const [role] = state.roles
    if (!role) throw new Error("The lift has no role.")
    return role
  })
}
const same = (count: number, rpe?: number) =>
  states(Array.from({ length: count }, () => [[8, 8, 8], 80, rpe] as const))
const rungs = (roles: readonly RoleState[]) => roles.map(({ rung }) => rung)

describe("a plateau", () => {
  it("takes its first step after three tries without a gain, and then one every two sessions", () => {
    expect(rungs(same(11))).toEqual([0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 3])
  })

  it("asks for a step only in the session that follows", () => {
    expect(same(8).map(({ trouble }) => trouble?.rung ?? 0)).toEqual([0, 0, 0, 0, 1, 0, 2, 0])
    expect(same(5).at(-1)?.trouble?.cause).toBe("stall")
  })

  it("counts sessions since its last step", () => {
    expect(same(8).map(({ sinceRung }) => sinceRung)).toEqual([1, 2, 3, 4, 0, 1, 0, 1])
  })

  it("remembers the best before its first step", () => {
    const roles = states([[[10, 10, 9], 80], ...Array.from({ length: 6 }, () => [[8, 8, 8], 80] as const)])
    expect(rungs(roles)).toEqual([0, 0, 0, 0, 1, 1, 2])
    expect(roles.at(-1)?.bestAtRung).toBeCloseTo(estimate(80, 10))
  })

  it("is over with a new best", () => {
    const tries = Array.from({ length: 5 }, () => [[8, 8, 8], 80] as const)
    expect(rungs(states([...tries, [[9, 8, 8], 80]])).at(-1)).toBe(0)
    expect(rungs(states([...tries, [[8, 8, 8], 80]])).at(-1)).toBe(1)
  })
})

describe("another range", () => {
  const roles = same(9)

  it("comes with the third step, with the usual one to return to", () => {
    const { base: other, home, rung } = roles[8] ?? { base, home: null, rung: 0 }
    expect([rung, other.low, other.high, other.sets]).toEqual([3, 6, 8, 3])
    expect(home).toEqual({ base, since: addDays("2026-08-01", 32) })
    expect(roles[7]).toMatchObject({ base, home: null })
  })

  it("ends after four weeks", () => {
    const later = same(16)
    expect(later.slice(8, 15).every((role) => role.base.low === 6)).toBe(true)
    expect(later[15]).toMatchObject({ base, home: null })
  })
})

describe("hard sessions", () => {
  it("bring fewer sets with the fourth step", () => {
    const ten: RoleBase = { ...base, low: 12, high: 15 }
    let state: LiftState = newLiftState(lift)
    for (let place = 0; place < 11; place += 1) {
      const bases = state.roles.length > 0 ? state.roles.map((role) => role.base) : [ten]
      const sets = [12, 12, 12].map((reps) => ({ reps, load: 40, rpe: 10 }))
      const day = addDays("2026-08-01", 4 * place)
      state = advance(
        state,
        { day, sets, template: null, shown: { phase: "build", base: bases } },
        coachRules,
      )
    }
    expect(state.roles[0]).toMatchObject({
      rung: 4,
      base: { sets: 2, low: 12, high: 15 },
      home: { base: ten },
    })
  })
})
