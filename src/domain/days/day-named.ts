import { formatDay } from "./day-text.ts"
import { addDays, firstOfMonth, isDay, type LocalDay } from "./local-day.ts"

const shortestName = 3

/**
 * Parses a day: "today", "yesterday", "tomorrow", "monday" (the most recent one), "nov 20" or "20 november" (of this year), "2026-11-20". Returns
 * null for anything else.
 */
export function dayNamed(text: string, today: LocalDay): LocalDay | null {
  const name = text.trim().toLowerCase()
  if (isDay(name)) return name
  return nearDay(name, today) ?? weekdayNamed(name, today) ?? dateNamed(name, today)
}

function nearDay(words: string, today: LocalDay): LocalDay | null {
  if (words === "today") return today
  if (words === "yesterday") return addDays(today, -1)
  return words === "tomorrow" ? addDays(today, 1) : null
}

function weekdayNamed(words: string, today: LocalDay): LocalDay | null {
  if (words.length < shortestName) return null
  const days = Array.from({ length: 7 }, (_, index) => addDays(today, -index))
  return days.find((day) => formatDay(day, "weekday").toLowerCase().startsWith(words)) ?? null
}

function dateNamed(words: string, today: LocalDay): LocalDay | null {
  const [, before, name, after] = /^(\d{1,2})?\.?\s*(\p{L}{3,})\.?\s*(\d{1,2})?$/u.exec(words) ?? []
  const date = Number(before ?? after)
  if (name === undefined || (before === undefined) === (after === undefined)) return null
  const year = today.slice(0, 4)
  const months = Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, "0")}-01`)
  const month = months.find((first) => formatDay(first, "month").toLowerCase().startsWith(name))
  if (month === undefined) return null
  const day = addDays(month, date - 1)
  return firstOfMonth(day) === month ? day : null
}
