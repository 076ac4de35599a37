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
        ? `More reps first. When every set is at the top of the range, ${step(rule.inc)} more.`
        : `Longer by ${rule.seconds} seconds at a time, up to the top of the range.`
    case "total":
      return rule.inc
        ? `Reach ${rule.goal ?? "the"} reps in total, then ${step(rule.inc)} more.`
        : `Reach ${rule.goal ?? "the"} reps in total.`
    case "amrap":
      return `The last set is open: ${step(rule.inc)} more after every success, twice that from ${rule.twice ?? 10} reps.`
    case "last":
      return `${step(rule.inc)} more when the last set reaches ${rule.at ?? 25} reps.`
    case "weekly":
      return rule.grow === undefined
        ? `${step(rule.inc)} more every week you hit the deciding set.`
        : `${percent(rule.grow)} more every week you hit the deciding set.`
    case "step":
      return `${step(rule.inc)} more after ${rule.hold ?? 3} good sessions in a row.`
    case "ladder":
      return `${step(rule.inc)} more after every success. A miss moves on to ${stagesText(rule.stages)}.`
    default:
      return simplerRule(rule, step)
  }
}

const followsWeeks: Record<"fixed", string> = { fixed: "Follows the written weeks." }

type SimplerRule = RuleOf<
  "linear" | "tm" | "rpe" | "volume" | "variation" | "intervals" | "distance" | "fixed"
>

function simplerRule(rule: SimplerRule, step: Step): string {
  switch (rule.name) {
    case "linear":
      return `${step(rule.inc)} more after every session with all sets done.`
    case "tm":
      return `The training max goes up by ${step(rule.inc)} after each cycle.`
    case "rpe":
      return "Your estimated 1RM adjusts to how hard the first set was."
    case "volume":
      return "After each session, two taps decide whether to add or drop a set."
    case "variation":
      return `A harder variation at the top of the range: ${(rule.ladder ?? []).map((form) => form.exercise_name).join(", ")}.`
    case "intervals":
      return "The next session comes once you finish this one."
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
