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

/** The session as far as it fits the minutes: small muscles are dropped first, then the last exercises, then sets; those of a prescription stay two or more. */
export function withinMinutes(session: Session, minutes: number | null): Session {
  let { parts } = session
  if (minutes === null || parts.every(({ exercise }) => exercise.exercise_type === "cardio")) return session
  while (minutesOf(parts) > minutes) {
    const shorter = withoutOne(parts) ?? withFewerSets(parts)
    if (shorter === null) break
    parts = shorter
  }
  return { ...session, parts }
}

function withoutOne(parts: NextPart[]): NextPart[] | null {
  if (parts.length <= fewestParts) return null
  const small = parts.findLastIndex(isSmall)
  const drop = small >= 0 ? small : lastDispensable(parts)
  return parts.filter((_, place) => place !== (drop >= 0 ? drop : parts.length - 1))
}

/** The last of those that do what another does too: a push, a pull or legs; else the last that isn't legs. */
function lastDispensable(parts: readonly NextPart[]): number {
  const kinds = parts.map(kindOf)
  const doubled = kinds.findLastIndex((kind, place) => kind !== null && kinds.indexOf(kind) !== place)
  return doubled >= 0 ? doubled : parts.findLastIndex(({ exercise }) => !isHeavyLegs(exercise))
}

function kindOf({ exercise }: NextPart): "push" | "pull" | "legs" | null {
  const slot = slotOf(exercise)
  if (slot === "press" || slot === "overhead") return "push"
  if (slot === "row" || slot === "pulldown") return "pull"
  return isHeavyLegs(exercise) ? "legs" : null
}

function withFewerSets(parts: readonly NextPart[]): NextPart[] | null {
  const most = Math.max(...parts.map(({ part }) => part.sets))
  if (most <= fewestSets) return null
  const place = parts.findLastIndex(({ part }) => part.sets === most)
  return parts.map((each, index) =>
    index === place ? { ...each, part: { ...each.part, sets: most - 1 } } : each,
  )
}
