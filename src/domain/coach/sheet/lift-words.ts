import type { LocalDay } from "#domain/days/local-day.ts"
import { formatNumber } from "#domain/measures/numbers.ts"
import { writeMinutes } from "#domain/measures/duration.ts"
import type { WeightUnit } from "#domain/measures/units.ts"
import { writeList } from "#domain/text/formats.ts"
import { countSets } from "#domain/text/count-words.ts"
import type { Lift, RoleName } from "#domain/coach/lifts/lift.ts"
import type { DoneLift, SetGroup } from "./done-work.ts"
import type { LiftChange } from "./lift-change.ts"
import type { Stall } from "./lift-comparison.ts"
import type { LiftFacts } from "./lift-facts.ts"
import { dayWords, loadWords, repsChange, repsOf, repsWords } from "./load-words.ts"

const mostGroups = 4
const atLimit = 9.5

const roleNames: Partial<Record<RoleName, string>> = { top: "top set", back_off: "back-off sets" }

export function groupWords({ load, reps }: SetGroup, kind: Lift["load"], unit: WeightUnit): string {
  const counted = repsWords(reps)
  if (load === null) return reps.length === 1 ? counted : counted.replace(/^(\d+) in /, "$1 reps in ")
  const isBody = kind !== "outside" && load === 0
  return isBody
    ? `${counted} with body weight`
    : `${counted} ${load < 0 ? "with" : "at"} ${loadWords(load, kind, unit)}`
}

/** What was done: "8, 8, and 7 at 80 kg", "4.2 km in 25:00". */
export function doneWords(done: DoneLift, kind: Lift["load"], unit: WeightUnit): string {
  if (done.kind === "time") {
    const distance = done.distance === null ? null : `${formatNumber(done.distance)} ${done.unit}`
    if (done.minutes === null || (distance !== null && done.sets > 1)) return distance ?? countSets(done.sets)
    return distance === null
      ? longest(done.minutes, done.sets)
      : `${distance} in ${writeMinutes(done.minutes)}`
  }
  const { groups, main, sets } = done
  if (groups.length > mostGroups) {
    const best = groupWords({ role: "straight", load: main.load, reps: [Math.max(...main.reps)] }, kind, unit)
    return `${countSets(sets)}, the heaviest ${best}`
  }
  return writeList(
    groups.map((group) => {
      const name = groups.some(({ role }) => role === "top") ? `${roleNames[group.role] ?? ""} ` : ""
      return `${name}${groupWords(group, kind, unit)}`
    }),
  )
}

const longest = (minutes: number, sets: number) =>
  sets === 1 ? writeMinutes(minutes) : `${countSets(sets)}, the longest ${writeMinutes(minutes)}`

const moreOrFewer = (by: number) => (by > 0 ? "more" : "fewer")

/** What changed, to follow what was done: ", 2 reps more than on Nov 19". */
function changeWords(change: LiftChange, now: LocalDay, kind: Lift["load"], unit: WeightUnit): string {
  if (change.kind === "first") return ", for the first time in three months"
  if (change.kind === "unlike") return ""
  const on = dayWords(change.day, now)
  switch (change.kind) {
    case "same":
      return `, the same as on ${on}`
    case "reps":
      return `, ${repsChange(change.by)} than on ${on}`
    case "best_reps":
      return `, with ${repsChange(change.by)} in the best set than on ${on}`
    case "sets":
      return `, ${countSets(Math.abs(change.by))} ${moreOrFewer(change.by)} than on ${on}`
    case "load": {
      const by = `${formatNumber(Math.abs(change.by))} ${unit}`
      const reps = change.reps === 0 ? "" : ` and ${repsChange(change.reps)}`
      return change.isHelp
        ? `, ${by} ${change.by > 0 ? "less" : "more"} assistance${reps} than on ${on}`
        : `, ${by} ${change.by > 0 ? "more" : "less"}${reps} than on ${on}`
    }
    case "both": {
      const load = change.load ?? 0
      return `; on ${on} it was ${repsOf(change.reps)} ${load < 0 || kind !== "outside" ? "with" : "at"} ${loadWords(load, kind, unit)}`
    }
    default:
      return `, ${Math.abs(change.by)}% ${change.by > 0 ? "more" : "less"} than on ${on}`
  }
}

const stallWords = ({ since, sessions }: Stall, now: LocalDay) =>
  `No gain since ${dayWords(since, now)}, in ${sessions} sessions.`

/** The sentences about one exercise of a workout: what was done, what changed, and the cause if it is a fact. */
export function feedbackWords(lift: LiftFacts, unit: WeightUnit): string {
  const { now, change, phase, load } = lift
  if (!now) return "Only warm-ups, so there is nothing to compare."
  const isJudged = phase === "build"
  const hard = now.kind === "reps" && (now.hardest ?? 0) >= atLimit ? now.hardest : null
  const effort =
    hard === null
      ? ""
      : `, ${change.direction === "up" ? "but" : "and"} the hardest set was at RPE ${formatNumber(hard)}`
  const done = doneWords(now, load, unit)
  const compared =
    isJudged || change.kind === "first" ? changeWords(change, now.day, load, unit) : phaseWords[phase]
  const first = `${done.charAt(0).toUpperCase()}${done.slice(1)}${compared}${effort}.`
  return [first, ...causeOf(lift, now.day, unit)].join(" ")
}

const phaseWords = {
  build: "",
  lighter: ", in a lighter week",
  return: ", on the way back after time off",
} as const

function causeOf(lift: LiftFacts, now: LocalDay, unit: WeightUnit): string[] {
  const { phase, stall, misses, change, best, load, now: done } = lift
  if (phase !== "build") return []
  if (stall) return [stallWords(stall, now)]
  if (misses >= 2) return ["Short of the range for two sessions in a row."]
  if (change.direction === "down" && done?.kind === "reps") return ["One session doesn’t make a trend."]
  if (!best || change.direction === "up") return []
  const group = { role: "straight" as const, load: best.main.load, reps: [Math.max(...best.main.reps)] }
  return [`On ${dayWords(best.day, now)} it was ${groupWords(group, load, unit)}.`]
}
