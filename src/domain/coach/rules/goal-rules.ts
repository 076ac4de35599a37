import { formatDay } from "#domain/days/day-text.ts"
import { formatNumber, roundTo } from "#domain/measures/numbers.ts"
import { type Athlete, daysAway, type KnownExercise, mayStay } from "#domain/coach/person/athlete.ts"
import { firstExercises } from "#domain/coach/checks/staples.ts"
import type { GoalReply, Suggestion } from "#domain/coach/asking/replies.ts"
import { loadsSoreJoint } from "#domain/coach/lifts/care.ts"
import { coachSentence } from "#domain/coach/lifts/coach-sentences.ts"
import { cautionSentences } from "./caution-sentences.ts"
import { type Coaching, coachingOn } from "./coaching.ts"
import { isMinor } from "./first-sets.ts"
import { conflictsOf, goalOutlook } from "./goal-outlook.ts"
import { goalSentences } from "./goal-sentences.ts"
import { daysToRegain, dueDay, plausibleTarget, weeksAhead } from "./goal-targets.ts"
import { bestValue, valueText } from "./goal-values.ts"
import { isHeavyLegs } from "./slots.ts"
import { sources } from "./source-words.ts"

/** A rule-based goal and its reasons. */
export interface RuledGoal {
  reply: GoalReply
  whys: Suggestion[]
}

/** Why there is no suggestion. */
export interface NoSuggestion {
  reply: null
  sentence: string
}

/**
 * The goal that the built-in coach suggests: what can plausibly be reached in eight weeks in a lift that the
 * person trains, preferably one whose own goal is out of reach; after weeks away, the old best; for a
 * beginner, ten reps of something simple. `turn` 1, 2, … gives other goals in order, without repeats.
 */
export function goalByRules(athlete: Athlete, turn = 0): RuledGoal | NoSuggestion {
  const held = athlete.concerns.find(({ kind }) => kind !== "sore" && kind !== "worn")
  if (held) return { reply: null, sentence: cautionSentences.concern(held) }
  return ideasOf(athlete)[turn] ?? { reply: null, sentence: goalSentences.spent }
}

const fewestTimes = 3
const firstReps = 10

function ideasOf(athlete: Athlete): RuledGoal[] {
  const coaching = coachingOn(athlete.today, athlete)
  const times = ({ exercise_id }: KnownExercise) => athlete.times.get(exercise_id) ?? 0
  const isFree = (each: KnownExercise) => !athlete.goals.some((goal) => goal.exercise_id === each.exercise_id)
  const suited = athlete.exercises.filter(
    (each) => each.measure !== "time" && mayStay(each, athlete) && !loadsSoreJoint(each, athlete.concerns),
  )
  const hasConflict = conflictsOf(athlete).length > 0
  const trained = suited
    .filter((each) => times(each) >= fewestTimes && (!hasConflict || isNeutral(each)))
    .toSorted(
      (one, other) =>
        times(other) - times(one) ||
        placeOf(one, athlete) - placeOf(other, athlete) ||
        (one.exercise_name < other.exercise_name ? -1 : 1),
    )
  const free = trained.filter(isFree)
  const own =
    (daysAway(athlete) ?? 0) >= daysToRegain
      ? free.flatMap((each) => regainGoal(each, athlete) ?? [])
      : [
          ...trained.flatMap((each) => stepGoal(each, athlete, coaching) ?? []),
          ...free.flatMap((each) => progressGoal(each, athlete, coaching) ?? []),
        ]
  // Nobody under 18 gets a load as a goal.
  const allowed = isMinor(athlete) ? own.filter(({ reply }) => reply.metric !== "weight") : own
  if (allowed.length > 0) return allowed
  return firstExercises.flatMap((name) => {
    const exercise = suited.find((each) => each.exercise_name === name && isFree(each))
    const isReached = exercise && (bestValue(exercise.exercise_id, "reps", athlete) ?? 0) >= firstReps
    return exercise && !isReached ? [firstGoal(exercise, athlete, own.length > 0)] : []
  })
}

/** The position of an exercise in its last workout. People put first what matters to them most. */
function placeOf({ exercise_id }: KnownExercise, { history }: Athlete): number {
  const last = history.find(({ exercises }) => exercises.some((each) => each.exercise_id === exercise_id))
  return last?.exercises.findIndex((each) => each.exercise_id === exercise_id) ?? Infinity
}

/** Whether a goal in an exercise conflicts with neither heavy leg training nor long distances. */
const isNeutral = (exercise: KnownExercise) => exercise.exercise_type !== "cardio" && !isHeavyLegs(exercise)

