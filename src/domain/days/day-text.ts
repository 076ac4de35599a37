import { figuresOf, type LocalDay, weekdayOf } from "./local-day.ts"

interface WrittenDay {
  weekday: string
  month: string
  date: number
  year: number
}

/** The days of a week in their order. */
export const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
]
const short = (name: string) => name.slice(0, 3)

// The app writes English. What the platform has for it takes 2 ms of a phone's time for each of a month's 42 days.
const styles = {
  /** "Friday, November 21, 2025" */
  full: ({ weekday, month, date, year }: WrittenDay) => `${weekday}, ${month} ${date}, ${year}`,
  /** "Friday, Nov 21, 2025" */
  long: ({ weekday, month, date, year }: WrittenDay) => `${weekday}, ${short(month)} ${date}, ${year}`,
  /** "Nov 21, 2025" */
  short: ({ month, date, year }: WrittenDay) => `${short(month)} ${date}, ${year}`,
  /** "Friday, Nov 21" */
  weekdayAndDay: ({ weekday, month, date }: WrittenDay) => `${weekday}, ${short(month)} ${date}`,
  /** "Nov 21" */
  monthAndDay: ({ month, date }: WrittenDay) => `${short(month)} ${date}`,
  /** "November 2025" */
  monthAndYear: ({ month, year }: WrittenDay) => `${month} ${year}`,
  /** "November" */
  month: ({ month }: WrittenDay) => month,
  /** "Nov" */
  shortMonth: ({ month }: WrittenDay) => short(month),
  /** "Fri" */
  shortWeekday: ({ weekday }: WrittenDay) => short(weekday),
}

/** Writes a day for people. */
export function formatDay(day: LocalDay, style: keyof typeof styles): string {
  const [year, month, date] = figuresOf(day)
  const weekday = weekdays[weekdayOf(day)] ?? ""
  return styles[style]({ weekday, month: months[month - 1] ?? "", date, year })
}
