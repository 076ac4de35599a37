import type { AmountUnit } from "../program.ts"
import type { Rule, RuleOf } from "../rule.ts"
import { judgeDouble } from "./double.ts"
import { judgeEffort } from "./effort.ts"
import type { Closing, Judgement, Judging } from "./judging.ts"
import { judgeLadder } from "./ladder.ts"
import { judgeLinear } from "./linear.ts"
import { judgeAmrap, judgeLast } from "./open-sets.ts"
import { closeDistance, judgeDistance, judgeIntervals } from "./running.ts"
import { judgeStep } from "./step.ts"
import { judgeTotal } from "./total.ts"
import { closeTrainingMax, judgeTrainingMax } from "./training-max.ts"
import { judgeVariation } from "./variation.ts"
import { closeVolume, judgeVolume } from "./volume.ts"
import { closeWeekly, judgeWeekly } from "./weekly.ts"

/** Judges one session of a lift by the lift's rule. */
export function judgeLift(rule: Rule, judging: Judging): Judgement {
  switch (rule.name) {
    case "linear":
      return judgeLinear(rule, judging)
    case "double":
      return judgeDouble(rule, judging)
    case "total":
      return judgeTotal(rule, judging)
    case "amrap":
      return judgeAmrap(rule, judging)
    case "last":
      return judgeLast(rule, judging)
    case "tm":
      return judgeTrainingMax(judging)
    case "ladder":
      return judgeLadder(rule, judging)
    case "weekly":
      return judgeWeekly(judging)
    case "rpe":
      return judgeEffort(rule, judging)
    case "volume":
      return judgeVolume(rule, judging)
    case "step":
      return judgeStep(rule, judging)
    case "variation":
      return judgeVariation(rule, judging)
    case "intervals":
      return judgeIntervals(rule, judging)
    case "distance":
      return judgeDistance(judging)
    default:
      return judgeFixed(rule, judging)
  }
}

/** The rule `fixed`: no session changes anything. The narrow parameter type makes the compiler demand a case above for every other rule. */
function judgeFixed(_rule: RuleOf<"fixed">, { state }: Judging): Judgement {
  return { state, reason: null }
}

/** Judges the end of a lift's cycle or week by the lift's rule. Most rules change nothing at that point. */
export function closePeriod(rule: Rule, closing: Closing, amountUnit: AmountUnit): Judgement {
  switch (rule.name) {
    case "tm":
      return closeTrainingMax(rule, closing)
    case "weekly":
      return closeWeekly(rule, closing)
    case "volume":
      return closeVolume(rule, closing)
    case "distance":
      return closeDistance(rule, closing, amountUnit)
    default:
      return { state: closing.state, reason: null }
  }
}
