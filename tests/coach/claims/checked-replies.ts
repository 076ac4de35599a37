// Replies with one false claim each, and how they look after the checks.
import { checkMonthReply, checkWorkoutReply } from "#domain/coach/checks/claims/check-analysis.ts"
import type { MonthReply } from "#domain/coach/asking/replies.ts"
import type { CheckedReply } from "#domain/coach/checks/claims/text-checks.ts"
import { randomOf } from "../lifts/random.ts"
import { cases } from "../histories.ts"
import { type FalseClaim, falseClaims, trueReplies, type TrueReply } from "./faulty-replies.ts"

const seed = 37
/** True analyses for a third of the invented people. */
export const truths = cases.filter((_, place) => place % 3 === 0).flatMap(trueReplies)

type Written =
  | Parameters<typeof checkWorkoutReply>[0]
  | Pick<MonthReply, "summary" | "insights" | "recommendations" | "goalProgress">

/** A reply as a model writes it, with these claims added to its fields. */
export function replyWith(reply: TrueReply, ...claims: readonly FalseClaim[]): Written {
  const more = (field: FalseClaim["field"]) =>
    claims.filter((each) => each.field === field).map(({ sentence }) => sentence)
  const summary = [reply.summary, ...more("summary")].join(" ")
  const [did, plan] = [
    [...reply.did, ...more("did")],
    [...reply.plan, ...more("plan")],
  ]
  if (reply.feature === "workout")
    return { summary, exerciseFeedback: [], overallInsights: did, suggestions: plan }
  const invented = more("goal").map((goalDescription) => ({
    ...{ goalDescription, progressSummary: "Nearly there.", improvementSuggestions: [] },
  }))
  return { summary, insights: did, recommendations: plan, goalProgress: [...reply.goalProgress, ...invented] }
}

/** A reply after the checks. */
export function check({ context }: TrueReply, written: Written) {
  return "insights" in written
    ? withText(checkMonthReply(written, context))
    : withText(checkWorkoutReply(written, context))
}

const withText = <Reply>({ reply, ...rest }: CheckedReply<Reply>) => ({ text: textOf(reply), ...rest })

/** All strings in a value, one per line. */
export function textOf(value: unknown): string {
  if (typeof value === "string") return value
  return typeof value === "object" && value !== null ? Object.values(value).map(textOf).join("\n") : ""
}

interface FaultyReply {
  kind: string
  reply: TrueReply
  claim: FalseClaim
}

/** This many replies with one false claim each, every kind in turn. */
function faultyReplies(count: number): FaultyReply[] {
  const { next } = randomOf(seed)
  const makers = Object.entries(falseClaims)
  const found: FaultyReply[] = []
  for (let tries = 0; found.length < count && tries < 100 * count; tries += 1) {
    const reply = truths[Math.floor(next() * truths.length)]
    // Moves on to the next kind once someone fits the last one.
    const [kind, make] = makers[found.length % makers.length] ?? []
    const claim = reply && make ? make(reply, next) : null
    if (kind !== undefined && reply && claim) found.push({ kind, reply, claim })
  }
  return found
}

/** This many replies with a false claim, after the checks. */
export function checkedFaulty(count: number) {
  return faultyReplies(count).map((each) => {
    const written = replyWith(each.reply, each.claim)
    const { findings, isRefused, text } = check(each.reply, written)
    const outcome = isRefused ? "refused" : (findings[0]?.kind ?? "nothing")
    return { ...each, written, findings, text, outcome }
  })
}
