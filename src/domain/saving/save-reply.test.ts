import { describe, expect, it } from "vitest"
import { outcomeOf, type SaveOutcome } from "./save-reply.ts"
import type { WireReply } from "./wire-reply.ts"

function refusal(
  status: number,
  code: string,
  { details = null, hint = null }: { details?: string | null; hint?: string | null } = {},
): WireReply {
  return { status, data: null, error: { message: "no", code, details, hint } }
}

const none = refusal(0, "")
const unreachable: SaveOutcome = { kind: "unreachable" }

describe("the response to a save", () => {
  it("has the log's id and revision", () => {
    const data = { id: "log-1", revision: 2 }
    expect(outcomeOf({ status: 200, data, error: null })).toEqual({ kind: "saved", ...data })
    const taken = { ...data, counts: false }
    expect(outcomeOf({ status: 200, data: taken, error: null })).toEqual({ kind: "saved", ...taken })
  })

  it("says whether a program's session counts", () => {
    const data = { id: "log-1", revision: 1, counts: false }
    expect(outcomeOf({ status: 200, data, error: null })).toEqual({ kind: "saved", ...data })
  })

  it.each<[string, WireReply]>([
    ["nothing", none],
    ["a busy server's", refusal(503, "")],
    ["a broken server's", refusal(500, "XX000")],
    ["a timeout", refusal(408, "")],
    ["a plea for patience", refusal(429, "over_request_rate_limit")],
    ["a captive portal's page", refusal(200, "")],
    ["a captive portal's refusal", refusal(403, "")],
    ["JSON that is none of ours", { status: 200, data: { ok: true }, error: null }],
    ["empty", { status: 204, data: null, error: null }],
  ])("that is %s says nothing about the save", (_, reply) => {
    expect(outcomeOf(reply)).toEqual(unreachable)
  })

  it.each<[string, WireReply, SaveOutcome]>([
    ["an expired sign-in", refusal(401, "PGRST303"), { kind: "signed_out" }],
    [
      "a newer revision",
      refusal(409, "PT409", { details: '{"reason":"revision","revision":4}', hint: "step: update_log" }),
      { kind: "conflict", reason: "revision", message: "no" },
    ],
    [
      "a log that is gone",
      refusal(404, "PT404", { hint: "step: update_log" }),
      { kind: "conflict", reason: "gone", message: "no" },
    ],
    [
      "a save that was done with other content",
      refusal(409, "PT409", { details: '{"reason":"op_id"}' }),
      { kind: "conflict", reason: "op_id", message: "no" },
    ],
    [
      "a failing step",
      refusal(400, "23514", { hint: "step: insert_sets" }),
      { kind: "refused", step: "insert_sets", message: "no" },
    ],
    [
      "a deleted exercise",
      refusal(409, "23503", { details: "Key is not present", hint: "step: insert_sets" }),
      { kind: "refused", step: "insert_sets", message: "no" },
    ],
    [
      "a deleted template",
      refusal(409, "23503", { hint: "step: insert_log" }),
      { kind: "dangling", reference: "workout_id", message: "no" },
    ],
    [
      "a deleted run of a program",
      refusal(404, "PT404", { hint: "step: find_run" }),
      { kind: "dangling", reference: "run_id", message: "no" },
    ],
    [
      "a removed plan",
      refusal(404, "PT404", { hint: "step: complete_commitment" }),
      { kind: "dangling", reference: "committed_workout_id", message: "no" },
    ],
    [
      "a plan that another log completed",
      refusal(409, "PT409", { details: '{"reason":"completed"}', hint: "step: complete_commitment" }),
      { kind: "dangling", reference: "committed_workout_id", message: "no" },
    ],
    [
      "a template that went while its log was edited",
      refusal(409, "23503", { hint: "step: update_log" }),
      { kind: "dangling", reference: "workout_id", message: "no" },
    ],
    [
      "a log that breaks another rule",
      refusal(400, "23514", { hint: "step: insert_log" }),
      { kind: "refused", step: "insert_log", message: "no" },
    ],
    [
      "a plan that can't be completed for another reason",
      refusal(400, "23514", { hint: "step: complete_commitment" }),
      { kind: "refused", step: "complete_commitment", message: "no" },
    ],
    [
      "a newer revision, in whichever step it shows",
      refusal(409, "PT409", { details: '{"reason":"revision"}', hint: "step: complete_commitment" }),
      { kind: "conflict", reason: "revision", message: "no" },
    ],
    [
      "a conflict of a kind that saves don't have",
      refusal(409, "PT409", { details: '{"reason":"name"}' }),
      { kind: "refused", step: null, message: "no" },
    ],
    ["anything else", refusal(403, "42501"), { kind: "refused", step: null, message: "no" }],
  ])("distinguishes %s from the rest", (_, reply, outcome) => {
    expect(outcomeOf(reply)).toEqual(outcome)
  })
})
