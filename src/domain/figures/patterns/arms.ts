import type { Pattern } from "../pose/pattern.ts"

export const arms = {
  curl: {
    view: 32,
    kit: [{ is: "dumbbell", axis: "z" }],
    trace: ["grip", "R"],
    stands: true,
    hair: true,
    keys: [
      { lean: 0, arm: [0, 8, 8, 8], leg: [3, 4, -3, 4, 0] },
      { lean: -2, arm: [10, 6, 146, 4] },
    ],
  },
  "curl-zottman": {
    view: 54,
    kit: [{ is: "dumbbell", axis: "z" }],
    between: [0.5],
    stands: true,
    hair: true,
    keys: [
      { lean: 0, arm: [0, 8, 8, 8], leg: [3, 4, -3, 4, 0], thumb: [-0.3, 0, 1] },
      { lean: -2, arm: [10, 6, 146, 4] },
      { thumb: [-0.3, 0, -1] },
    ],
  },
  "curl-barbell": {
    view: 30,
    kit: [{ is: "bar", on: "hands", plate: 14, half: 58 }],
    trace: "bar",
    stands: true,
    keys: [
      { at: [-1, 92.6], lean: 0, arm: [0, 8, 10, 4], foot: [9, 0, 11, 0, 10] },
      { lean: -3, arm: [8, 6, 142, 4] },
    ],
  },
  "curl-preacher": {
    view: 30,
    kit: [
      { is: "slab", c: [-30, 44, 0], s: [38, 8, 32], forward: -26 },
      {
        is: "pole",
        p: [
          [-30, 40, 0],
          [-30, 2, 0],
        ],
        w: 2.4,
        forward: -34,
      },
      { is: "slab", c: [12, 88, 0], s: [9, 46, 46], tilt: 36, forward: -8 },
      {
        is: "pole",
        p: [
          [14, 80, 0],
          [14, 2, 0],
        ],
        w: 2.4,
        forward: -34,
      },
      {
        is: "pole",
        p: [
          [-48, 2, 0],
          [30, 2, 0],
        ],
        w: 2.2,
        forward: -36,
      },
      { is: "bar", on: "hands", plate: 12, half: 50 },
    ],
    trace: "bar",
    keys: [
      { at: [-26, 58], lean: 16, look: 14, arm: [50, -4, 58, -2], foot: [14, 0, 20, 0, 12] },
      { arm: [50, -4, 146, -4] },
    ],
  },
  pushdown: {
    view: 30,
    kit: [
      { is: "tower", x: 62, h: 205 },
      {
        is: "pole",
        p: [
          [62, 203, 0],
          [40, 203, 0],
        ],
        w: 2.6,
        forward: -30,
      },
      { is: "cable", from: [40, 200, 0], to: "hands", handle: "bar" },
    ],
    trace: ["grip", "R"],
    hair: true,
    keys: [
      { at: [-6, 91], lean: 10, look: 4, arm: [8, 6, 104, -4], foot: [9, 0, 11, 0, 10] },
      { arm: [6, 6, 12, -3] },
    ],
  },
  "overhead-extension": {
    view: 14,
    kit: [{ is: "dumbbell", hand: "both", axis: "y" }],
    trace: ["grip", "R"],
    stands: true,
    keys: [{ lean: 0, arm: [176, 4, 180, -19], leg: [3, 5, -3, 5, 0] }, { arm: [166, 4, 292, -21] }],
  },
  "skull-crusher": {
    view: 36,
    kit: [
      { is: "bench", x: -22 },
      { is: "bar", on: "hands", plate: 12, half: 48 },
    ],
    trace: "bar",
    keys: [
      { at: [10, 53.5], lean: -90, arm: [188, 4, 188, -2], foot: [36, 0, 22, 0, 15], knee: [1, 1, 0.4] },
      { arm: [192, 4, 292, -2] },
    ],
  },
  kickback: {
    view: 26,
    kit: [{ is: "dumbbell" }],
    trace: ["grip", "R"],
    stands: true,
    hair: true,
    keys: [
      { at: [-22, 86], lean: 62, look: 40, arm: [-62, 4, -4, 2], foot: [9, 0, 11, 0, 10] },
      { arm: [-66, 4, -72, 2] },
    ],
  },
  "wrist-curl": {
    view: 24,
    kit: [
      { is: "bench", x: -28, y: 44, long: 76 },
      { is: "bar", on: "hands", plate: 11, half: 44 },
    ],
    trace: "bar",
    keys: [
      { at: [-14, 53], lean: 30, look: 34, arm: [-13, 2, 88, 0], wrist: -55, foot: [30, 0, 13, 0, 4] },
      { wrist: 52 },
    ],
  },
} satisfies Record<string, Pattern>
