import * as z from "zod/mini"
import { addDays, addMonths, firstOfMonth, type LocalDay, mondayOf } from "#domain/days/local-day.ts"

/** What a day, or the week or month that starts with it, amounts to. */
export interface DayValue {
  day: LocalDay
  value: number
}

const pairs = z.array(z.tuple([z.string(), z.number()]))
const liftSchema = z.object({
  lifts: z.array(z.object({ id: z.string(), name: z.string() })),
  lift: z.nullable(z.string()),
  days: pairs,
})

/** A lift's estimated maxima in kg, oldest first, and the lifts that can be asked for. */
export interface LiftProgress {
  lifts: { id: string; name: string }[]
  lift: string | null
  days: DayValue[]
}

/** Reads what `body_weight_days` answers: kilograms by day. Throws when it is something else. */
export function readDayValues(answer: unknown): DayValue[] {
  return z.parse(pairs, answer).map(([day, value]) => ({ day, value }))
}

/** Reads what `lift_progress` answers. Throws when it is something else. */
export function readLiftProgress(answer: unknown): LiftProgress {
  const { lifts, lift, days } = z.parse(liftSchema, answer)
  return { lifts, lift, days: days.map(([day, value]) => ({ day, value })) }
}

/** Every week from the first that has a value to this one: a week without any is zero. */
export function everyWeek(weeks: readonly DayValue[], today: LocalDay): DayValue[] {
  return filled(weeks, mondayOf(today), (day) => addDays(day, 7))
}

/** Every month from the first that has a value to this one: a month without any is zero. */
export function everyMonth(months: readonly DayValue[], today: LocalDay): DayValue[] {
  return filled(months, firstOfMonth(today), (day) => addMonths(day, 1))
}

function filled(values: readonly DayValue[], last: LocalDay, next: (day: LocalDay) => LocalDay): DayValue[] {
  const byDay = new Map(values.map(({ day, value }) => [day, value]))
  const all: DayValue[] = []
  for (let day = values[0]?.day ?? "9999-12-31"; day <= last; day = next(day))
    all.push({ day, value: byDay.get(day) ?? 0 })
  return all
}
