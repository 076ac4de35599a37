import { formatNumber } from "#domain/measures/numbers.ts"
import type { WeightUnit } from "#domain/measures/units.ts"
import { countSets } from "#domain/text/count-words.ts"
import type { RoleReason, RuleName } from "./prescription.ts"
import type { LighterReason } from "./rules/lighter-week.ts"

const roleNames = { straight: "", ramp: "", top: "Top set: ", back_off: "Back-off sets: " } as const

const inUnit = (load: number | null, unit: WeightUnit) =>
  load === null ? "the same load" : load === 0 ? "body weight" : `${formatNumber(load)} ${unit}`
const range = ({ low, high }: RoleReason) => (low === high ? `${low}` : `${low} to ${high}`)
/** "8, 8, 7 at 80 kg". */
const lastTime = ({ reps, from }: RoleReason, unit: WeightUnit) =>
  from === null ? reps.join(", ") : `${reps.join(", ")} at ${inUnit(from, unit)}`

const sentences: Record<RuleName, (reason: RoleReason, unit: WeightUnit) => string> = {
  start: (reason) => `Choose a load for ${range(reason)} reps and stop with 3 to spare.`,
  add: (reason, unit) => `${lastTime(reason, unit)}: the top in every set. Next: ${inUnit(reason.to, unit)}.`,
  bridge: (reason, unit) =>
    `${lastTime(reason, unit)}: the next step is a large one. Go up to ${reason.high} reps first.`,
  harder: (reason, unit) =>
    `${lastTime(reason, unit)}: that is the top here. Slow down, pause, or try a harder form.`,
  made: (reason, unit) => `${lastTime(reason, unit)}. Same load, one rep more in your weakest set.`,
  near: (reason, unit) => `${lastTime(reason, unit)}: close. The same again.`,
  limit: (reason, unit) =>
    `${lastTime(reason, unit)}, at the limit. The same again until it leaves a rep to spare.`,
  missed: (reason, unit) => `${lastTime(reason, unit)}: short of ${reason.low}. Try the same once more.`,
  cut: (reason, unit) => `${lastTime(reason, unit)}: no progress here. Back to ${inUnit(reason.to, unit)}.`,
  easier: (reason, unit) => `${lastTime(reason, unit)}: the lightest load is too heavy. Try an easier form.`,
  rest: (reason, unit) =>
    `${lastTime(reason, unit)}: three tries without a gain. Rest 3 minutes or more between sets.`,
  range: (reason, unit) => `${inUnit(reason.to, unit)} for ${range(reason)} reps for now.`,
  sets: (reason) => `Every session is hard and nothing grows. Do ${countSets(reason.sets)} for four weeks.`,
  sister: (reason, unit) =>
    `${lastTime(reason, unit)}: stuck for long. Take a similar exercise for 4 to 6 weeks.`,
  first_back: (reason, unit) => `Back to ${countSets(reason.sets)} at ${inUnit(reason.to, unit)}.`,
  hold: (reason, unit) => `Stay at ${inUnit(reason.to, unit)} for now.`,
  lighter: (reason, unit) =>
    `Lighter week: ${countSets(reason.sets)} of ${reason.low} at ${inUnit(reason.to, unit)}, with 4 reps to spare.`,
  return: (reason, unit) =>
    `After days away: ${countSets(reason.sets)} at ${inUnit(reason.to, unit)}, then a little more each time.`,
}

/** Says in one sentence or two why a role gets what it gets. */
export const coachSentence = (reason: RoleReason, unit: WeightUnit): string =>
  `${roleNames[reason.role]}${sentences[reason.rule](reason, unit)}`

const lighterWeeks: Record<LighterReason, string> = {
  stalls: "Two lifts have stalled and you are tired. Make this week lighter.",
  falls: "Three lifts fell. Make this week lighter.",
  limit: "Most of your sets are at the limit and a lift has stopped. Make this week lighter.",
}

/** Says why a lighter week is due. */
export const lighterWeekSentence = (reason: LighterReason): string => lighterWeeks[reason]
