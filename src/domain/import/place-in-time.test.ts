import { describe, expect, it } from "vitest"
import { placeInTime, secondsBetween } from "./place-in-time.ts"

const day = "2026-03-01"

describe("a moment in a file", () => {
  it("keeps the file's day", () => {
    const moment = { kind: "moment", moment: Date.parse("2026-03-01T23:30:00Z") } as const
    expect(placeInTime({ ...moment, day: "2026-02-27" }, "Asia/Tokyo")).toEqual({
      ...{ date: "2026-02-27", started_at: "2026-03-01T23:30:00.000Z" },
    })
  })

  it("is a whole number of seconds from another, unless that is earlier, too far away or has no time", () => {
    const moment = (milliseconds: number) => ({ kind: "moment", moment: milliseconds }) as const
    const apart = (end: number) => secondsBetween(moment(1000), moment(end), "UTC")
    expect([apart(3600), apart(1000), apart(0)]).toEqual([3, 0, null])
    expect([apart(2_147_483_648_000), apart(2_147_483_649_000)]).toEqual([2_147_483_647, null])
    expect(secondsBetween(moment(0), { kind: "day", day }, "UTC")).toBeNull()
    expect(secondsBetween({ kind: "day", day }, moment(0), "UTC")).toBeNull()
  })
})
