import { describe, expect, it } from "vitest"
import { goalByRules } from "#domain/coach/rules/goal-rules.ts"
import { routineByRules } from "#domain/coach/rules/routine-rules.ts"
import { weekByRules } from "#domain/coach/rules/week-rules.ts"
import { trained } from "./cases/history.ts"
import { seenToday } from "./held-out/person.ts"

describe("a runner back after five weeks off", () => {
  const athlete = seenToday({
    ...{ experience: "over_24_months", aim: "endurance", equipment: [] },
    workouts: trained({
      ...{ days: "Tue Thu Sun", weeks: 8, ended: 35 },
      lifts: (_, place) => ({ Running: place === 2 ? "14km 84min" : "8km 46min" }),
    }),
  })
  const { reply, whys } = weekByRules(athlete)

  it("starts at the share that a lift would start at", () => {
    const runs = reply.schedule.flatMap(({ workout }) => workout?.exercises.map(({ reps }) => reps) ?? [])
    expect(runs).toEqual(["6.5 km", "11.5 km", "6.5 km"])
    expect(reply.week_summary).toContain("You were away for 35 days, so everything starts at 85%")
  })

  it("is no beginner, and isn’t told that there were no workouts", () => {
    const routine = routineByRules(athlete, null)
    const said = JSON.stringify([reply, whys, routine])
    expect(reply.week_summary).toContain("3 days, as you usually train: Running.")
    expect(said).not.toMatch(/No workouts|Beginners/)
  })

  it("gets the old distance as a goal, not push-ups without a history", () => {
    const goal = goalByRules(athlete)
    expect(goal.reply).toMatchObject({ exerciseName: "Running", metric: "distance", targetValue: 14 })
    expect(goal.reply && goal.whys[0]?.text).toBe(
      "First, get back to 14 km, where you were. Add a little each week for 4 weeks.",
    )
  })
})
