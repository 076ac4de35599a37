import { describe, expect, it } from "vitest"
import { type LoadScale, scaleOf, steppedScale } from "#domain/loads/load-scale.ts"
import type { Lift, RoleBase } from "./lift.ts"
import { type BuildSession, type LiftState, newLiftState, newRoleState } from "./lift-state.ts"
import type { RoleState } from "./lift-state.ts"
import { prescribe } from "./prescribe.ts"
import { coachRules } from "./rules/rules.ts"
import { estimate } from "./strength.ts"

const lift: Lift = { unit: "kg", load: "outside", body: null, isLowerBody: false, isSmall: false }
const base: RoleBase = { role: "straight", sets: 3, low: 8, high: 10, shares: [] }
const bar = steppedScale(2.5, { lightest: 20, heaviest: 500 })

const done = (reps: number[], what: Partial<BuildSession> = {}): BuildSession => {
  const load = what.load === undefined ? 80 : what.load
  const verdict = coachRules.judge(base, reps)
  return {
    ...{ day: "2026-11-20", load, reps, low: base.low, hardest: null, rated: 0, atLimit: 0, verdict },
    ...{ best: estimate(load ?? 0, Math.max(...reps)), isTry: true, isGain: false },
    ...what,
  }
}
interface Asked {
  role?: Partial<RoleState>
  state?: Partial<LiftState>
  scale?: LoadScale | null
}
/**
 * What the coach asks for after a session: the rule, and each set as "8-10 aim 9 × 80, 2 left", where "left"
 * are the reps in reserve.
 */
function next(last: BuildSession | null, { role = {}, state = {}, scale = bar }: Asked = {}) {
  const roles = [{ ...newRoleState(base), recent: last ? [last] : [], ...role }]
  const asked = prescribe({ ...newLiftState(lift), roles, ...state }, { scaleAt: () => scale }, coachRules)
  return {
    rule: asked?.reasons[0]?.rule,
    sets: asked?.sets.map(
      ({ low, high, aim, load, rir }) => `${low}-${high} aim ${aim} × ${load}, ${rir} left`,
    ),
  }
}
const three = (text: string) => [text, text, text]
const same = (text: string, rule: string) => ({ rule, sets: three(text) })

describe("a lift", () => {
  it("that was never trained gets nothing", () => {
    expect(prescribe(newLiftState(lift), { scaleAt: () => bar }, coachRules)).toBeNull()
  })

  it("without a session to judge starts with three reps in reserve", () => {
    expect(next(null)).toEqual(same("8-10 aim 8 × null, 3 left", "start"))
  })

  it("with every set at the top gets the next load", () => {
    expect(next(done([10, 10, 10]))).toEqual(same("8-10 aim 8 × 82.5, 2 left", "add"))
  })

  it("whose next load is a big jump gets more reps first", () => {
    const stack = scaleOf([14, 21, 28])
    expect(next(done([10, 10, 10], { load: 14 }), { scale: stack })).toEqual(
      same("8-12 aim 11 × 14, 2 left", "bridge"),
    )
  })

  it("at the most reps that help gets a harder variation", () => {
    const stack = scaleOf([14])
    const after = next(done([25, 25, 25], { load: 14 }), { scale: stack })
    expect(after).toEqual(same("8-25 aim 25 × 14, 2 left", "harder"))
  })

  it("without a load gets more reps", () => {
    expect(next(done([10, 10, 10], { load: null }), { scale: null })).toEqual(
      same("8-12 aim 11 × null, 2 left", "bridge"),
    )
  })

  it("that was made gets one more rep in the last of its weakest sets", () => {
    expect(next(done([9, 8, 8])).sets).toEqual([
      "8-10 aim 9 × 80, 2 left",
      "8-10 aim 8 × 80, 2 left",
      "8-10 aim 9 × 80, 2 left",
    ])
    expect(next(done([10, 9])).sets?.at(-1)).toBe("8-10 aim 8 × 80, 2 left")
  })

  it("at the limit, close to its range, or short of it keeps its load", () => {
    const hard = { hardest: { rpe: 9.5, reps: 10 } }
    expect(next(done([10, 10, 10], hard))).toEqual(same("8-10 aim 8 × 80, 2 left", "limit"))
    expect(next(done([8, 8, 7])).rule).toBe("near")
    expect(next(done([8, 8, 7], hard)).rule).toBe("limit")
    expect(next(done([8, 8, 5])).rule).toBe("missed")
    expect(next(done([10, 10, 10]), { role: { misses: 1 } }).rule).toBe("missed")
    expect(next(done([9, 9, 9], { hardest: { rpe: 9, reps: 9 } })).rule).toBe("made")
  })
})

