import { describe, expect, it } from "vitest"
import {
  goalPrompt,
  monthPrompt,
  routinePrompt,
  weekPrompt,
  workoutPrompt,
} from "#domain/coach/asking/prompts.ts"
import { promptSentences } from "#domain/coach/asking/prompt-sentences.ts"
import { athleteOf } from "#domain/coach/person/athlete.ts"
import { addDays } from "#domain/days/local-day.ts"
import { fromLibrary, person, workout } from "./analyses/logged.ts"
import { cases } from "./histories.ts"

const mostBytes = 12_000
const dataOf = (prompt: string): unknown => JSON.parse(prompt.slice(prompt.indexOf(promptSentences.data) + 5))

/** Three months of two long workouts a day, each with a long note. */
const much = Array.from({ length: 180 }, (_, place) => ({
  ...workout(
    addDays("2026-11-26", -Math.floor(place / 2)),
    ...["Bench Press (Barbell)", "Back Squat (Barbell)", "Bent Over Row (Barbell)", "Deadlift (Barbell)"].map(
      (name) => fromLibrary(name, [8, 8, 7, 6, 5], { weight: 80, rpe: 8, range: "6-8" }),
    ),
  ),
  id: "0f8fad5b-d9cb-469f-a165-70867728950e",
  notes: `Session ${place}: ${"all went well, and then some more. ".repeat(600)}`,
}))
const athlete = athleteOf(person(much, { goals: [] }))
const [latest] = much
const figures = { totalWorkouts: 1, totalExercises: 4, averageDuration: "30:00" }
const analyses = latest
  ? [
      workoutPrompt({ workout: latest, earlier: much.slice(1), records: [] }, athlete),
      monthPrompt("2026-11-01", much, [], { figures, records: [], unit: "kg" }),
    ]
  : []

const prompts = [
  ...analyses.map((prompt) => ["a very long history", prompt] as const),
  ...[{ name: "a very long history", athlete }, ...cases].flatMap((each) =>
    [
      goalPrompt(each.athlete),
      routinePrompt(each.athlete, each.athlete.goals[0] ?? null),
      weekPrompt(each.athlete),
    ].map((prompt) => [each.name, prompt] as const),
  ),
]

describe(`the ${prompts.length} prompts of ${cases.length + 1} people`, () => {
  it("have at most 12,000 bytes, with whole JSON in the data", () => {
    for (const [name, prompt] of prompts) {
      expect(Buffer.byteLength(prompt), name).toBeLessThanOrEqual(mostBytes)
      expect(dataOf(prompt), name).toBeTypeOf("object")
    }
  })

  it("name no id and no address of anybody", () => {
    for (const [name, prompt] of prompts)
      expect(prompt, name).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-|@|user_id|"id"/i)
  })

  it("offer only exercises that suit the person, and leave the newest training in a long history", () => {
    for (const { name, athlete: each } of cases) {
      const { exercises } = dataOf(weekPrompt(each)) as { exercises: string[] }
      expect(exercises.length, name).toBeLessThanOrEqual(60)
      for (const exercise of exercises) {
        const known = each.exercises.find(({ exercise_name }) => exercise_name === exercise)
        const obstacle = known && each.obstacles.get(known.exercise_id)
        expect(obstacle?.kind === "limit", `${name}: ${exercise}`).toBe(false)
      }
    }
    for (const prompt of analyses) expect(prompt).toContain("8, 8, 7, 6, and 5 at 80 kg, RPE 8, planned 6-8")
  })
})
