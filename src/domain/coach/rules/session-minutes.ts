import { isHeavyLegs, slotOf } from "./slots.ts"
import type { NextPart } from "./next-part.ts"
import type { Session } from "./sessions.ts"

const minutesBefore = 5
const minutesOfExercise = 1.5
const minutesOfSet = 40 / 60
const rests = { large: 2.5, small: 1.5 }
const fewestParts = 3
const fewestSets = 2

const isSmall = ({ exercise }: NextPart) => {
  const slot = slotOf(exercise)
  return slot === "trunk" || slot === "small" || slot === null
}

/**
 * How long a workout takes: 5 minutes, 1.5 for each exercise, and for each set 40 seconds and its rest: 2.5 minutes after large movements, 1.5 after
 * small ones (10.3389/fspor.2024.1429789).
 */
function minutesOf(parts: readonly NextPart[]): number {
  return parts.reduce(
    (sum, each) =>
      sum + minutesOfExercise + each.part.sets * (minutesOfSet + (isSmall(each) ? rests.small : rests.large)),
    minutesBefore,
  )
}

/**
 * The session, shortened to fit the minutes: small muscles are dropped first, then exercises that overlap with others, then sets down to two, and
 * only then the last movement of its kind.
 */
export function withinMinutes(session: Session, minutes: number | null): Session {
  let { parts } = session
  if (minutes === null || parts.every(({ exercise }) => exercise.exercise_type === "cardio")) return session
  while (minutesOf(parts) > minutes) {
    const shorter =
      withoutOne(parts, [lastSmall, lastDoubled]) ?? withFewerSets(parts) ?? withoutOne(parts, [last])
    if (shorter === null) break
    parts = shorter
  }
  return { ...session, parts }
}

/**
 * Drops the exercise that the first successful choice picks. Null if no choice picks one, or if no more
 * exercises may be dropped.
 */
function withoutOne(
  parts: NextPart[],
  choices: readonly ((parts: readonly NextPart[]) => number)[],
): NextPart[] | null {
  const drop = choices.map((choose) => choose(parts)).find((place) => place >= 0)
  return drop === undefined || parts.length <= fewestParts ? null : parts.filter((_, place) => place !== drop)
}

const lastSmall = (parts: readonly NextPart[]) => parts.findLastIndex(isSmall)

/**
 * The index of the last exercise whose movement (a push, a pull, a squat or a hinge) an earlier exercise
 * already covers.
 */
function lastDoubled(parts: readonly NextPart[]): number {
  const kinds = parts.map(kindOf)
  return kinds.findLastIndex((kind, place) => kind !== null && kinds.indexOf(kind) !== place)
}

/**
 * The index of the last leg exercise if there are several; otherwise of the last exercise that isn't for the
 * legs or, if there is none, of the last exercise.
 */
function last(parts: readonly NextPart[]): number {
  const legs = parts.flatMap(({ exercise }, place) => (isHeavyLegs(exercise) ? [place] : []))
  if (legs.length > 1) return legs.at(-1) ?? -1
  const other = parts.findLastIndex(({ exercise }) => !isHeavyLegs(exercise))
  return other >= 0 ? other : parts.length - 1
}

function kindOf({ exercise }: NextPart): "push" | "pull" | "squat" | "hinge" | null {
  const slot = slotOf(exercise)
  if (slot === "press" || slot === "overhead") return "push"
  if (slot === "row" || slot === "pulldown") return "pull"
  return slot === "squat" || slot === "hinge" ? slot : null
}

function withFewerSets(parts: readonly NextPart[]): NextPart[] | null {
  const most = Math.max(...parts.map(({ part }) => part.sets))
  if (most <= fewestSets) return null
  const place = parts.findLastIndex(({ part }) => part.sets === most)
  return parts.map((each, index) =>
    index === place ? { ...each, part: { ...each.part, sets: most - 1 } } : each,
  )
}
