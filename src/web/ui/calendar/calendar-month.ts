import { formatDay } from "#domain/days/day-text.ts"
import { addDays, addMonths, firstOfMonth, lastOfMonth, type LocalDay } from "#domain/days/local-day.ts"
import { type WeekStart, weekStartOf } from "#domain/days/week-start.ts"

/** A cell of the calendar: the day, its number, its accessible name, and whether it belongs to a neighboring month. */
export interface SheetDay {
  day: LocalDay
  figure: number
  spoken: string
  outside: boolean
}

/** The weeks that cover the month of `day`, each starting on `startsOn`, a day of the week. */
export function sheetOf(day: LocalDay, startsOn: WeekStart): SheetDay[][] {
  const first = firstOfMonth(day)
  const last = lastOfMonth(day)
  const weeks: SheetDay[][] = []
  for (let week = weekStartOf(first, startsOn); week <= last; week = addDays(week, 7))
    weeks.push(Array.from({ length: 7 }, (_, index) => sheetDay(addDays(week, index), first, last)))
  return weeks
}

/** One week as the calendar's only row, even if the week spans two months. */
export function sheetOfWeek(first: LocalDay): SheetDay[][] {
  const last = addDays(first, 6)
  return [Array.from({ length: 7 }, (_, index) => sheetDay(addDays(first, index), first, last))]
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
export function dayAfterKey(
  day: LocalDay,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  startsOn: WeekStart,
): LocalDay | undefined {
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
      return weekStartOf(day, startsOn)
    case "End":
      return addDays(weekStartOf(day, startsOn), 6)
    case "PageUp":
      return addMonths(day, shiftKey ? -12 : -1)
    case "PageDown":
      return addMonths(day, shiftKey ? 12 : 1)
    default:
      return undefined
  }
}
