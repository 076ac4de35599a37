import { describe, expect, it } from "vitest"
import { nextReturnShare, reserveOnReturn, setsOnReturn, wayBackAfter } from "./away.ts"

const after = (training: number, lift = training, interval = 7) =>
  wayBackAfter({ training, lift, interval: () => interval })

describe("the return to a lift", () => {
  it("needs nothing after 13 days without training", () => {
    expect(after(13)).toBeNull()
  })

  it.each([
    [14, 0.9, 2 / 3],
    [27, 0.9, 2 / 3],
    [28, 0.85, 1 / 2],
    [77, 0.8, 1 / 2],
  ])("after %i days without training starts at %f of the load with %f of the sets", (days, share, sets) => {
    expect(after(days)).toEqual({ share, sets, isAlone: false })
  })

  it("starts at 95 % with all sets if only this lift was missing for long", () => {
    expect(after(2, 21)).toEqual({ share: 0.95, sets: 1, isAlone: true })
    expect(after(2, 20)).toBeNull()
    expect(after(2, 20, 5)).toBeNull()
  })

  it("allows for lifts that are trained rarely", () => {
    expect(after(2, 29, 10)).toBeNull()
    expect(after(2, 30, 10)).toEqual({ share: 0.95, sets: 1, isAlone: true })
  })
})

it("a return goes up by 5 %, and by 10 % after two easy sessions in a row", () => {
  expect([0, 1, 2, 3].map((easy) => nextReturnShare(0.85, easy))).toEqual([0.9, 0.9, 0.95, 0.95])
})

it("the sets of a return are rounded up, and are all there from 95 % of the load", () => {
  const sets = (count: number, share: number, part: number) => setsOnReturn(count, { share, sets: part })
  expect(sets(4, 0.9, 2 / 3)).toBe(3)
  expect(sets(3, 0.9, 2 / 3)).toBe(2)
  expect(sets(5, 0.8, 1 / 2)).toBe(3)
  expect(sets(1, 0.8, 1 / 2)).toBe(1)
  expect(sets(4, 0.95, 2 / 3)).toBe(4)
})

it("more reps are kept in reserve after eight weeks or more", () => {
  expect([0.95, 0.85, 0.81, 0.8, 0.6].map(reserveOnReturn)).toEqual([3, 3, 3, 4, 4])
})