describe("on a plateau, a lift", () => {
  const trouble = (rung: number, cause: "missed" | "stall" = "stall") => ({
    role: { trouble: { cause, rung } },
  })
  const hard = { hardest: { rpe: 10, reps: 8 } }

  it("first gets longer rests at the same load", () => {
    expect(next(done([8, 8, 8]), trouble(1))).toEqual(same("8-10 aim 8 × 80, 2 left", "rest"))
  })

  it("then a lighter load, 7.5 % for a stall and 5 % for misses", () => {
    expect(next(done([8, 8, 8]), trouble(2))).toEqual(same("8-10 aim 8 × 75, 2 left", "cut"))
    expect(next(done([6, 6, 6]), trouble(1, "missed"))).toEqual(same("8-10 aim 8 × 75, 2 left", "cut"))
    expect(next(done([6, 6, 6], { load: 100 }), trouble(2, "missed")).sets?.[0]).toContain("× 95")
    expect(next(done([8, 8, 8], { load: 100 }), trouble(2)).sets?.[0]).toContain("× 92.5")
  })

  it("then a lighter load if its range stays the same, and finally a similar exercise", () => {
    expect(next(done([8, 8, 8]), trouble(3)).rule).toBe("cut")
    expect(next(done([8, 8, 8]), trouble(4)).rule).toBe("sister")
    expect(next(done([8, 8, 8], hard), trouble(5)).rule).toBe("sister")
  })

  it("gets fewer sets at the same load if every session is hard, but a lighter load after misses", () => {
    expect(next(done([8, 8, 8], hard), trouble(4))).toEqual(same("8-10 aim 8 × 80, 2 left", "sets"))
    expect(next(done([6, 6, 6], hard), trouble(4, "missed")).sets?.[0]).toContain("× 75")
  })

  it("gets an easier variation if there is no lighter load, and longer rests if it has no load", () => {
    expect(next(done([6, 6, 6], { load: 20 }), trouble(2, "missed"))).toEqual(
      same("8-10 aim 8 × 20, 2 left", "easier"),
    )
    expect(next(done([6, 6, 6], { load: null }), { ...trouble(2), scale: null }).rule).toBe("rest")
  })
})

describe("after a lighter week or a return, a lift", () => {
  it("is back at its last load", () => {
    expect(next(done([10, 10, 10]), { state: { isFirstBack: true } })).toEqual(
      same("8-10 aim 8 × 80, 2 left", "first_back"),
    )
  })

  it("is one load lighter if it was missed or in trouble before", () => {
    const state = { isFirstBack: true }
    expect(next(done([6, 6, 6]), { state, role: { misses: 1 } }).sets?.[0]).toContain("× 77.5")
    expect(
      next(done([8, 8, 8]), { state, role: { trouble: { cause: "stall", rung: 1 } } }).sets?.[0],
    ).toContain("× 77.5")
  })
})

