import type { Pattern } from "../pose/pattern.ts"

export const hinges = {
  rdl: {
    view: 30,
    kit: [{ is: "bar", on: "hands" }],
    trace: "bar",
    stands: true,
    hair: true,
    keys: [
      { at: [-2, 92.7], lean: 0, hand: [7, 78, 23], elbow: [-1, 0, 0.3], foot: [9, 0, 11, 0, 10] },
      { at: [-26, 84], lean: 66, look: 44, hand: [6, 52, 23] },
    ],
  },
  "rdl-one-leg": {
    view: 24,
    kit: [{ is: "dumbbell", axis: "z" }],
    trace: ["grip", "R"],
    keys: [
      {
        at: [-1, 92],
        lean: 0,
        hand: [7, 78, 21],
        elbow: [-1, 0, 0.3],
        footR: [9, 0, 5, 0, 6],
        legL: [-4, 3, -46, 3, 20],
      },
      { at: [-16, 88], lean: 76, look: 52, hand: [18, 46, 21], legL: [-70, 3, -76, 3, 10] },
    ],
  },
  "nordic-curl": {
    view: 24,
    trace: "neck",
    kit: [{ is: "roller", at: "ankle", off: [2, 9], front: true }],
    keys: [
      {
        at: [-20, 51],
        lean: 2,
        look: 0,
        hand: ["chest", 13, 20, 8],
        elbow: [0, -0.6, 1],
        leg: [0, 4, -90, 4, 80],
      },
      { at: [13, 36], lean: 50, look: 40, leg: [-50, 4, -90, 4, 80] },
    ],
  },
  deadlift: {
    view: 30,
    still: 0,
    kit: [{ is: "bar", on: "hands" }],
    trace: "bar",
    stands: true,
    keys: [
      { at: [-27, 57], lean: 66, look: 42, hand: [5, 21, 23], elbow: [-1, 0, 0.3], foot: [9, 0, 11, 0, 10] },
      { at: [-1, 92.6], lean: 0, look: 0, hand: [7, 77, 23] },
    ],
  },
  "deadlift-sumo": {
    view: 48,
    still: 0,
    kit: [{ is: "bar", on: "hands" }],
    trace: "bar",
    stands: true,
    hair: true,
    keys: [
      {
        at: [-20, 52],
        lean: 46,
        look: 26,
        hand: [4, 21, 12],
        elbow: [-1, 0, 0.1],
        foot: [5, 0, 40, 0, 38],
        knee: [1, 0.3, 0.9],
      },
      { at: [-2, 86], lean: 0, look: 0, hand: [7, 72, 12] },
    ],
  },
  "good-morning": {
    view: 30,
    kit: [{ is: "bar", on: "back" }],
    trace: "bar",
    stands: true,
    keys: [
      { at: [-2, 92.6], lean: 6, hand: ["bar", 33], elbow: [-0.6, -1, 0.2], foot: [9, 0, 11, 0, 10] },
      { at: [-26, 86], lean: 72, look: 54 },
    ],
  },
  "hip-thrust": {
    view: 28,
    kit: [
      { is: "bench", x: -44, y: 40, long: 40, wide: 90 },
      { is: "bar", on: "hip" },
    ],
    trace: "bar",
    keys: [
      {
        at: [12, 26],
        lean: -48,
        look: -14,
        hand: ["bar", 26],
        elbow: [-0.4, -0.6, 1],
        foot: [58, 0, 14, 0, 12],
      },
      { at: [14, 50], lean: -92, look: -56 },
    ],
  },
  "glute-bridge": {
    view: 24,
    traceShift: [0, -34],
    trace: "hips",
    keys: [
      { at: [0, 10.5], lean: -90, look: -90, arm: [86, 14, 86, 10], foot: [46, 0, 12, 0, 8] },
      { at: [4, 35], lean: -120, bend: 8, look: -90, arm: [72, 14, 82, 10] },
    ],
  },
  "back-extension": {
    view: 22,
    kit: [
      { is: "slab", c: [-2, 66, 0], s: [12, 28, 36], tilt: 46, forward: -24 },
      {
        is: "pole",
        p: [
          [2, 66, 0],
          [-10, 2, 0],
        ],
        w: 2.6,
        forward: -34,
      },
      {
        is: "pole",
        p: [
          [-70, 12, 0],
          [20, 40, 0],
        ],
        w: 2.2,
        forward: -34,
      },
      {
        is: "pole",
        p: [
          [-60, 2, 0],
          [20, 2, 0],
        ],
        w: 2.4,
        forward: -36,
      },
      { is: "roller", at: "ankle", off: [-7, 5] },
      { is: "slab", c: [-62, 16, 0], s: [6, 26, 36], tilt: -44, forward: -30 },
    ],
    trace: "neck",
    keys: [
      {
        at: [0, 90],
        lean: 140,
        bend: 10,
        look: 140,
        hand: ["chest", 11, 20, -4],
        elbow: [0, 0, 1],
        foot: [-56, 20, 9, 44, 4],
        knee: [1, 0.2, 0],
      },
      { lean: 48, bend: 0, look: 40 },
    ],
  },
  "kettlebell-swing": {
    view: 26,
    kit: [{ is: "kettlebell", hand: "both" }],
    trace: ["grip", "R"],
    stands: true,
    hair: true,
    keys: [
      {
        at: [-30, 76],
        lean: 66,
        look: 36,
        hand: [-24, 60, 3],
        elbow: [-0.6, -0.4, 0.6],
        foot: [9, 0, 17, 0, 14],
      },
      { at: [-16, 86], lean: 30, look: 16, hand: [24, 70, 4] },
      { at: [-1, 91], lean: -3, look: 0, hand: [56, 128, 4], elbow: [-0.2, -1, 0.5] },
    ],
  },
} satisfies Record<string, Pattern>
