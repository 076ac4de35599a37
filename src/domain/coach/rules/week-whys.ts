import { breakDays } from "#domain/records/progression.ts"
import type { PlanDay } from "#domain/coach/checks/suggestion.ts"
import type { Suggestion, Why } from "#domain/coach/asking/replies.ts"
import { type Athlete, daysAway } from "#domain/coach/person/athlete.ts"
import { weeklySetsNow } from "#domain/coach/person/own-training.ts"
import { stalledSessions } from "#domain/coach/person/stalls.ts"
import { pace } from "./month-rules.ts"
import { whysOfParts } from "./next-part.ts"
import type { Session } from "./sessions.ts"
import { sentences } from "./sentences.ts"
import { sources } from "./source-words.ts"
import { weekSentences } from "./week-sentences.ts"

/** A one-sentence summary of the week. */
export function weekInWords(days: readonly PlanDay[], athlete: Athlete): string {
  const planned = days.flatMap(({ workout }) => workout?.name ?? [])
  if (planned.length === 0) return weekSentences.nothingFits
  return athlete.workouts.length === 0
    ? weekSentences.beginners(planned.length)
    : weekSentences.usual(planned.length, [...new Set(planned)])
}

/** The reasons behind a week, including the ones that its summary mentions. */
export function whysOfWeek(
  athlete: Athlete,
  sessions: readonly Session[],
  stalled: readonly string[],
): Suggestion[] {
  const away = daysAway(athlete)
  const why = (rule: string, data: string, source: string): Why => ({ rule, data, source })
  return [
    ...(stalled.length > 1
      ? [
          {
            text: weekSentences.lighter(stalled, stalledSessions),
            why: why(
              sentences.lighterRule,
              sentences.noBetterSet(stalledSessions, stalled),
              `${sources.lighterWeek}; ${sources.weekOff}`,
            ),
          },
        ]
      : []),
    ...(athlete.workouts.length === 0
      ? [
          {
            text: "",
            why: why(weekSentences.beginnersRule, sentences.noWorkouts, sources.addLoad),
          },
        ]
      : []),
    ...(away !== null && away >= breakDays
      ? [
          {
            text: weekSentences.away(away),
            why: why(weekSentences.awayRule, weekSentences.awayData(away), sources.ours),
          },
        ]
      : []),
    ...athlete.goals.flatMap((goal) => pace(goal, athlete.today)),
    ...setsWhy(athlete),
    ...whysOfParts(sessions.flatMap(({ parts }) => parts)),
  ]
}

function setsWhy(athlete: Athlete): Suggestion[] {
  const { low, high } = athlete.weeklySets
  const below = [...weeklySetsNow(athlete)]
    .filter(([, sets]) => sets > 0 && sets < low)
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
