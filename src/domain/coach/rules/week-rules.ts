import { weekdays } from "#domain/days/weekday-words.ts"
import { breakDays } from "#domain/records/progression.ts"
import { withAllFixes, withFix } from "#domain/coach/checks/edit-suggestion.ts"
import { countedParts, marksOfWeek } from "#domain/coach/checks/marks.ts"
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
import { type Athlete, daysAway, setsByMuscle } from "#domain/coach/person/athlete.ts"
import { trainingDays, workoutsInTurn } from "#domain/coach/person/own-training.ts"
import { nextPart } from "./next-part.ts"
import { beginnersSessions, cardioSession, ownSessions, type Session } from "./sessions.ts"
import { stalledLifts } from "./stalled-lifts.ts"
import { weekInWords, whysOfWeek } from "./week-whys.ts"

/** A rule-based week and its reasons. */
export interface RuledWeek {
  reply: WeekReply
  whys: Suggestion[]
}

/**
 * The week that the built-in coach plans: the person's own workouts in rotation on their usual training days, with each exercise progressing by the
 * rules of the logging screen. A person without a history gets two alternating full-body workouts. The week passes all checks, and the same input
 * always gives the same week.
 */
export function weekByRules(athlete: Athlete): RuledWeek {
  const days = trainingDays(athlete)
  const turn = workoutsInTurn(athlete).slice(0, Math.max(1, days.length))
  const sessions = turn.length > 0 ? ownSessions(athlete) : beginnersSessions(athlete)
  const stalled = stalledLifts(athlete)
  let strength = 0
  const schedule: WeekReply["schedule"] = weekdays.map((day, index) => {
    const trained = days.find(({ weekday }) => weekday === index)
    const session =
      trained?.kind === "cardio" ? cardioSession(athlete) : trained && sessions[strength++ % sessions.length]
    return { day, workout: workoutOf(session, stalled), notes: null }
  })
  const marksOf = (planned: readonly PlanDay[]) => marksOfWeek(planned, athlete)
  const passed = withAllFixes(daysOf({ week_summary: "", schedule }, athlete), marksOf)
  const planned = withMoreSets(passed, athlete, stalled.length === 0 && turn.length > 0)
  const whys = whysOfWeek(athlete, sessions, stalled)
  const said = [weekInWords(planned, athlete), ...whys.map(({ text }) => text)]
  return { reply: { week_summary: said.filter(Boolean).join(" "), schedule: scheduleOf(planned) }, whys }
}

/**
 * A different workout for one day. Each exercise is replaced by another exercise for the same muscle; each `turn` uses the next candidate, in a
 * cycle.
 */
export function rerollDay(day: PlanDay, athlete: Athlete, turn: number): PlanDay["workout"] {
  if (!day.workout) return nextWorkout(athlete)
  const taken = new Set<string>()
  const parts = day.workout.parts.map((part) => {
    const choices = part.exercise ? swapsFor(part.exercise, athlete, taken).slice(0, 4) : []
    const exercise = choices[turn % (choices.length || 1)] ?? part.exercise
    if (!exercise) return part
    taken.add(exercise.exercise_id)
    const { part: next } = nextPart(exercise, athlete)
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
  const [own] = ownSessions(athlete)
  const workout = workoutOf(own ?? beginnersSessions(athlete)[0], [])
  if (!workout) return null
  const { name, description, exercises } = workout
  const parts = partsOf(exercises, athlete)
  const days = asOneDay({ name, description: description ?? null, parts })
  return withAllFixes(days, (planned) => marksOfWeek(planned, athlete))[0]?.workout ?? null
}

/** Turns a session into a workout. In a deload week, the workout has about half the sets, at last time's weights. Null for a rest day. */
function workoutOf(session: Session | undefined, stalled: readonly string[]): SuggestedWorkout | null {
  if (!session || session.parts.length === 0) return null
  const { name, description, parts } = session
  return {
    name,
    description: description ?? null,
    exercises: parts.map(({ part, lastWeight }) =>
      stalled.length > 1
        ? { ...part, sets: Math.max(1, Math.ceil(part.sets / 2)), weight: lower(part.weight, lastWeight) }
        : part,
    ),
  }
}

function lower(one: number | null | undefined, other: number | null): number | null {
  return other === null ? null : Math.min(one ?? other, other)
}

const mostSetsAdded = 5

/** Adds one weekly set for each trained muscle that is below its range, unless a check objects. */
function withMoreSets(days: PlanDay[], athlete: Athlete, isMeant: boolean): PlanDay[] {
  if (!isMeant || (daysAway(athlete) ?? 0) >= breakDays) return days
  const counted = days.flatMap(({ workout }) => countedParts(workout?.parts ?? []))
  let grown = days
  for (const [muscle, sets] of setsByMuscle(counted)) {
    if (sets >= athlete.weeklySets.low) continue
    const part = counted.find(
      ({ exercise, sets: count }) => exercise.primary_muscles.includes(muscle) && count < mostSetsAdded,
    )
    if (!part) continue
    const fix = { kind: "change" as const, part: part.id, change: { sets: part.sets + 1 } }
    const tried = withFix(grown, fix)
    if (marksOfWeek(tried, athlete).length <= marksOfWeek(grown, athlete).length) grown = tried
  }
  return grown
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
