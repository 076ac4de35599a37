import { describe, expect, it } from "vitest"
import { claimsOff } from "#domain/coach/checks/claims/check-analysis.ts"
import { LiveReply } from "#domain/coach/checks/claims/live-reply.ts"
import { checkGoalReply } from "#domain/coach/checks/claims/check-plan.ts"
import { check, checkedFaulty, replyWith, textOf, truths } from "./checked-replies.ts"
import { falseClaims, type TrueReply, trueSentences } from "./faulty-replies.ts"

/** What a text states as fact: everything that isn't marked. */
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

describe("200 replies with a false claim", () => {
  const checked = checkedFaulty(200)

  it("have every kind of claim", () => {
    expect(checked).toHaveLength(200)
    expect(new Set(checked.map(({ kind }) => kind))).toEqual(new Set(Object.keys(falseClaims)))
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

describe("a reply that was made to be slow", () => {
  it.each(["a-", "1(", "1:", "+1", "one ", "Aa-"])("is checked quickly: %s", (part) => {
    const [reply] = truths
    if (!reply) throw new Error("There are people with a history.")
    const [name, ...texts] = [19_990, 490, 990].map((length) => part.repeat(length / part.length))
    const insights = Array.from({ length: 30 }, () => texts).flat()
    const goal = { title: name ?? "", type: "strength", metric: "weight", targetValue: 100 } as const
    const start = performance.now()
    check(reply, { summary: "Good work.", insights, recommendations: insights, goalProgress: [] })
    for (let count = 0; count < 10; count += 1) checkGoalReply(goal, reply.context)
    expect(performance.now() - start).toBeLessThan(3000)
  })

  it("loses a sentence of 500 letters or 40 numbers", () => {
    const [reply] = truths
    if (!reply) throw new Error("There are people with a history.")
    for (const long of [`${"so ".repeat(200)}on.`, `Count ${"1, ".repeat(50)}go.`]) {
      const written = { exerciseFeedback: [], overallInsights: [long, "Well done."], suggestions: [] }
      const { findings, text } = check(reply, { summary: "Good work.", ...written })
      expect(findings.map(({ kind, check: found }) => [kind, found])).toEqual([["removed", "length"]])
      expect(text).toBe("Good work.\n\nWell done.\n")
    }
  })
})
