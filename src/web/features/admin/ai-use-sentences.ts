import { formatDay } from "#domain/days/day-text.ts"
import type { LocalDay } from "#domain/days/local-day.ts"
import { writeNumber } from "#domain/text/formats.ts"
import { writeCount } from "./sentences.ts"

/** The wording for AI use. */
export const sentences = {
  requestsThisMonth: "Requests this month",
  tokens: "Tokens",
  failedRequests: "Failed",
  requestsPerDay: "Requests per day",
  daySentence: (today: number, average: number) =>
    `${writeCount(today)} so far today. Two-week average: ${writeNumber(average, 1)} per day.`,
  day: "Day",
  requests: "Requests",
  dayFull: (day: LocalDay) => formatDay(day, "short"),
  dayShort: (day: LocalDay) => formatDay(day, "monthAndDay"),
  todayByPerson: "Today by person",
  perPerson: (limit: number) => `${writeCount(limit)} per person per day`,
  person: "Person",
  used: "Used",
  left: "Left",
  noneLeft: "none until midnight (UTC)",
  noneToday: "No requests today.",
  allowance: "AI_DAILY_LIMIT sets the limit. Requests to the built-in coach aren’t counted.",
}
