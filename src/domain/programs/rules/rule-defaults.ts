import type { Increment, Rule } from "../rule.ts"

const upperBody: Increment = { kg: 2.5, lbs: 5 }
const lowerBody: Increment = { kg: 5, lbs: 10 }

/** The rule with an increment: its own, or the usual one for the upper or lower body. A rule that doesn't use increments is returned unchanged. */
export function withIncrement(rule: Rule, isLowerBody: boolean): Rule {
  const inc = isLowerBody ? lowerBody : upperBody
  switch (rule.name) {
    case "linear":
    case "amrap":
    case "last":
    case "tm":
    case "step":
    case "volume":
      return { inc, ...rule }
    case "ladder":
      return { inc, up: { kg: 2 * inc.kg, lbs: 2 * inc.lbs }, ...rule }
    case "double":
      return rule.seconds === undefined ? { inc, ...rule } : rule
    case "weekly":
      return rule.grow === undefined ? { inc, ...rule } : rule
    default:
      return rule
  }
}
