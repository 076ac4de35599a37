import type { RuleName } from "#domain/coach/lifts/prescription.ts"

/** Where a rule comes from, as the names of the sources that the coach cites. */
export type RuleSource = "addLoad" | "repsFirst" | "effort" | "lighterWeek" | "ours"

/** What each rule of a prescription says, and its sources. */
export const ruleWords: Record<RuleName, { rule: string; sources: readonly RuleSource[] }> = {
  start: { rule: "Start with sets that leave reps to spare.", sources: ["effort"] },
  add: {
    rule: "Add weight when every set reaches the top of the range and leaves a rep to spare.",
    sources: ["addLoad"],
  },
  bridge: { rule: "If the next weight is a big step up, add reps first.", sources: ["addLoad", "ours"] },
  heaviest: { rule: "At the heaviest weight that you have, add reps.", sources: ["ours"] },
  harder: { rule: "If you have nothing heavier, make the exercise harder.", sources: ["ours"] },
  wave: {
    rule: "If your weights go up and down in waves, keep that up, a little higher each time.",
    sources: ["ours"],
  },
  made: { rule: "Within the range, keep the load and add a rep.", sources: ["repsFirst"] },
  near: { rule: "Just short of the range: try the same again.", sources: ["ours"] },
  limit: { rule: "Don’t add anything after a set at your limit.", sources: ["effort"] },
  missed: { rule: "One miss is no reason to go down.", sources: ["ours"] },
  cut: { rule: "After two misses or a plateau, go down a step and build up again.", sources: ["ours"] },
  easier: { rule: "If you have nothing lighter, do an easier variation.", sources: ["ours"] },
  rest: { rule: "On a plateau, try longer rests first.", sources: ["addLoad", "ours"] },
  range: { rule: "On a long plateau, change the rep range for four weeks.", sources: ["ours"] },
  sets: { rule: "If every session is hard and nothing improves, do fewer sets.", sources: ["ours"] },
  sister: { rule: "After a long plateau, a similar exercise takes over for a while.", sources: ["ours"] },
  first_back: {
    rule: "After a lighter week or a return from time off, go back to the usual sets.",
    sources: ["ours"],
  },
  fewer_sets: {
    rule: "After doing more than you can recover from, do a third fewer sets for four weeks.",
    sources: ["effort", "ours"],
  },
  hold: { rule: "No increases for now.", sources: ["ours"] },
  lighter: {
    rule: "In a lighter week, keep the exercises, halve the sets and leave reps to spare.",
    sources: ["lighterWeek"],
  },
  sore: { rule: "Exercises that load a sore joint are lighter for two weeks.", sources: ["ours"] },
  return: { rule: "After time off, start lighter and add a little each time.", sources: ["ours"] },
  left_out: {
    rule: "A lift that was left out for three weeks or more starts a little lighter.",
    sources: ["ours"],
  },
}
