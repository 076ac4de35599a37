import type { RuleName } from "#domain/coach/lifts/prescription.ts"

/** Where a rule comes from, by the names of the sources that the coach cites. */
export type RuleSource = "addLoad" | "repsFirst" | "effort" | "lighterWeek" | "ours"

/** What each rule of a prescription says, and its sources. */
export const ruleWords: Record<RuleName, { rule: string; sources: readonly RuleSource[] }> = {
  start: { rule: "The first sets are chosen with reps to spare.", sources: ["effort"] },
  add: {
    rule: "Add weight when every set reaches the top of the range and leaves a rep to spare.",
    sources: ["addLoad"],
  },
  bridge: { rule: "Where the next weight is a large step, add reps first.", sources: ["addLoad", "ours"] },
  harder: { rule: "Where nothing heavier is at hand, make the exercise harder.", sources: ["ours"] },
  made: { rule: "Inside the range, keep the load and add a rep.", sources: ["repsFirst"] },
  near: { rule: "Just short of the range: try the same again.", sources: ["ours"] },
  limit: { rule: "Nothing is added after a set at the limit.", sources: ["effort"] },
  missed: { rule: "One miss is no reason to go down.", sources: ["ours"] },
  cut: { rule: "After two misses or a plateau, go down a step and build up again.", sources: ["ours"] },
  easier: { rule: "Where nothing lighter is at hand, take an easier form.", sources: ["ours"] },
  rest: { rule: "On a plateau, longer rests come first.", sources: ["addLoad", "ours"] },
  range: { rule: "On a long plateau, change the range of reps for four weeks.", sources: ["ours"] },
  sets: { rule: "Where every session is hard and nothing grows, do fewer sets.", sources: ["ours"] },
  sister: { rule: "After a long plateau, a similar exercise takes over for a while.", sources: ["ours"] },
  first_back: { rule: "After a lighter week or a return, go back to the usual sets.", sources: ["ours"] },
  hold: { rule: "Nothing is raised for now.", sources: ["ours"] },
  lighter: {
    rule: "In a lighter week, keep the exercises, halve the sets and leave reps to spare.",
    sources: ["lighterWeek"],
  },
  sore: { rule: "What loads a sore joint is lighter for two weeks.", sources: ["ours"] },
  return: { rule: "After days away, begin lighter and add a little each time.", sources: ["ours"] },
}
