// What a made-up provider answers to one question, and how that must be handled.
import type {
  ClaimsOff,
  GoalReply,
  MonthReply,
  RoutineReply,
  WeekReply,
  WorkoutAnalysis,
} from "#domain/coach/asking/replies.ts"
import { randomOf } from "../lifts/random.ts"
import { falseClaims, type FalseClaim, type TrueReply } from "../claims/faulty-replies.ts"
import { scoreOf } from "../properties.ts"
import type { Athlete } from "#domain/coach/person/athlete.ts"
import type { Asked, Outcome } from "./asking.ts"
import { falseGoals, falsePlans, type FalseReply } from "./false-plans.ts"
import { fixedPlan, marksOn } from "./marks.ts"
import { sloppiness } from "./sloppy-replies.ts"
import { trueReply } from "./true-replies.ts"

/** Replies to a question, one after the other. */
export interface Trial {
  kind: string
  replies: readonly string[]
  /** What went wrong with the replies; lowers the share of cases handled well. */
  faults: (outcome: Outcome) => string[]
  /** What reached the person but never should; there must be nothing. */
  dangers: (outcome: Outcome) => string[]
}

const sloppyOfEach = 2
const falseOfEach = 3

/** The true reply to a question, and some sloppy and false ones that follow from the seed. There are none if the built-in coach suggests nothing. */
export function trialsOf(asked: Asked, seed: number): Trial[] {
  const { feature, athlete } = asked
  const reply = trueReply(feature, athlete)
  if (reply === null) return []
  const { next } = randomOf(seed)
  const sloppy = Object.entries(sloppiness).flatMap(([kind, make]) => {
    const replies = make(reply, feature)
    return replies === null ? [] : [{ kind, replies, faults: untouched(reply), dangers: none }]
  })
  return [
    { kind: "a true reply", replies: [JSON.stringify(reply)], faults: untouched(reply, 1), dangers: none },
    ...some(sloppy, sloppyOfEach, next),
    ...some(falseTrials(asked, reply, next), falseOfEach, next),
  ]
}

const none = () => []

/** Some of the items, chosen at random. */
function some<Item>(items: readonly Item[], count: number, random: () => number): Item[] {
  const ranked = items.map((item) => ({ item, rank: random() }))
  return ranked
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, count)
    .map(({ item }) => item)
}

/** A true reply must arrive as it was written, without a mark, after this many requests. */
const untouched =
  (reply: object, most = 2) =>
  ({ end, messages }: Outcome): string[] => {
    if (end.event === "failed") return [end.data.message]
    const { marks, source } = end.data
    return [
      ...(source === "rules" ? ["refused"] : []),
      ...marks,
      ...(source === "model" && !isSame(end.data.reply, reply) ? ["changed"] : []),
      ...(messages.length > most ? [`${messages.length} requests`] : []),
    ]
  }

