import { formatNumber } from "#domain/measures/numbers.ts"
import { plural, writeList } from "#domain/text/formats.ts"

const workoutsOf = (count: number) => plural(count, { one: "1 workout", other: `${count} workouts` })
const daysOf = (count: number) => plural(count, { one: "1 day", other: `${count} days` })
const weeksOf = (count: number) => plural(count, { one: "1 week", other: `${count} weeks` })
const setsOf = (count: number) => plural(count, { one: "1 set", other: `${formatNumber(count)} sets` })

interface MonthCounts {
  workouts: number
  month: string
  isRunning: boolean
  /** The month before; null if nothing was logged before. */
  before: { name: string; workouts: number } | null
}

/** The built-in coach's analysis of a month. */
export const monthSentences = {
  noDuration: "N/A",
  empty: "No workouts this month. Two short ones a week are a good way to start.",
  emptyAfter: (month: string, before: number, name: string) =>
    `No workouts in ${month}, after ${before} in ${name}. Start again where you left off, a little lighter.`,
  emptyStill: (month: string) => `No workouts in ${month}.`,
  summary: ({ workouts, month, isRunning, before }: MonthCounts) => {
    const did = `${isRunning ? "You’ve done" : "You did"} ${workoutsOf(workouts)}${isRunning ? " so far" : ""} in ${month}`
    if (before === null) return `${did}.`
    const by = workouts - before.workouts
    const when = `${isRunning ? "by the same day of " : "in "}${before.name}`
    if (by === 0) return `${did}, as many as ${when}.`
    return `${did}, ${Math.abs(by)} ${by > 0 ? "more" : "fewer"} than ${when}.`
  },
  setsAndWeeks: (sets: number, aWeek: number) => `${setsOf(sets)} in all, about ${workoutsOf(aWeek)} a week.`,
  planned: (done: number, planned: number) =>
    done === planned
      ? `You did ${plural(planned, { one: "the one workout", other: `all ${planned} workouts` })} you had planned.`
      : `You missed ${planned - done} of ${plural(planned, { one: "1 planned workout", other: `${planned} planned workouts` })}.`,
  records: (names: readonly string[]) =>
    `${plural(names.length, { one: "A record", other: `${names.length} records` })}: ${writeList(names)}.`,
  up: (name: string, from: string, to: string, estimate: string | null) =>
    `${name} is up from ${from} to ${to}${estimate === null ? "" : `, ${estimate}`}.`,
  estimate: (percent: number, value: string, error: number) =>
    `an estimated ${percent}% more (${value}, give or take ${error})`,
  alsoUp: (names: readonly string[]) =>
    `${writeList(names)} ${plural(names.length, { one: "is", other: "are" })} up too.`,
  down: (name: string, from: string, to: string) => `${name} is down from ${from} to ${to}.`,
  fell: (name: string, from: string, last: { day: string; to: string }) =>
    `${name} is down from ${from} on ${last.day} to ${last.to}.`,
  back: (name: string, to: string) => `${name} is back to ${to}.`,
  stands: (name: string, best: string, since: string) => `${name} has been stuck at ${best} since ${since}.`,
  first: (name: string, best: string) => `Your best on ${name} was ${best}.`,
  effort: (mean: number, atLimit: number, rated: number) =>
    `Effort: RPE ${formatNumber(mean)} on average, with ${atLimit === 0 ? "none" : atLimit} of ${rated} rated sets at 9.5 or more.`,
  balance: (inside: readonly string[], short: readonly string[], range: string) => {
    const some = inside.length > 0 ? `${writeList(inside)} within your range of ${range}` : ""
    const others =
      short.length > 0 ? `${writeList(short)} short of ${some === "" ? `your range of ${range}` : "it"}` : ""
    return `Sets a week: ${[some, others].filter((part) => part !== "").join(", ")}.`
  },
  range: (low: number, high: number) => `${low} to ${high}`,
  muscle: (muscle: string, sets: number) => `${muscle} with ${formatNumber(sets)}`,
  noPulls: "You did no pulling exercises: your lats and upper back got no sets.",
  runs: (runs: number, total: string, before: string | null) =>
    `${plural(runs, { one: "1 run", other: `${runs} runs` })}, ${total}${before === null ? "" : `, compared with ${before} the month before`}.`,
  longestRun: (longest: string, before: string | null) =>
    before === null || before === longest
      ? `Your longest run was ${longest}.`
      : `Your longest run was ${longest}, compared with ${before} the month before.`,
  nextRun: (most: string) => `Your priority: keep the next long run under ${most}.`,
  nextRunRule: "The next long run can be up to 10% longer than your longest.",
  lighterWeek: (day: string, isOn: boolean) =>
    `You took a lighter week starting ${day}, which isn’t a setback${isOn ? "; afterward, go back to your usual sets" : ""}.`,
  gap: (days: number, until: string) => `Your longest break was ${days} days, ending on ${until}.`,
  away: (days: number) => `Your last workout was ${days} days ago.`,
  progress: (standing: string, percent: string) => `${standing}. ${percent} of the way.`,
  start: "Start with two short workouts a week: a squat, a push and a pull, two sets each.",
  startAgain: "Your priority: repeat your last workouts, lighter, and build back up over several sessions.",
  runAgain: "Your priority: start shorter than before, at an easy pace, and add a little each week.",
  startAgainData: "Based on your last workout.",
  moreDays: "Your priority: two workouts a week, before anything else.",
  /** Introduces the second priority with "Then", because only the first one is called "Your priority". */
  second: (text: string) => text.replace(/^Your priority: /, "Then: "),
  daysRule: "With fewer than two training days a week, add days first, then sets.",
  daysData: (days: number, weeks: number) => `${daysOf(days)} in ${weeksOf(weeks)}.`,
  behind: (goal: string) =>
    `“${goal}” is behind schedule: give it a later date, or put it first in your workouts.`,
  paceRule: "Progress toward a goal with a date should keep pace with the time that has passed.",
  paceData: (percent: string, percentOfTime: string) =>
    `${percent} of the way in ${percentOfTime} of the time.`,
  addPriority: (names: readonly string[]) => `Your priority: add weight on ${writeList(names)}.`,
  addRule: "Every set reached the top of its range.",
  musclePriority: (muscle: string, by: number) =>
    `Your priority: ${formatNumber(by)} more ${by === 1 ? "set" : "sets"} a week for ${muscle}.`,
  stuckPriority: (name: string) => `Your priority: get ${name} moving again.`,
}
