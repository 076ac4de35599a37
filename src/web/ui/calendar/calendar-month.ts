import { formatDay } from "#domain/days/day-text.ts"
import {
  addDays,
  addMonths,
  firstOfMonth,
  lastOfMonth,
  type LocalDay,
  mondayOf,
} from "#domain/days/local-day.ts"

/** A cell of the calendar: the day, its number, its accessible name, and whether it belongs to a neighboring month. */
export interface SheetDay {
  day: LocalDay
  figure: number
  spoken: string
  outside: boolean
}

/** The weeks, Monday to Sunday, that cover the month of `day`. */
export function sheetOf(day: LocalDay): SheetDay[][] {
  const first = firstOfMonth(day)
  const last = lastOfMonth(day)
  const weeks: SheetDay[][] = []
  for (let monday = mondayOf(first); monday <= last; monday = addDays(monday, 7))
    weeks.push(Array.from({ length: 7 }, (_, index) => sheetDay(addDays(monday, index), first, last)))
  return weeks
}

/** One week as the calendar's only row, even if the week spans two months. */
export function sheetOfWeek(monday: LocalDay): SheetDay[][] {
  const sunday = addDays(monday, 6)
  return [Array.from({ length: 7 }, (_, index) => sheetDay(addDays(monday, index), monday, sunday))]
}

function sheetDay(day: LocalDay, first: LocalDay, last: LocalDay): SheetDay {
  return {
    day,
    figure: Number(day.slice(-2)),
    spoken: formatDay(day, "full"),
    outside: day < first || day > last,
  }
}

/** The day to which a key moves the cursor in the calendar grid; undefined for other keys. */
export function dayAfterKey(day: LocalDay, key: string, shift: boolean): LocalDay | undefined {
  switch (key) {
    case "ArrowLeft":
      return addDays(day, -1)
    case "ArrowRight":
      return addDays(day, 1)
    case "ArrowUp":
      return addDays(day, -7)
    case "ArrowDown":
      return addDays(day, 7)
    case "Home":
      return mondayOf(day)
    case "End":
      return addDays(mondayOf(day), 6)
    case "PageUp":
      return addMonths(day, shift ? -12 : -1)
    case "PageDown":
      return addMonths(day, shift ? 12 : 1)
    default:
      return undefined
  }
}
