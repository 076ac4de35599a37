import { plural, writeList } from "#domain/text/formats.ts"

const daysOf = (count: number) => plural(count, { one: "1 day", other: `${count} days` })

/** The built-in coach's week: its workouts' names, its summary, and its reasons. */
export const weekSentences = {
  fullBody: (letter: "A" | "B") => `Full Body ${letter}`,
  workout: "Workout",
  cardio: "Easy enough to hold a conversation",
  nothingFits: "Nothing on your exercise list fits, so every day is a rest day.",
  beginners: (days: number) =>
    `${daysOf(days)} of full-body training with your equipment. Choose weights that leave two reps in reserve.`,
  usual: (days: number, names: readonly string[]) =>
    `${daysOf(days)}, as you usually train: ${writeList(names)}.`,
  lighter: (lifts: readonly string[], sessions: number) =>
    `A lighter week: ${writeList(lifts)} haven’t improved in ${sessions} sessions.`,
  beginnersRule: "Beginners train the whole body two or three days a week, 8 to 12 reps per set.",
  away: (days: number) => `You were away for ${days} days, so the weights start at 90% of your last ones.`,
  awayRule: "After two or more weeks away, start at 90% of your last weights.",
  awayData: (days: number) => `Your last workout was ${days} days ago.`,
  setsRule: (low: number, high: number) =>
    `Each muscle gets ${low} to ${high} working sets a week. A set that works it indirectly counts as half.`,
  setsData: (muscles: readonly string[]) =>
    `Below that range over the last four weeks: ${writeList(muscles)}.`,
}
