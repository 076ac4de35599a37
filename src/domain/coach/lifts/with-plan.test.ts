import { describe, expect, it } from "vitest"
import type { LiftPlan, RoleBase } from "./lift.ts"
import { newLiftState, newRoleState, type RoleState } from "./lift-state.ts"
import { withPlan } from "./with-plan.ts"

const lift = { unit: "kg", load: "outside", body: null, isLowerBody: false, isSmall: false } as const
const base: RoleBase = { role: "straight", sets: 3, low: 8, high: 10, shares: [] }
const other: RoleBase = { ...base, low: 6, high: 8 }
const state = (role: Partial<RoleState> = {}) => ({
  ...newLiftState(lift),
  roles: [{ ...newRoleState(base), ...role }],
})
const planned = (plan: LiftPlan | null, role: Partial<RoleState> = {}) => withPlan(state(role), plan).roles[0]

describe("a lift under the person's own template", () => {
  it("gets its sets and range", () => {
    expect(planned({ sets: 4, low: 5, high: 6 })?.base).toEqual({ ...base, sets: 4, low: 5, high: 6 })
    expect(planned({ sets: null, low: 5, high: 6 })?.base).toEqual({ ...base, low: 5, high: 6 })
    expect(planned({ sets: 3, low: 8, high: 10, isOpen: true })?.base.isOpen).toBe(true)
  })

  it("stays as it is without one", () => {
    const before = state()
    expect(withPlan(before, null)).toBe(before)
  })

  it("stays in another range as long as the template stays the same", () => {
    const home = { base, since: "2026-11-01" }
    expect(planned({ sets: 3, low: 8, high: 10 }, { base: other, home })).toMatchObject({ base: other, home })
  })

  it.each<[string, LiftPlan]>([
    ["sets", { sets: 4, low: 8, high: 10 }],
    ["low end", { sets: 3, low: 7, high: 10 }],
    ["top", { sets: 3, low: 8, high: 12 }],
    ["last set", { sets: 3, low: 8, high: 10, isOpen: true }],
  ])("leaves another range if the template's %s changes", (_, plan) => {
    const changed = planned(plan, { base: other, home: { base, since: "2026-11-01" } })
    expect(changed).toMatchObject({ home: null, base: { low: plan.low, high: plan.high } })
  })

  it("leaves another range if an open last set is closed", () => {
    const open: RoleBase = { ...base, isOpen: true }
    const changed = planned(
      { sets: 3, low: 8, high: 10 },
      { base: other, home: { base: open, since: "2026-11-01" } },
    )
    expect(changed).toMatchObject({ home: null, base })
    expect(changed?.base.isOpen).toBeUndefined()
  })
})
