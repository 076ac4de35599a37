import { describe, expect, it } from "vitest"
import { changedSets } from "./changed-sets.ts"
import type { SetValues } from "./same-workouts.ts"

describe("the sets that differ", () => {
  const of = (...reps: number[]): SetValues[] => reps.map((each) => [each, 100, null, null])
  const pairs = (file: SetValues[], here: SetValues[]) =>
    changedSets(file, here).map(({ fileAt, hereAt }) => `${fileAt ?? "-"}:${hereAt ?? "-"}`)

  it.each<[number[], number[], string[]]>([
    [[1, 2, 3], [1, 2, 3], []],
    [[], [1, 2], ["-:0", "-:1"]],
    [[1, 2], [], ["0:-", "1:-"]],
    [[1, 2, 3, 4], [1, 3, 4], ["1:-"]],
    [[1, 3], [1, 2, 3], ["-:1"]],
    [
      [1, 2, 3],
      [2, 3, 1],
      ["0:-", "-:2"],
    ],
    [
      [2, 3, 1],
      [1, 2, 3],
      ["-:0", "2:-"],
    ],
    [
      [1, 2, 3, 4],
      [9, 8, 3, 7],
      ["0:0", "1:1", "3:3"],
    ],
    [
      [5, 1, 2],
      [1, 2, 5],
      ["0:-", "-:2"],
    ],
    [[1, 1, 2], [1, 2], ["1:-"]],
    [
      [1, 2],
      [2, 1],
      ["0:-", "-:1"],
    ],
    [
      [1, 2, 3],
      [3, 1, 2],
      ["-:0", "2:-"],
    ],
    [
      [1, 2, 3, 4],
      [3, 4, 1],
      ["0:-", "1:-", "-:2"],
    ],
  ])("of %j and %j are %j", (file, here, expected) => {
    expect(pairs(of(...file), of(...here))).toEqual(expected)
  })
})
