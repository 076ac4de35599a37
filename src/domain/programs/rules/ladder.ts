import type { RuleOf, Stage } from "../rule.ts"
import { areAllMet, lightestDone } from "./done-sets.ts"
import { incrementIn, type Judgement, type Judging } from "./judging.ts"
import { cutTo, exact, raisedLoad } from "./moves.ts"
import { reasonFor } from "./reason.ts"

const shareOfFive = 0.85
const afterLastStage = 90

/** The stage that a ladder is at; null if the rule has no stages. */
export function stageAt({ stages = [] }: RuleOf<"ladder">, stage: number): Stage | null {
  return stages[Math.min(stage, stages.length - 1)] ?? null
}

/**
 * The rule `ladder`: after a miss, the next stage has fewer reps per set at the same load. After the last
 * stage, the ladder starts over with a lighter load.
 */
export function judgeLadder(rule: RuleOf<"ladder">, judging: Judging): Judgement {
  const { state, sets, done, unit } = judging
  if (state.isTesting) return judgeTest(judging)
  if (areAllMet(sets, done)) {
    const x = raisedLoad(judging, incrementIn(rule.inc, unit))
    return { state: { ...state, x }, reason: reasonFor("met", sets.length) }
  }
  const next = (rule.stages ?? [])[state.stage + 1]
  if (next) {
    const missedAt = state.stage === 0 ? state.x : state.missedAt
    const reason = reasonFor("stage", next.sets, next.reps)
    return { state: { ...state, stage: state.stage + 1, missedAt }, reason }
  }
  if (rule.restart === "test")
    return { state: { ...state, isTesting: true }, reason: reasonFor("stage_test") }
  return restart(rule, judging)
}

/** Starts over a little above the load at which the first stage was missed, but below the most recent load. */
function restart(rule: RuleOf<"ladder">, { state, unit, scale }: Judging): Judgement {
  const cut = cutTo(state.x, afterLastStage, scale)
  const from = state.missedAt ?? state.x
  const up = from === null || scale === null ? cut : scale.nearest(exact(from + incrementIn(rule.up, unit)))
  return { state: atFirstStage(state, lighterOf(up, cut)), reason: reasonFor("stage_restart") }
}

/**
 * Judges the session that tests which load can be lifted five times. The ladder starts over at a share of that load, but below the most recent one.
 */
function judgeTest({ state, sets, done, scale }: Judging): Judgement {
  const five = lightestDone(done)
  if (five === null || scale === null || !areAllMet(sets, done))
    return { state, reason: reasonFor("stage_test") }
  const x = lighterOf(scale.nearest(exact(five * shareOfFive)), cutTo(state.x, afterLastStage, scale))
  return { state: atFirstStage(state, x), reason: reasonFor("test_done", five) }
}

const atFirstStage = (state: Judging["state"], x: number | null) => ({
  ...state,
  x,
  stage: 0,
  missedAt: null,
  isTesting: false,
})

const lighterOf = (one: number | null, other: number | null) =>
  one === null || other === null ? (one ?? other) : Math.min(one, other)
