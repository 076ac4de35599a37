import { formatNumber } from "#domain/measures/numbers.ts"
import type { WeightUnit } from "#domain/measures/units.ts"
import type { Increment, Rule, RuleOf } from "#domain/programs/rule.ts"

type Step = (inc: Increment | undefined) => string

const percent = (share: number) => `${formatNumber(share)} %`

/** How a lift progresses, in words, with increments in a unit. A rule without increments uses the lift's default step. */
export function ruleInWords(rule: Rule, unit: WeightUnit): string {
  const step: Step = (inc) => (inc ? `${formatNumber(inc[unit])} ${unit}` : "one step")
  switch (rule.name) {
    case "double":
      return rule.seconds === undefined
        ? `More reps first. At the top of the range in every set, ${step(rule.inc)} more.`
        : `Up to the top of the range, ${rule.seconds} seconds at a time.`
    case "total":
      return rule.inc
        ? `Reach ${rule.goal ?? "the"} reps in all sets together, then ${step(rule.inc)} more.`
        : `Reach ${rule.goal ?? "the"} reps in all sets together.`
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
      return `The training max grows by ${step(rule.inc)} after each cycle.`
    case "rpe":
      return "Your estimated 1RM follows how hard the first set was."
    case "volume":
      return "Two taps after each session decide about a set more or less."
    case "variation":
      return `A harder form at the top of the range: ${(rule.ladder ?? []).map((form) => form.exercise_name).join(", ")}.`
    case "intervals":
      return "On to the next session when you finish one."
    case "distance":
      return `The week's distance grows by ${percent(rule.cap ?? 10)}, with an easy week every ${rule.every ?? 4}.`
    default:
      return followsWeeks[rule.name]
  }
}

function stagesText(stages: Extract<Rule, { name: "ladder" }>["stages"]): string {
  const others = (stages ?? []).slice(1).map(({ sets, reps }) => `${sets} × ${reps}`)
  return others.length === 0 ? "the next stage" : others.join(", then ")
}
