// The checks that every suggestion goes through before it is shown, whoever wrote it. A mark names the problem and its fix; nothing is hidden or
// changed automatically.
import { type Athlete, type KnownExercise, setsByMuscle } from "#domain/coach/person/athlete.ts"
import type { Fix, Mark } from "./mark.ts"
import { markSentences as sentences } from "./mark-sentences.ts"
import { type PartCheck, partCheckFor } from "./part-marks.ts"
import type { PlanDay, PlanPart, PlanWorkout } from "./suggestion.ts"

const mostSetsInWorkout = 10
const mostSetsOnDaysRunning = 6

/** The marks on a suggested routine. */
export function marksOfWorkout({ parts }: PlanWorkout, athlete: Athlete): Mark[] {
  return marksOfDay(parts, partCheckFor(athlete), null)
}

/** The marks on a suggested week. */
export function marksOfWeek(days: readonly PlanDay[], athlete: Athlete): Mark[] {
  return weekCheckFor(athlete)(days)
}

/**
 * Returns a function that finds the marks on a week. Using the same function for all rounds of fixing a week saves
 * most of their time.
 */
export function weekCheckFor(athlete: Athlete): (days: readonly PlanDay[]) => Mark[] {
  const check = partCheckFor(athlete)
  return (days) => [
    ...days.flatMap(({ day, workout }) => (workout ? marksOfDay(workout.parts, check, day) : [])),
    ...weekMarks(days, athlete),
    ...twoDaysMarks(days),
    ...restMarks(days),
  ]
}

function marksOfDay(parts: readonly PlanPart[], check: PartCheck, day: string | null): Mark[] {
  const taken = new Set(parts.flatMap(({ exercise }) => exercise?.exercise_id ?? []))
  const ofParts = parts.flatMap((part) => check(part, taken).map((mark) => ({ ...mark, part: part.id, day })))
  return [...ofParts, ...workoutMarks(parts, day)]
}

/** The exercises that are known and have a readable number of sets. */
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
  const loads = days.map(({ day, workout }) => ({
    day,
    sets: setsByMuscle(countedParts(workout?.parts ?? [])),
  }))
  const clashes = clashesOf(loads)
  if (clashes.length === 0) return []
  const fix = betterOrder(loads, clashes.length)
  return clashes.map(({ muscle, first, second }) => ({
    check: "two_days",
    sentence: sentences.twoDays(muscle, first, second, mostSetsOnDaysRunning),
    part: null,
    day: second,
    fix,
  }))
}

/** A day's sets by muscle. */
interface DayLoad {
  day: string
  sets: ReadonlyMap<string, number>
}

/** Muscles trained hard on consecutive days. */
function clashesOf(days: readonly DayLoad[]): { muscle: string; first: string; second: string }[] {
  return days.flatMap(({ day, sets }, index) => {
    const before = days[index - 1]
    if (!before) return []
    return [...sets].flatMap(([muscle, count]) =>
      count > mostSetsOnDaysRunning && (before.sets.get(muscle) ?? 0) > mostSetsOnDaysRunning
        ? [{ muscle, first: before.day, second: day }]
        : [],
    )
  })
}

/** The swap of two days that leaves the fewest clashes; null when no swap reduces them. */
function betterOrder(days: readonly DayLoad[], clashes: number): Fix | null {
  const trades = days.flatMap((one, index) =>
    days.slice(index + 1).map((other) => [one.day, other.day] as const),
  )
  const [best] = trades
    .map((trade) => ({ trade, left: clashesOf(withDaysTraded(days, trade)).length }))
    .toSorted((one, other) => one.left - other.left)
  return best && best.left < clashes ? { kind: "trade_days", days: best.trade } : null
}

/** Swaps the workouts of two days of the week. */
export function withDaysTraded<Day extends { day: string }>(
  days: readonly Day[],
  [one, other]: readonly [string, string],
): Day[] {
  const found = (name: string) => days.find(({ day }) => day === name)
  const taken = (day: Day, from: Day | undefined) => (from ? { ...from, day: day.day } : day)
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
