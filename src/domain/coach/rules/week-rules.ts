import { addDays, type LocalDay } from "#domain/days/local-day.ts"
import { weekOfPlan } from "#domain/days/week-days.ts"
import { weekdays } from "#domain/days/weekday-words.ts"
import { withAllFixes } from "#domain/coach/checks/edit-suggestion.ts"
import { weekCheckFor } from "#domain/coach/checks/marks.ts"
import {
  asOneDay,
  daysOf,
  partsOf,
  type PlanDay,
  type PlanWorkout,
  suggestedPart,
} from "#domain/coach/checks/suggestion.ts"
import { swapsFor } from "#domain/coach/checks/swaps.ts"
import type { Suggestion, SuggestedWorkout, WeekReply } from "#domain/coach/asking/replies.ts"
import { lighterDays } from "#domain/coach/lifts/training.ts"
import type { LiftPrescription } from "#domain/coach/lifts/prescription.ts"
import type { Athlete } from "#domain/coach/person/athlete.ts"
import { type TrainingDay, trainingDays } from "#domain/coach/person/own-training.ts"
import { mustRest } from "./cautions.ts"
import { type Coaching, coachingForRoutine, coachingOn } from "./coaching.ts"
import { firstSetsFor } from "./first-sets.ts"
import { nextPart, prescriptionsOf } from "./next-part.ts"
import { placeSessions } from "./place-sessions.ts"
import { withinMinutes } from "./session-minutes.ts"
import { firstSessions, ownSessions, type Session } from "./sessions.ts"
import { weekInWords, whysOfWeek } from "./week-whys.ts"

/** A rule-based week and its reasons. */
export interface RuledWeek {
  reply: WeekReply
  whys: Suggestion[]
  /** What the week's advice is based on. */
  coaching: Coaching
  /** What the coach prescribes for each of the week's lifts, by exercise id. */
  prescriptions: ReadonlyMap<string, LiftPrescription>
}

/**
 * The week that the built-in coach plans: the person's own workouts in rotation on their usual days, each lift as the coach prescribes it on any
 * screen. A person without a history gets workouts of simple exercises. The week passes all checks, and the same input always gives the same week.
 */
export function weekByRules(athlete: Athlete): RuledWeek {
  const { coaching, days, sessions, after, isOwn, hasBegun } = planOf(athlete)
  const planned = placeSessions(days, { sessions, after }, { athlete, coaching })
  const schedule = weekdays.map((day, index) => {
    const session = planned.find(({ weekday }) => weekday === index)?.session
    return { day, workout: workoutOf(session), notes: null }
  })
  const passed = withAllFixes(daysOf({ week_summary: "", schedule }, athlete), weekCheckFor(athlete))
  const parts = planned.flatMap(({ session }) => session.parts)
  const whys = whysOfWeek(athlete, { coaching, parts, isOwn, backFrom: after?.from ?? null })
  const said = [
    // For someone who must rest, the week isn't described: the text is only the warning, which comes with the reasons.
    mustRest(athlete) ? "" : weekInWords(passed, { isOwn, hasBegun, program: athlete.program ?? null }),
    ...whys.map(({ text }) => text),
  ]
  return {
    reply: { week_summary: said.filter(Boolean).join(" "), schedule: scheduleOf(passed) },
    whys,
    coaching,
    prescriptions: prescriptionsOf(parts),
  }
}

/**
 * What a week is made from: the basis for advice on its first day, the days ahead, and the workouts in
 * rotation. There are no days for someone who has to rest.
 */
