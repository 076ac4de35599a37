import { describe, expect, it } from "vitest"
import { checkMonthReply, checkWorkoutReply, claimsOff } from "#domain/coach/checks/claims/check-analysis.ts"
import type { MonthReply } from "#domain/coach/asking/replies.ts"
import { LiveReply } from "#domain/coach/checks/claims/live-reply.ts"
import type { CheckedReply } from "#domain/coach/checks/claims/text-checks.ts"
import { randomOf } from "../lifts/random.ts"
import { cases } from "../histories.ts"
import { type FalseClaim, falseClaims, trueReplies, type TrueReply, trueSentences } from "./faulty-replies.ts"

const seed = 37
const truths = cases.filter((_, place) => place % 3 === 0).flatMap(trueReplies)

type Written =
  | Parameters<typeof checkWorkoutReply>[0]
  | Pick<MonthReply, "summary" | "insights" | "recommendations" | "goalProgress">

/** The model's reply with more sentences in its fields. */
function replyWith(reply: TrueReply, ...claims: readonly FalseClaim[]): Written {
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

function check({ context }: TrueReply, written: Written) {
  return "insights" in written
    ? withText(checkMonthReply(written, context))
    : withText(checkWorkoutReply(written, context))
}

const withText = <Reply>({ reply, ...rest }: CheckedReply<Reply>) => ({ text: textOf(reply), ...rest })

/** All texts in a value, one a line. */
function textOf(value: unknown): string {
  if (typeof value === "string") return value
  return typeof value === "object" && value !== null ? Object.values(value).map(textOf).join("\n") : ""
}

/** What a text says as a fact: all but what is marked. */
const unmarked = (text: string) => text.replaceAll(/Not in your log: “[^”]*”/g, "")

/** What a person sees of a reply while it is streamed. */
function streamed({ context }: TrueReply, written: object): string {
  const live = new LiveReply(context)
  return (JSON.stringify(written).match(/[\s\S]{1,40}/g) ?? []).map((piece) => live.push(piece)).join("")
}

describe("a true reply", () => {
  it(`passes untouched, also while it is streamed: ${truths.length} analyses`, () => {
    for (const reply of truths) {
      const written = replyWith(reply)
      const { findings, isRefused } = check(reply, written)
      expect(findings, reply.name).toEqual([])
      expect(isRefused, reply.name).toBe(false)
      expect(streamed(reply, written), reply.name).toBe(JSON.stringify(written))
    }
  })

  it("passes untouched in the words that people use", { timeout: 120_000 }, () => {
    const bare = { summary: "Good.", did: [], plan: [], goalProgress: [] }
    const wrong = truths.flatMap((reply) => {
      const { did, plan } = trueSentences(reply)
      const claims = [
        ...did.map((sentence) => ["did", sentence]),
        ...plan.map((sentence) => ["plan", sentence]),
      ]
      return claims.flatMap(([field, sentence = ""]) => {
        const claim = {
          field: field === "did" ? "did" : "plan",
          sentence,
          outcome: "marked",
          check: null,
        } as const
        const empty = { ...reply, ...bare }
        return check(empty, replyWith(empty, claim)).findings.map(
          (found) => `${reply.name}: ${found.sentence}`,
        )
      })
    })
    expect(wrong).toEqual([])
  })
})

interface FaultyReply {
  kind: string
  reply: TrueReply
  claim: FalseClaim
}

/** So many replies with one false claim each, every kind in turn. */
function faultyReplies(count: number): FaultyReply[] {
  const { next } = randomOf(seed)
  const makers = Object.entries(falseClaims)
  const found: FaultyReply[] = []
  for (let tries = 0; found.length < count && tries < 100 * count; tries += 1) {
    const reply = truths[Math.floor(next() * truths.length)]
    // The next kind's turn comes once somebody fits the last one.
    const [kind, make] = makers[found.length % makers.length] ?? []
    const claim = reply && make ? make(reply, next) : null
    if (kind !== undefined && reply && claim) found.push({ kind, reply, claim })
  }
  return found
}

describe("200 replies with a false claim", () => {
  const faulty = faultyReplies(200)
  const checked = faulty.map((each) => {
    const written = replyWith(each.reply, each.claim)
    const { findings, isRefused, text } = check(each.reply, written)
    const outcome = isRefused ? "refused" : (findings[0]?.kind ?? "nothing")
    return { ...each, written, findings, text, outcome }
  })

  it("have every kind of claim", () => {
    expect(faulty).toHaveLength(200)
    expect(new Set(faulty.map(({ kind }) => kind))).toEqual(new Set(Object.keys(falseClaims)))
  })

  it("are replaced, marked, cut or refused as the kind of the claim asks", () => {
    for (const { kind, reply, claim, findings, outcome } of checked) {
      const told = `${kind}, ${reply.name}: ${claim.sentence}`
      expect(outcome, told).toBe(claim.outcome)
      expect(
        findings.map((each) => each.check),
        told,
      ).toEqual([claim.check])
    }
    const count = (outcome: string) => checked.filter((each) => each.outcome === outcome).length
    expect(["replaced", "marked", "removed", "refused"].map(count)).toEqual([32, 91, 70, 7])
  })

  it("say no false claim as a fact, neither at the end nor while they are streamed", () => {
    for (const { reply, claim, written, text, outcome } of checked) {
      if (outcome !== "refused") expect(unmarked(text), reply.name).not.toContain(claim.sentence)
      if (claim.field !== "goal")
        expect(unmarked(streamed(reply, written)), reply.name).not.toContain(claim.sentence)
    }
  })

  it("keep everything else as it was", () => {
    for (const { reply, claim, text, outcome } of checked) {
      if (outcome === "refused") continue
      const truth = textOf(replyWith(reply)).split("\n")
      for (const line of truth) expect(text, claim.sentence).toContain(line)
    }
  })

  it("tell the person what was found", () => {
    for (const { findings, claim } of checked)
      expect(claimsOff(findings)).toMatchObject({
        marked: claim.outcome === "marked" ? 1 : 0,
        removed: claim.outcome === "removed" || claim.outcome === "refused" ? 1 : 0,
      })
  })
})

describe("a reply in which too much is wrong", () => {
  it("is refused: a third of its sentences, three that had to go, or nothing left of its summary", () => {
    const [reply] = truths
    if (!reply) throw new Error("There are people with a history.")
    const say = (did: readonly string[], summary = "Good work.") =>
      check(reply, { summary, exerciseFeedback: [], overallInsights: [...did], suggestions: [] }).isRefused
    const fine = ["Well done.", "Your form holds.", "You train regularly.", "Sleep well."]
    const marked = ["You did Muscle Up well.", "You did Zercher Squat (Barbell) well."]
    expect(say([...fine, ...marked])).toBe(false)
    expect(say([...fine.slice(0, 2), ...marked])).toBe(true)
    const unsafe = ["Push through the pain.", "Take creatine.", "See http://evil.example now."]
    const many = Array.from({ length: 5 }, () => fine).flat()
    expect(say([...many, ...unsafe.slice(1)])).toBe(false)
    expect(say([...many, ...unsafe])).toBe(true)
    expect(say(many, "Push through the pain.")).toBe(true)
    expect(say(Array.from({ length: 400 }, () => "Well done."))).toBe(true)
  })
})
