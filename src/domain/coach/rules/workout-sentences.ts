import { plural, writeList } from "#domain/text/formats.ts"
import { sentences } from "./sentences.ts"

/** The change from one set to another. Weights are texts with a unit, without a sign; null where nothing changed. */
interface SetChange {
  weight: string | null
  reps: number
  isBetter: boolean
}

const repsOf = (count: number) => plural(count, { one: "1 rep", other: `${count} reps` })
const direction = (isUp: boolean) => (isUp ? "up" : "down")
const exercisesOf = (count: number) => plural(count, { one: "1 exercise", other: `${count} exercises` })

/** The built-in coach's analysis of a workout. */
export const workoutSentences = {
  summary: (sets: number, exercises: number, duration: string | null) =>
    `You did ${sentences.workingSets(sets)} across ${exercisesOf(exercises)}${duration === null ? "" : ` in ${duration}`}.`,
  volume: (volume: string) => `Total volume: ${volume}.`,
  onlyWarmups: "Only warm-ups, so there is nothing to compare.",
  bestSet: (set: string) => `Best set: ${set}.`,
  firstTime: "First time in three months.",
  lastTime: (day: string, set: string) => `On ${day}: ${set}.`,
  same: "Same as last time.",
  oneRepMax: (isUp: boolean, change: string) => `Your estimated 1RM is ${direction(isUp)} by ${change}.`,
  mostReps: (isUp: boolean, change: number) => `Your best set is ${direction(isUp)} by ${repsOf(change)}.`,
  longestSet: (isUp: boolean, percent: number) => `Your longest set is ${direction(isUp)} by ${percent} %.`,
  distance: (isUp: boolean, percent: number) => `Your distance is ${direction(isUp)} by ${percent} %.`,
  incomparable: "Not directly comparable with last time.",
  lift: ({ weight, reps, isBetter }: SetChange) => {
    const parts = [...(weight === null ? [] : [weight]), ...(reps === 0 ? [] : [repsOf(reps)])]
    const fewer = reps === 0 ? "less" : "fewer"
    return `${writeList(parts)} ${isBetter ? "more" : fewer} than last time.`
  },
  assistance: ({ weight, reps, isBetter }: SetChange) => {
    const counted = reps === 0 ? "" : ` and ${repsOf(reps)} ${isBetter ? "more" : "fewer"}`
    return `${weight} ${isBetter ? "less" : "more"} assistance${counted} than last time.`
  },
  nothingToCompare: "Nothing to compare yet. Next time you do these exercises, you’ll see what changed.",
  hardSets: (count: number) =>
    `${count} sets were at RPE 9.5 or more. Leave a rep or two in reserve on most sets.`,
  onlyWarmupsLogged: "Only warm-ups are logged, so there is little to analyze.",
  unchanged: (exercises: number) =>
    `No change since last time in the ${exercises} exercises you’ve done before.`,
  changes: (exercises: number, up: number, down: number) => {
    const parts = [...(up > 0 ? [`${up} went up`] : []), ...(down > 0 ? [`${down} went down`] : [])]
    return `Of ${exercises} exercises, ${writeList(parts)} since last time.`
  },
  lighterWeek: (lifts: readonly string[], sessions: number) =>
    `Make next week lighter: ${writeList(lifts)} haven’t improved in ${sessions} sessions. Train on the same days with about half the sets.`,
  next: (name: string, sentence: string) => `${name}: ${sentence}`,
  nextRule:
    "Add reps until every set reaches the top of the range, then go up to the next weight your equipment allows.",
  nextData: (planned: string, done: string) => `Planned ${planned}; done ${done}.`,
}
