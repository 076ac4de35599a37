import { describe, expect, it } from "vitest"
import {
  goalPrompt,
  monthPrompt,
  routinePrompt,
  weekPrompt,
  workoutPrompt,
} from "#domain/coach/asking/prompts.ts"
import { promptSentences } from "#domain/coach/asking/prompt-sentences.ts"
import { messageOf, type Prompt } from "#domain/coach/asking/message.ts"
import { type Athlete, athleteOf } from "#domain/coach/person/athlete.ts"
import type { CoachGoal } from "#domain/coach/person/coach-goal.ts"
import { sheetOfMonth } from "#domain/coach/rules/month-rules.ts"
import { sheetOfWorkout } from "#domain/coach/rules/workout-rules.ts"
import { factsOfMonth } from "#domain/coach/sheet/facts/month-facts.ts"
import { factsOfPlan } from "#domain/coach/sheet/facts/plan-facts.ts"
import { factsOfWorkout } from "#domain/coach/sheet/facts/workout-facts.ts"
import { addDays } from "#domain/days/local-day.ts"
import { fromLibrary, person, workout } from "./analyses/logged.ts"
import { cases } from "./histories.ts"

const mostBytes = 12_000
const dataOf = (prompt: string): unknown =>
  JSON.parse(prompt.slice(prompt.lastIndexOf(promptSentences.data) + 5))

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
const goals: CoachGoal[] = [
  {
    ...{ id: "0f8fad5b-d9cb-469f-a165-70867728950e", goal_type: "strength", exercise_id: null, unit: "kg" },
    ...{ metric: "weight", target_value: 100, description: "Bench a hundred", standing: "90 of 100 kg" },
    ...{ progress: 0.5, start_date: "2026-11-01", target_date: "2026-12-27" },
  },
]
const figures = { totalWorkouts: 1, totalExercises: 4, averageDuration: "30:00" }
const records = [{ exercise_id: goals[0]?.id, name: "Bench Press (Barbell)", kind: "weight", value: 80 }]

/** The prompts for the analyses of someone's last workout and month. */
function analysesOf(each: Athlete): Prompt[] {
  const { workouts, unit } = each
  const [workout] = workouts
  const month = "2026-11-01"
  if (!workout) return []
  const around = { plans: [], records: [] }
  const sheet = sheetOfWorkout(workout, each, around)
  const { lifts } = factsOfWorkout(sheet, workouts)
  const ofMonth = sheetOfMonth(month, each, around)
  const { lifts: liftsOfMonth } = factsOfMonth(ofMonth, workouts)
  return [
    workoutPrompt({ workout, earlier: workouts.slice(1), records: [], sheet }, lifts, each),
    monthPrompt({ month, workouts, goals, figures, records, sheet: ofMonth }, liftsOfMonth, unit),
  ]
}

const hidden = "a long reply that couldn’t be used, ".repeat(900)
const faulty = { reply: hidden, faults: Array.from({ length: 40 }, () => `“${hidden}” is wrong.`) }
const longHistory = { name: "a very long history", athlete }
const plansOf = (each: Athlete) => {
  const { lifts } = factsOfPlan(each)
  const [goal = null] = each.goals
  return [goalPrompt(each, lifts), routinePrompt(each, lifts, goal), weekPrompt(each, lifts)]
}
const analyses = analysesOf(athlete).map((prompt) => messageOf(prompt))
const prompts = [longHistory, ...cases].flatMap((each) =>
  [...analysesOf(each.athlete), ...plansOf(each.athlete)].flatMap((prompt) =>
    [messageOf(prompt), messageOf(prompt, faulty)].map((message) => [each.name, message] as const),
  ),
)

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

  it("hold the sheet of facts and what the coach prescribes", () => {
    for (const prompt of analyses) {
      const { facts, next } = dataOf(prompt) as { facts: { lifts: string[] }; next: string[] }
      expect(facts.lifts.join()).toContain("Bench Press (Barbell)")
      expect(next.length).toBeGreaterThan(0)
    }
  })

  it("leave out addresses that somebody typed, and nothing around them", () => {
    const note = [
      "3x5@100, 5@8.5.\nann@example.org\tjörg@bücher.example",
      "\u0001ann+lift@163.example.",
      '"ann@loc" +43 660 1234567',
      "\f0f8fad5b-d9cb-469f-a165-70867728950e\\ann@example.org",
    ].join(" ")
    expect(dataOf(messageOf({ task: "Task", data: { note } }))).toEqual({
      note: '3x5@100, 5@8.5.\n…\t… \u0001…. "…" … \f…\\…',
    })
  })

  it("offer only exercises that suit the person, and leave the newest training in a long history", () => {
    for (const { name, athlete: each } of cases) {
      const { exercises } = dataOf(messageOf(weekPrompt(each, factsOfPlan(each).lifts))) as {
        exercises: string[]
      }
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
