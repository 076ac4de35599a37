import fc from "fast-check"
import { expect, test } from "vitest"
import { snapshotOf } from "./snapshot.ts"

const lowerHalf = (xid: bigint) => Number(BigInt.asIntN(32, xid))

test.each([
  [9, true],
  [10, false],
  [11, true],
  [13, false],
  [15, false],
  [16, false],
  [400, false],
])("in the snapshot 10:15:10,13, transaction %i is visible: %s", (xid, isSeen) => {
  expect(snapshotOf("10:15:10,13").shows(xid)).toBe(isSeen)
})

test("a transaction is identified by the lower half of its number, even after that half wraps around", () => {
  fc.assert(
    fc.property(
      fc.bigInt(4n, 2n ** 40n),
      fc.uniqueArray(fc.bigInt(0n, 50n), { maxLength: 5 }),
      fc.bigInt(-100n, 100n),
      (oldest, after, distance) => {
        const running = after.map((each) => oldest + each).toSorted((a, b) => Number(a - b))
        const next = (running.at(-1) ?? oldest) + 1n
        const xmin = running[0] ?? next
        const xid = next + distance
        if (xid < 3n) return
        const snapshot = snapshotOf(`${xmin}:${next}:${running.join(",")}`)
        expect(snapshot.shows(lowerHalf(xid))).toBe(xid < next && !running.includes(xid))
        // Some programs read the lower half as an unsigned number.
        expect(snapshot.shows(lowerHalf(xid) >>> 0)).toBe(xid < next && !running.includes(xid))
      },
    ),
  )
})
