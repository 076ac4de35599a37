import { formatDay } from "#domain/days/day-text.ts"
import { addDays } from "#domain/days/local-day.ts"
import { plural } from "#domain/text/formats.ts"

const aMonday = "2024-01-01"

/** The wording of a library program's page. */
export const sentences = {
  back: "Programs",
  daysAWeek: (days: number) => `${days} ${plural(days, { one: "day", other: "days" })} a week`,
  minutes: "min",
  by: (by: string) => `${by}.`,
  day: (name: string) => (/^[\dA-Z]$/.test(name) ? `Day ${name}` : name),
  weekday: (weekday: number) => formatDay(addDays(aMonday, weekday), "weekday"),
  inWeek: (week: number, sets: string) => `Week ${week}: ${sets}`,
  otherWeeks: (weeks: number) => (weeks === 2 ? "Week 2" : `Weeks 2 to ${weeks}`),
  thenSession: "; next session ",
  needs: (needs: string) => `Needs ${needs}.`,
  setUp: "Set it up",
  asText: "As text",
  failed: "Failed to load the exercises, so this program can’t be shown.",
}
