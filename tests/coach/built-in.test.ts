import { describe, expect, it } from "vitest"
import { marksOfGoal } from "#domain/coach/rules/goal-marks.ts"
import { marksOfWeek, marksOfWorkout } from "#domain/coach/checks/marks.ts"
import {
  goalReplySchema,
  readReply,
  routineReplySchema,
  weekReplySchema,
} from "#domain/coach/asking/replies.ts"
import { daysOf, partsOf } from "#domain/coach/checks/suggestion.ts"
import { weekByRules } from "#domain/coach/rules/week-rules.ts"
import { askBuiltIn } from "./coaches.ts"
import { cases } from "./histories.ts"
import { scoreOf } from "./properties.ts"

const suggestions = cases.map(({ name, athlete }) => ({ name, athlete, suggested: askBuiltIn(athlete) }))

describe(`the built-in coach, for ${cases.length} people`, () => {
  const scores = scoreOf(suggestions)
  for (const { property, failed } of scores.filter((score) => !score.property.isHard)) {
    const share = Math.round(100 * (1 - failed.length / cases.length))
    console.log(`Built-in coach, ${property.name}: ${share} %`)
  }

  it.each(scores.filter(({ property }) => property.isHard))("always keeps: $property.name", ({ failed }) => {
    expect(failed).toEqual([])
  })

  it("passes the checks that every suggestion has to pass", () => {
    for (const { name, athlete, suggested } of suggestions) {
      const { week, routine, goal } = suggested
      const marks = [
        ...(week ? marksOfWeek(daysOf(week, athlete), athlete) : []),
        ...(routine
          ? marksOfWorkout(
              { name: "", description: null, parts: partsOf(routine.exercises, athlete) },
              athlete,
            )
          : []),
        ...(goal ? marksOfGoal(goal, athlete) : []),
      ]
      expect(marks, name).toEqual([])
    }
  })

  it("changes what a lift does on a plateau, without a lighter week unless there are signs of fatigue", () => {
    const weekFor = (who: string) =>
      weekByRules(cases.find(({ name }) => name === who)?.athlete ?? expect.unreachable())
    const { reply, coaching, whys } = weekFor("a plateau")
    expect(coaching.lighter).toBeNull()
    expect(reply.week_summary).not.toContain("lighter week")
    const rules = whys.map(({ why }) => why.rule)
    expect(rules).toContain("Back Squat (Barbell): Within the range, keep the load and add a rep.")
    expect(rules).toContain(
      "Bench Press (Barbell): Add weight when every set reaches the top of the range and leaves a rep to spare.",
    )
    const away = weekFor("a plateau, three weeks off")
    expect(away.reply.week_summary).toContain("You were away for")
    expect([...away.prescriptions.values()].map(({ phase }) => phase)).toContain("return")
  })

  it("plans no day of the running week that has passed", () => {
    // The day is a Wednesday.
    for (const { name, suggested } of suggestions) {
      const early = suggested.week?.schedule.slice(0, 2).filter(({ workout }) => workout !== null) ?? []
      const isNextWeek = suggested.week?.week_summary.includes("left this week") === false
      expect(isNextWeek || early.length === 0, name).toBe(true)
    }
    const three = suggestions.find(({ name }) => name === "full body three times a week")
    expect(three?.suggested.week?.week_summary).toContain("2 days left this week")
  })

  it("replies in the schemas for a model's replies, and gives the same reply to the same question", () => {
    for (const { name, athlete, suggested } of suggestions) {
      expect(readReply(weekReplySchema, JSON.stringify(suggested.week)), name).not.toBeNull()
      expect(readReply(routineReplySchema, JSON.stringify(suggested.routine)), name).not.toBeNull()
      expect(readReply(goalReplySchema, JSON.stringify(suggested.goal)), name).not.toBeNull()
      expect(weekByRules(athlete).reply).toEqual(suggested.week)
    }
  })
})