describe("a lift", () => {
  const wayBack = (share: number, sets: number) => ({
    state: { wayBack: { share, sets, isAlone: false, easy: 0 } },
  })

  it("returns with a share of its load and sets, and more in reserve", () => {
    expect(next(done([9, 9, 9]), wayBack(0.9, 2 / 3))).toEqual({
      rule: "return",
      sets: ["8-10 aim 8 × 70, 3 left", "8-10 aim 8 × 70, 3 left"],
    })
    expect(next(done([9, 9, 9]), wayBack(0.8, 1 / 2)).sets).toEqual(
      Array(2).fill("8-10 aim 8 × 62.5, 4 left"),
    )
  })

  it("that alone was left out isn't called time off", () => {
    const wayBackAlone = { share: 0.95, sets: 1, isAlone: true, easy: 0 }
    expect(next(done([9, 9, 9]), { state: { wayBack: wayBackAlone } })).toEqual(
      same("8-10 aim 8 × 75, 3 left", "left_out"),
    )
  })

  it("builds up to the reps that the next weight needs, and at the heaviest weight says so", () => {
    const stack = scaleOf([14, 21, 28, 35, 42, 49])
    expect(next(done([10, 10, 10], { load: 42 }), { scale: stack })).toEqual(
      same("8-15 aim 11 × 42, 2 left", "bridge"),
    )
    expect(next(done([10, 10, 10], { load: 49 }), { scale: stack })).toEqual(
      same("8-13 aim 11 × 49, 2 left", "heaviest"),
    )
  })

  it("that climbs in waves of three weeks goes on with the next wave, a step higher where the reps were there", () => {
    const ramp: RoleBase = { role: "ramp", sets: 3, low: 1, high: 3, shares: [0.8, 0.9, 1] }
    const waves = (top: number, lastReps = 5) =>
      [100, 105, 110, 102.5, 107.5, 112.5, top, 110, 115].map((load, place) =>
        done([place % 3 === 0 ? (place === 6 ? lastReps : 5) : 3], { load, low: 1, verdict: "beat" }),
      )
    const after = (sessions: BuildSession[], state: Partial<LiftState> = {}) =>
      next(sessions.at(-1) ?? null, { role: { base: ramp, recent: sessions.slice(-8) }, state }).sets?.at(-1)
    expect(after(waves(105))).toBe("5-5 aim 5 × 107.5, 3 left")
    expect(after(waves(105, 4))).toBe("4-4 aim 4 × 105, 3 left")
    expect(after(waves(105).slice(0, -1))).toBe("3-3 aim 3 × 115, 3 left")
    expect(after(waves(105), { isFirstBack: true })).toBe("5-5 aim 5 × 107.5, 3 left")
    expect(after(waves(105), { phase: "lighter" })).toBe("5-5 aim 5 × 95, 4 left")
    const missed = [...waves(105).slice(0, -1), done([0], { load: 115, low: 1, verdict: "missed" })]
    expect(after(missed)).not.toContain("× 107.5")
  })

  it("says so if it has fewer sets after a lighter week", () => {
    const home = { base: { ...base, sets: 5 }, since: "2026-11-20" }
    const asked = next(done([10, 10, 10]), { state: { isFirstBack: true }, role: { home } })
    expect(asked).toEqual(same("8-10 aim 8 × 80, 2 left", "fewer_sets"))
  })

  it("returns with fewer reps where no load is lighter", () => {
    expect(next(done([9, 9, 9], { load: 20 }), wayBack(0.9, 2 / 3)).sets?.[0]).toBe("8-8 aim 8 × 20, 3 left")
    const none = next(done([20, 12, 10], { load: null }), { ...wayBack(0.6, 1 / 2), scale: null })
    expect(none.sets?.[0]).toBe("6-6 aim 6 × null, 4 left")
  })

  it("has half the sets at nine tenths in a lighter week", () => {
    expect(next(done([9, 9, 9]), { state: { phase: "lighter" } })).toEqual({
      rule: "lighter",
      sets: ["8-8 aim 8 × 70, 4 left", "8-8 aim 8 × 70, 4 left"],
    })
  })

  it("eases off from a load for the reps of the template in front of the person", () => {
    const fives = done([5, 5, 5], { low: 5, load: 100 })
    expect(next(fives, wayBack(0.9, 2 / 3))).toEqual({
      rule: "return",
      sets: Array(2).fill("8-10 aim 8 × 77.5, 3 left"),
    })
    expect(next(fives, { state: { phase: "lighter" } })).toEqual({
      rule: "lighter",
      sets: Array(2).fill("8-8 aim 8 × 77.5, 4 left"),
    })
    const tens = done([10, 10, 10], { low: 10, load: 80 })
    const role = { base: { ...base, low: 5, high: 5 } }
    expect(next(tens, { ...wayBack(0.9, 2 / 3), role }).sets?.[0]).toContain("× 70")
  })

  it("keeps its load while it is limited", () => {
    expect(next(done([10, 10, 10]), { state: { phase: "hold" } })).toEqual(
      same("8-10 aim 8 × 80, 3 left", "hold"),
    )
  })

  it("in another range gets a load that leaves two reps, and at most a tenth more", () => {
    const lower = { ...base, low: 6, high: 8 }
    const last = done([10, 10, 10], { low: 8, load: 80 })
    const fit = Math.floor(estimate(80, 10) / estimate(1, 8) / 2.5) * 2.5
    expect(next(last, { role: { base: lower } })).toEqual(same(`6-8 aim 6 × ${fit}, 2 left`, "range"))
    expect(next({ ...last, best: 1000 }, { role: { base: lower } }).sets?.[0]).toContain("× 87.5")
    expect(next({ ...last, load: null }, { role: { base: lower }, scale: null }).sets?.[0]).toContain(
      "× null",
    )
  })

  it("in heavy work keeps three reps in reserve", () => {
    const heavy = { ...base, low: 3, high: 5 }
    expect(next(done([4, 4, 4], { low: 3, verdict: "made" }), { role: { base: heavy } }).sets?.[0]).toBe(
      "3-5 aim 4 × 80, 3 left",
    )
  })
})

it("a ramp's first sets are shares of its last load", () => {
  const ramp: RoleBase = { ...base, role: "ramp", shares: [0.75, 0.9, 1] }
  const role = { ...newRoleState(ramp), recent: [done([10], { verdict: "beat" })] }
  const state = { ...newLiftState(lift), roles: [role] }
  const loads = (scale: LoadScale | null) =>
    prescribe(state, { scaleAt: () => scale }, coachRules)?.sets.map(({ load }) => load)
  expect(loads(bar)).toEqual([62.5, 75, 82.5])
  expect(loads(null)).toEqual([60, 72, 80])
})
