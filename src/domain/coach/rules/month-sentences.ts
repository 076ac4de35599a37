import { plural } from "#domain/text/formats.ts"
import { sentences } from "./sentences.ts"

const workoutsOf = (count: number) => plural(count, { one: "1 workout", other: `${count} workouts` })
const daysOf = (count: number) => plural(count, { one: "1 day", other: `${count} days` })
const weeksOf = (count: number) => plural(count, { one: "1 week", other: `${count} weeks` })

/** The built-in coach's analysis of a month. */
export const monthSentences = {
  noDuration: "N/A",
  empty: "No workouts this month. Two short ones a week are a good way to start.",
  summary: (workouts: number, sets: number) =>
    `You did ${workoutsOf(workouts)} with ${sentences.workingSets(sets)} this month.`,
  mostTrained: (name: string, sets: number) =>
    `Your most-trained exercise: ${name}, ${plural(sets, { one: "1 set", other: `${sets} sets` })}.`,
  longestGap: (days: number) => `Your longest gap between workouts was ${days} days.`,
  progress: (standing: string, percent: string) => `${standing}. ${percent} of the way.`,
  start: "Start with two short workouts a week: a squat, a push and a pull, two sets each.",
  moreDays: "Aim for two workouts a week before you add anything else.",
  daysRule: "With fewer than two training days a week, add days first, then sets.",
  daysData: (days: number, weeks: number) => `${daysOf(days)} in ${weeksOf(weeks)}.`,
  behind: (goal: string) => `“${goal}” is behind schedule. Train for it once more a week, or move the date.`,
  paceRule: "Progress toward a goal with a date should keep pace with the time that has passed.",
  paceData: (percent: string, percentOfTime: string) =>
    `${percent} of the way in ${percentOfTime} of the time.`,
}
