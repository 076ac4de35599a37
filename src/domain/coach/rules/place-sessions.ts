import type { Athlete } from "#domain/coach/person/athlete.ts"
import type { LocalDay } from "#domain/days/local-day.ts"
import type { TrainingDay } from "#domain/coach/person/own-training.ts"
import { type CardioDay, cardioDays, cardioSession } from "./cardio-sessions.ts"
import type { Coaching } from "./coaching.ts"
import type { Session } from "./sessions.ts"
import { isHeavyLegs } from "./slots.ts"

/** A session on a day of the week; 0 is Monday. */
export interface PlacedSession {
  weekday: number
  session: Session
}

interface Placing {
  athlete: Athlete
  coaching: Coaching
}

const heavySets = 3

/**
 * The workouts in the order in which the person rotates through them. If a lighter week ends within the days
 * being planned, the workouts in `after` apply from `after.from` onward.
 */
export interface SessionsInTurn {
  sessions: readonly Session[]
  after: { from: LocalDay; sessions: readonly Session[] } | null
}

/**
 * Puts the week's sessions on its days: strength workouts in rotation, each day's usual cardio, and no heavy
 * leg training on the day before a hard or long run.
 */
export function placeSessions(
  days: readonly (TrainingDay & { date: LocalDay })[],
  { sessions, after }: SessionsInTurn,
  { athlete, coaching }: Placing,
): PlacedSession[] {
  const known = cardioDays(athlete)
  const cardio = days.flatMap(({ weekday, kind }): (CardioDay & PlacedSession)[] => {
    const found = known.find((each) => each.weekday === weekday) ?? known[0]
    const day = kind === "cardio" && found ? { ...found, weekday } : null
    const session = day && cardioSession(day, athlete, coaching)
    return day && session ? [{ ...day, session }] : []
  })
  const hard = new Set(cardio.filter(({ kind }) => kind !== "easy").map(({ weekday }) => weekday))
  const strength = days.filter(({ kind }) => kind === "strength")
  const inTurn = strength.flatMap(({ weekday, date }, turn) => {
    const inPhase = after !== null && date >= after.from ? after.sessions : sessions
    const session = inPhase[turn % Math.max(1, inPhase.length)]
    return session ? [{ weekday, session }] : []
  })
  const taken = new Set([...cardio, ...inTurn].map(({ weekday }) => weekday))
  return [
    ...cardio.map(({ weekday, session }) => ({ weekday, session })),
    ...restedForRuns(inTurn, hard, taken),
  ]
}

/** Moves heavy leg training from the day before a hard or long run to the nearest free day. If there is none, it stays. */
function restedForRuns(
  sessions: readonly PlacedSession[],
  hard: ReadonlySet<number>,
  taken: ReadonlySet<number>,
): PlacedSession[] {
  const used = new Set(taken)
  return sessions.map(({ weekday, session }) => {
    const isBefore = (day: number) => hard.has((day + 1) % 7)
    if (!isBefore(weekday) || !hasHeavyLegs(session)) return { weekday, session }
    const [free] = [0, 1, 2, 3, 4, 5, 6]
      .filter((day) => day >= Math.min(...taken) && !used.has(day) && !isBefore(day))
      .toSorted((one, other) => Math.abs(one - weekday) - Math.abs(other - weekday))
    if (free === undefined) return { weekday, session }
    used.add(free)
    used.delete(weekday)
    return { weekday: free, session }
  })
}

const hasHeavyLegs = ({ parts }: Session) =>
  parts.some(({ exercise, part }) => isHeavyLegs(exercise) && part.sets >= heavySets)
