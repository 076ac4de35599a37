import type { Pattern } from "../pose/pattern.ts"

/** Patterns of arm movements while the body leans on a bench. */
export const leaning = {
  "curl-concentration": {
    view: 48,
    kit: [
      { is: "bench", x: -32, y: 42, long: 44 },
      { is: "dumbbell", hand: "R" },
    ],
    trace: ["grip", "R"],
    keys: [
      {
        at: [-22, 52],
        lean: 44,
        look: 30,
        armR: [-4, 2, 4, 2],
        armL: [20, 10, 50, 4],
        foot: [24, 0, 34, 0, 26],
        knee: [1, 0.3, 0.8],
      },
      { armR: [-4, 2, 132, -22] },
    ],
  },
  "curl-incline": {
    view: 24,
    kit: [
      { is: "slab", c: [8, 40, 0], s: [40, 8, 28], tilt: 8, forward: -30 },
      { is: "slab", c: [-37, 73, 0], s: [82, 8, 28], tilt: -38, forward: -30 },
      {
        is: "pole",
        p: [
          [-50, 80, 0],
          [-46, 2, 0],
        ],
        w: 2.4,
        forward: -34,
      },
      {
        is: "pole",
        p: [
          [4, 36, 0],
          [4, 2, 0],
        ],
        w: 2.4,
        forward: -34,
      },
      {
        is: "pole",
        p: [
          [-60, 2, 0],
          [20, 2, 0],
        ],
        w: 2.2,
        forward: -36,
      },
      { is: "dumbbell", axis: "z" },
    ],
    trace: ["grip", "R"],
    hair: true,
    keys: [
      {
        at: [6, 54],
        lean: -48,
        look: -38,
        arm: [-4, 10, 2, 10],
        foot: [46, 0, 20, 0, 15],
        knee: [1, 1, 0.3],
      },
      { arm: [2, 8, 132, 6] },
    ],
  },
  "chest-supported": {
    view: 30,
    kit: [
      { is: "slab", c: [7, 84, 0], s: [70, 8, 28], tilt: 42, forward: -12 },
      {
        is: "pole",
        p: [
          [10, 82, 0],
          [10, 2, 0],
        ],
        w: 2.4,
        forward: -34,
      },
      {
        is: "pole",
        p: [
          [-20, 2, 0],
          [40, 2, 0],
        ],
        w: 2.2,
        forward: -36,
      },
      { is: "dumbbell", axis: "z" },
    ],
    trace: ["grip", "R"],
    hair: true,
    keys: [
      {
        at: [-22, 76],
        lean: 48,
        look: 36,
        arm: [6, 6, 8, 4],
        foot: [-66, 0, 14, 46, 6],
        knee: [1, 0.2, 0.2],
      },
      { arm: [-48, 16, 20, 6] },
    ],
  },
  "bench-decline": {
    view: 38,
    kit: [
      { is: "slab", c: [-17, 43, 0], s: [92, 8, 28], tilt: 16, forward: -30 },
      {
        is: "pole",
        p: [
          [-50, 32, 0],
          [-50, 2, 0],
        ],
        w: 2.4,
        forward: -34,
      },
      {
        is: "pole",
        p: [
          [22, 50, 0],
          [22, 2, 0],
        ],
        w: 2.4,
        forward: -34,
      },
      { is: "roller", at: "ankle", off: [-5, 7], front: true, arm: [24, 52] },
      { is: "bar", on: "hands" },
    ],
    trace: "bar",
    keys: [
      {
        at: [6, 62],
        lean: -106,
        hand: [-36, 109, 27],
        elbow: [0.6, -1, 1],
        foot: [40, 22, 12, 10, 6],
        knee: [0.6, 1, 0.2],
      },
      { hand: [-24, 75, 27] },
    ],
  },
  "seal-row": {
    view: 26,
    kit: [
      { is: "bench", x: 14, y: 74, long: 150 },
      { is: "bar", on: "hands" },
    ],
    trace: "bar",
    keys: [
      {
        at: [-14, 84],
        lean: 90,
        look: 74,
        hand: [36, 27, 24],
        elbow: [-0.6, 0.6, 1],
        leg: [-88, 4, -92, 3, 50],
      },
      { hand: [24, 62, 24], elbow: [-0.6, 0.8, 1] },
    ],
  },
} satisfies Record<string, Pattern>
