import { addDays, type LocalDay } from "#domain/days/local-day.ts"
import { roundTo } from "#domain/measures/numbers.ts"
import { bodyWeight, story, valueAt } from "./progress.ts"
import { randomFrom } from "./random.ts"
import { firstDay } from "./training.ts"

/** Body weights in kilograms, on Mondays and Thursdays up to `today`, with gaps and none during the holiday. */
export function weighedUntil(today: LocalDay): { date: LocalDay; weight: number }[] {
  const first = firstDay(today)
  return Array.from({ length: 7 * (story.weeks + 1) }, (_, index) => index).flatMap((index) => {
    const week = Math.floor(index / 7)
    const date = addDays(first, index)
    const random = randomFrom(`weight ${index}`)
    const isAway = week >= story.holiday && week < story.backFromHoliday
    if ((index % 7 !== 0 && index % 7 !== 3) || date > today || isAway || random.once(8)) return []
    return [{ date, weight: roundTo(valueAt(bodyWeight, index / 7) + random.between(-0.4, 0.4), 1) }]
  })
}
