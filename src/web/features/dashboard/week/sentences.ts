import { formatDay } from "#domain/days/day-text.ts"
import { addDays, firstOfMonth, type LocalDay } from "#domain/days/local-day.ts"
import { titles } from "#web/coach/frame-sentences.ts"
import { sentences as week } from "#web/coach/week-sentences.ts"
import { countExercises, countWorkouts } from "#domain/text/count-words.ts"
import { writeList } from "#domain/text/formats.ts"

/** The wording for the AI Weekly Schedule. */
export const sentences = {
  title: titles.week,
  intro:
    "A seven-day plan based on your last three months, your goals and your equipment. You decide what goes on the calendar.",
  warning: "Plans from an AI can be wrong. Skip anything that hurts.",
  signedOut: "Log in to generate schedules.",
  loading: "Loading your saved schedule...",

  restDay: week.restDay,
  logged: "Logged",
  onTheCalendar: "On the calendar",
  onAnotherDay: (day: LocalDay) => `On the calendar for ${formatDay(day, "monthAndDay")}`,

  weekChoice: "Week for this plan",
  onlyTwoWeeks: "A plan goes on the calendar this week or next.",
  /** "Nov 23 – 29" */
  daysOf: (monday: LocalDay) => {
    const sunday = addDays(monday, 6)
    const isOneMonth = firstOfMonth(sunday) === firstOfMonth(monday)
    return `${formatDay(monday, "monthAndDay")} – ${isOneMonth ? Number(sunday.slice(-2)) : formatDay(sunday, "monthAndDay")}`
  },
  /** The days of the week that are over, with those that were logged. */
  daysBefore: (logged: readonly LocalDay[]) =>
    logged.length === 0
      ? "Days before today"
      : `${logged.length} logged on ${writeList(logged.map((day) => formatDay(day, "shortWeekday")))}`,
  exercises: countExercises,
  weekOf: (monday: LocalDay) => `Week of ${formatDay(monday, "monthAndDay")}`,
  dates: (monday: LocalDay) =>
    `Days are scheduled in the week shown: Monday is ${formatDay(monday, "monthAndDay")}, Sunday is ${formatDay(addDays(monday, 6), "monthAndDay")}.`,
  pastWeek: (monday: LocalDay) => `This plan was for the week of ${formatDay(monday, "long")}.`,
  planAgain: "Use This Plan Again",
  planNow: "Use It for This Week",
  planNext: "Use It for Next Week",

  save: week.save,
  saving: week.saving,
  isSaved: "Schedule Saved",
  saved: "Weekly schedule saved successfully!",
  alreadySaved: "Schedule is already saved.",
  cantSave: "Cannot save schedule: User not logged in or no schedule generated.",
  failedSave: (reason: string) => `Failed to save weekly schedule: ${reason}`,
  unreadableReply: "The server’s reply couldn’t be read.",

  schedule: "Schedule",
  scheduleAll: "Schedule All",
  scheduled: (day: string, date: LocalDay) => `${day} workout scheduled for ${formatDay(date, "short")}!`,
  scheduledAll: (count: number, monday: LocalDay) =>
    `${countWorkouts(count)} scheduled for the week of ${formatDay(monday, "monthAndDay")}.`,
  cantSchedule: "Cannot commit workout: User not logged in or schedule not saved.",
  noDateFor: (day: string) => `Could not determine date for day: ${day}`,
  skippedRestDay: (day: string) => `Skipped committing ${day}: It's a rest day.`,
  failedSchedule: (day: string, reason: string) => `Failed to commit workout for ${day}: ${reason}`,
}
