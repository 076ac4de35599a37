import { describe, expect, it } from "vitest"
import { goalByRules } from "#domain/coach/rules/goal-rules.ts"
import { trained } from "./cases/history.ts"
import { gym, seenToday } from "./held-out/person.ts"

describe("somebody of 16 who does 9 push-ups", () => {
  const athlete = seenToday({
    ...{ experience: "under_6_months", age: 16, equipment: gym, days: 3 },
    workouts: trained({
      ...{ days: "Mon Wed Fri", weeks: 4 },
      lifts: { "Goblet Squat (Dumbbell)": "3x10@16 {3x8-12}", "Push Up": "3x9" },
    }),
  })

  it("gets more reps as a goal, told from what they did, and never a load", () => {
    const goals = [0, 1, 2, 3].flatMap((turn) => goalByRules(athlete, turn).reply ?? [])
    expect(goals[0]).toMatchObject({ exerciseName: "Push Up", metric: "reps", targetValue: 13 })
    expect(goals.map(({ metric }) => metric)).not.toContain("weight")
    expect(JSON.stringify(goalByRules(athlete))).not.toContain("No exercise shows up")
  })
})
