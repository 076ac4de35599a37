import { describe, expect, it } from "vitest"
import { failureOf, isUnanswered, type WireError, type WireFailure } from "./wire-reply.ts"

function failure(status: number, error: Partial<WireError>): WireFailure {
  return failureOf(status, { message: "no", details: null, hint: null, ...error })
}

describe("a failed save", () => {
  it.each([
    ["a page that came with success", 200],
    ["a redirect", 302],
    ["a timeout", 408],
    ["too many requests", 429],
    ["a broken server", 500],
    ["a server that starts", 503],
  ])("may have arrived after %s (%i), whatever the code", (_, status) => {
    expect(failure(status, { code: "23514" })).toEqual({ kind: "unreachable" })
  })

  it("is a conflict only with a conflict's status, and includes the newest revision if known", () => {
    const revision = { code: "PT409", details: '{"reason":"revision","revision":4}' }
    const conflict = { kind: "conflict", reason: "revision", step: null, message: "no" }
    expect(failure(409, revision)).toEqual({ ...conflict, revision: 4 })
    const unknown = { code: "PT409", details: '{"reason":"revision"}' }
    expect(failure(409, unknown)).toEqual({ ...conflict, revision: null })
    const refused = { kind: "refused", step: null, message: "no" }
    expect(failure(400, revision)).toEqual({ ...refused, code: "PT409" })
    expect(failure(409, { code: "23505", details: "not JSON" })).toEqual({ ...refused, code: "23505" })
    expect(failure(409, { code: "23505", details: null })).toEqual({ ...refused, code: "23505" })
  })

  it.each([
    ["step: insert_sets", "insert_sets"],
    ["Look at step: insert_sets", null],
    ["step: insert_sets and more", null],
    [null, null],
  ])("failed in the step that the hint names: %s", (hint, step) => {
    expect(failure(400, { code: "23514", hint })).toMatchObject({ kind: "refused", step })
  })

  it.each([
    ["unreachable", true],
    ["signed_out", true],
    ["conflict", false],
    ["gone", false],
    ["refused", false],
  ])("can be sent again as it is: %s, %s", (kind, isOpen) => {
    expect(isUnanswered({ kind })).toBe(isOpen)
  })
})
