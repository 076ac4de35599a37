import { formatNumber } from "#domain/measures/numbers.ts"
import type { WeightUnit } from "#domain/measures/units.ts"
import { usualNumber } from "#domain/programs/editing/rule-draft.ts"
import type { Rule, RuleName } from "#domain/programs/rule.ts"
import { dayTitle } from "#domain/programs/session-words.ts"
import { writeList } from "#domain/text/formats.ts"
import { ruleInWords } from "../library/rule-sentences.ts"

/** The rules' names, in the order in which they are offered: common ones first. */
export const ruleNames: Record<RuleName, string> = {
  linear: "Add weight when you complete all the sets",
  double: "Reps first, then weight",
  amrap: "All-out last set, every session",
  tm: "Training-max waves",
  ladder: "Stages: fewer reps after a miss",
  total: "Total reps across all sets",
  last: "All-out last set, with a rep target",
  weekly: "Once a week, based on the set that counts",
  rpe: "By effort (RPE)",
  volume: "More sets while you recover well",
  step: "Add weight after several good sessions",
  variation: "Harder variations of the exercise",
  distance: "More distance every week",
  intervals: "Next interval session when finished",
  fixed: "No progression",
}

/** A rule in a few words, shown next to a closed exercise. */
export const ruleShort: Record<RuleName, string> = {
  linear: "weight each session",
  double: "reps first",
  total: "total reps",
  amrap: "all-out last set",
  last: "all-out last set",
  tm: "waves",
  ladder: "stages",
  weekly: "weight each week",
  rpe: "by effort",
  volume: "sets",
  step: "steps",
  variation: "harder variations",
  intervals: "intervals",
  distance: "distance",
  fixed: "as written",
}

const labels: Readonly<Record<string, string>> = {
  fails: "Misses before the weight drops",
  back: "Each drop (%)",
  seconds: "Seconds added each time",
  goal: "Total reps",
  floor: "Counts as a miss below (%)",
  twice: "Double the step at (reps)",
  at: "Reps in the last set",
  grow: "Weekly increase (%)",
  down: "Largest decrease (%)",
  mix: "Influence of the latest set (0 to 1)",
  start: "Starting number of sets",
  max: "Maximum number of sets",
  weeks: "Weeks before an easy week",
  hold: "Good sessions in a row",
  cap: "Weekly increase (%)",
  every: "Easy week every (weeks)",
  dip: "Size of the easy week (%)",
  shares: "Each session’s share (%)",
  cycle: "Weeks in each cycle",
  stages: "Stages",
  restart: "After the last stage",
}

/** The wording of a rule's form. */
export const sentences = {
  grows: "How it progresses",
  sumOfSets: "the sum of the sets",
  less: (label: string) => `${label} minus`,
  more: (label: string) => `${label} plus`,
  restarts: {
    "": "As usual",
    test: "Work up to a heavy set of five",
    up: "From the weight where you missed the first stage",
  },
  forms: (names: string) =>
    `Harder variations, in order: ${names}. You can change them in the program’s text.`,
  noForms: "You can add harder variations in the program’s text.",
  alsoOn: (days: readonly string[]) =>
    `This exercise follows the same rule on ${writeList(days.map(dayTitle))}, so it changes there too.`,
}

/** A field's label. Increments name the unit, and under the rule `rpe`, `up` is a percentage. */
export function fieldLabel(name: RuleName, key: string, unit: WeightUnit): string {
  const weight = unit === "lbs" ? "lb" : "kg"
  if (key === "inc") return `${name === "tm" ? "Increase per cycle" : "Increase"} (${weight})`
  if (key === "up") return name === "rpe" ? "Largest increase (%)" : `Start again above (${weight})`
  if (key === "back" && name === "tm") return "Decrease after a miss (%)"
  return labels[key] ?? key
}

/** Describes a rule, and what it does after a miss. */
export function ruleEffect(rule: Rule, unit: WeightUnit): string {
  return `${upperFirst(ruleInWords(rule, unit))} ${missText(rule)}`.trim()
}

const upperFirst = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

function missText(rule: Rule): string {
  const cut = `${formatNumber("back" in rule && rule.back !== undefined ? 100 - rule.back : 10)}%`
  switch (rule.name) {
    case "linear":
    case "double":
    case "total":
    case "volume":
    case "step":
    case "weekly": {
      const fails = rule.fails ?? usualNumber(rule.name, "fails") ?? 0
      return fails === 1
        ? `After a miss, ${cut} comes off.`
        : `After ${fails} misses in a row, ${cut} comes off.`
    }
    case "amrap":
      return `If the last set falls short, ${cut} comes off.`
    case "tm":
      return `If you miss a set that counts, the training max drops by ${cut} instead.`
    default:
      return ""
  }
}
