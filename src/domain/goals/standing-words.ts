export const standingWords = {
  nothingLogged: "Nothing logged toward this goal yet.",
  /** The value so far and the target, such as "82.5 of 100 kg". */
  valueOf: (value: string, target: string, unit: string) => `${value} of ${target} ${unit}`,
  reps: "reps",
  minutes: "minutes",
  timesThisWeek: "times this week",
}
