import type { PlanDay } from "#domain/coach/checks/suggestion.ts"
import type { Suggestion } from "#domain/coach/asking/replies.ts"
import type { LeadingProgram } from "#domain/coach/lifts/leading-program.ts"
import { type Athlete, daysAway } from "#domain/coach/person/athlete.ts"
import { hasStrength, shortWeeks, usualDays, weeklySetsNow } from "#domain/coach/person/own-training.ts"
import { weeklyRangeOf } from "#domain/coach/person/weekly-range.ts"
import { formatDay } from "#domain/days/day-text.ts"
import type { LocalDay } from "#domain/days/local-day.ts"
import { shareOnReturn } from "./cardio-sessions.ts"
import { cautionsFor, mustRest } from "./cautions.ts"
import type { Coaching } from "./coaching.ts"
import { goalCautions } from "./goal-outlook.ts"
import { type NextPart, whysOfParts } from "./next-part.ts"
import { sentences } from "./sentences.ts"
import { sources } from "./source-words.ts"
import { whysOfSuccessors } from "./successors.ts"
import { weekSentences } from "./week-sentences.ts"

/** A one-sentence summary of the week. */
export function weekInWords(
  days: readonly PlanDay[],
  { isOwn, hasBegun, program }: { isOwn: boolean; hasBegun: boolean; program: LeadingProgram | null },
): string {
  const planned = days.flatMap(({ workout }) => workout?.name ?? [])
  if (planned.length === 0) return program ? weekSentences.ledWeek(program.name) : weekSentences.nothingFits
  return isOwn
    ? weekSentences.usual(planned.length, [...new Set(planned)], hasBegun)
    : weekSentences.beginners(planned.length)
}

interface WeekFacts {
  coaching: Coaching
  parts: readonly NextPart[]
  /** Whether the week consists of the person's own workouts. */
  isOwn: boolean
  /** The first of the days after the lighter week; null if there is none. */
  backFrom: LocalDay | null
}

/** The reasons behind a week, including the ones that its summary mentions. */
export function whysOfWeek(athlete: Athlete, { coaching, parts, isOwn, backFrom }: WeekFacts): Suggestion[] {
  const cautions = cautionsFor(athlete)
  if (mustRest(athlete)) return cautions
  return [
    ...cautions,
    ...lighterWhy(athlete, coaching, backFrom),
    ...(isOwn ? [] : [firstWhy(athlete)]),
    ...missedWhy(athlete, coaching),
    ...awayWhy(athlete, coaching),
    ...goalCautions(athlete),
    ...(parts.some(({ prescription }) => prescription && prescription.phase !== "build")
      ? []
      : setsWhy(athlete)),
    ...whysOfSuccessors(parts),
    ...whysOfParts(parts, athlete),
  ]
}

const firstWhy = ({ history }: Athlete): Suggestion => ({
  text: "",
  why: {
    rule: weekSentences.beginnersRule,
    data: history.length === 0 ? sentences.noWorkouts : weekSentences.noStrength,
    source: sources.addLoad,
  },
})

const [fewestDays, mostDays] = [2, 5]

/**
 * The number of days per week after a lighter week: one fewer for someone who did too much (our own rule), and at
 * most five. Null if nothing needs to change.
 */
function daysAfter(lighter: Coaching["lighter"], usual: number): number | null {
  const isTooMuch = lighter === "falls" || lighter === "limit"
  const days = Math.min(mostDays, isTooMuch ? Math.max(fewestDays, usual - 1) : usual)
  return days < usual ? days : null
}

function lighterWhy(athlete: Athlete, { lighter }: Coaching, backFrom: LocalDay | null): Suggestion[] {
  if (lighter === null) return []
  const days = daysAfter(lighter, usualDays(athlete) ?? 0)
  const fewer = days === null ? [] : [weekSentences.fewerDays(days)]
  const back = backFrom === null ? [] : [weekSentences.backFrom(formatDay(backFrom, "weekday"))]
  return [
    {
      text: [weekSentences.lighter(lighter), ...back, ...fewer].join(" "),
      why: {
        rule: weekSentences.lighterRule,
        data: weekSentences.lighterData,
        source: `${sources.lighterWeek}; ${sources.weekOff}`,
      },
    },
  ]
}

const weeksForFewer = 2

/**
 * Suggests one day fewer to someone who asked for more days than they manage (our own rule). Not during a return,
 * because days away aren't missed days.
 */
function missedWhy(athlete: Athlete, { away, lighter }: Coaching): Suggestion[] {
  const asked = athlete.intake.days
  const isNew = usualDays(athlete) === null
  if (asked === null || asked <= fewestDays || away !== null || lighter !== null || isNew) return []
  const weeks = shortWeeks(athlete, asked)
  if (weeks < weeksForFewer) return []
  const text = weekSentences.missed(asked, weeks)
  return [
    { text, why: { rule: weekSentences.missedRule, data: weekSentences.missedData, source: sources.ours } },
  ]
}

const step = 0.05

function awayWhy(athlete: Athlete, { away, training }: Coaching): Suggestion[] {
  if (away === null) return awayFromRuns(athlete)
  const shares = [...training.lifts.values()].flatMap(({ wayBack }) => wayBack?.share ?? [])
  const share = Math.min(1, ...shares)
  const sessions = Math.ceil((1 - share) / step - 1e-6)
  const weeks = Math.max(1, Math.ceil(sessions / Math.max(1, (usualDays(athlete) ?? 2) / 2)))
  return [
    {
      text: weekSentences.away({ days: away, percent: Math.round(100 * share), weeks }),
      why: {
        rule: weekSentences.awayRule,
        data: weekSentences.awayData(away),
        source: sources.strengthStays,
      },
    },
  ]
}

/** How someone who only does cardio should return to it. */
function awayFromRuns(athlete: Athlete): Suggestion[] {
  const share = shareOnReturn(athlete)
  const days = daysAway(athlete)
  if (share === 1 || days === null || athlete.history.some((each) => hasStrength(each, athlete))) return []
  return [
    {
      text: weekSentences.awayFromRuns(days, Math.round(100 * share)),
      why: { rule: weekSentences.awayRule, data: weekSentences.awayData(days), source: sources.ours },
    },
  ]
}

/** How many muscles to name at most: a longer list doesn't show where to start. */
const mostBelow = 3

function setsWhy(athlete: Athlete): Suggestion[] {
  const { low, high } = weeklyRangeOf(athlete)
  const below = [...weeklySetsNow(athlete)]
    .filter(([, sets]) => sets > 0 && sets < low)
    .toSorted(([, one], [, other]) => one - other)
    .slice(0, mostBelow)
    .map(([muscle]) => muscle)
  if (below.length === 0) return []
  return [
    {
      text: "",
      why: {
        rule: weekSentences.setsRule(low, high),
        data: weekSentences.setsData(below),
        source: `${sources.weeklySets}; ${sources.halfSets}`,
      },
    },
  ]
}
