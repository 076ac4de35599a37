// The checks that every suggestion goes through before it is shown, whoever wrote it. A mark names the problem and its fix; nothing is hidden or
// changed automatically.
import { hasWeight } from "#domain/workout/load.ts"
import { formatNumber } from "#domain/measures/numbers.ts"
import {
  type Athlete,
  isPossible,
  type KnownExercise,
  limitOn,
  setsByMuscle,
} from "#domain/coach/person/athlete.ts"
import { suitabilitySentences } from "#domain/suitability/sentences.ts"
import { loadMarks } from "./load-marks.ts"
import type { Fix, Mark, PartMark } from "./mark.ts"
import { markSentences as sentences } from "./mark-sentences.ts"
import type { PlanDay, PlanPart, PlanWorkout } from "./suggestion.ts"
import { closestTo, swapsFor } from "./swaps.ts"

const mostSetsOfExercise = 10
const mostSetsInWorkout = 10
const mostSetsOnDaysRunning = 6
const usualSets = 3
const usualReps = "8-12"
const mostReps = 100

/** The marks on a suggested routine. */
export function marksOfWorkout({ parts }: PlanWorkout, athlete: Athlete): Mark[] {
  return marksOfDay(parts, athlete, null)
}

/** The marks on a suggested week. */
export function marksOfWeek(days: readonly PlanDay[], athlete: Athlete): Mark[] {
  return [
    ...days.flatMap(({ day, workout }) => (workout ? marksOfDay(workout.parts, athlete, day) : [])),
    ...weekMarks(days, athlete),
    ...twoDaysMarks(days),
    ...restMarks(days),
  ]
}

function marksOfDay(parts: readonly PlanPart[], athlete: Athlete, day: string | null): Mark[] {
  const taken = new Set(parts.flatMap(({ exercise }) => exercise?.exercise_id ?? []))
  const ofParts = parts.flatMap((part) =>
    marksOfPart(part, athlete, taken).map((mark) => ({ ...mark, part: part.id, day })),
  )
  return [...ofParts, ...workoutMarks(parts, day)]
}

function marksOfPart(part: PlanPart, athlete: Athlete, taken: ReadonlySet<string>): PartMark[] {
  const { exercise } = part
  if (!exercise) return [unknownMark(part, athlete, taken)]
  return [
    ...exerciseMarks(part, exercise, athlete, taken),
    ...setsMarks(part, exercise),
    ...repsMarks(part, exercise),
    ...loadMarks(part, exercise, athlete),
  ]
}

function unknownMark({ id, name }: PlanPart, athlete: Athlete, taken: ReadonlySet<string>): PartMark {
  const meant = closestTo(name, athlete, taken)
  const fix: Fix = meant ? { kind: "swap", part: id, exercise: meant } : { kind: "remove", part: id }
  return { check: "unknown", sentence: sentences.unknown(name), fix }
}

function exerciseMarks(
  { id }: PlanPart,
  exercise: KnownExercise,
  athlete: Athlete,
  taken: ReadonlySet<string>,
): PartMark[] {
  const avoided = limitOn(exercise, athlete)
  const isThere = isPossible(exercise, athlete)
  const obstacle = athlete.obstacles.get(exercise.exercise_id)
  // If they already do an exercise, they have the skill for it.
  const isTooHard = obstacle?.kind === "skill" && !athlete.times.has(exercise.exercise_id)
  if (!avoided && isThere && !isTooHard) return []
  const [other] = swapsFor(exercise, athlete, taken)
  const fix: Fix = other ? { kind: "swap", part: id, exercise: other } : { kind: "remove", part: id }
  return [
    ...(avoided ? [{ check: "avoid" as const, sentence: sentences.avoid(avoided), fix }] : []),
    ...(isTooHard
      ? [{ check: "skill" as const, sentence: suitabilitySentences.obstacle(obstacle), fix }]
      : []),
    ...(isThere
      ? []
      : [{ check: "equipment" as const, sentence: sentences.equipment(exercise.equipment ?? ""), fix }]),
  ]
}

function setsMarks({ id, sets }: PlanPart, { exercise_type }: KnownExercise): PartMark[] {
  const isNone = sets === null && exercise_type === "cardio"
  if (isNone || (sets !== null && Number.isInteger(sets) && sets >= 1 && sets <= mostSetsOfExercise))
    return []
  const fix: Fix = { kind: "change", part: id, change: { sets: usualSets } }
  const sentence = sets === null ? sentences.noSets : sentences.sets(formatNumber(sets))
  return [{ check: "sets", sentence, fix }]
}

function repsMarks({ id, reps }: PlanPart, { exercise_type, measure }: KnownExercise): PartMark[] {
  const isCounted = hasWeight(measure) || measure === "reps"
  const numbers = (reps?.match(/\d+(?:\.\d+)?/g) ?? []).map(Number)
  const isMissing = (reps ?? "").trim() === "" && exercise_type === "strength"
  const isAbsurd = (reps ?? "").length > 60 || numbers.some((each) => each < 1 || each > 1000)
  const isTooMany = isCounted && numbers.some((each) => each > mostReps)
  if (!isMissing && !isAbsurd && !isTooMany) return []
  const usual = isCounted ? usualReps : "10 min"
  const fix: Fix = { kind: "change", part: id, change: { reps: usual } }
  return [{ check: "reps", sentence: isMissing ? sentences.noReps : sentences.reps(reps ?? ""), fix }]
}

