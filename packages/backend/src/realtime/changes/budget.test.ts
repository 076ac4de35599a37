import { expect, test } from "vitest"
import type { Caller } from "../caller.ts"
import { Budgets, type Share } from "./budget.ts"

const callerOf = (sub: string): Caller => ({
  token: "",
  role: sub === "" ? "anon" : "authenticated",
  claims: "",
  person: sub === "" ? undefined : sub,
  isGuest: sub === "",
  settings: ["", sub],
  expiresAt: 0,
})

/** How many of `count` different filters, numbered from `from`, a channel may have. */
const filters = (share: Share | undefined, from: number, count: number) =>
  Array.from({ length: count }, (_, index) => share?.takesAsked(from + index)).filter(Boolean).length

test("a filter counts once per person, however many channels use it, until the last of them ends", () => {
  const budgets = new Budgets()
  const [first, second] = [budgets.share(callerOf("ann")), budgets.share(callerOf("ann"))]
  expect(filters(first, 0, 100)).toBe(100)
  expect(filters(second, 0, 150)).toBe(100)
  first?.release()
  expect(filters(second, 100, 1)).toBe(0)
  second?.release()
  expect(filters(budgets.share(callerOf("ann")), 100, 150)).toBe(100)
})

test("nobody uses up another person's budget, and callers without an account share one that is meant for five people", () => {
  const budgets = new Budgets()
  const strangers = Array.from({ length: 7 }, (_, index) =>
    filters(budgets.share(callerOf("")), index * 100, 100),
  )
  expect(strangers).toEqual([100, 100, 100, 100, 100, 0, 0])
  expect(filters(budgets.share(callerOf("ann")), 0, 200)).toBe(100)
  expect(filters(budgets.share(callerOf("bob")), 0, 200)).toBe(100)
})

test("a thousand different subscriptions are enough for one person", () => {
  const share = new Budgets().share(callerOf("ann"))
  const taken = Array.from({ length: 1_200 }, (_, id) => share?.takes(id)).filter(Boolean)
  expect(taken).toHaveLength(1_000)
})
