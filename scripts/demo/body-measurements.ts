import { addDays, type LocalDay } from "#domain/days/local-day.ts"
import { roundTo } from "#domain/measures/numbers.ts"
import { story } from "./progress.ts"
import { randomFrom } from "./random.ts"
import { firstDay } from "./training.ts"

/** Each measurement in the first week and in the last, and the smallest step that a tape or scale shows. */
const courses = [
  { measure: "waist", unit: "cm", from: 91, to: 84.5, step: 0.5 },
  { measure: "chest", unit: "cm", from: 99, to: 104, step: 0.5 },
  { measure: "hips", unit: "cm", from: 100, to: 98, step: 0.5 },
  { measure: "arm_left", unit: "cm", from: 34.2, to: 37, step: 0.1 },
  { measure: "arm_right", unit: "cm", from: 34.6, to: 37.4, step: 0.1 },
  { measure: "thigh_left", unit: "cm", from: 56, to: 60.5, step: 0.5 },
  { measure: "thigh_right", unit: "cm", from: 56.5, to: 60.5, step: 0.5 },
  { measure: "body_fat", unit: "%", from: 21, to: 15.8, step: 0.1 },
] as const

/** What the demo measured every other Sunday up to `today`, by day; none during the holiday. */
export function measuredUntil(today: LocalDay) {
  const first = firstDay(today)
  return Array.from({ length: Math.ceil(story.weeks / 2) }, (_, index) => index * 2).flatMap((week) => {
    const date = addDays(first, 7 * week + 6)
    if (date > today || (week >= story.holiday && week < story.backFromHoliday)) return []
    const random = randomFrom(`tape ${week}`)
    const measurements = courses.map(({ measure, unit, from, to, step }) => {
      const value = from + ((to - from) * week) / story.weeks + random.between(-step, step)
      return { measure, unit, value: roundTo(Math.round(value / step) * step, 1) }
    })
    return [{ date, measurements }]
  })
}
