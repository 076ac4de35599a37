/** The built-in coach's suggested goal, and the problems with any suggested goal. Values are texts with their units. */
export const goalSentences = {
  title: (exercise: string, target: string) => `${exercise}: ${target}`,
  progress: (at: { best: string; target: string; more: string; weeks: number }) =>
    `Your best in three months is ${at.best}. ${at.target} is ${at.more} more, in ${at.weeks} weeks.`,
  progressRule: "About 5% more in eight weeks: one or two of the smallest steps that your equipment allows.",
  progressData: (exercise: string, workouts: number, best: string) =>
    `${exercise}: ${workouts} workouts, best ${best}.`,
  firstTitle: (exercise: string) => `10 × ${exercise}`,
  first: "A first goal that needs no equipment. Start with as many reps as you can do with good form.",
  firstRule: "Without a training history, start with ten reps of a simple exercise.",
  firstData: "No exercise shows up in three or more workouts in the last three months.",
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
