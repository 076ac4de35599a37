import { formatNumber } from "#domain/measures/numbers.ts"
import type { WeightUnit } from "#domain/measures/units.ts"
import type { Increment, Rule, RuleOf } from "#domain/programs/rule.ts"

type Step = (inc: Increment | undefined) => string

const percent = (share: number) => `${formatNumber(share)}%`

/** How a lift progresses, in words, with increments in a unit. A rule without increments uses the lift's default step. */
export function ruleInWords(rule: Rule, unit: WeightUnit): string {
  const step: Step = (inc) => (inc ? `${formatNumber(inc[unit])} ${unit}` : "one step")
  switch (rule.name) {
    case "double":
      return rule.seconds === undefined
        ? `Add reps first. When every set reaches the top of the range, add ${step(rule.inc)}.`
        : `Hold ${rule.seconds} seconds longer each time, up to the top of the range.`
    case "total":
      return rule.inc
        ? `Reach ${rule.goal ?? "the"} reps in total, then add ${step(rule.inc)}.`
        : `Reach ${rule.goal ?? "the"} reps in total.`
    case "amrap":
      return `On the last set, do as many reps as you can. Add ${step(rule.inc)} each time you complete all the sets, or twice that if you get ${rule.twice ?? 10} reps on the last one.`
    case "last":
      return `Add ${step(rule.inc)} when you get ${rule.at ?? 25} reps on the last set.`
    case "weekly":
      return rule.grow === undefined
        ? `Add ${step(rule.inc)} after every week in which you hit the set that counts.`
        : `Add ${percent(rule.grow)} after every week in which you hit the set that counts.`
    case "step":
      return `Add ${step(rule.inc)} after ${rule.hold ?? 3} good sessions in a row.`
    case "ladder":
      return `Add ${step(rule.inc)} each time you complete all the sets. After a miss, continue with ${stagesText(rule.stages)}.`
    default:
      return simplerRule(rule, step)
  }
}

const followsWeeks: Record<"fixed", string> = { fixed: "Follows the plan as written." }

type SimplerRule = RuleOf<
  "linear" | "tm" | "rpe" | "volume" | "variation" | "intervals" | "distance" | "fixed"
>

function simplerRule(rule: SimplerRule, step: Step): string {
  switch (rule.name) {
    case "linear":
      return `Add ${step(rule.inc)} after every session in which you complete all the sets.`
    case "tm":
      return `The training max goes up by ${step(rule.inc)} after each cycle.`
    case "rpe":
      return "Your estimated 1RM adjusts to how hard the first set was."
    case "volume":
      return "After each session, two quick answers decide whether to add or drop a set."
    case "variation":
      return `At the top of the range, move to a harder variation: ${(rule.ladder ?? []).map((form) => form.exercise_name).join(", ")}.`
    case "intervals":
      return "You move on to the next session once you finish this one."
    case "distance":
      return `The weekly distance goes up by ${percent(rule.cap ?? 10)}, with an easy week every ${rule.every ?? 4} weeks.`
    default:
      return followsWeeks[rule.name]
  }
}

function stagesText(stages: Extract<Rule, { name: "ladder" }>["stages"]): string {
  const others = (stages ?? []).slice(1).map(({ sets, reps }) => `${sets} × ${reps}`)
  return others.length === 0 ? "the next stage" : others.join(", then ")
}
