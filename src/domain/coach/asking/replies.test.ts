import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { weekdays } from "#domain/days/weekday-words.ts"
import {
  goalReplySchema,
  monthAnalysisSchema,
  monthReplySchema,
  readModelReply,
  readReply,
  weekReplySchema,
  workoutReplySchema,
} from "./replies.ts"

const good = {
  summary: "Good.",
  exerciseFeedback: [{ exerciseName: "Bench", feedback: "Fine." }],
  overallInsights: ["One"],
  suggestions: ["Two"],
}
const keys = Object.keys(good) as (keyof typeof good)[]

it("a reply is read only if it is complete, whatever else it contains", () => {
  const hasText = (each: unknown, name: string) =>
    typeof each === "object" && each !== null && typeof Reflect.get(each, name) === "string"
  const isTexts = (value: unknown) => Array.isArray(value) && value.every((each) => typeof each === "string")
  const anyPart = fc.oneof(fc.jsonValue(), fc.constantFrom(...Object.values(good)))
  const anyReply = fc.record(
    {
      summary: anyPart,
      exerciseFeedback: anyPart,
      overallInsights: anyPart,
      suggestions: anyPart,
      more: anyPart,
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(anyReply, (reply) => {
      const read = readReply(workoutReplySchema, JSON.stringify(reply))
      const { summary, exerciseFeedback: feedback, overallInsights, suggestions } = reply
      const isFeedback =
        Array.isArray(feedback) &&
        feedback.every((each) => hasText(each, "exerciseName") && hasText(each, "feedback"))
      const isWhole =
        typeof summary === "string" && isFeedback && isTexts(overallInsights) && isTexts(suggestions)
      expect(read !== null).toBe(isWhole)
      if (read) expect(Object.keys(read).toSorted()).toEqual(keys.toSorted())
    }),
    { numRuns: 10_000 },
  )
})

it("no text makes the reader throw", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(readReply(workoutReplySchema, text)).toBeNull()
    }),
  )
})

describe("a month's analysis", () => {
  const summary = "Four good weeks."
  const keyMetrics = { totalWorkouts: 12, totalExercises: 9, averageDuration: "52:10" }
  const nothing = { insights: [], recommendations: [], goalProgress: [] }

  it("that was stored with only its summary and key metrics is shown", () => {
    const stored = JSON.stringify({ summary, keyMetrics })
    expect(readReply(monthAnalysisSchema, stored)).toEqual({ summary, keyMetrics, ...nothing })
    for (const old of [{ summary }, { keyMetrics }, {}])
      expect(readReply(monthAnalysisSchema, JSON.stringify(old))).toBeNull()
  })

  it("is refused if goal progress isn't a list, but not if an optional field is missing", () => {
    const read = (reply: object) => readReply(monthReplySchema, JSON.stringify({ summary, ...reply }))
    expect(read({})).toEqual({ summary, ...nothing })
    expect(read({ goalProgress: null, insights: null, keyMetrics: "many" })).toEqual({ summary, ...nothing })
    const goal = { goalDescription: "Bench", progressSummary: "Near." }
    expect(read({ goalProgress: [goal] })?.goalProgress).toEqual([{ ...goal, improvementSuggestions: [] }])
    for (const goalProgress of [{}, "none", 1]) expect(read({ goalProgress })).toBeNull()
  })
})

describe("a week's reply", () => {
  const squat = { name: "Squat", sets: 3, reps: "5" }
  const workout = { name: "Legs", exercises: [squat] }
  const read = (change: object) => {
    const schedule = weekdays.map((day) => ({ day, workout: null, ...(day === "Monday" && change) }))
    return readReply(weekReplySchema, JSON.stringify({ week_summary: "Easy.", schedule }))?.schedule[0]
  }

  it("accepts a day in lower case or by three letters, and refuses a word that isn't a day", () => {
    for (const day of ["monday", "MONDAY", " Monday ", "Mon", "mon"])
      expect(read({ day })?.day).toBe("Monday")
    for (const day of ["Mo", "tuesday", "", 1]) expect(read({ day })).toBeUndefined()
  })

  it("accepts sets as text, and has no number if the text has none", () => {
    const setsOf = (sets: unknown) =>
      read({ workout: { ...workout, exercises: [{ ...squat, sets }] } })?.workout?.exercises[0]?.sets
    expect(["3", "3-4", "4 sets", "a few", 5, null].map(setsOf)).toEqual([3, 3, 4, null, 5, null])
  })

  it("accepts weights as text, and a rest day in all the ways that models write it", () => {
    const weightOf = (weight: unknown) =>
      read({ workout: { ...workout, exercises: [{ ...squat, weight }] } })?.workout?.exercises[0]?.weight
    expect(["80 kg", "1,5", "62.5", "body weight", 5, null].map(weightOf)).toEqual([
      80,
      1.5,
      62.5,
      null,
      5,
      null,
    ])
    for (const rest of [[], {}, "Rest", "rest day", { exercises: [] }, { name: "Rest Day", exercises: [] }])
      expect(read({ workout: rest })).toEqual({ day: "Monday", workout: null })
    expect(read({ workout })?.workout).toEqual(workout)
    for (const wrong of ["Legs", [squat], { name: "Legs", exercises: "none" }])
      expect(read({ workout: wrong })).toBeUndefined()
  })
})

it("a goal's target may be text that begins with a number, and nothing else", () => {
  const goal = { title: "Bench", type: "strength", metric: "weight" }
  const targetOf = (targetValue: unknown) =>
    readReply(goalReplySchema, JSON.stringify({ ...goal, targetValue }))?.targetValue ?? null
  expect(["85", "85 kg", " 22,5 km", 90].map(targetOf)).toEqual([85, 85, 22.5, 90])
  for (const none of ["heavy", "", null, undefined, ["85"], true]) expect(targetOf(none)).toBeNull()
})

describe("what a model wrote", () => {
  const reply = JSON.stringify(good)
  it("is read with fences and prose around it, and with braces in its texts", () => {
    const braces = { ...good, summary: 'A "quoted {" text}' }
    for (const written of [reply, `\`\`\`json\n${reply}\n\`\`\``, `Here it is: ${reply} Enjoy {it}!`])
      expect(readModelReply(workoutReplySchema, written)).toEqual(good)
    expect(readModelReply(workoutReplySchema, `Sure {thing}: ${JSON.stringify(braces)}`)).toEqual(braces)
  })

  it("is read after many braces, and given up soon where braces were nested to keep the reader busy", () => {
    expect(readModelReply(workoutReplySchema, `${"\\frac{a}{b} ".repeat(200)}${reply}`)).toEqual(good)
    for (const [open, close] of [
      ["{", "}"],
      ['{"a":', "}"],
      ["{[", "]}"],
    ] as const) {
      const start = performance.now()
      const written = `${open.repeat(15_000)}x${close.repeat(15_000)}`
      expect(readModelReply(workoutReplySchema, written)).toBeNull()
      expect(performance.now() - start, open).toBeLessThan(3000)
    }
  })

  it("is nothing where the object doesn't end, or is none", () => {
    for (const written of [reply.slice(0, -1), "", "{", "no object", "{}"])
      expect(readModelReply(workoutReplySchema, written)).toBeNull()
  })
})
