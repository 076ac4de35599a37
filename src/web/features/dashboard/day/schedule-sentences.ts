import { formatDay } from "#domain/days/day-text.ts"
import type { LocalDay } from "#domain/days/local-day.ts"

/** The wording for logging, moving and removing a scheduled workout. */
export const scheduleSentences = {
  kinds: { cardio: "Cardio:", strength: "Strength:" },
  logThis: "Log This Workout",
  log: (plan: string) => `Log ${plan}`,

  move: "Move",
  moveTo: (plan: string) => `Move ${plan} to another day`,
  dragHint: "Drag to a day on the calendar, or press Enter and use the arrow keys",
  draggedTo: (plan: string, day: LocalDay) => `Moving ${plan} to ${formatDay(day, "full")}.`,
  moveChoice: (day: LocalDay, isToday: boolean) => `${isToday ? "Today, " : ""}${formatDay(day, "long")}`,
  otherDay: "Another day",
  noSuchDay: "Choose a day.",
  moved: (plan: string, day: LocalDay) => `${plan} moved to ${formatDay(day, "long")}.`,
  failedMove: (reason: string) => `Failed to move the scheduled workout: ${reason}`,
  alreadyThere: "It’s already on that day.",
  alreadyGone: "It’s no longer scheduled.",

  remove: "Remove Schedule",
  confirmRemove: (day: LocalDay) =>
    `Are you sure you want to remove the scheduled workout for ${formatDay(day, "short")}?`,
  removed: "Scheduled workout removed successfully!",
  failedRemove: (reason: string) => `Failed to remove scheduled workout: ${reason}`,
  cantRemove: "User not logged in or no committed workout selected.",
  failedRestore: (reason: string) => `Failed to restore the scheduled workout: ${reason}`,
}
