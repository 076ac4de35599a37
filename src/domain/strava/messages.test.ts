import { describe, expect, it } from "vitest"
import { stravaAddressSchema, stravaStatusSchema } from "./answers.ts"
import { failureSentences, isFailureReason, needsConnection } from "./reasons.ts"
import { stravaRequestSchema } from "./requests.ts"
import { stravaSentences } from "./sentences.ts"

const log_id = "0b9f7a52-3c1d-4e8a-9f60-1234567890ab"
const finish = { action: "finish", code: "c", scope: "", state: "" }
const share = { action: "share", log_id, time_zone: "Europe/Berlin" }

describe("a request to Strava's function", () => {
  it.each([
    { action: "connect" },
    { ...finish, code: "c".repeat(500), scope: "s".repeat(500), state: "s".repeat(1000) },
    { action: "disconnect" },
    { action: "status", log_id: null },
    { action: "status", log_id },
    { ...share, time_zone: "z".repeat(100) },
    { action: "look", log_id },
  ])("is read completely: $action", (request) => {
    expect(stravaRequestSchema.parse(request)).toEqual(request)
  })

  it.each<[string, object]>([
    ["of another kind", { action: "delete" }],
    ["of none", {}],
    ["without a code", { ...finish, code: "" }],
    ["with a code beyond measure", { ...finish, code: "c".repeat(501) }],
    ["with a scope beyond measure", { ...finish, scope: "s".repeat(501) }],
    ["with a state beyond measure", { ...finish, state: "s".repeat(1001) }],
    ["with a zone beyond measure", { ...share, time_zone: "z".repeat(101) }],
    ["about a workout whose id is none", { action: "look", log_id: "log" }],
    ["to share no workout", { ...share, log_id: null }],
  ])("is refused %s", (_, request) => {
    expect(stravaRequestSchema.safeParse(request).success).toBe(false)
  })
})

describe("a response from Strava's function", () => {
  const sent = {
    ...{ state: "sent", started_at: "2026-11-21T17:00:00Z", ended_at: null, activity_url: null },
    ...{ edited_at: null, message: null, needs_connection: false, retry_at: null },
  }
  const status = {
    connection: { athlete: "Ada", connected_at: "2026-11-21T17:00:00Z" },
    share: sent,
    message: null,
  }

  it("is read completely", () => {
    expect(stravaStatusSchema.parse(status)).toEqual(status)
    const nothing = { connection: null, share: null, message: null }
    expect(stravaStatusSchema.parse(nothing)).toEqual(nothing)
    const address = { address: "https://www.strava.com/oauth" }
    expect(stravaAddressSchema.parse(address)).toEqual(address)
  })

  it("has only these states of an upload", () => {
    const isState = (state: string) =>
      stravaStatusSchema.safeParse({ ...status, share: { ...sent, state } }).success
    const states = ["sending", "unanswered", "processing", "sent", "failed", "gone"]
    expect(states.filter((state) => !isState(state))).toEqual([])
    expect([isState(""), isState("lost")]).toEqual([false, false])
  })
})

describe("why a workout didn't reach Strava", () => {
  it("is one of the recorded reasons", () => {
    const reasons = Object.keys(failureSentences)
    expect(reasons).toHaveLength(8)
    expect(reasons.every(isFailureReason)).toBe(true)
    expect([isFailureReason("moon"), isFailureReason("toString")]).toEqual([false, false])
    expect(failureSentences.unreachable).toBe("Strava isn’t responding. Try again in a minute.")
  })

  it("is fixed by reconnecting only if the permission is missing or has ended", () => {
    expect(Object.keys(failureSentences).filter(needsConnection)).toEqual(["may_not_upload", "ended"])
  })

  it("is a whole sentence, different for each reason", () => {
    const sentences = Object.values(stravaSentences)
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z][^.]+(?:[.,] .+)?\.$/)
    expect(new Set(sentences).size).toBe(sentences.length)
  })
})