/** The parts with a known exercise and a readable number of sets. */
function countedParts(parts: readonly PlanPart[]) {
  return parts.flatMap(({ id, exercise, sets }) =>
    exercise && sets !== null && sets > 0 && Number.isFinite(sets) ? [{ id, exercise, sets }] : [],
  )
}

function workoutMarks(parts: readonly PlanPart[], day: string | null): Mark[] {
  const counted = countedParts(parts)
  return [...setsByMuscle(counted)].flatMap(([muscle, sets]) => {
    if (sets <= mostSetsInWorkout) return []
    const sentence = sentences.workout(muscle, sets, mostSetsInWorkout)
    return [
      {
        check: "workout",
        sentence,
        part: null,
        day,
        fix: fewerSets(counted, muscle, sets - mostSetsInWorkout),
      },
    ]
  })
}

function weekMarks(days: readonly PlanDay[], { weeklySets: { high } }: Athlete): Mark[] {
  const counted = days.flatMap(({ workout }) => countedParts(workout?.parts ?? []))
  return [...setsByMuscle(counted)].flatMap(([muscle, sets]) => {
    if (sets <= high) return []
    const fix = fewerSets(counted, muscle, sets - high)
    return [{ check: "week", sentence: sentences.week(muscle, sets, high), part: null, day: null, fix }]
  })
}

/** Reduces the sets of the exercise that trains a muscle the most; removes the exercise if it has only one set. */
function fewerSets(counted: ReturnType<typeof countedParts>, muscle: string, over: number): Fix | null {
  const [most] = counted
    .filter(({ exercise }) => [...exercise.primary_muscles, ...exercise.secondary_muscles].includes(muscle))
    .toSorted((one, other) => shareOf(other, muscle) - shareOf(one, muscle))
  if (!most) return null
  const share = most.exercise.primary_muscles.includes(muscle) ? 1 : 0.5
  const sets = Math.max(1, Math.floor(most.sets - over / share))
  return sets < most.sets
    ? { kind: "change", part: most.id, change: { sets } }
    : { kind: "remove", part: most.id }
}

function shareOf(part: { exercise: KnownExercise; sets: number }, muscle: string): number {
  return setsByMuscle([part]).get(muscle) ?? 0
}

function twoDaysMarks(days: readonly PlanDay[]): Mark[] {
  const clashes = clashesOf(days)
  return clashes.map(({ muscle, first, second }) => ({
    check: "two_days",
    sentence: sentences.twoDays(muscle, first, second, mostSetsOnDaysRunning),
    part: null,
    day: second,
    fix: betterOrder(days, clashes.length),
  }))
}

/** Muscles trained hard on consecutive days. */
function clashesOf(days: readonly PlanDay[]): { muscle: string; first: string; second: string }[] {
  const loads = days.map(({ day, workout }) => ({
    day,
    sets: setsByMuscle(countedParts(workout?.parts ?? [])),
  }))
  return loads.flatMap(({ day, sets }, index) => {
    const before = loads[index - 1]
    if (!before) return []
    return [...sets].flatMap(([muscle, count]) =>
      count > mostSetsOnDaysRunning && (before.sets.get(muscle) ?? 0) > mostSetsOnDaysRunning
        ? [{ muscle, first: before.day, second: day }]
        : [],
    )
  })
}

/** The swap of two days that leaves the fewest clashes; null when no swap reduces them. */
function betterOrder(days: readonly PlanDay[], clashes: number): Fix | null {
  const trades = days.flatMap((one, index) =>
    days.slice(index + 1).map((other) => [one.day, other.day] as const),
  )
  const [best] = trades
    .map((trade) => ({ trade, left: clashesOf(withDaysTraded(days, trade)).length }))
    .toSorted((one, other) => one.left - other.left)
  return best && best.left < clashes ? { kind: "trade_days", days: best.trade } : null
}

/** The week with the workouts of two days swapped. */
export function withDaysTraded(days: readonly PlanDay[], [one, other]: readonly [string, string]): PlanDay[] {
  const found = (name: string) => days.find(({ day }) => day === name)
  const taken = (day: PlanDay, from: PlanDay | undefined) => (from ? { ...from, day: day.day } : day)
  return days.map((day) =>
    day.day === one ? taken(day, found(other)) : day.day === other ? taken(day, found(one)) : day,
  )
}

function restMarks(days: readonly PlanDay[]): Mark[] {
  if (days.length < 7 || days.some(({ workout }) => workout === null)) return []
  const [lightest] = days.toSorted((one, other) => setsOf(one) - setsOf(other))
  const fix: Fix | null = lightest ? { kind: "rest", day: lightest.day } : null
  return [{ check: "rest", sentence: sentences.rest, part: null, day: null, fix }]
}

function setsOf({ workout }: PlanDay): number {
  return countedParts(workout?.parts ?? []).reduce((sum, { sets }) => sum + sets, 0)
}
