import { addDays, type LocalDay, mondayOf } from "#domain/days/local-day.ts"
import { roundTo } from "#domain/measures/numbers.ts"
import { levelAt, mostAt, oneRepMaxAt, pace, runLength, story } from "./progress.ts"
import { type Random, randomFrom } from "./random.ts"
import { type RoutineKey, routines, weekOf } from "./routines.ts"

/** A set that names its exercise instead of holding its id. */
interface TrainedSet {
  exercise: string
  exercise_order: number
  set_number: number
  set_type: "normal" | "warmup"
  reps?: number
  weight?: number
  duration_minutes?: number
  distance?: number
  rpe?: number
  notes?: string
}

export interface Session {
  routine: RoutineKey
  date: LocalDay
  /** An ISO timestamp. */
  started_at: string
  duration_seconds: number
  notes: string | null
  sets: TrainedSet[]
}

/** The Monday on which the story that ends on `today` begins. */
export function firstDay(today: LocalDay): LocalDay {
  return addDays(mondayOf(today), -7 * story.weeks)
}

/** All training before `today`, oldest first. Always the same for the same day. */
export function trainingUntil(today: LocalDay): Session[] {
  const first = firstDay(today)
  return Array.from({ length: 7 * (story.weeks + 1) }, (_, index) => index).flatMap((index) => {
    const date = addDays(first, index)
    const routine = weekOf(Math.floor(index / 7))[index % 7]
    if (!routine || date >= today || isMissed(index)) return []
    return [sessionOf(routine, date, index)]
  })
}

/** Some workouts are missed, but none in the first week or in the weeks of the saved plans. */
function isMissed(index: number): boolean {
  const week = Math.floor(index / 7)
  return week > 0 && week < story.weeks - 1 && randomFrom(`missed ${index}`).once(12)
}

function sessionOf(routine: RoutineKey, date: LocalDay, index: number): Session {
  const random = randomFrom(`session ${index}`)
  const day = { week: index / 7, form: random.between(0.975, 1.02), random }
  const isInjury = routine === "lowerB" && Math.floor(day.week) === story.injury
  const parts = isInjury ? routines[routine].parts.slice(0, 1) : routines[routine].parts
  const sets = parts.flatMap((part, order) =>
    setsOf(part, order === 0, day).map((set, number) => ({
      ...set,
      exercise: part.exercise,
      exercise_order: order + 1,
      set_number: number + 1,
    })),
  )
  return {
    routine,
    date,
    started_at: `${date}T${routine === "easyRun" ? "07" : "17"}:${String(Math.floor(random.between(10, 59)))}:00Z`,
    duration_seconds: Math.round(durationOf(sets) * 60 * random.between(0.92, 1.12)),
    notes: isInjury ? injuryNote : noteOf(index, random),
    sets,
  }
}

interface Form {
  week: number
  /** How well the person does on a day: above 1 on a good one. */
  form: number
  random: Random
}
type BareSet = Omit<TrainedSet, "exercise" | "exercise_order" | "set_number">

function setsOf(
  part: { exercise: string; sets: number; reps: string },
  isFirst: boolean,
  day: Form,
): BareSet[] {
  const { exercise, sets, reps } = part
  const once = oneRepMaxAt(exercise, day.week)
  if (once !== undefined) return liftedSets(once * day.form, sets, Number(reps), isFirst, day)
  const most = mostAt(exercise, day.week)
  if (most !== undefined) return sustainedSets(exercise, most * day.form, sets)
  return [exercise === "Running" ? run(day) : ride(day)]
}

/**
 * A warm-up if the exercise comes first, then sets with a few reps in reserve. Every fourth week ends on a heavy single; every seventh week is
 * light.
 */
function liftedSets(once: number, sets: number, reps: number, isFirst: boolean, day: Form): BareSet[] {
  const week = Math.floor(day.week)
  const isLight = week % 7 === 6
  const working = (once / (1 + (reps + 2) / 30)) * (isLight ? 0.85 : 1)
  const warmup: BareSet[] = [
    { set_type: "warmup", weight: loadable(working * 0.5), reps: 8 },
    { set_type: "warmup", weight: loadable(working * 0.75), reps: 4 },
  ]
  const work = Array.from({ length: isLight ? sets - 1 : sets }, (_, number): BareSet => {
    const isLast = number === sets - 1
    const set = { set_type: "normal" as const, weight: loadable(working) }
    return isLast
      ? { ...set, reps: reps - (day.random.once(3) ? 1 : 0), rpe: day.random.one([8, 8.5, 9]) }
      : { ...set, reps }
  })
  const isUsedToIt = week > story.split && week !== story.recovered
  const isHeavy = isFirst && reps <= 5 && week % 4 === 3 && isUsedToIt && !isLight
  const single: BareSet = { set_type: "normal", weight: loadable(once * 0.96), reps: 1, rpe: 9 }
  return [...(isFirst ? warmup : []), ...work, ...(isHeavy ? [single] : [])]
}

/** Sets without a weight: as many repetitions, or as long, as strength allows, and less with each set. */
function sustainedSets(exercise: string, most: number, sets: number): BareSet[] {
  return Array.from({ length: sets }, (_, number): BareSet => {
    const left = most * (1 - 0.12 * number)
    return exercise === "Plank"
      ? { set_type: "normal", duration_minutes: roundTo(left, 2) }
      : { set_type: "normal", reps: Math.max(1, Math.round(left)) }
  })
}

function run(day: Form): BareSet {
  const distance = roundTo(levelAt(runLength, day.week) * day.random.between(0.85, 1.15), 2)
  const duration_minutes = roundTo((distance * levelAt(pace, day.week)) / day.form, 1)
  return { set_type: "normal", distance, duration_minutes }
}

function ride(day: Form): BareSet {
  return { set_type: "normal", distance: roundTo(day.random.between(7, 9), 1), duration_minutes: 20 }
}

/** Rounds to a weight that can be loaded on a bar or taken from a rack. */
function loadable(kilograms: number): number {
  const step = kilograms < 30 ? 1 : 2.5
  return Math.max(step, Math.round(kilograms / step) * step)
}

/** Minutes: three per set plus timed work, warming up and tidying away. */
function durationOf(sets: BareSet[]): number {
  const lasting = sets.reduce((sum, set) => sum + (set.duration_minutes ?? 0), 0)
  const isRun = sets.length === 1
  return isRun ? lasting + 2 : lasting + 8 + 3 * sets.length
}

const injuryNote = "Pulled something in my lower back on the second set. Stopped there."
const weekNotes: Record<number, string> = {
  0: "First day. Light, to learn the movements.",
  [story.split]: "Four days a week from now on.",
  [story.backFromHoliday]: "Two weeks away. Everything is heavy.",
  [story.easyAfterInjury]: "Nothing that hurts. The physio says four weeks.",
  [story.recovered]: "The bar again, light and slow.",
}
const notes = [
  "Slept badly, still moved well.",
  "Gym was full, short rests.",
  "Felt strong today.",
  "Legs still sore from Tuesday.",
  "Grip gave out before the back did.",
  "New shoes.",
] as const

function noteOf(index: number, random: Random): string | null {
  const marked = index % 7 === 0 ? weekNotes[index / 7] : undefined
  return marked ?? (random.once(6) ? random.one(notes) : null)
}
