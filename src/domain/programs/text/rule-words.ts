import type { RuleName } from "../rule.ts"

/** The format in which the value of a keyword in a rule is written. */
export type WordKind =
  | "count"
  | "decimal"
  | "percent"
  | "increment"
  | "seconds"
  | "counts"
  | "percents"
  | "stages"
  | "restart"
  | "ladder"

const fails = { fails: "count" } as const
const cut = { ...fails, back: "percent" } as const
const inc = { inc: "increment" } as const

/** The words that each rule understands, in the order in which they are written. */
export const ruleWords: Readonly<Record<RuleName, Readonly<Record<string, WordKind>>>> = {
  linear: { ...inc, ...cut },
  double: { ...inc, seconds: "seconds", ...cut },
  total: { goal: "count", ...inc, floor: "percent", ...cut },
  amrap: { ...inc, twice: "count", back: "percent" },
  last: { at: "count", ...inc },
  tm: { cycle: "counts", ...inc, back: "percent" },
  ladder: { stages: "stages", ...inc, restart: "restart", up: "increment" },
  weekly: { ...inc, grow: "percent", ...cut },
  rpe: { up: "percent", down: "percent", mix: "decimal" },
  volume: { start: "count", max: "count", weeks: "count", ...inc, ...cut },
  step: { hold: "count", ...inc, ...cut },
  variation: { ladder: "ladder", ...fails },
  intervals: { ...fails },
  distance: { cap: "percent", every: "count", dip: "percent", shares: "percents" },
  fixed: {},
}

const names = Object.keys(ruleWords)

/** Whether a word names a rule. */
export function isRuleName(word: string): word is RuleName {
  return names.includes(word)
}
