// What a model that does everything right would write: the built-in coach's answers as replies.
import type { SuggestedWorkout } from "#domain/coach/asking/replies.ts"
import type { Athlete } from "#domain/coach/person/athlete.ts"
import { goalByRules } from "#domain/coach/rules/goal-rules.ts"
import { monthAnalysis } from "#domain/coach/rules/month-rules.ts"
import { routineByRules } from "#domain/coach/rules/routine-rules.ts"
import { weekByRules } from "#domain/coach/rules/week-rules.ts"
import { workoutAnalysis } from "#domain/coach/rules/workout-rules.ts"
import { factsOfPlan } from "#domain/coach/sheet/facts/plan-facts.ts"
import { firstOfMonth } from "#domain/days/local-day.ts"
import type { Feature } from "../cases/evaluate.ts"

/** A reply to a feature's question; null if the built-in coach suggests nothing. */
export function trueReply(feature: Feature, athlete: Athlete): object | null {
  if (feature === "goal") return goalByRules(athlete).reply
  if (feature === "week") return trueWeek(athlete)
  if (feature === "routine") return trueRoutine(athlete)
  const [workout] = athlete.workouts
  if (feature === "month") {
    const { whys: _, source: __, ...reply } = monthAnalysis(firstOfMonth(athlete.today), athlete)
    return reply
  }
  if (!workout) return null
  const { whys: _, source: __, ...reply } = workoutAnalysis(workout, athlete)
  return reply
}

function trueWeek(athlete: Athlete): object {
  const { reply } = weekByRules(athlete)
  const schedule = reply.schedule.map((day) => ({
    ...day,
    workout: day.workout && withAdvice(day.workout, athlete),
    notes: "",
  }))
  return { week_summary: reply.week_summary, schedule }
}

function trueRoutine(athlete: Athlete): object | null {
  const found = routineByRules(athlete, athlete.goals[0] ?? null)
  return found?.reply ? withAdvice(found.reply, athlete) : null
}

/** A workout with the coach's words about what comes next for each exercise, as in the prompt. */
function withAdvice(workout: SuggestedWorkout, athlete: Athlete): SuggestedWorkout {
  const { lifts } = factsOfPlan(athlete)
  const adviceOn = (name: string) => lifts.find((lift) => lift.name === name)?.advice
  return {
    ...workout,
    description: workout.description ?? "",
    exercises: workout.exercises.map((part) => ({
      ...part,
      notes: [part.notes, adviceOn(part.name)].filter(Boolean).join(" "),
    })),
  }
}
