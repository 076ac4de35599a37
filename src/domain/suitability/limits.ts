import type { LocalDay } from "#domain/days/local-day.ts"
import { type Joint, type Pattern, tagsOf } from "./tags.ts"
import type { Exercise } from "./exercise.ts"
import { hasEnded } from "./limit-end.ts"

/**
 * Something that a person goes easy on (`spare`) or avoids: a joint, a movement, an exercise or a muscle.
 * Only one of the four columns is set; the other three are null.
 */
export interface Limit {
  joint: Joint | null
  pattern: Pattern | null
  exercise_id: string | null
  muscle: string | null
  level: "spare" | "avoid"
  reason: string | null
  /** The last day on which the limit holds; null if it holds until the person removes it. */
  until: LocalDay | null
  /** The day on which the person set it; missing if unknown. */
  since?: LocalDay
}

/**
 * A limit as it is stored. Rows stored before joints and movements could be limited have no level and no end;
 * what they name is avoided for good.
 */
export type StoredLimit = Pick<Limit, "exercise_id" | "muscle" | "reason"> &
  Partial<Pick<Limit, "joint" | "pattern" | "level" | "until">> & {
    /** When the limit was set. Responses that an earlier release stored on the device don't have it. */
    created_at?: string
  }

/** The joint that a person means by avoiding a muscle of this name. */
const jointsOfMuscle: ReadonlyMap<string, Joint> = new Map([
  ["shoulders", "shoulder"],
  ["lower back", "lower back"],
  ["neck", "neck"],
])

const pressing: readonly Pattern[] = ["horizontal-push", "vertical-push", "dip", "squat-press", "hold-push"]

/** How people name movements, as the beginnings of words. */
const movements: readonly (readonly [RegExp, readonly Pattern[]])[] = [
  [/press|push/, [...pressing, "clean-press"]],
  [/overhead/, ["vertical-push", "squat-press", "clean-press", "snatch"]],
  [/dip/, ["dip"]],
  [/row/, ["horizontal-pull"]],
  [/pull[- ]?(?:up|down)|chin/, ["vertical-pull"]],
  [/squat/, ["squat", "squat-press", "squat-hold"]],
  [/lung/, ["lunge"]],
  [/deadlift|hing/, ["hinge", "hinge-power"]],
  [/jump|plyo/, ["jump", "impact-cardio"]],
  [/run/, ["run"]],
]

/**
 * The limits that hold on a day. Avoiding a muscle that shares a joint's name limits the joint too, and a reason such as "no pressing" limits those
 * movements.
 */
export function limitsOf(rows: readonly StoredLimit[], today: LocalDay): Limit[] {
  return rows.flatMap(({ created_at, ...row }) => {
    const since = created_at?.slice(0, "yyyy-MM-dd".length)
    const limit: Limit = {
      joint: null,
      pattern: null,
      level: "avoid",
      until: null,
      ...row,
      ...(since && { since }),
    }
    if (hasEnded(limit, today)) return []
    const more = { ...limit, exercise_id: null, muscle: null }
    const joint = limit.muscle === null ? undefined : jointsOfMuscle.get(limit.muscle)
    return [
      limit,
      ...(joint ? [{ ...more, joint }] : []),
      ...patternsRuledOut(limit.reason).map((pattern) => ({ ...more, joint: null, pattern })),
    ]
  })
}

/** The movements that a reason rules out: those named after "no", "without" or "avoid", up to the end of the clause. */
function patternsRuledOut(reason: string | null): Pattern[] {
  const clauses = (reason ?? "").toLowerCase().matchAll(/\b(?:no|without|avoid|never)\b([^.,;!?]*)/g)
  const found = [...clauses].flatMap(([, clause = ""]) =>
    movements.flatMap(([words, patterns]) =>
      new RegExp(`\\b(?:${words.source})`).test(clause) ? patterns : [],
    ),
  )
  return [...new Set(found)]
}

/** Whether a limit names an exercise: the exercise itself, or a muscle that it trains, even as a secondary one. */
function isAbout(
  { exercise_id, muscle }: Pick<Limit, "exercise_id" | "muscle">,
  exercise: Exercise,
): boolean {
  return muscle === null
    ? exercise_id === exercise.exercise_id
    : exercise.primary_muscles.includes(muscle) || exercise.secondary_muscles.includes(muscle)
}

/**
 * The limit that rules an exercise out; null if none does. A limited joint rules out exercises that load it heavily, even if the person only goes
 * easy on it. Everything else is ruled out only if it is avoided.
 */
export function rulesOut(exercise: Exercise, limits: readonly Limit[]): Limit | null {
  const { pattern, jointLoads } = tagsOf(exercise)
  const applies = (limit: Limit) => {
    if (limit.joint !== null) return (jointLoads?.get(limit.joint) ?? 0) >= 2
    if (limit.level === "spare") return false
    if (limit.pattern !== null) return limit.pattern === pattern
    return isAbout(limit, exercise)
  }
  return limits.find(applies) ?? null
}

/** The limit that calls for care with an exercise that isn't ruled out: at least three reps in reserve, and no increase at first. Null if there is none. */
export const asksForCare = (exercise: Exercise, limits: readonly Limit[]): Limit | null =>
  limitsToHeed(exercise, limits)[0] ?? null

const sessionsHeld = 2

/**
 * Whether the load of an exercise that needs care because of a limit must not go up: until two sessions have
 * followed the day on which each such limit was set, or for as long as it holds if that day isn't known.
 * `days` are those of the last sessions.
 */
export function isHeld(exercise: Exercise, limits: readonly Limit[], days: readonly LocalDay[]): boolean {
  return limitsToHeed(exercise, limits).some(
    ({ since }) => since === undefined || days.filter((day) => day > since).length < sessionsHeld,
  )
}

function limitsToHeed(exercise: Exercise, limits: readonly Limit[]): Limit[] {
  const { pattern, jointLoads } = tagsOf(exercise)
  const applies = (limit: Limit) => {
    const { level, joint } = limit
    if (joint !== null) return level === "avoid" && (jointLoads?.get(joint) ?? 0) === 1
    if (level === "avoid") return false
    return limit.pattern === null ? isAbout(limit, exercise) : limit.pattern === pattern
  }
  return limits.filter(applies)
}
