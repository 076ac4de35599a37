import { plural } from "#domain/text/formats.ts"

/** The built-in coach's suggested goal, and the problems with any suggested goal. Values are text with their units. */
export const goalSentences = {
  title: (exercise: string, target: string) => `${exercise}: ${target}`,
  progress: (at: { best: string; target: string; more: string; weeks: number }) =>
    `Your best in three months is ${at.best}. ${at.target} is ${at.more} more, in ${at.weeks} weeks.`,
  midway: (target: string, day: string) => `Milestone: ${target} by ${day}.`,
  progressRule:
    "A typical gain in eight weeks at your level of experience, and at least one step that your equipment allows.",
  step: (description: string, target: string) =>
    `“${description}” won’t be reached by its date. ${target} is a realistic step in that time.`,
  regain: (at: { best: string; weeks: number }) =>
    `First, get back to ${at.best}, where you were. Strength comes back faster than it was built: allow ${at.weeks} weeks.`,
  regainDistance: (at: { best: string; weeks: number }) =>
    `First, get back to ${at.best}, where you were. Add a little each week for ${at.weeks} weeks.`,
  regainTitle: (exercise: string, target: string) => `${exercise}: back to ${target}`,
  regainRule: "After weeks away, get back to your old best before you aim for a new one.",
  regainData: (exercise: string, best: string) => `${exercise}: best ${best}.`,
  afterLighter: "Start this goal after the lighter week.",
  backFirst: "Get back to your usual training first, then start this goal.",
  spent: "Those were all the goals that fit your training now. Log a few more workouts and ask again.",
  conflict: (one: string, other: string) =>
    `“${one}” and “${other}” pull in different directions, and you can’t push both at once. Choose which comes first.`,
  tooOften: (description: string, usual: number) =>
    `“${description}” is far more than the ${plural(usual, { one: "1 day", other: `${usual} days` })} a week you train now. Add one day first.`,
  notByDate: (description: string, date: string, day: string | null) =>
    `“${description}” won’t be reached by ${date}. At a typical pace it would take ${day === null ? "more than two years" : `until ${day}`}.`,
  byDate: (description: string, date: string) => `“${description}” is realistic by ${date}.`,
  laterDate: "Give the goal a later date, or set a closer target first.",
  outlookRule:
    "How fast strength and distance usually grow at your level of experience decides which dates are realistic.",
  progressData: (exercise: string, workouts: number, best: string) =>
    `${exercise}: ${workouts} workouts, best ${best}.`,
  firstTitle: (exercise: string) => `10 × ${exercise}`,
  first: "A first goal that needs no equipment. Start with as many reps as you can do with good form.",
  firstRule: "Without a training history, start with ten reps of a simple exercise.",
  firstData: "No exercise shows up in three or more workouts in the last three months.",
  minorRule: "Under 18, technique comes before weight, so the coach suggests no load as a goal.",
  minorData: "For the lifts that you train most, the goal would be a weight.",
  reps: "reps",
  minutes: "min",
  perWeek: "per week",

  wrongMetric: (type: string) => `This doesn’t work as a ${type} goal.`,
  unreachable: (target: string) => `${target} isn’t a realistic target.`,
  reached: (best: string) => `You’ve already done that: your best is ${best}.`,
  farAbove: (percent: number, best: string) => `That is ${percent}% above your best, ${best}.`,
  noDate: (written: string) => `“${written}” isn’t a date.`,
  passed: (day: string) => `${day} has passed.`,
}
