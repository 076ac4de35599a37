import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type PretendProvider, startProvider } from "@repertoire/backend/testing/pretend-provider.ts"
import { writtenCases } from "../cases/case-file.ts"
import { rightPath } from "./asking.ts"
import { firstNoticedInReplies, type ReplyScore, scoreReplies } from "./evaluate.ts"
import { tellingReplies, wrongPaths } from "./wrong-paths.ts"

const leastHeld = 0.95
/** A few of the cases; `npm run coach:eval` has all of them. */
const few = writtenCases.filter(({ id }) => ["C02", "C12", "C40"].includes(id))

let provider: PretendProvider
let score: ReplyScore & { share: number }
beforeAll(async () => {
  provider = await startProvider()
  score = await scoreReplies(rightPath, provider, few)
}, 60_000)
afterAll(() => provider.stop())

describe("a provider's replies, true, sloppy and false", () => {
  it("become at least 95 % of what the coach's design says", () => {
    expect(score.count).toBeGreaterThan(60)
    expect(score.share, score.failed.join("\n")).toBeGreaterThanOrEqual(leastHeld)
  })

  it("never get a person what they never may, nor a provider more than it may", () => {
    expect(score.always).toEqual([])
  })
})

it.each(Object.entries(wrongPaths))(
  "a way with one mistake is noticed by the replies: %s",
  async (name, path) => {
    const telling = writtenCases.filter(({ id }) => id === tellingReplies[name])
    expect(await firstNoticedInReplies(path, provider, score.failed, [...telling, ...few])).not.toBeNull()
  },
)
