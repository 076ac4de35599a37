import "fake-indexeddb/auto"
import { QueryClient } from "@tanstack/react-query"
import { beforeEach, expect, test } from "vitest"
import { forgetAnswersOfOthers, type KeptAnswer, readAnswers, writeAnswers } from "./answer-store.ts"
import { withImports } from "../../../../scripts/answer-shapes.ts"
import { recallAnswers, usableAnswers } from "./kept-answers.ts"
import { isRecalled } from "#web/backend/queries/recalled-answers.ts"

const now = Date.UTC(2026, 10, 21)
const day = 24 * 60 * 60 * 1000

function answer(hash: string, changes: Partial<KeptAnswer> = {}): KeptAnswer {
  const kept = { user_id: "ann", hash, key: ["ann", hash], data: [hash], size: 10 }
  return { ...kept, updated_at: now - day, shapes: "one", ...changes }
}
const usable = (...rows: KeptAnswer[]) => usableAnswers(rows, "ann", "one", now).map(({ hash }) => hash)

beforeEach(() => forgetAnswersOfOthers(null))

test("results stored by a build with other queries aren't used", () => {
  expect(usable(answer("a"), answer("b", { shapes: "two" }))).toEqual(["a"])
})

test("another person's rows, and damaged ones, aren't used", () => {
  const broken = [
    answer("b", { key: ["bob", "b"] }),
    answer("c", { data: undefined }),
    // A damaged disk, or a person, may have changed a row into anything.
    ...[{ key: "text" }, { updated_at: "today" }, { size: null }].map((change) =>
      Object.assign(answer("d"), change),
    ),
  ]
  expect(usable(answer("a"), ...broken)).toEqual(["a"])
})

test("results that are too old aren't used; results known to be outdated are", () => {
  const old = answer("old", { updated_at: now - 101 * day })
  expect(usable(old, answer("stale", { updated_at: 0 }))).toEqual(["stale"])
})

test("the newest results are used, up to the total size", () => {
  const large = (hash: string, days: number) =>
    answer(hash, { size: 3_000_000, updated_at: now - days * day })
  expect(usable(large("third", 3), large("first", 1), large("second", 2))).toEqual(["first", "second"])
})

test("a person's results are read, written and removed without touching anyone else's", async () => {
  await writeAnswers("ann", [answer("a"), answer("b")], [])
  await writeAnswers("bob", [answer("c", { user_id: "bob" })], [])
  await writeAnswers("ann", [answer("d")], ["a"])
  expect((await readAnswers("ann")).map(({ hash }) => hash)).toEqual(["b", "d"])
  await forgetAnswersOfOthers("bob")
  expect(await readAnswers("ann")).toEqual([])
  expect(await readAnswers("bob")).toHaveLength(1)
})

test("stored results keep their age and don't replace newer ones; unusable ones are removed", async () => {
  const updated_at = Date.now() - day
  const shapes = "undefined"
  await writeAnswers(
    "ann",
    [
      answer("a", { updated_at, shapes }),
      answer("b", { updated_at, shapes }),
      answer("c", { updated_at, shapes: "other" }),
    ],
    [],
  )
  const client = new QueryClient()
  client.setQueryData(["ann", "b"], "newer")
  await recallAnswers(client, "ann")
  expect(client.getQueryState(["ann", "a"])).toMatchObject({ data: ["a"], dataUpdatedAt: updated_at })
  expect(client.getQueryData(["ann", "b"])).toBe("newer")
  expect((await readAnswers("ann")).map(({ hash }) => hash)).toEqual(["a", "b"])
})

test("a stored result is shown and fetched again at once, however recent; one from the server isn't", async () => {
  await writeAnswers("ann", [answer("a", { updated_at: Date.now() - 1, shapes: "undefined" })], [])
  const client = new QueryClient()
  await recallAnswers(client, "ann")
  const [query] = client.getQueryCache().getAll()
  expect(query?.state.data).toEqual(["a"])
  expect(query && isRecalled(query)).toBe(true)
  await client.fetchQuery({ queryKey: ["ann", "a"], queryFn: () => ["from the server"] })
  expect(query?.state.data).toEqual(["from the server"])
  expect(query && isRecalled(query)).toBe(false)
})

test("the shape version covers everything that a query file imports", () => {
  const files = withImports(["src/web/features/dashboard/progress/queries.ts"])
  expect(files).toContain("src/domain/progress/chart-series.ts")
  expect(files).toContain("src/domain/days/local-day.ts")
})
