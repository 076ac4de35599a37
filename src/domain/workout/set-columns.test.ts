import { expect, it } from "vitest"
import type { SetType } from "./draft.ts"
import { columnsOf, inColumns } from "./set-columns.ts"

const sets = (...types: SetType[]) => types.map((set_type, place) => ({ set_type, place }))
const [long, short] = [sets("warmup", "normal", "drop"), sets("normal", "warmup", "warmup")]
const columns = columnsOf([long, short])

it("warm-ups have the first columns, and every set of every session has one", () => {
  expect(columns).toEqual([
    { kind: "warmup", number: 1 },
    { kind: "warmup", number: 2 },
    { kind: "set", number: 1 },
    { kind: "set", number: 2 },
  ])
  expect(columnsOf([])).toEqual([])
})

it("a session's sets stand in the columns in their order, and the others are empty", () => {
  const places = (of: typeof long) => inColumns(of, columns).map((set) => set?.place)
  expect(places(long)).toEqual([0, undefined, 1, 2])
  expect(places(short)).toEqual([1, 2, 0, undefined])
})
