import { formatNumber } from "#domain/measures/numbers.ts"
import type { WeightUnit } from "#domain/measures/units.ts"
import { countSets } from "#domain/text/count-words.ts"
import type { RoleReason, RuleName } from "./prescription.ts"
import type { LighterReason } from "./rules/lighter-week.ts"

const roleNames = { straight: "", ramp: "", top: "Top set: ", back_off: "Back-off sets: " } as const

/** Writes a load in a unit. Assistance is a load below zero, and is written without the sign. */
function inUnit(load: number | null, unit: WeightUnit): string {
  if (load === null) return "the same load"
  if (load === 0) return "body weight"
  return load < 0 ? `${formatNumber(-load)} ${unit} of assistance` : `${formatNumber(load)} ${unit}`
}
const range = ({ low, high }: RoleReason) => (low === high ? `${low}` : `${low} to ${high}`)
/** Writes the last session as "8, 8, 7 at 80 kg". */
const lastTime = ({ reps, from, logged }: RoleReason, unit: WeightUnit) =>
  from === null ? reps.join(", ") : `${reps.join(", ")} at ${inUnit(logged ?? from, unit)}`

/**
 * Asks for one more rep in the weakest set or, if every set that was done is at the top of the range, for the
 * missing sets.
 */
function moreInside({ reps, high, sets, from }: RoleReason): string {
  if (Math.min(...reps) >= high)
    return `${from === null ? "The same reps" : "Same load"} in ${countSets(sets)}.`
  return `${from === null ? "One" : "Same load, one"} more rep in your weakest set.`
}

const sentences: Record<RuleName, (reason: RoleReason, unit: WeightUnit) => string> = {
  start: (reason) => `Choose a load for ${range(reason)} reps and stop with 3 to spare.`,
  add: (reason, unit) =>
    `${lastTime(reason, unit)}: the top of the range in every set. Next: ${inUnit(reason.to, unit)}.`,
  bridge: (reason, unit) =>
    reason.from === null
      ? `${lastTime(reason, unit)}: the top of the range in every set. Next: up to ${reason.high} reps.`
      : `${lastTime(reason, unit)}: the next weight is a big jump. Build up to ${reason.high} reps first.`,
  heaviest: (reason, unit) =>
    `${lastTime(reason, unit)}: that is the heaviest weight you have. Build up to ${reason.high} reps.`,
  harder: (reason, unit) =>
    `${lastTime(reason, unit)}: you’re at the top for this weight. Slow the reps down, add a pause, or try a harder variation.`,
  wave: (reason, unit) =>
    `The next step in your waves: ${inUnit(reason.to, unit)} for ${range(reason)} or more in the last set.`,
  made: (reason, unit) => `${lastTime(reason, unit)}. ${moreInside(reason)}`,
  near: (reason, unit) => `${lastTime(reason, unit)}: close. Do the same again.`,
  limit: (reason, unit) =>
    `${lastTime(reason, unit)}, at your limit. Repeat this until you finish with a rep to spare.`,
  missed: (reason, unit) => `${lastTime(reason, unit)}: short of ${reason.low}. Try the same again.`,
  cut: (reason, unit) =>
    `${lastTime(reason, unit)}: no progress at this load. Back to ${inUnit(reason.to, unit)}.`,
  easier: (reason, unit) =>
    `${lastTime(reason, unit)}: the lightest load is too heavy. Try an easier variation.`,
  rest: (reason, unit) =>
    `${lastTime(reason, unit)}: three tries without a gain. Rest 3 minutes or more between sets.`,
  range: (reason, unit) => `From now on: ${range(reason)} reps at ${inUnit(reason.to, unit)}.`,
  sets: (reason) =>
    `Every session is hard and your loads aren’t going up. Do ${countSets(reason.sets)} for four weeks.`,
  sister: (reason, unit) =>
    `${lastTime(reason, unit)}: still no progress. Switch to a similar exercise for 4 to 6 weeks.`,
  first_back: (reason, unit) => `Back to ${countSets(reason.sets)} at ${inUnit(reason.to, unit)}.`,
  fewer_sets: (reason, unit) =>
    `You did more than you could recover from. For four weeks: ${countSets(reason.sets)} at ${inUnit(reason.to, unit)}, with reps to spare.`,
  hold: (reason, unit) => `Stay at ${inUnit(reason.to, unit)} for now.`,
  lighter: (reason, unit) =>
    `Lighter week: ${countSets(reason.sets)}${reason.role === "ramp" ? ", the last" : ""} of ${reason.low} at ${inUnit(reason.to, unit)}, with 4 reps to spare.`,
  sore: (reason, unit) =>
    `For your sore joint: ${countSets(reason.sets)} of ${reason.low}${reason.to === null ? "" : ` at ${inUnit(reason.to, unit)}`}, with 4 reps to spare. Stop if it hurts.`,
  return: (reason, unit) =>
    `After your time off: ${countSets(reason.sets)} ${reason.to === null ? `of ${range(reason)}` : `at ${inUnit(reason.to, unit)}`}, then a little more each time.`,
  left_out: (reason, unit) =>
    `You haven’t done this for three weeks or more, so start a little lighter: ${countSets(reason.sets)} ${reason.to === null ? `of ${range(reason)}` : `at ${inUnit(reason.to, unit)}`}.`,
}

/** The reason for a role's prescription, in up to three sentences. */
export const coachSentence = (reason: RoleReason, unit: WeightUnit): string => {
  // If the load was logged in the other unit, the sentence can't call it "the same load".
  const isConverted = reason.logged !== undefined && reason.to === reason.from && reason.rule !== "add"
  const nearest = isConverted
    ? ` The nearest to ${inUnit(reason.logged ?? null, unit)} that you can load is ${inUnit(reason.to, unit)}.`
    : ""
  return `${roleNames[reason.role]}${sentences[reason.rule](reason, unit)}${nearest}`
}

const lighterWeeks: Record<LighterReason, string> = {
  stalls: "Two lifts have stalled and your sets feel harder. Make this week lighter.",
  falls: "Three lifts are down. Make this week lighter.",
  limit: "Most of your sets are at the limit and a lift has stalled. Make this week lighter.",
}

/** The reason for a lighter week, as a sentence. */
export const lighterWeekSentence = (reason: LighterReason): string => lighterWeeks[reason]
