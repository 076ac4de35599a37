// The English words that the checks look for. The prompts ask for English.

/** The months by their first three letters, January first. */
export const monthStarts = [
  ...["Jan", "Feb", "Mar", "Apr", "May", "Jun"],
  ...["Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
]

/** The numbers as words, zero first. */
export const numberWords = [
  ...["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven"],
  ...["twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty"],
]

/** Short names that people give their lifts. A short name counts only if it fits exactly one of the person's lifts. */
export const nicknames = new Set([
  ...["bench", "squat", "deadlift", "press", "row", "curl", "pulldown"],
  ...["pushdown", "lunge", "thrust", "fly", "shrug", "plank", "crunch"],
])

/** Capitalized words that are nobody's name. */
export const notNames =
  "monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december epley smith push pull legs upper lower full body rest day week"

/** Words right after a number that say whether it rose or fell. */
export const increase = "more|heavier|better|longer|extra|additional|above (?:your|the|it)"
export const decrease = "fewer|less|lighter|shorter|worse"
