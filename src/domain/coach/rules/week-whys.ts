import { breakDays } from "#domain/records/progression.ts"
import { plural, writeList } from "#domain/text/formats.ts"
import type { PlanDay } from "#domain/coach/checks/suggestion.ts"
import type { Suggestion, Why } from "#domain/coach/asking/replies.ts"
import { type Athlete, daysAway } from "#domain/coach/person/athlete.ts"
import { weeklySetsNow } from "#domain/coach/person/own-training.ts"
import { stalledSessions } from "#domain/coach/person/stalls.ts"
import { pace } from "./month-rules.ts"
import { whysOfParts } from "./next-part.ts"
import type { Session } from "./sessions.ts"
import { sources } from "./sources.ts"

/** A one-sentence summary of the week. */
export function weekInWords(days: readonly PlanDay[], athlete: Athlete): string {
  const planned = days.flatMap(({ workout }) => workout?.name ?? [])
  if (planned.length === 0) return "Nothing on your exercise list fits, so every day is a rest day."
  const count = plural(planned.length, { one: "1 day", other: `${planned.length} days` })
  return athlete.workouts.length === 0
    ? `${count} of full-body training with your equipment. Choose weights that leave two reps to spare.`
    : `${count}, as you usually train: ${writeList([...new Set(planned)])}.`
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
            text: `A lighter week: ${writeList(stalled)} have not moved for ${stalledSessions} sessions.`,
            why: why(
              "Two or more lifts without progress for three sessions: a lighter week, not a week off.",
              `No better set in the last ${stalledSessions} sessions: ${writeList(stalled)}.`,
              `${sources.lighterWeek}; ${sources.weekOff}`,
            ),
          },
        ]
      : []),
    ...(athlete.workouts.length === 0
      ? [
          {
            text: "",
            why: why(
              "Beginners train the whole body two or three days a week, 8 to 12 reps a set.",
              "No workouts in the last three months.",
              sources.addLoad,
            ),
          },
        ]
      : []),
    ...(away !== null && away >= breakDays
      ? [
          {
            text: `You were away for ${away} days, so the weights start at nine tenths.`,
            why: why(
              "After two weeks or more away, 90% of the last loads.",
              `The last workout was ${away} days ago.`,
              sources.ours,
            ),
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
  const rule = `Each muscle gets ${low} to ${high} working sets a week; one that helps counts half.`
  return [
    {
      text: "",
      why: {
        rule,
        data: `Below it over the last four weeks: ${writeList(below)}.`,
        source: `${sources.weeklySets}; ${sources.halfSets}`,
      },
    },
  ]
}
