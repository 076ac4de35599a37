import type { GoalMetric, GoalType, GoalUnit } from "#domain/goals/goal-metric.ts"
import { addDays, type LocalDay } from "#domain/days/local-day.ts"
import { story } from "./progress.ts"
import { firstDay } from "./training.ts"

export interface DemoGoal {
  title: string
  goal_type: GoalType
  /** The exercise's name; null for an overall goal. */
  exercise: string | null
  metric: GoalMetric
  target_value: number
  unit: GoalUnit | null
  start_date: LocalDay
  target_date: LocalDay | null
  /** Whether the goal was given up after its target date had passed. */
  isArchived: boolean
}

type Aim = Pick<DemoGoal, "title" | "metric" | "target_value"> & Partial<DemoGoal>

/** Goals of all kinds: reached, missed and given up, missed and still open, in progress, and without a date. */
export function goalsFor(today: LocalDay): DemoGoal[] {
  const first = firstDay(today)
  const week = (number: number) => addDays(first, 7 * number)
  const lift = (exercise: string, aim: Aim): DemoGoal =>
    goal({ goal_type: "strength", exercise, unit: "kg", ...aim })
  const cardio = (aim: Aim): DemoGoal => goal({ goal_type: "cardio", unit: null, exercise: null, ...aim })
  function goal(aim: Aim & Pick<DemoGoal, "goal_type" | "exercise" | "unit">): DemoGoal {
    return { start_date: first, target_date: null, isArchived: false, ...aim }
  }

  return [
    lift("Back Squat (Barbell)", {
      title: "Squat a hundred",
      metric: "weight",
      target_value: 100,
      target_date: week(30),
    }),
    lift("Bench Press (Barbell)", {
      title: "Bench my own weight",
      metric: "weight",
      target_value: 82.5,
      target_date: week(60),
    }),
    lift("Pull Up", {
      title: "Ten pull ups",
      metric: "reps",
      target_value: 10,
      unit: null,
      target_date: week(70),
    }),
    lift("Deadlift (Barbell)", {
      title: "Deadlift 180",
      metric: "weight",
      target_value: 180,
      start_date: week(story.backFromHoliday),
      target_date: week(story.recovered),
    }),
    cardio({
      title: "Run 300 km in a year",
      exercise: "Running",
      metric: "distance",
      target_value: 300,
      unit: "km",
      start_date: week(story.backFromHoliday),
      target_date: week(92),
      isArchived: true,
    }),
    cardio({
      title: "Train four times a week",
      metric: "frequency",
      target_value: 4,
      start_date: week(story.split),
      target_date: week(20),
    }),
    lift("Bench Press (Barbell)", {
      title: "Bench a hundred",
      metric: "weight",
      target_value: 100,
      start_date: week(88),
      target_date: addDays(today, 33),
    }),
    cardio({
      title: "Run a hundred kilometers before winter",
      exercise: "Running",
      metric: "distance",
      target_value: 100,
      unit: "km",
      start_date: week(95),
      target_date: addDays(today, 5),
    }),
    lift("Overhead Press (Barbell)", {
      title: "Press 70",
      metric: "weight",
      target_value: 70,
      start_date: week(90),
    }),
  ]
}
