import { plural, writeList, writeNumber } from "#domain/text/formats.ts"
import type { Program } from "../program.ts"
import type { AvoidedLift, Misfit } from "./rank-programs.ts"
import type { Background, Need } from "./wishes.ts"

const goalNames: Record<NonNullable<Program["goal"]>, string> = {
  strength: "strength",
  size: "size",
  "strength and size": "strength and size",
  "general fitness": "general fitness",
  "return after a break": "a return after a break",
  "powerlifting peak": "a powerlifting meet",
  "strength and endurance": "strength and endurance",
  running: "running",
}

const needNames: Record<Need, string> = {
  barbell: "a barbell",
  rack: "a rack",
  bench: "a bench",
  dumbbells: "dumbbells",
  machines: "machines",
  "bar to hang from": "a bar to hang from",
  nothing: "nothing",
}

const levelNames = {
  beginner: "Beginner",
  "late beginner": "Late beginner",
  intermediate: "Intermediate",
  advanced: "Advanced",
} as const

const writeDays = (days: number) => `${days} ${plural(days, { one: "day", other: "days" })}`

/** "Open-ended", "4 weeks, repeating", or "9 weeks, by date". */
export function writeLength({ weeks, repeats, by_calendar }: Program): string {
  if (weeks === null) return "Open-ended"
  const length = `${weeks} ${plural(weeks, { one: "week", other: "weeks" })}`
  if (repeats) return `${length}, repeating`
  return by_calendar ? `${length}, by date` : length
}

/**
 * The first reason for a program: "4 days, strength, 60 minutes.", or "3 days, not 2, strength, 60 minutes." if the person wants a different number
 * of days.
 */
export function shapeReason({ days_per_week, goal, minutes }: Program, wanted: number): string {
  const parts = [
    days_per_week === wanted
      ? writeDays(days_per_week)
      : misfitText({ kind: "days", days: days_per_week, apart: 0 }, wanted),
    ...(goal === null ? [] : [goalNames[goal]]),
    ...(minutes === null ? [] : [`${minutes} minutes`]),
  ]
  return `${parts.join(", ")}.`
}

/** The reason for a program when a lift hasn't improved in six weeks. */
export const revivalReason = (exercise: string) =>
  `No progress on ${exercise} in six weeks. This program adds weight in a different way.`

/** How the level was decided. */
export function levelReason({ level }: Background, sessions: number): string {
  if (sessions === 0) return "Made for someone who is just starting out."
  return `${levelNames[level]}, judging by ${writeNumber(sessions, 0)} logged ${plural(sessions, { one: "workout", other: "workouts" })}.`
}

/** How a program differs from a person's answers, such as "3 days, not 4". */
export function misfitText(misfit: Misfit, daysPerWeek: number): string {
  if (misfit.kind === "needs") return `Needs ${writeList(misfit.needs.map((need) => needNames[need]))}`
  if (misfit.kind === "days") return `${writeDays(misfit.days)}, not ${daysPerWeek}`
  return misfit.kind === "level" ? "For more experienced lifters" : "For a different goal"
}

const mostNamed = 2

/** How a program handles exercises that the person avoids: a text for each or, if there are many, their number. */
export function avoidedTexts(avoided: readonly AvoidedLift[]): string[] {
  if (avoided.length <= mostNamed) return avoided.map(avoidedText)
  const swapped = avoided.filter(({ chosen }) => chosen !== null).length
  const left = avoided.length - swapped
  return [
    ...(swapped > 0 ? [`Swaps ${swapped} ${exercises(swapped)} you avoid`] : []),
    ...(left > 0 ? [`Has ${left} ${exercises(left)} you avoid`] : []),
  ]
}

const exercises = (count: number) => plural(count, { one: "exercise", other: "exercises" })

const avoidedText = ({ exercise, chosen }: AvoidedLift) =>
  chosen
    ? `${chosen.exercise_name} instead of ${exercise.exercise_name}`
    : `Has ${exercise.exercise_name}, which you avoid`
