import { addDays, type LocalDay, mondayOf } from "./local-day.ts"
import { weekdays } from "./weekday-words.ts"

/** The date of a day, named by its word, in the week from `monday`; undefined for any other word, which a machine-written plan may contain. */
export function dateInWeek(weekday: string, monday: LocalDay): LocalDay | undefined {
  const index = weekdays.findIndex((each) => each === weekday)
  return index === -1 ? undefined : addDays(monday, index)
}

// Thursday.
const firstLateDay = 3

/**
 * The Monday of the week that a plan made on `day` is for: the current week through Wednesday, the next week from Thursday on. It is also the next
 * week if all the plan's training days have passed.
 */
export function weekOfPlan(trainingDays: readonly string[], day: LocalDay): LocalDay {
  const monday = mondayOf(day)
  const dates = trainingDays.flatMap((weekday) => dateInWeek(weekday, monday) ?? [])
  const isOver = dates.length > 0 && dates.every((date) => date < day)
  return isOver || day >= addDays(monday, firstLateDay) ? addDays(monday, 7) : monday
}
