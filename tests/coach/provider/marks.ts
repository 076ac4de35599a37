import type { GoalReply, RoutineReply, WeekReply } from "#domain/coach/asking/replies.ts"
import { withAllFixes } from "#domain/coach/checks/edit-suggestion.ts"
import { marksOfWeek, marksOfWorkout } from "#domain/coach/checks/marks.ts"
import { asOneDay, daysOf, partsOf, type PlanDay, suggestedPart } from "#domain/coach/checks/suggestion.ts"
import type { Athlete } from "#domain/coach/person/athlete.ts"
import { marksOfGoal } from "#domain/coach/rules/goal-marks.ts"
import { scheduleOf } from "#domain/coach/rules/week-rules.ts"

interface ShownMark {
  check: string
  sentence: string
}

const daysIn = (reply: WeekReply | RoutineReply, athlete: Athlete): PlanDay[] =>
  "schedule" in reply
    ? daysOf(reply, athlete)
    : asOneDay({ name: reply.name, description: null, parts: partsOf(reply.exercises, athlete) })
const marksOf = (days: readonly PlanDay[], athlete: Athlete) => {
  const [only, ...others] = days
  return only?.workout && others.length === 0
    ? marksOfWorkout(only.workout, athlete)
    : marksOfWeek(days, athlete)
}

/** The marks that the app shows on a suggestion. */
export function marksOn(reply: WeekReply | RoutineReply | GoalReply, athlete: Athlete): ShownMark[] {
  return "metric" in reply ? marksOfGoal(reply, athlete) : marksOf(daysIn(reply, athlete), athlete)
}

/** A plan after the person has accepted every fix offered for it. */
export function fixedPlan(reply: WeekReply | RoutineReply, athlete: Athlete) {
  const days = withAllFixes(daysIn(reply, athlete), (each) => marksOf(each, athlete))
  const left = marksOf(days, athlete)
  if ("schedule" in reply) return { left, week: { ...reply, schedule: scheduleOf(days) }, routine: null }
  const parts = days.flatMap(({ workout }) => workout?.parts ?? [])
  return { left, week: null, routine: { ...reply, exercises: parts.map(suggestedPart) } }
}