/** A nearer target in an exercise whose goal can't be reached by its date. */
function stepGoal(exercise: KnownExercise, athlete: Athlete, coaching: Coaching): RuledGoal | null {
  const goal = athlete.goals.find(({ exercise_id }) => exercise_id === exercise.exercise_id)
  if (!goal || goalOutlook(goal, athlete, coaching)?.kind !== "not_by_date") return null
  const found = progressGoal(exercise, athlete, coaching)
  if (!found || found.reply.targetValue >= goal.target_value) return null
  const { text } = valueText(found.reply.targetValue, found.reply.metric, athlete)
  const [first, ...rest] = found.whys
  const said = [goalSentences.step(goal.description, text), first?.text].filter(Boolean).join(" ")
  return { ...found, whys: first ? [{ ...first, text: said }, ...rest] : [] }
}

function progressGoal(exercise: KnownExercise, athlete: Athlete, coaching: Coaching): RuledGoal | null {
  const found = plausibleTarget(exercise, athlete, coaching)
  if (found === null) return null
  const { metric, best, target, midway } = found
  const { text: reached, unit } = valueText(best, metric, athlete)
  const { text } = valueText(target, metric, athlete)
  const halfWay = midway === null ? null : valueText(midway, metric, athlete).text
  const said = [
    goalSentences.progress({
      best: reached,
      target: text,
      weeks: weeksAhead,
      more: `${formatNumber(roundTo(target - best, 2))} ${unit}`,
    }),
    halfWay && goalSentences.midway(halfWay, formatDay(dueDay(athlete.today, weeksAhead / 2), "short")),
    coaching.lighter !== null && goalSentences.afterLighter,
    coaching.away !== null && goalSentences.backFirst,
  ]
  return {
    reply: replyOf(exercise, athlete, { metric, target, weeks: weeksAhead, title: goalSentences.title }),
    whys: [
      {
        text: said.filter(Boolean).join(" "),
        why: {
          rule: goalSentences.progressRule,
          data: [
            goalSentences.progressData(
              exercise.exercise_name,
              athlete.times.get(exercise.exercise_id) ?? 0,
              reached,
            ),
            ...nextSteps(exercise, coaching),
          ].join(" "),
          source: sources.gains,
        },
      },
    ],
  }
}

/** What the coach asks for next in the exercise, in the same words as on every screen. */
function nextSteps(exercise: KnownExercise, { prescriptionOf }: Coaching): string[] {
  const next = prescriptionOf(exercise)
  return next?.reasons.map((reason) => coachSentence(reason, next.unit)) ?? []
}

interface GoalPlan {
  metric: "weight" | "reps" | "distance"
  target: number
  weeks: number
  title: (exercise: string, target: string) => string
}

function replyOf(
  { exercise_name, exercise_type }: KnownExercise,
  athlete: Athlete,
  { metric, target, weeks, title }: GoalPlan,
): GoalReply {
  return {
    title: title(exercise_name, valueText(target, metric, athlete).text),
    type: exercise_type,
    exerciseName: exercise_name,
    metric,
    targetValue: target,
    targetDate: dueDay(athlete.today, weeks),
  }
}

const weeksToRegain = { short: 4, long: 8, longest: 12 }

/** The old best as a goal: strength comes back within weeks (Halonen 2024: what was lost in ten weeks off was back in five). */
function regainGoal(exercise: KnownExercise, athlete: Athlete): RuledGoal | null {
  const { exercise_id, exercise_name } = exercise
  const metric = (["weight", "reps", "distance"] as const).find(
    (each) => bestValue(exercise_id, each, athlete) !== null,
  )
  const best = metric ? bestValue(exercise_id, metric, athlete) : null
  if (!metric || best === null) return null
  const away = daysAway(athlete) ?? 0
  const { short, long, longest } = weeksToRegain
  const weeks = away < 2 * daysToRegain ? short : away < 180 ? long : longest
  const { text } = valueText(best, metric, athlete)
  return {
    reply: replyOf(exercise, athlete, { metric, target: best, weeks, title: goalSentences.regainTitle }),
    whys: [
      {
        text: (metric === "distance" ? goalSentences.regainDistance : goalSentences.regain)({
          best: text,
          weeks,
        }),
        why: {
          rule: goalSentences.regainRule,
          data: goalSentences.regainData(exercise_name, text),
          source: sources.strengthStays,
        },
      },
    ],
  }
}

/**
 * Suggests ten reps of something simple as a goal. `isTrained` means that the person has lifts with a
 * history, but none of them can be a goal.
 */
function firstGoal(exercise: KnownExercise, athlete: Athlete, isTrained: boolean): RuledGoal {
  const target = firstReps
  const title = (name: string) => goalSentences.firstTitle(name)
  return {
    reply: replyOf(exercise, athlete, { metric: "reps", target, weeks: weeksAhead, title }),
    whys: [
      {
        text: goalSentences.first,
        why: {
          rule: isTrained ? goalSentences.minorRule : goalSentences.firstRule,
          data: isTrained ? goalSentences.minorData : goalSentences.firstData,
          source: sources.ours,
        },
      },
    ],
  }
}
