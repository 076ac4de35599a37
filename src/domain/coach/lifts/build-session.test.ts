import { describe, expect, it } from "vitest"
import { buildSession } from "./build-session.ts"
import type { Lift, LiftSession, RoleBase } from "./lift.ts"
import { newRoleState } from "./lift-state.ts"
import { coachRules } from "./rules/rules.ts"
import { estimate } from "./strength.ts"

const lift: Lift = { unit: "kg", load: "outside", body: null, isLowerBody: false, isSmall: false }
const straight: RoleBase = { role: "straight", sets: 3, low: 8, high: 10, shares: [] }

/** Reads "8@80 8@80 7@80 9.5": reps and load of each set; a number alone is the RPE of the set before it. */
function session(text: string): LiftSession {
  const sets: { reps: number; load: number | null; rpe: number | null }[] = []
  for (const word of text.split(" ")) {
    const [reps, load] = word.split("@").map(Number)
    const last = sets.at(-1)
    if (word.includes("@"))
      sets.push({ reps: reps ?? 0, load: load === 0 ? null : (load ?? null), rpe: null })
    else if (last) last.rpe = Number(word)
  }
  return { day: "2026-11-20", sets, shown: null, template: null }
}
const built = (text: string, before: string | null = null, base = straight) => {
  const first = before === null ? null : buildSession(newRoleState(base), session(before), lift, coachRules)
  const role = { ...newRoleState(base), recent: first ? [first] : [] }
  return buildSession(role, session(text), lift, coachRules)
}

describe("a session as it is judged", () => {
  it("is about the sets at the most common load", () => {
    expect(built("8@80 8@80 10@70")).toMatchObject({ load: 80, reps: [8, 8], verdict: "made" })
    expect(built("8@80 10@82.5")).toMatchObject({ load: 82.5, reps: [10] })
    expect(built("8@80 8@80 12@70")?.best).toBe(estimate(80, 8))
  })

  it("has no load for sets without one", () => {
    expect(built("12@0 11@0 10@0")).toMatchObject({
      load: null,
      reps: [12, 11, 10],
      verdict: "beat",
      best: 12,
    })
  })

  it("counts ratings, those at the limit, and the hardest with the fewest reps", () => {
    expect(built("8@80 9 8@80 7@80 9.5")).toMatchObject({
      ...{ hardest: { rpe: 9.5, reps: 7 }, rated: 2, atLimit: 1 },
    })
    expect(built("9@80 9.5 8@80 9.5 10@80 9.5")?.hardest).toEqual({ rpe: 9.5, reps: 8 })
    expect(built("8@80 8@80 8@80")).toMatchObject({ hardest: null, rated: 0, atLimit: 0 })
    expect(built("8@80 8@80 10@70 10")).toMatchObject({ hardest: null, rated: 0 })
  })

  it("ignores the rating of an open last set above its range, and only that one", () => {
    const open: RoleBase = { ...straight, isOpen: true }
    expect(built("8@80 8 10@80 8 12@80 10", null, open)).toMatchObject({
      rated: 2,
      hardest: { rpe: 8, reps: 8 },
    })
    expect(built("8@80 8 8@80 8 10@80 10", null, open)).toMatchObject({
      rated: 3,
      hardest: { rpe: 10, reps: 10 },
    })
    expect(built("12@80 10 8@80 8", null, open)).toMatchObject({ rated: 2, hardest: { rpe: 10, reps: 12 } })
    expect(built("8@80 8 12@80 10")).toMatchObject({ rated: 2, hardest: { rpe: 10, reps: 12 } })
  })

  it("isn't beaten if a set at another load fell short", () => {
    expect(built("10@80 10@80 10@80 8@85")?.verdict).toBe("beat")
    expect(built("10@80 10@80 10@80 7@85")?.verdict).toBe("made")
    expect(built("9@80 9@80 9@80 7@85")?.verdict).toBe("made")
  })

  it("is missing without sets of the role", () => {
    expect(buildSession(newRoleState(straight), { ...session(""), sets: [] }, lift, coachRules)).toBeNull()
  })

  it("judges a ramp by its last set", () => {
    const ramp: RoleBase = { ...straight, role: "ramp", shares: [0.6, 0.8, 1] }
    expect(built("12@60 12@80 10@100", null, ramp)).toMatchObject({ load: 100, reps: [10], verdict: "beat" })
  })

  it("judges top sets and back-off sets apart", () => {
    const text = "3@120 9@80 8@80 8@80"
    expect(built(text, null, { ...straight, role: "top", sets: 1, low: 3, high: 3 })).toMatchObject({
      ...{ load: 120, reps: [3], low: 3, verdict: "beat" },
    })
    expect(built(text, null, { ...straight, role: "back_off" })).toMatchObject({ load: 80, reps: [9, 8, 8] })
  })
})

describe("a try", () => {
  it.each([
    ["is the first session", null, "8@80 8@80 8@80", true],
    ["is a heavier load", "10@80 10@80 10@80", "8@82.5 8@82.5 8@82.5", true],
    ["is one more rep before the top of the range", "9@80 9@80 8@80", "9@80 9@80 9@80", true],
    ["isn't the same again if nobody asked for more", "9@80 9@80 9@80", "9@80 9@80 9@80", false],
    ["isn't the same load after the top of the range", "10@80 10@80 10@80", "10@80 10@80 10@80", false],
    ["isn't a lighter load", "9@80 9@80 9@80", "9@77.5 9@77.5 9@77.5", false],
  ])("%s", (_, before, text, isTry) => {
    expect(built(text, before)?.isTry).toBe(isTry)
  })

  it("is the same again if the coach asked for more", () => {
    const shown = { phase: "build", base: [straight] } as const
    const before = buildSession(newRoleState(straight), session("9@80 9@80 9@80"), lift, coachRules)
    const role = { ...newRoleState(straight), recent: before ? [before] : [] }
    expect(buildSession(role, { ...session("9@80 9@80 9@80"), shown }, lift, coachRules)?.isTry).toBe(true)
  })
})

describe("a gain", () => {
  it.each([
    ["is one more rep", "9@80 9@80 8@80", "9@80 9@80 9@80", true],
    ["is a heavier load that was made", "10@80 10@80 10@80", "8@82.5 8@82.5 8@82.5", true],
    ["is every set at the top at a heavier load", "9@80 9@80 9@80", "10@82.5 10@82.5 10@82.5", true],
    ["isn't the same again", "9@80 9@80 9@80", "9@80 9@80 9@80", false],
    ["isn't fewer reps", "9@80 9@80 9@80", "9@80 9@80 8@80", false],
    ["isn't a heavier load that was missed", "10@80 10@80 10@80", "6@82.5 6@82.5 6@82.5", false],
    ["isn't more reps below the range", "6@80 6@80 6@80", "7@80 7@80 7@80", false],
  ])("%s", (_, before, text, isGain) => {
    expect(built(text, before)?.isGain).toBe(isGain)
  })
})
