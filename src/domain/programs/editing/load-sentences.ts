/** How a load is written in its field. Percentages have a space before the sign. */
export const loadSentences = {
  body: "body weight",
  last: "last time",
  first: "first set",
  rpe: (rpe: string) => `RPE ${rpe}`,
  ofFirst: (percent: string) => `${percent}% of first set`,
  tm: (percent: string) => `${percent}% of max`,
  own: (percent: string) => `${percent}% of load`,
  e1rm: (percent: string) => `${percent}% of 1RM`,
}
