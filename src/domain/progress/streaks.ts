import { addDays, daysBetween, type LocalDay } from "#domain/days/local-day.ts"
import { type WeekStart, weekStartOf } from "#domain/days/week-start.ts"

/** How a person counts weeks in a row. */
export interface StreakRule {
  startsOn: WeekStart
  /** How many weeks in a row may have no workout before a streak ends. */
  weeksOff: number
}

/** Weeks in a row with a workout. */
export interface Streak {
  /** The first day of the first week. */
  first: LocalDay
  /** The first day of the last week. */
  last: LocalDay
  /** How many of the weeks have a workout: allowed weeks off aren't counted. */
  weeks: number
}

/** The streaks of someone who trained on `days` (in any order, repeated or not), oldest first. */
export function streaksOf(days: Iterable<LocalDay>, { startsOn, weeksOff }: StreakRule): Streak[] {
  const trained = new Set([...days].map((day) => weekStartOf(day, startsOn)))
  const streaks: Streak[] = []
  for (const week of [...trained].toSorted()) {
    const streak = streaks.at(-1)
    if (streak && week <= addDays(streak.last, 7 * (weeksOff + 1))) {
      streak.last = week
      streak.weeks += 1
    } else streaks.push({ first: week, last: week, weeks: 1 })
  }
  return streaks
}

/** The weeks of the streak that hasn't ended by `today`; 0 if there is none. The current week isn't over, so it doesn't count as a week off. */
export function currentStreak(days: readonly LocalDay[], today: LocalDay, rule: StreakRule): number {
  const streak = streaksOf(
    days.filter((day) => day <= today),
    rule,
  ).at(-1)
  if (!streak) return 0
  const weeksSince = daysBetween(streak.last, weekStartOf(today, rule.startsOn)) / 7
  return weeksSince <= rule.weeksOff + 1 ? streak.weeks : 0
}

/** The streak with the most weeks; of equally long ones, the latest. Undefined without a workout. */
export function longestStreak(streaks: readonly Streak[]): Streak | undefined {
  const most = Math.max(...streaks.map(({ weeks }) => weeks))
  return streaks.findLast(({ weeks }) => weeks === most)
}
