import type { Pattern } from "../pose/pattern.ts"

export const raises = {
  "lateral-raise": {
    view: 72,
    kit: [{ is: "dumbbell", axis: "x" }],
    trace: ["grip", "R"],
    stands: true,
    hair: true,
    keys: [{ lean: 4, arm: [8, 10, 12, 8], leg: [3, 5, -3, 5, 0] }, { arm: [25, 84, 30, 82] }],
  },
  "cuban-press": {
    view: 72,
    kit: [{ is: "dumbbell", axis: "x" }],
    trace: ["grip", "R"],
    stands: true,
    keys: [
      { lean: 4, arm: [14, 84, 10, 8], leg: [3, 5, -3, 5, 0] },
      { arm: [14, 84, 176, 10] },
      { arm: [176, 16, 178, 4] },
    ],
  },
  "front-raise": {
    view: 28,
    kit: [{ is: "dumbbell", axis: "z" }],
    trace: ["grip", "R"],
    stands: true,
    keys: [
      { lean: 0, arm: [8, 6, 12, 4], leg: [3, 4, -3, 4, 0] },
      { lean: -2, arm: [90, 4, 92, 2] },
    ],
  },
  "rear-fly": {
    view: 58,
    kit: [{ is: "dumbbell", axis: "x" }],
    trace: ["grip", "R"],
    stands: true,
    keys: [
      { at: [-20, 84], lean: 68, look: 44, arm: [6, 4, 16, -4], foot: [9, 0, 11, 0, 10] },
      { arm: [-4, 80, 14, 74] },
    ],
  },
  "chest-fly": {
    view: 62,
    kit: [
      { is: "bench", x: -22 },
      { is: "dumbbell", axis: "x" },
    ],
    trace: ["grip", "R"],
    keys: [
      { at: [10, 53.5], lean: -90, arm: [176, 6, 182, -12], foot: [36, 0, 22, 0, 15], knee: [1, 1, 0.4] },
      { arm: [168, 84, 186, 62] },
    ],
  },
  "cable-crossover": {
    view: 62,
    still: 0,
    kit: [
      { is: "tower", x: -24, z: 96, h: 190 },
      { is: "tower", x: -24, z: -96, h: 190 },
      { is: "cable", from: [-20, 176, 92], to: "each" },
    ],
    trace: ["grip", "R"],
    hair: true,
    keys: [
      {
        at: [-4, 91],
        lean: 14,
        look: 4,
        arm: [52, 62, 66, 44],
        footR: [24, 0, 9, 0, 6],
        footL: [-10, 0, 9, 16, 6],
      },
      { arm: [42, 8, 50, -22], armDepth: 4 },
    ],
  },
  shrug: {
    view: -48,
    kit: [{ is: "dumbbell" }],
    trace: ["grip", "R"],
    stands: true,
    keys: [
      { lean: 1, shrug: [-3, 0], arm: [3, 8, 6, 4], leg: [3, 4, -3, 4, 0] },
      { shrug: [11, 0], look: -2 },
    ],
  },
  "upright-row": {
    view: 50,
    kit: [{ is: "bar", on: "hands" }],
    trace: "bar",
    stands: true,
    keys: [
      { at: [-1, 92.6], lean: 0, hand: [10, 76, 12], elbow: [-0.2, 0.6, 1], foot: [9, 0, 11, 0, 10] },
      { hand: [14, 126, 13], elbow: [0.1, 0.9, 1] },
    ],
  },
} satisfies Record<string, Pattern>
