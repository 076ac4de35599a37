import * as z from "zod/mini"
import { addDays, addMonths, type LocalDay } from "#domain/days/local-day.ts"

/** The value of a day, or of the week or month that starts on that day. */
export interface DayValue {
  day: LocalDay
  value: number
}

const pairs = z.array(z.tuple([z.string(), z.number()]))
const liftSchema = z.object({
  lifts: z.array(z.object({ id: z.string(), name: z.string() })),
  lift: z.nullable(z.string()),
  // Data stored by earlier releases doesn't have this field.
  before: z.nullish(z.number()),
  days: pairs,
})

/** A lift's estimated 1RMs in kg, oldest first, and the lifts to choose from. */
export interface LiftProgress {
  lifts: { id: string; name: string }[]
  lift: string | null
  /** The lift's best estimated 1RM before the first requested day; null if there is none. */
  before: number | null
  days: DayValue[]
}

/** Parses the result of `body_weight_days`: kilograms by day. Throws if it has a different shape. */
export function readDayValues(answer: unknown): DayValue[] {
  return z.parse(pairs, answer).map(([day, value]) => ({ day, value }))
}

/** Parses the result of `lift_progress`; throws if it has a different shape. */
export function readLiftProgress(answer: unknown): LiftProgress {
  const { lifts, lift, before = null, days } = z.parse(liftSchema, answer)
  return { lifts, lift, before, days: days.map(([day, value]) => ({ day, value })) }
}

/**
 * Fills in every week from the first one with a value to the current one; missing weeks are zero. Every week starts on the same day as the first
 * one.
 */
export function everyWeek(weeks: readonly DayValue[], today: LocalDay): DayValue[] {
  return fillGaps(weeks, today, (day) => addDays(day, 7))
}

/** Fills in every month from the first one with a value to the current one; missing months are zero. */
export function everyMonth(months: readonly DayValue[], today: LocalDay): DayValue[] {
  return fillGaps(months, today, (day) => addMonths(day, 1))
}

function fillGaps(
  values: readonly DayValue[],
  last: LocalDay,
  next: (day: LocalDay) => LocalDay,
): DayValue[] {
  const byDay = new Map(values.map(({ day, value }) => [day, value]))
  const all: DayValue[] = []
  for (let day = values[0]?.day ?? "9999-12-31"; day <= last; day = next(day))
    all.push({ day, value: byDay.get(day) ?? 0 })
  return all
}
