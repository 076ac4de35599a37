import { adHocName } from "#domain/text/ad-hoc-name.ts"
import { formatDay } from "#domain/days/day-text.ts"
import { plural, writeList } from "#domain/text/formats.ts"
import { addDays, type LocalDay } from "#domain/days/local-day.ts"

/** The sentences of the dashboard. */
export const sentences = {
  startRoutine: "Start a Routine",
  loading: "Loading",
  signedOut: "Please log in.",

  /** Today's workouts, by name. */
  today: (logged: readonly string[], scheduled: readonly string[]) => {
    if (logged.length + scheduled.length === 0) return "Nothing logged or scheduled today."
    const parts = [
      ...(logged.length > 0 ? [`Logged: ${writeList(logged)}.`] : []),
      ...(scheduled.length > 0 ? [`Scheduled: ${writeList(scheduled)}.`] : []),
    ]
    return parts.join(" ")
  },

  underWay: (name: string | null) => `Under way: ${name ?? "a workout"}.`,

  loadingDay: "Loading workout details...",
  emptyDay: "No workout logged or scheduled on this date.",
  trainedBefore: "Trained with another app before?",
  importHistory: "Import My History",
  orARoutine: "Or one of your routines:",
  noDaySelected: "Select a day to see its workouts.",
  noNumbers: "No sets in this log.",

  onThisDevice: "Saved on this device",
  needsYou: "Needs you",
  adHoc: adHocName,
  unknownTemplate: "Unknown Template",
  unknownExercise: "Unknown Exercise",
  untitledGoal: "Untitled Goal",
  notAvailable: "N/A",
  planUnreadable: "This day's plan can't be read. You can still log it, or remove it.",

  logDeleted: "Workout log deleted successfully!",
  logDeletedHereOnly: "Workout log deleted successfully! It is still on Strava: delete it there too.",
  scheduleRemoved: "Scheduled workout removed successfully!",
  confirmDeleteLog: (day: LocalDay) =>
    `Are you sure you want to delete the workout log for ${formatDay(day, "short")}? This action cannot be undone.`,
  confirmRemoveSchedule: (day: LocalDay) =>
    `Are you sure you want to remove the scheduled workout for ${formatDay(day, "short")}?`,

  logPlan: (plan: string) => `Log ${plan}`,
  moveTo: (plan: string) => `Move ${plan} to another day`,
  carry: (plan: string) => `Carry ${plan} to another day`,
  carryHint: "Drag it to a day of the calendar, or press Enter and choose one with the arrow keys",
  carriedTo: (plan: string, day: LocalDay) => `${plan} is held over ${formatDay(day, "full")}.`,
  noSuchDay: "Choose a day.",
  moved: (plan: string, day: LocalDay) => `${plan} moved to ${formatDay(day, "long")}.`,
  failedMove: (reason: string) => `Failed to move the scheduled workout: ${reason}`,
  alreadyThere: "It is on that day already.",
  alreadyGone: "It is no longer scheduled.",

  week: "A seven-day plan from your last three months, your goals and your equipment. You decide what goes on the calendar.",
  weekDates: (monday: LocalDay) =>
    `Each day goes on its date in the week shown: Monday means ${formatDay(monday, "monthAndDay")}, Sunday means ${formatDay(addDays(monday, 6), "monthAndDay")}.`,
  weekWarning: "Plans from an AI can be wrong. Skip anything that hurts.",
  weekSignedOut: "Log in to generate schedules.",
  loadingWeek: "Loading your saved schedule...",
  restDay: "Rest Day",
  weekOf: (monday: LocalDay) => `Week of ${formatDay(monday, "monthAndDay")}`,
  pastWeek: (monday: LocalDay) => `This plan was for the week of ${formatDay(monday, "long")}.`,
  weekChoice: "Week of the plan",
  planAgain: "Use This Plan Again",
  planNow: "Use It for This Week",
  planNext: "Use It for Next Week",
  onTheCalendar: "On the calendar",
  onAnotherDay: (day: LocalDay) => `On the calendar on ${formatDay(day, "monthAndDay")}`,
  weekSaved: "Weekly schedule saved successfully!",
  weekAlreadySaved: "Schedule is already saved.",
  committed: (day: string, date: LocalDay) => `${day} workout scheduled for ${formatDay(date, "short")}!`,
  committedAll: (count: number, monday: LocalDay) =>
    `${plural(count, { one: "1 workout", other: `${count} workouts` })} scheduled for the week of ${formatDay(monday, "monthAndDay")}.`,
  scheduleAll: "Schedule All",
  cantSaveWeek: "Cannot save schedule: User not logged in or no schedule generated.",
  unreadableReply: "The reply could not be read.",
  failedSaveWeek: (reason: string) => `Failed to save weekly schedule: ${reason}`,
  cantCommit: "Cannot commit workout: User not logged in or schedule not saved.",
  noDateFor: (day: string) => `Could not determine date for day: ${day}`,
  skippedRestDay: (day: string) => `Skipped committing ${day}: It's a rest day.`,
  failedCommit: (day: string, reason: string) => `Failed to commit workout for ${day}: ${reason}`,
  failedWeek: (reason: string) => `Could not load saved schedule: ${reason}`,
  unexpectedWeek: "An unexpected error occurred while loading your saved schedule.",

  failedRoutines: "Failed to load workouts.",
  failedDays: "Failed to load workout days.",
  failedCommitments: "Failed to load committed workouts.",
  failedGoals: "Failed to load active goals.",
  notHere: "It is not on this device. Connect to the internet to see it.",
  failedDay: "Failed to load workout details for this date.",
  failedDeleteLog: (reason: string) => `Failed to delete workout log: ${reason}`,
  failedRemoveSchedule: (reason: string) => `Failed to remove scheduled workout: ${reason}`,
  cantDeleteLog: "User not logged in or no workout log selected.",
  cantRemoveSchedule: "User not logged in or no committed workout selected.",
  failedRestoreSchedule: (reason: string) => `Failed to put the scheduled workout back: ${reason}`,
}
