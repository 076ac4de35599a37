import type { LocalDay } from "#domain/days/local-day.ts"
import { type Joint, type Pattern, tagsOf } from "./tags.ts"
import type { Exercise } from "./exercise.ts"
import { hasEnded } from "./limit-end.ts"

/** Something that a person spares or avoids: a joint, a movement, an exercise or a muscle. The others are null. */
export interface Limit {
  joint: Joint | null
  pattern: Pattern | null
  exercise_id: string | null
  muscle: string | null
  level: "spare" | "avoid"
  reason: string | null
  /** The last day on which it holds; null: until the person removes it. */
  until: LocalDay | null
}

/** A limit as it is stored. Rows that were stored before there were limits of joints and movements are avoided without an end. */
export type StoredLimit = Pick<Limit, "exercise_id" | "muscle" | "reason"> &
  Partial<Pick<Limit, "joint" | "pattern" | "level" | "until">>

/** The joints that a muscle's name stands for when a person avoids it. */
const jointsOfMuscle: ReadonlyMap<string, Joint> = new Map([
  ["shoulders", "shoulder"],
  ["lower back", "lower back"],
  ["neck", "neck"],
])

const pressing: readonly Pattern[] = ["horizontal-push", "vertical-push", "dip", "squat-press", "hold-push"]

/** Movements as people name them, by the beginnings of their words. */
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

/** The limits that hold on a day, from the stored rows. An avoided muscle that is named like a joint limits that joint too, and a reason such as "no pressing" its movements. */
export function limitsOf(rows: readonly StoredLimit[], today: LocalDay): Limit[] {
  return rows.flatMap((row) => {
    const limit: Limit = { joint: null, pattern: null, level: "avoid", until: null, ...row }
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

/** The limit that rules an exercise out; null if none does. A joint that is spared or avoided rules out what loads it much; the rest is ruled out only when avoided. */
export function rulesOut(exercise: Exercise, limits: readonly Limit[]): Limit | null {
  const { pattern, jointLoads } = tagsOf(exercise)
  const muscles = [...exercise.primary_muscles, ...exercise.secondary_muscles]
  const applies = (limit: Limit) => {
    if (limit.joint !== null) return (jointLoads?.get(limit.joint) ?? 0) >= 2
    if (limit.level === "spare") return false
    if (limit.pattern !== null) return limit.pattern === pattern
    return limit.muscle === null ? limit.exercise_id === exercise.exercise_id : muscles.includes(limit.muscle)
  }
  return limits.find(applies) ?? null
}

/** The limit for which an exercise that isn't ruled out is done with care: three reps or more in reserve, and no increase for two sessions. */
export function asksForCare(exercise: Exercise, limits: readonly Limit[]): Limit | null {
  const { pattern, jointLoads } = tagsOf(exercise)
  const muscles = [...exercise.primary_muscles, ...exercise.secondary_muscles]
  const applies = ({ level, joint, pattern: limited, muscle, exercise_id }: Limit) => {
    if (joint !== null) return level === "avoid" && (jointLoads?.get(joint) ?? 0) === 1
    if (level === "avoid") return false
    if (limited !== null) return limited === pattern
    return muscle === null ? exercise_id === exercise.exercise_id : muscles.includes(muscle)
  }
  return limits.find(applies) ?? null
}
