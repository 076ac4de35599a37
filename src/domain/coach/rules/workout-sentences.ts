import { formatNumber } from "#domain/measures/numbers.ts"
import { countExercises } from "#domain/text/count-words.ts"
import { plural, writeList } from "#domain/text/formats.ts"
import type { EffortFacts } from "#domain/coach/sheet/effort.ts"
import type { MuscleFacts } from "#domain/coach/sheet/muscle-facts.ts"

const setsOf = (count: number) =>
  plural(count, { one: "1 working set", other: `${formatNumber(count)} working sets` })
const minutesOf = (count: number) => plural(count, { one: "1 minute", other: `${count} minutes` })

/** The sentences about a workout as a whole. */
export const workoutSentences = {
  what: (exercises: number, sets: number, minutes: number | null) =>
    `${countExercises(exercises)}, ${setsOf(sets)}${minutes === null ? "" : `, ${minutesOf(minutes)}`}.`,
  onlyWarmups: "Only warm-ups are logged, so there is little to analyze.",
  nothingToCompare: "Nothing to compare yet. Next time you do these exercises, you’ll see what changed.",
  unchanged: (exercises: number) =>
    `No change since last time in the ${exercises} exercises you’ve done before.`,
  changes: (exercises: number, up: number, down: number) => {
    const parts = [...(up > 0 ? [`${up} went up`] : []), ...(down > 0 ? [`${down} went down`] : [])]
    return `Of ${exercises} exercises, ${writeList(parts)} since last time.`
  },
  lighter: "This was a lighter session, so it isn’t measured against the ones before.",
  records: (names: readonly string[]) =>
    `${plural(names.length, { one: "A record", other: `${names.length} records` })} today: ${writeList(names)}.`,
  noRecords: "No records today.",
  allAtLimit: ({ rated, sets, mean }: EffortFacts) => {
    const rpe = mean === 10 ? "RPE 10" : "RPE 9.5 or more"
    return rated === sets ? `Every set was at ${rpe}.` : `All ${rated} sets that you rated were at ${rpe}.`
  },
  hardSets: (count: number) => `${count} sets were at RPE 9.5 or more.`,
  effort: ({ mean, rated, atLimit }: EffortFacts & { mean: number }) =>
    `Effort: RPE ${formatNumber(mean)} on average, with ${atLimit === 0 ? "none" : atLimit} of ${rated} rated sets at 9.5 or more.`,
  muscle: ({ muscle, sets, low, high, short, over }: MuscleFacts) => {
    const range = `your range of ${low} to ${high}`
    const got = `In the last 7 days, ${muscle} got ${setsWords(sets)}`
    if (short > 0) return `${got}, ${formatNumber(short)} short of ${range}.`
    return over > 0 ? `${got}, ${formatNumber(over)} above ${range}.` : `${got}, within ${range}.`
  },
  rhythm: (thisWeek: number, usual: number) =>
    `That makes ${plural(thisWeek, { one: "1 workout", other: `${thisWeek} workouts` })} this week; your average is ${formatNumber(usual)}.`,
  fewWorkouts: (usual: number) => `About ${formatNumber(usual)} a week over the four weeks before this one.`,
  planned: (done: number, planned: number) => `${done} of ${planned} planned workouts are done this week.`,
  next: (name: string, words: string) => `${name}: ${words}.`,
  limited: (name: string, limit: string) => `${name}: leave it out for now. ${limit}`,
  limitRule: "Anything you limit or avoid is left out.",
  concernRule: "What your notes say comes before any plan.",
  concernData: "Based on your notes from the last few days.",
  lighterRule: "After stalls with signs of fatigue, take a lighter week, not a week off.",
  spareRule: "Most sets work just as well with reps to spare.",
  priorityRule: "One thing at a time: the lift that is stuck or, if none is, the one closest to moving up.",
  stuck: (name: string) => `${name} has stopped improving.`,
  repsToGo: (name: string, reps: number) =>
    `${name}: ${plural(reps, { one: "1 rep", other: `${reps} reps` })} to the top of the range in every set.`,
  rangeRule: (low: number, high: number) => `${low} to ${high} working sets a week for each muscle.`,
  lighterWeek: "Make next week a lighter week: the same exercises, half the sets, and 4 reps to spare.",
  back: (days: number) =>
    `That was ${days} days ago. Your priority: start easier and build back up over several sessions.`,
  spare: "Your priority: stop most sets with 2 reps to spare.",
  shortMuscle: (muscle: string, by: number) =>
    `Your priority: ${formatNumber(by)} more ${by === 1 ? "set" : "sets"} a week for ${muscle}.`,
  oneMore: (name: string, reps: number) =>
    `Your priority: ${plural(reps, { one: "1 more rep", other: `${reps} more reps across all sets` })} on ${name}, and the weight goes up.`,
  elsewhere: (name: string, at: { best: string; since: string; next: string }) =>
    `Your priority: ${name}, which has been stuck at ${at.best} since ${at.since}. Next time: ${at.next}.`,
  keepOn: (name: string) => `Your priority: ${name}.`,
}

const setsWords = (count: number) => plural(count, { one: "1 set", other: `${formatNumber(count)} sets` })
