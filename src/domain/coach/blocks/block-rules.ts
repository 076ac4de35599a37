import type { Suggestion } from "#domain/coach/asking/replies.ts"
import type { Athlete } from "#domain/coach/person/athlete.ts"
import { trainingDays } from "#domain/coach/person/own-training.ts"
import { cautionsFor, mustRest } from "#domain/coach/rules/cautions.ts"
import { type Coaching, coachingForRoutine, coachingOn } from "#domain/coach/rules/coaching.ts"
import { type NextPart, whysOfParts } from "#domain/coach/rules/next-part.ts"
import { withinMinutes } from "#domain/coach/rules/session-minutes.ts"
import { firstSessions, ownSessions, type Session } from "#domain/coach/rules/sessions.ts"
import { sources } from "#domain/coach/rules/source-words.ts"
import type { Program, ProgramDay, ProgramLine } from "#domain/programs/program.ts"
import { blockLine, type BlockShape } from "./block-line.ts"
import { lighterWeekOf } from "./lighter-week-in-block.ts"
import { blockSentences as sentences } from "./sentences.ts"

/** A multi-week plan from the built-in coach, as a program that isn't saved yet. */
export interface RuledBlock {
  program: Program
  /** The starting load of each of the block's lifts, in the person's unit, by exercise id. */
  loads: ReadonlyMap<string, number>
  /** The number of the lighter week, from 1; null if there is none. */
  lighter: number | null
  summary: string
  whys: Suggestion[]
}

const mostDays = 14

/**
 * Plans the next weeks as a program: the person's own workouts in rotation, or simple ones for a beginner,
 * with each lift as the coach prescribes it. Once the program runs, its rules decide the loads. If weeks
 * shouldn't be planned now, returns a sentence that says why.
 */
export function blockByRules(athlete: Athlete, weeks: number): RuledBlock | { refusal: string } {
  const refusal = refusalFor(athlete)
  if (refusal !== null) return { refusal }
  const coaching = coachingForRoutine(athlete)
  const perWeek = trainingDays(athlete).filter(({ kind }) => kind === "strength").length
  const sessions = sessionsOf(athlete, perWeek, coaching)
  const shape = { weeks, lighter: lighterIn(athlete, coaching, { weeks, perWeek }) }
  const days = sessions
    .map((session) => dayOf(session, athlete, shape))
    .filter(({ lines }) => lines.length > 0)
  if (perWeek === 0 || days.length === 0) return { refusal: sentences.nothingToPlan }
  const parts = sessions.flatMap((session) => session.parts)
  return {
    program: programOf(days, athlete, { weeks, perWeek }),
    loads: startLoads(parts),
    lighter: shape.lighter,
    summary: sentences.summary({
      weeks,
      perWeek,
      days: days.map(({ name }) => name),
      lighter: shape.lighter,
    }),
    whys: [
      ...cautionsFor(athlete),
      ...firstLighter(athlete),
      ...lighterWhy(shape),
      ...whysOfParts(parts, athlete),
    ],
  }
}

/** Why weeks shouldn't be planned ahead now; null if nothing stands in the way. */
function refusalFor(athlete: Athlete): string | null {
  const { today } = athlete
  const cautions = cautionsFor(athlete).map(({ text }) => text)
  if (mustRest(athlete)) return [...cautions, sentences.notNow].join(" ")
  const { away } = coachingOn(today, athlete)
  return away === null ? null : sentences.backFirst(away)
}

function sessionsOf(athlete: Athlete, perWeek: number, coaching: Coaching): Session[] {
  const own = ownSessions(athlete, coaching).filter(({ parts }) => parts.length > 0)
  const sessions = own.length > 0 ? own : firstSessions(athlete, perWeek, coaching)
  return sessions.slice(0, mostDays).map((each) => withinMinutes(each, athlete.intake.minutes))
}

interface WeeksAsked {
  weeks: number
  perWeek: number
}

/** A lighter week that is due now comes before the block, and so counts as the latest lighter week. */
function lighterIn(athlete: Athlete, { training }: Coaching, { weeks, perWeek }: WeeksAsked) {
  const { today } = athlete
  const isNow = coachingOn(today, athlete).lighter !== null
  const lighterWeeks = isNow ? [...training.lighterWeeks, today] : training.lighterWeeks
  return lighterWeekOf({ from: today, weeks, perWeek }, { ...training, lighterWeeks })
}

function dayOf({ name, parts }: Session, athlete: Athlete, shape: BlockShape): ProgramDay {
  const lines: ProgramLine[] = []
  let before: number | null | undefined = null
  for (const next of parts) {
    const line = blockLine(next, athlete, shape)
    if (!line) continue
    const { superset } = next.part
    lines.push({ ...line, joined: lines.length > 0 && typeof superset === "number" && superset === before })
    before = superset
  }
  return { name, weekday: null, lines }
}

function programOf(days: ProgramDay[], athlete: Athlete, { weeks, perWeek }: WeeksAsked): Program {
  return {
    name: sentences.name(weeks, athlete.today),
    by: sentences.by,
    days_per_week: perWeek,
    weeks,
    ...{ repeats: false, by_calendar: false, level: null, goal: null, needs: [], days },
    minutes: athlete.intake.minutes,
  }
}

function startLoads(parts: readonly NextPart[]): Map<string, number> {
  return new Map(
    parts.flatMap(({ exercise, prescription }) => {
      const loads = (prescription?.sets ?? []).flatMap(({ load }) => load ?? [])
      return prescription?.phase === "build" && loads.length > 0
        ? [[exercise.exercise_id, Math.max(...loads)] as const]
        : []
    }),
  )
}

function firstLighter(athlete: Athlete): Suggestion[] {
  if (coachingOn(athlete.today, athlete).lighter === null) return []
  const text = sentences.lighterFirst
  return [{ text, why: { rule: sentences.lighterRule, data: text, source: sources.lighterWeek } }]
}

function lighterWhy({ lighter }: BlockShape): Suggestion[] {
  if (lighter === null) return []
  const data = sentences.lighterData(lighter)
  return [{ text: "", why: { rule: sentences.lighterRule, data, source: sources.lighterWeek } }]
}
