import { formatDay } from "#domain/days/day-text.ts"
import type { LocalDay } from "#domain/days/local-day.ts"
import { sentences as editing } from "./sentences.ts"

/** The wording of the table of upcoming sessions. */
export const sentences = {
  title: "If all goes well",
  week: editing.week,
  date: "Date",
  topSet: editing.topSet,
  unit: editing.unit,
  plates: "Rounded to the nearest weight your plates make; if two are equally near, to the lighter one.",
  /** The weeks of a row, counting from 0. */
  weeks: (from: number, to: number, weeks: number | null) =>
    spanText(weekText(from, weeks), weekText(to, weeks)),
  days: (from: LocalDay, to: LocalDay) =>
    spanText(formatDay(from, "monthAndDay"), formatDay(to, "monthAndDay")),
}

const spanText = (from: string, to: string) => (from === to ? from : `${from} to ${to}`)

const weekText = (week: number, weeks: number | null) =>
  weeks === null || week < weeks
    ? `${week + 1}`
    : `${(week % weeks) + 1}, cycle ${Math.floor(week / weeks) + 1}`
