import { dayFormat } from "#domain/text/formats.ts"
import { type LocalDay, midnightOf } from "./local-day.ts"

const styles = {
  /** "Friday, November 21, 2025" */
  full: dayFormat({ weekday: "long", year: "numeric", month: "long", day: "numeric" }),
  /** "Friday, Nov 21, 2025" */
  long: dayFormat({ weekday: "long", year: "numeric", month: "short", day: "numeric" }),
  /** "Nov 21, 2025" */
  short: dayFormat({ year: "numeric", month: "short", day: "numeric" }),
  /** "Friday, Nov 21" */
  weekdayAndDay: dayFormat({ weekday: "long", month: "short", day: "numeric" }),
  /** "Nov 21" */
  monthAndDay: dayFormat({ month: "short", day: "numeric" }),
  /** "November 2025" */
  monthAndYear: dayFormat({ month: "long", year: "numeric" }),
  /** "November" */
  month: dayFormat({ month: "long" }),
  /** "Nov" */
  shortMonth: dayFormat({ month: "short" }),
  /** "Friday" */
  weekday: dayFormat({ weekday: "long" }),
  /** "Fri" */
  shortWeekday: dayFormat({ weekday: "short" }),
}

/** Formats a day for people. */
export function formatDay(day: LocalDay, style: keyof typeof styles): string {
  return styles[style](midnightOf(day))
}