function planOf(athlete: Athlete) {
  const usual = mustRest(athlete) ? [] : trainingDays(athlete)
  const ahead = daysAhead(usual, athlete.today)
  const coaching = coachingOn(ahead[0]?.date ?? athlete.today, athlete)
  // Someone worn out by six days a week gets fewer.
  const isTooMuch = coaching.lighter !== null && usual.length > mostDaysWhenWorn
  const days = isTooMuch ? ahead.slice(0, mostDaysWhenWorn) : ahead
  const own = mustRest(athlete) ? [] : ownSessions(athlete, coaching).filter(({ parts }) => parts.length > 0)
  const isAllCardio = usual.length > 0 && usual.every(({ kind }) => kind === "cardio")
  const isOwn = own.length > 0 || isAllCardio
  // Nobody needs a second program alongside a running one.
  const sessions =
    own.length > 0 || athlete.program || mustRest(athlete)
      ? own
      : firstSessions(athlete, usual.length, coaching)
  const fitting = (all: readonly Session[]) =>
    all.map((each) => withinMinutes(each, athlete.intake.minutes)).filter(({ parts }) => parts.length > 0)
  const from = dayAfterLighterWeek(coaching)
  const isAfter = from !== null && own.length > 0 && days.some(({ date }) => date >= from)
  return {
    ...{ coaching, days, isOwn },
    hasBegun: ahead.length < usual.length,
    sessions: fitting(sessions),
    after: isAfter ? { from, sessions: fitting(ownSessions(athlete, coachingForRoutine(athlete))) } : null,
  }
}

/** The first day after the lighter week that has begun; null if none has. */
function dayAfterLighterWeek({ lighter, training: { lighterSince } }: Coaching): LocalDay | null {
  return lighter === "begun" && lighterSince !== null ? addDays(lighterSince, lighterDays) : null
}

const mostDaysWhenWorn = 5

/** The training days that are still ahead in the week that a plan made today covers, with their dates. */
function daysAhead(days: readonly TrainingDay[], today: LocalDay): (TrainingDay & { date: LocalDay })[] {
  const names = days.flatMap(({ weekday }) => weekdays[weekday] ?? [])
  const monday = weekOfPlan(names, today)
  return days
    .map((day) => ({ ...day, date: addDays(monday, day.weekday) }))
    .filter(({ date }) => date >= today)
}

/**
 * A different workout for one day. Each exercise is replaced by another exercise for the same muscle; each `turn` uses the next candidate, in a
 * cycle.
 */
export function rerollDay(day: PlanDay, athlete: Athlete, turn: number): PlanDay["workout"] {
  if (!day.workout) return nextWorkout(athlete)
  const { coaching } = planOf(athlete)
  const taken = new Set<string>()
  const parts = day.workout.parts.map((part) => {
    const choices = part.exercise ? swapsFor(part.exercise, athlete, taken).slice(0, 4) : []
    const exercise = choices[turn % (choices.length || 1)] ?? part.exercise
    if (!exercise) return part
    taken.add(exercise.exercise_id)
    const { part: next } = nextPart(exercise, athlete, { coaching, first: firstSetsFor(athlete) })
    const { name, reps, weight } = next
    return {
      ...part,
      name,
      exercise,
      sets: part.sets ?? next.sets,
      reps: reps ?? part.reps,
      weight: weight ?? null,
      notes: null,
    }
  })
  return { ...day.workout, parts }
}

/** The next workout in the rotation. */
function nextWorkout(athlete: Athlete): PlanWorkout | null {
  const workout = workoutOf(planOf(athlete).sessions[0])
  if (!workout) return null
  const { name, description, exercises } = workout
  const parts = partsOf(exercises, athlete)
  const days = asOneDay({ name, description: description ?? null, parts })
  return withAllFixes(days, weekCheckFor(athlete))[0]?.workout ?? null
}

/** A session as a workout; null for a rest day. */
function workoutOf(session: Session | undefined): SuggestedWorkout | null {
  if (!session || session.parts.length === 0) return null
  const { name, description, parts } = session
  return { name, description: description ?? null, exercises: parts.map(({ part }) => part) }
}

/** A week in the form of a reply. */
export function scheduleOf(days: readonly PlanDay[]): WeekReply["schedule"] {
  return weekdays.map((day) => {
    const planned = days.find((each) => each.day === day)
    const workout = planned?.workout ?? null
    return {
      day,
      workout: workout && {
        name: workout.name,
        description: workout.description,
        exercises: workout.parts.map(suggestedPart),
      },
      notes: planned?.notes ?? null,
    }
  })
}
