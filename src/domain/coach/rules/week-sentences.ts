import { lighterWeekSentence } from "#domain/coach/lifts/coach-sentences.ts"
import type { LighterReason } from "#domain/coach/lifts/rules/lighter-week.ts"
import { plural, writeList } from "#domain/text/formats.ts"

const daysOf = (count: number) => plural(count, { one: "1 day", other: `${count} days` })
const weeksOf = (count: number) => plural(count, { one: "1 week", other: `${count} weeks` })

/** Names that contain an "and" would run into one another in a plain list. */
const listOfNames = (names: readonly string[]) =>
  names.some((name) => name.includes(" and ")) ? names.join("; ") : writeList(names)

/** The built-in coach's week: its workouts' names, its summary, and its reasons. */
export const weekSentences = {
  wholeBody: "Full Body",
  /** The first of several workouts with the same name is "A". */
  lettered: (name: string, place: number) => `${name} ${String.fromCodePoint(65 + place)}`,
  upperBody: "Upper Body",
  lowerBody: "Lower Body",
  push: "Push",
  pull: "Pull",
  legs: "Legs",
  workout: "Workout",
  cardio: "Easy enough to hold a conversation",
  longRun: "Long run at an easy pace",
  intervals: "Hard efforts with easy recovery between them",
  nothingFits: "Nothing on your exercise list fits, so every day is a rest day.",
  ledWeek: (program: string) => `“${program}” plans your training, so there is nothing to add.`,
  beginners: (days: number) =>
    `${daysOf(days)} with your equipment. Choose weights that leave three reps to spare, and rest two minutes between sets.`,
  usual: (days: number, names: readonly string[], hasBegun: boolean) =>
    `${daysOf(days)}${hasBegun ? " left this week" : ""}, as you usually train: ${listOfNames(names)}.`,
  lighter: (reason: LighterReason | "begun") =>
    reason === "begun"
      ? "A lighter week: finish the one that you’ve started."
      : `A lighter week: ${lighterWeekSentence(reason)}`,
  backFrom: (day: string) => `From ${day} on, go back to your usual sets.`,
  lighterRule:
    "In a lighter week, do the same exercises with half the sets, a tenth less weight and four reps to spare.",
  lighterData: "Your last sessions call for a lighter week.",
  fewerDays: (days: number) =>
    `Afterward, train on ${daysOf(days)} and stop most sets with two reps to spare.`,
  missed: (asked: number, weeks: number) =>
    `You trained fewer than ${daysOf(asked)} in ${weeks} of the last 4 weeks. Plan ${daysOf(asked - 1)} a week and stick to them.`,
  missedRule: "A day that you train is worth more than one that you only plan.",
  missedData: "Based on your workouts and the days that you chose in your profile.",
  beginnersRule: "Beginners train the whole body two or three days a week, 8 to 12 reps per set.",
  away: (at: { days: number; percent: number; weeks: number }) =>
    `You were away for ${daysOf(at.days)}, so the weights start at ${at.percent}% of your last ones, with fewer sets, and go up 5% a session. Full weights in about ${weeksOf(at.weeks)}.`,
  awayFromRuns: (days: number, percent: number) =>
    `You were away for ${daysOf(days)}, so everything starts at ${percent}% of what you did before.`,
  noStrength: "No strength workouts in the last three months.",
  awayRule: "After two or more weeks away, start lighter and build back up over several sessions.",
  awayData: (days: number) => `Your last workout was ${daysOf(days)} ago.`,
  setsRule: (low: number, high: number) =>
    `Each muscle gets ${low} to ${high} working sets a week. A set that works it indirectly counts as half.`,
  setsData: (muscles: readonly string[]) =>
    `Below that range over the last four weeks: ${writeList(muscles)}.`,
}
