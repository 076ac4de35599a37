import * as z from "zod/mini"
import type { LocalDay } from "#domain/days/local-day.ts"

const figure = z.nullish(z.number())
const sessionSchema = z.object({
  log_id: z.string(),
  day: z.string(),
  weight_kg: figure,
  one_rep_max_kg: figure,
  reps: figure,
  km: figure,
  minutes: figure,
  volume_kg: figure,
})

/** The figures of one session with an exercise; figures that the session doesn't have are left out. */
export type ExerciseSession = z.infer<typeof sessionSchema>

/** The names of a session's values that can be a record, the most meaningful first. `volume_kg` is the session's whole volume. */
export const figures = ["one_rep_max_kg", "weight_kg", "reps", "km", "minutes", "volume_kg"] as const
export type Figure = (typeof figures)[number]

export interface DatedRecord {
  figure: Figure
  value: number
  /** The first day on which the value was reached. */
  day: LocalDay
  log_id: string
}

export interface FigurePoint {
  day: LocalDay
  value: number
  isRecord: boolean
}

/** Parses the result of `exercise_progress`, oldest first; throws if it has a different shape. */
export function exerciseSessionsOf(answer: unknown): ExerciseSession[] {
  return z.parse(z.array(sessionSchema), answer)
}

/** The best value of each figure (such as the weight), with the first day that reached it. */
export function recordsOver(sessions: readonly ExerciseSession[]): DatedRecord[] {
  return figuresOf(sessions).flatMap((figure) => {
    const reached = sessions.flatMap(({ day, log_id, [figure]: value }) =>
      typeof value === "number" ? [{ figure, value, day, log_id }] : [],
    )
    return reached.toSorted((one, other) => other.value - one.value).slice(0, 1)
  })
}

/** The figures that at least one session has, the most meaningful first. */
export function figuresOf(sessions: readonly ExerciseSession[]): Figure[] {
  return figures.filter((each) => sessions.some((session) => session[each]))
}

/**
 * One point per day with the day's best value, oldest first. The first one to reach the overall best is
 * marked as the record.
 */
export function pointsOf(sessions: readonly ExerciseSession[], shown: Figure): FigurePoint[] {
  const best = new Map<LocalDay, number>()
  for (const session of sessions) {
    const value = session[shown]
    if (typeof value === "number") best.set(session.day, Math.max(value, best.get(session.day) ?? value))
  }
  const points = [...best]
  const record = Math.max(...best.values())
  const first = points.findIndex(([, value]) => value === record)
  return points.map(([day, value], index) => ({ day, value, isRecord: index === first }))
}
