import type { Suggestion } from "#domain/coach/asking/replies.ts"
import type { CoachGoal } from "#domain/coach/person/coach-goal.ts"
import { daysBetween, type LocalDay } from "#domain/days/local-day.ts"
import { monthSentences } from "./month-sentences.ts"
import { sources } from "./source-words.ts"

/** Whether a goal with a date is on schedule. */
export function pace(
  { description, progress, target_date, start_date }: CoachGoal,
  today: LocalDay,
): Suggestion[] {
  if (target_date === null || start_date === null || progress === null || progress >= 1) return []
  const whole = daysBetween(start_date, target_date)
  const gone = daysBetween(start_date, today)
  if (whole <= 0 || gone <= 0 || target_date < today) return []
  if (progress >= gone / whole) return []
  return [
    {
      text: monthSentences.behind(description),
      why: {
        rule: monthSentences.paceRule,
        data: monthSentences.paceData(percent(progress), percent(gone / whole)),
        source: sources.ours,
      },
    },
  ]
}

/** A share as text: "40%". */
export function percent(share: number): string {
  return `${Math.round(share * 100)}%`
}
