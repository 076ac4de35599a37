import type * as z from "zod/mini"
import type { FaultyReply, Prompt } from "#domain/coach/asking/message.ts"
import { type ClaimsOff, readModelReply } from "#domain/coach/asking/replies.ts"
import type { ReplyFormat } from "#domain/coach/asking/reply-formats.ts"
import { claimsOff } from "#domain/coach/checks/claims/check-analysis.ts"
import type { CheckedReply } from "#domain/coach/checks/claims/text-checks.ts"
import type { ClaimContext } from "#domain/coach/checks/claims/claim-context.ts"
import { faultWords } from "#domain/coach/checks/claims/claim-sentences.ts"
import type { Finding } from "#domain/coach/checks/claims/check-sentence.ts"

/** A checked reply and its warnings. */
export interface Answer {
  reply: object
  marks: string[]
}

/** The outcome of a model's reply: an answer that can be shown, or what was wrong with it. */
export type Reading =
  | { kind: "answer"; answer: Answer }
  | { kind: "empty" | "unreadable" | "refused"; faulty: FaultyReply }

/** A question to a model, with what is needed to judge the reply. */
export interface Question {
  prompt: Prompt
  shape: ReplyFormat
  /** What the reply is checked against, from its first sentence on. */
  claims: ClaimContext
  read: (written: string) => Reading
  /** The built-in coach's answer to the same question; null if it has none. */
  builtIn: () => Answer | null
  /** The messages for an unreadable reply and for no reply. */
  unreadable: string
  failed: string
}

/** Parses a reply with its schema, checks it against the facts, and turns what remains into the answer. */
export function reader<Reply>(
  schema: z.ZodMiniType<Reply>,
  check: (reply: Reply) => CheckedReply<Reply>,
  answerOf: (reply: Reply, findings: readonly Finding[]) => Answer,
): Question["read"] {
  return (written) => {
    if (written.trim() === "") return faulty("empty", written, ["It was empty."])
    const reply = readModelReply(schema, written)
    if (reply === null)
      return faulty("unreadable", written, ["It isn't a JSON object of the requested shape."])
    const { reply: checked, findings, isRefused } = check(reply)
    if (isRefused) return faulty("refused", written, faultsOf(findings))
    return { kind: "answer", answer: answerOf(checked, findings) }
  }
}

function faulty(kind: "empty" | "unreadable" | "refused", reply: string, faults: readonly string[]): Reading {
  return { kind, faulty: { reply, faults } }
}

const faultsOf = (findings: readonly Finding[]) =>
  findings.map(({ check, sentence }) => `“${sentence.slice(0, 160)}” ${faultWords[check]}.`)

/** Analyses have no warnings. What was wrong in them is noted in the reply, which is stored. */
export function analysisAnswer(reply: object, findings: readonly Finding[]): Answer {
  const off = claimsOff(findings)
  return { reply: { ...reply, ...(off && { off }) }, marks: [] }
}

/** The built-in coach's analysis, shown in place of a model's analysis that was refused. */
export function refusedAnalysis(analysis: object): Answer {
  const off: ClaimsOff = { replaced: [], marked: 0, removed: 0, refused: true }
  return { reply: { ...analysis, off }, marks: [] }
}
