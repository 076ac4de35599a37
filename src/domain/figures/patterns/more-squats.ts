import type { Pattern } from "../pose/pattern.ts"

export const moreSquats = {
  "squat-overhead": {
    view: 36,
    kit: [{ is: "bar", on: "hands" }],
    trace: "bar",
    stands: true,
    hair: true,
    keys: [
      { at: [-2, 92], lean: 2, look: 0, hand: [2, 194, 42], elbow: [-0.3, -0.2, 1], foot: [9, 0, 15, 0, 18] },
      { at: [-16, 46], lean: 24, look: 4, hand: [0, 141, 42] },
    ],
  },
  "squat-sumo": {
    view: 66,
    trace: "hips",
    stands: true,
    keys: [
      { at: [-2, 86], lean: 3, arm: [6, 4, 8, 2], foot: [5, 0, 36, 0, 38], knee: [1, 0.3, 0.9] },
      { at: [-12, 50], lean: 22, look: 6 },
    ],
  },
  "squat-pistol": {
    view: 26,
    trace: "hips",
    hair: true,
    keys: [
      { at: [-1, 92], lean: 3, arm: [40, 6, 44, 4], footR: [9, 0, 5, 0, 4], legL: [28, 3, 18, 3, -6] },
      { at: [-15, 30], lean: 46, look: 12, arm: [86, 6, 90, 0], legL: [93, 3, 84, 3, -14] },
    ],
  },
  "wall-sit": {
    view: 26,
    kit: [{ is: "slab", c: [-40, 78, 0], s: [8, 156, 70], forward: -40 }],
    keys: [{ at: [-22, 52], lean: 0, look: 0, arm: [4, 8, 8, 4], foot: [22, 0, 12, 0, 8] }],
  },
  "lunge-reverse": {
    view: 24,
    kit: [{ is: "dumbbell" }],
    trace: "hips",
    traceShift: [34, 0],
    stands: true,
    keys: [
      { at: [-2, 92.6], lean: 2, arm: [2, 8, 4, 6], footR: [10, 0, 9, 0, 6], footL: [10, 0, 9, 0, 6] },
      { at: [-28, 52], lean: 6, footL: [-64, 0, 9, 58, 0] },
    ],
  },
  "lunge-lateral": {
    view: 70,
    trace: "hips",
    traceShift: [0, -30],
    keys: [
      { at: [-2, 92, 0], lean: 3, arm: [30, 4, 90, -20], footR: [9, 0, 10, 0, 8], footL: [9, 0, 10, 0, 8] },
      { at: [-16, 56, 40], lean: 34, look: 8, arm: [40, 4, 110, -20], footR: [9, 0, 58, 0, 22] },
    ],
  },
} satisfies Record<string, Pattern>
