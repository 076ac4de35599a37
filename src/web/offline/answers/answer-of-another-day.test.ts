import { QueryClient } from "@tanstack/react-query"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { answerOfAnotherDay } from "./answer-of-another-day.ts"

const client = new QueryClient()
const key = (...parts: (string | null)[]) => ["ann", "workout_logs", ...parts]

beforeEach(() => {
  client.clear()
  client.setQueryData(key("summary", "2026-11-20"), "Friday's")
  client.setQueryData(key("summary", "2026-11-21"), "Saturday's")
  client.setQueryData(key("lift", "2026-11-21", "2025-11-21", null), "a year of the main lift")
  client.setQueryData(["bob", "workout_logs", "summary", "2026-11-22"], "somebody else's")
  vi.stubGlobal("navigator", { onLine: false })
})
afterEach(() => vi.unstubAllGlobals())

test("offline, the newest result for another day is used, with its day", () => {
  expect(answerOfAnotherDay(client, key("summary", "2026-11-23"))).toEqual({
    key: key("summary", "2026-11-21"),
    day: "2026-11-21",
  })
  expect(answerOfAnotherDay(client, key("lift", "2026-11-23", "2025-11-23", null))?.day).toBe("2026-11-21")
})

test("results for another lift, all time or another person aren't used", () => {
  for (const other of [
    key("lift", "2026-11-23", "2025-11-23", "squat"),
    key("lift", "2026-11-23", null, null),
    key("volume", "2026-11-23"),
    ["cleo", "workout_logs", "summary", "2026-11-23"],
  ])
    expect(answerOfAnotherDay(client, other)).toBeUndefined()
})

test("online, no other result is used", () => {
  vi.stubGlobal("navigator", { onLine: true })
  expect(answerOfAnotherDay(client, key("summary", "2026-11-23"))).toBeUndefined()
})
