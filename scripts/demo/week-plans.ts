import { weekdays } from "#domain/days/weekday-words.ts"
import { addDays, type LocalDay, mondayOf } from "#domain/days/local-day.ts"
import { routines, usualWeek } from "./routines.ts"

export interface WeekPlan {
  week_summary: string
  schedule_json: { day: string; workout: object | null; notes: string }[]
  /** The days of the plan that were added to the calendar. */
  committed: { day_of_week: string; scheduled_date: LocalDay }[]
}

/** The plans for last week and this week. This week's last workout isn't on the calendar yet if it is still to come. */
export function plansFor(today: LocalDay): [last: WeekPlan, current: WeekPlan] {
  const monday = mondayOf(today)
  const last = planFrom(
    addDays(monday, -7),
    "Four days of lifting and a run. Same loads as before, one more rep.",
  )
  const current = planFrom(monday, "Bench moved last week: add 2.5 kg on Monday. Keep Saturday's run easy.")
  return [
    last,
    {
      ...current,
      committed: current.committed.filter(
        (day, index, all) => day.scheduled_date <= today || index < all.length - 1,
      ),
    },
  ]
}

function planFrom(monday: LocalDay, week_summary: string): WeekPlan {
  const schedule_json = weekdays.map((day, index) => {
    const key = usualWeek[index]
    if (!key) return { day, workout: null, notes: index === 6 ? "Sleep in." : "" }
    const { name, description, parts } = routines[key]
    const exercises = parts.map(({ exercise, sets, reps }) => ({ name: exercise, sets, reps, notes: "" }))
    return { day, workout: { name, description, exercises }, notes: "" }
  })
  const committed = weekdays.flatMap((day_of_week, index) =>
    usualWeek[index] ? [{ day_of_week, scheduled_date: addDays(monday, index) }] : [],
  )
  return { week_summary, schedule_json, committed }
}
