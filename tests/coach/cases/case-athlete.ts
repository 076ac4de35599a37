import { type Athlete, athleteOf } from "#domain/coach/person/athlete.ts"
import type { CoachGoal } from "#domain/coach/person/coach-goal.ts"
import { addMonths } from "#domain/days/local-day.ts"
import type { StoredLimit } from "#domain/suitability/limits.ts"
import type { Experience } from "#domain/suitability/person.ts"
import type { WrittenCase } from "./case-file.ts"
import { exerciseNamed, library, today } from "./history.ts"
import { histories } from "./people.ts"

const experiences: Record<NonNullable<WrittenCase["person"]["experience"]>, Experience> = {
  none: "none",
  beginner: "under_6_months",
  intermediate: "6_to_24_months",
  advanced: "over_24_months",
}

const none = { exercise_id: null, muscle: null, reason: null }
/** The limits as cases.json words them, each with its stored form. */
const limits: Readonly<Record<string, StoredLimit>> = {
  "joint shoulder, movement pressing: 'impingement, physio said no pressing'": {
    ...none,
    joint: "shoulder",
    reason: "impingement, physio said no pressing",
  },
  "joint lower_back: 'disc'": { ...none, joint: "lower back", reason: "disc" },
  "joint knee": { ...none, joint: "knee" },
  "joint wrist": { ...none, joint: "wrist" },
}

const goalOf = (
  description: string,
  exercise: string | null,
  [metric, target_value, unit]: [CoachGoal["metric"], number, CoachGoal["unit"]],
  target_date: string | null,
): CoachGoal => ({
  id: description,
  description,
  goal_type: metric === "weight" ? "strength" : "cardio",
  exercise_id: exercise === null ? null : exerciseNamed(exercise).exercise_id,
  ...{ metric, target_value, unit, target_date },
  ...{ standing: null, progress: 0.2, start_date: "2026-10-01" },
})
const bench = "Bench Press (Barbell)"
/** The goals as cases.json words them, each as the coach sees it. */
const goals: Readonly<Record<string, CoachGoal>> = {
  "Bench 110 kg by 2027-01-31": goalOf("Bench 110 kg", bench, ["weight", 110, "kg"], "2027-01-31"),
  "Half marathon 21.1 km by 2027-03-14": goalOf(
    "Half marathon, 21.1 km",
    "Running",
    ["distance", 21.1, "km"],
    "2027-03-14",
  ),
  "Back squat 160 kg by 2027-01-15": goalOf(
    "Back squat 160 kg",
    "Back Squat (Barbell)",
    ["weight", 160, "kg"],
    "2027-01-15",
  ),
  "Marathon by 2027-01-17": goalOf("Marathon, 42.2 km", "Running", ["distance", 42.2, "km"], "2027-01-17"),
  "Six sessions a week": goalOf("Six sessions a week", null, ["frequency", 6, null], null),
  "Bench press 100 kg by 2026-12-04": goalOf(
    "Bench press 100 kg",
    bench,
    ["weight", 100, "kg"],
    "2026-12-04",
  ),
}

function inWords<Value>(known: Readonly<Record<string, Value>>, texts: readonly string[] = []): Value[] {
  return texts.map((text) => {
    const value = known[text]
    if (value === undefined) throw new Error(`Nothing stands for "${text}".`)
    return value
  })
}

/** The person of a case as the coach sees them on the day of the cases. */
export function athleteOfCase({ id, person, equipment, avoid, goals: wanted }: WrittenCase): Athlete {
  const all = histories[id]?.() ?? []
  const since = addMonths(today, -3)
  return athleteOf({
    today,
    unit: person.unit,
    exercises: library,
    equipment,
    barbells: weightsOf(person),
    avoided: inWords(limits, avoid),
    experience: person.experience ? experiences[person.experience] : null,
    age: person.age ?? null,
    workouts: all.filter(({ date }) => date >= since),
    earlier: all.filter(({ date }) => date < since),
    goals: inWords(goals, wanted),
    weeklySets: { low: 10, high: 20 },
    intake: {
      aim: person.goal ?? null,
      days: person.days ?? null,
      minutes: person.minutes ?? null,
      bodyWeight: person.weight ?? null,
    },
  })
}

function weightsOf({ unit, equipment_detail: detail }: WrittenCase["person"]): unknown {
  if (!detail) return null
  const stacks = Object.entries(detail.stack ?? {}).map(
    ([name, loads]) => [exerciseNamed(name).equipment ?? "", loads] as const,
  )
  return {
    weights: {
      [unit]: { ...Object.fromEntries(stacks), ...(detail.dumbbell && { dumbbell: detail.dumbbell }) },
    },
  }
}