/** Whether a reply has everything that another has; empty strings and lists may be missing. */
function isSame(found: unknown, wanted: unknown): boolean {
  if (typeof wanted !== "object" || wanted === null) return found === wanted || (!wanted && !found)
  return Object.entries(wanted).every(([key, value]) => isSame(fieldOf(found, key), value))
}
const fieldOf = (value: unknown, key: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined

type Analysis = MonthReply | Omit<WorkoutAnalysis, "off">

function falseTrials(asked: Asked, reply: object, random: () => number): Trial[] {
  const { feature, athlete } = asked
  const ofPlan = (made: Readonly<Record<string, FalseReply | null>>) =>
    Object.entries(made).flatMap(([kind, each]) => (each ? [planTrial(kind, each, asked)] : []))
  if (feature === "goal")
    return ofPlan(madeOf(falseGoals, (make) => make(reply as GoalReply, athlete, random)))
  if (feature === "week" || feature === "routine")
    return ofPlan(madeOf(falsePlans, (make) => make(reply as WeekReply | RoutineReply, athlete, random)))
  const truth = trueClaims(asked, reply as Analysis)
  return Object.entries(falseClaims).flatMap(([kind, make]) => {
    const claim = make(truth, random)
    return claim ? [claimTrial(kind, claim, reply as Analysis, random() < 0.5)] : []
  })
}

const madeOf = <Maker, Made>(makers: Readonly<Record<string, Maker>>, make: (maker: Maker) => Made) =>
  Object.fromEntries(Object.entries(makers).map(([kind, maker]) => [kind, make(maker)]))

function planTrial(kind: string, { reply, outcome, sentence }: FalseReply, { athlete }: Asked): Trial {
  const shown = ({ end }: Outcome) =>
    end.event === "result" ? (end.data.reply as WeekReply | RoutineReply | GoalReply) : null
  const faults = (found: Outcome): string[] => {
    const { end } = found
    if (end.event === "failed") return [end.data.message]
    if (outcome === "refused") return end.data.source === "rules" ? [] : ["not refused"]
    if (end.data.source === "rules") return ["refused"]
    if (outcome === "removed") return []
    const marks = marksOn(end.data.reply as WeekReply | RoutineReply | GoalReply, athlete)
    const wanted = marks.find(({ check }) => check === outcome.marked)
    return wanted && end.data.marks.includes(wanted.sentence) ? [] : [`no mark of ${outcome.marked}`]
  }
  const dangers = (found: Outcome): string[] => {
    const plan = shown(found)
    const isSaid = sentence !== undefined && (JSON.stringify(plan) + found.streamed).includes(sentence)
    const isPlan = plan !== null && !("metric" in plan)
    return [...(isSaid ? [`“${sentence}” was shown`] : []), ...(isPlan ? leftAfterFixes(plan, athlete) : [])]
  }
  return { kind, replies: [JSON.stringify(reply)], faults, dangers }
}

/** What is still wrong with a plan after its fixes are accepted, judged by the properties, which know nothing about the marks. */
function leftAfterFixes(plan: WeekReply | RoutineReply, athlete: Athlete): string[] {
  const { left, ...fixed } = fixedPlan(plan, athlete)
  const broken = scoreOf([{ name: "the plan", athlete, suggested: { ...fixed, goal: null } }])
    .filter(({ property }) => property.isHard && property.name !== "replies that can be read")
    .flatMap(({ property, failed }) => failed.map(({ reasons }) => `${property.name}: ${reasons.join()}`))
  return [...left.map(({ sentence }) => `left: ${sentence}`), ...broken]
}

/** An analysis in the form that the makers of false claims need. */
function trueClaims({ feature, question, athlete }: Asked, reply: Analysis): TrueReply {
  const isMonth = "insights" in reply
  return {
    name: athlete.today,
    feature: feature === "month" ? "month" : "workout",
    summary: reply.summary,
    did: isMonth ? reply.insights : reply.overallInsights,
    plan: isMonth ? reply.recommendations : reply.suggestions,
    goalProgress: isMonth ? reply.goalProgress : [],
    context: question.claims,
  }
}

function claimTrial(kind: string, claim: FalseClaim, reply: Analysis, isRepaired: boolean): Trial {
  const faults = ({ end }: Outcome): string[] => {
    if (end.event === "failed") return [end.data.message]
    const isRefused = end.data.source === "rules"
    if (claim.outcome === "refused") return isRefused === !isRepaired ? [] : ["not refused and asked again"]
    const off = fieldOf(end.data.reply, "off") as ClaimsOff | undefined
    const found = {
      replaced: (off?.replaced.length ?? 0) > 0,
      marked: (off?.marked ?? 0) > 0,
      removed: (off?.removed ?? 0) > 0,
    }
    return isRefused || !found[claim.outcome] ? [`not ${claim.outcome}`] : []
  }
  const dangers = ({ end, streamed }: Outcome): string[] => {
    const said = end.event === "result" ? textOf(end.data.reply) : ""
    const streamedText = claim.field === "goal" ? "" : unmarked(streamed)
    return (unmarked(said) + streamedText).includes(claim.sentence) ? [`“${claim.sentence}” was shown`] : []
  }
  const wrong = JSON.stringify(withClaim(reply, claim))
  return { kind, replies: isRepaired ? [wrong, JSON.stringify(reply)] : [wrong], faults, dangers }
}

function withClaim(reply: Analysis, { field, sentence }: FalseClaim): object {
  const summary = field === "summary" ? `${reply.summary} ${sentence}` : reply.summary
  const more = (texts: readonly string[], of: FalseClaim["field"]) =>
    field === of ? [...texts, sentence] : texts
  if (!("insights" in reply))
    return {
      ...{ ...reply, summary },
      overallInsights: more(reply.overallInsights, "did"),
      suggestions: more(reply.suggestions, "plan"),
    }
  const invented = { goalDescription: sentence, progressSummary: "Nearly there.", improvementSuggestions: [] }
  return {
    ...{ ...reply, summary },
    insights: more(reply.insights, "did"),
    recommendations: more(reply.recommendations, "plan"),
    goalProgress: field === "goal" ? [...reply.goalProgress, invented] : reply.goalProgress,
  }
}

/** All strings in a value, one per line. */
function textOf(value: unknown): string {
  if (typeof value === "string") return value
  return typeof value === "object" && value !== null ? Object.values(value).map(textOf).join("\n") : ""
}

/** What a text states as fact: everything that isn't marked. */
const unmarked = (text: string) => text.replaceAll(/Not in your log: “[^”]*”/g, "")
