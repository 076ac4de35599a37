import { formatNumber } from "#domain/measures/numbers.ts"
import { countOf, countSets } from "#domain/text/count-words.ts"
import type { Rule } from "./rule.ts"
import { defaultBack } from "./rules/moves.ts"
import type { Why } from "./rules/reason.ts"
import type { LiftChange } from "./standing.ts"

type Change = Pick<LiftChange, "why" | "n" | "of" | "exercise" | "unit" | "from" | "to" | "shown">

const inUnit = (weight: number, { unit }: Change) => `${formatNumber(Math.round(weight * 100) / 100)} ${unit}`
/** "Stay at 80 kg.", or "Same again." if there is no load. */
const stay = (change: Change) =>
  change.shown === null ? "Same again." : `Stay at ${inUnit(change.shown, change)}.`
/** "Next time: 82.5 kg.", or a sentence that explains why a small step can't be loaded with the person's plates yet. */
function next(change: Change): string {
  const { shown, to, from } = change
  if (shown === null || to === null) return "Same again."
  const isHidden = from !== null && to > from && shown <= from
  return isHidden
    ? `Still ${inUnit(shown, change)}; the small increases add up.`
    : `Next time: ${inUnit(shown, change)}.`
}
/** The exact load, not rounded to what the person's plates make, because nobody has to put it on a bar. */
const max = (before: string, change: Change) =>
  change.to === null ? "" : ` ${before} ${inUnit(change.to, change)}.`
const downTo = (change: Change) =>
  change.shown === null ? "Ease off." : `Back to ${inUnit(change.shown, change)}.`
const startOver = (change: Change) =>
  change.shown === null ? "Start over with less." : `Start over at ${inUnit(change.shown, change)}.`
const times = (count: number) => (count === 1 ? "once" : `${count} times`)

const sentences: Record<Why, (change: Change) => string> = {
  met: (change) => `${change.n === 1 ? "Set" : `All ${change.n} sets`} done. ${next(change)}`,
  missed: (change) => `Miss ${change.n} of ${change.of}. ${stay(change)}`,
  cut: (change) => `Missed ${times(change.n)}. ${downTo(change)}`,
  aim: ({ n, of }) => `Your lowest set was ${n}. Aim for ${of} in every set.`,
  range_done: (change) => `${change.n} in every set. ${next(change)} Back to ${change.of} in every set.`,
  range_top: ({ n }) => `${n} in every set: the top of the range.`,
  total_done: (change) => `${change.n} of ${change.of} in total. ${next(change)}`,
  total_reached: ({ n, of }) => `${n} of ${of} in total: goal reached.`,
  total_near: (change) => `${change.n} of ${change.of} in total. ${stay(change)}`,
  open_up: (change) => `${change.n} reps in the last set. ${next(change)}`,
  open_cut: (change) => `${change.n} reps in the last set: too few. ${downTo(change)}`,
  open_straight: (change) => `An earlier set fell short. ${stay(change)}`,
  open_short: (change) => `${change.n} reps in the last set; it takes ${change.of} to go up. ${stay(change)}`,
  cycle_up: (change) => `Cycle done.${max("Training max up to", change)}`,
  cycle_cut: (change) => `You missed a set that counts.${max("Training max down to", change)}`,
  cycle_same: (change) => max("Training max stays at", change).trim() || "Same again.",
  top_met: () => "You hit the set that counts.",
  top_missed: () => "You missed the set that counts.",
  stage: (change) => `Missed. Next time: ${change.n} × ${change.of} at the same weight.`,
  stage_test: () => "Last stage missed. Next time, work up to a hard set of 5.",
  stage_restart: (change) => `Last stage missed. ${startOver(change)}`,
  test_done: (change) => `5 at ${inUnit(change.n, change)}. ${startOver(change)}`,
  week_up: (change) => `Week done. ${next(change)}`,
  estimate: (change) => max("Estimated 1RM:", change).trim() || "Same again.",
  unrated: () => "No RPE for the first set. Same again.",
  sets_more: ({ n }) => `Recovering well: ${countSets(n)} next time.`,
  sets_fewer: ({ n }) => `Still sore: ${countSets(n)} next time.`,
  deload_done: ({ n }) => `Lighter week done. Back to ${countSets(n)}.`,
  held: (change) => `Done: ${change.n} of ${change.of} in a row. ${stay(change)}`,
  held_up: (change) => `${change.n === 1 ? "Done" : `Done ${change.n} times in a row`}. ${next(change)}`,
  form_next: ({ n, of, exercise }) => `${n} in every set. Next: ${exercise}, starting at ${of}.`,
  form_top: ({ n }) => `${n} in every set of the hardest variation.`,
  form_back: ({ n }) => `Missed ${times(n)}. Back to the previous variation.`,
  interval_next: () => "Finished. On to the next session.",
  interval_same: ({ n, of }) => `Not finished (try ${n} of ${of}). Repeat this session.`,
  interval_back: ({ n }) => `Not finished in ${countOf(n, "try", "tries")}. Go back a week.`,
  distance_up: ({ n, to }) => `${formatNumber(n)} this week. Next full week: ${formatNumber(to)}.`,
  distance_same: ({ n, of }) => `${formatNumber(n)} of ${formatNumber(of)} this week. Same again.`,
  distance_down: ({ n, of, to }) =>
    `${formatNumber(n)} of ${formatNumber(of)} this week. Next: ${formatNumber(to)}.`,
  distance_easy: () => "Easy week done.",
}

/** What a deciding set (“the set that counts”) means for the training max at the end of the cycle; empty for other reasons and rules. */
export function outcomeAhead({ why }: Pick<Change, "why">, rule: Rule): string {
  if (rule.name !== "tm") return ""
  if (why === "top_met") return "If you also hit the other sets, the training max goes up after this cycle."
  const off = formatNumber(100 - (rule.back ?? defaultBack))
  return why === "top_missed" ? `The training max comes down ${off}% after this cycle.` : ""
}

/** Explains why a lift goes up, goes down or stays the same, the way a coach would. */
export function reasonSentence(change: Change): string {
  return sentences[change.why](change)
}
