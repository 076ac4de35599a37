import type { Pattern } from "../pose/pattern.ts"

export const pulls = {
  "row-bent": {
    view: 30,
    kit: [{ is: "bar", on: "hands" }],
    trace: "bar",
    stands: true,
    keys: [
      {
        at: [-24, 84],
        lean: 58,
        look: 36,
        hand: [10, 52, 23],
        elbow: [-1, 0.4, 0.3],
        foot: [9, 0, 11, 0, 10],
      },
      { hand: [-4, 82, 23] },
    ],
  },
  "row-one-arm": {
    view: 26,
    kit: [
      { is: "bench", x: 2, y: 40, long: 112 },
      { is: "dumbbell", hand: "R" },
    ],
    trace: ["grip", "R"],
    hair: true,
    keys: [
      {
        at: [-22, 80],
        lean: 72,
        look: 50,
        handR: [22, 40, 21],
        handL: [40, 43, 14],
        elbowL: [-1, 0.1, 0.2],
        elbow: [-1, 0.4, 0.2],
        openL: 1,
        footR: [-8, 0, 14, 0, 10],
        legL: [12, 0, -89, 2, 78],
        palmL: 1,
      },
      { handR: [-2, 78, 21] },
    ],
  },
  "row-cable": {
    view: -24,
    kit: [
      { is: "slab", c: [-26, 27, 0], s: [60, 8, 34], forward: -24 },
      {
        is: "pole",
        p: [
          [-30, 23, 0],
          [-30, 2, 0],
        ],
        w: 2.4,
        forward: -34,
      },
      {
        is: "pole",
        p: [
          [-50, 2, 0],
          [92, 2, 0],
        ],
        w: 2.2,
        forward: -36,
      },
      { is: "slab", c: [64, 32, 0], s: [5, 34, 46], tilt: -26, forward: -26 },
      { is: "tower", x: 92, h: 150 },
      { is: "cable", from: [86, 52, 0], to: "hands" },
    ],
    trace: ["grip", "R"],
    keys: [
      {
        at: [-22, 40],
        lean: 16,
        look: 4,
        hand: [48, 66, 7],
        elbow: [-0.4, -1, 0.4],
        foot: [56, 32, 12, -62, 4],
        knee: [0.4, 1, 0.15],
      },
      { lean: -6, look: -2, hand: [2, 64, 8], elbow: [-1, -0.5, 0.4] },
    ],
  },
  pulldown: {
    view: -46,
    kit: [
      { is: "slab", c: [-12, 41, 0], s: [38, 8, 34], forward: -26 },
      {
        is: "pole",
        p: [
          [-12, 37, 0],
          [-12, 2, 0],
        ],
        w: 2.4,
        forward: -34,
      },
      { is: "tower", x: 44, h: 205 },
      {
        is: "pole",
        p: [
          [44, 203, 0],
          [12, 203, 0],
        ],
        w: 2.6,
        forward: -30,
      },
      { is: "cable", from: [12, 200, 0], to: "hands", handle: "bar" },
      { is: "roller", at: "knee", off: [-12, 9], front: true, half: 20 },
    ],
    trace: ["grip", "R"],
    hair: true,
    keys: [
      {
        at: [-12, 54],
        lean: -6,
        look: -16,
        hand: [12, 158, 34],
        elbow: [0, -1, 0.7],
        foot: [22, 0, 13, 0, 10],
      },
      { lean: -16, look: -18, hand: [10, 108, 34], elbow: [-0.4, -1, 0.6] },
    ],
  },
  "pull-up": {
    view: -52,
    traceShift: [40, 10],
    kit: [
      {
        is: "pole",
        p: [
          [0, 215, -60],
          [0, 215, 60],
        ],
        w: 1.6,
        forward: -4,
      },
      {
        is: "pole",
        p: [
          [0, 0, 58],
          [0, 215, 58],
        ],
        w: 2.4,
      },
      {
        is: "pole",
        p: [
          [0, 0, -58],
          [0, 215, -58],
        ],
        w: 2.4,
      },
    ],
    trace: "neck",
    hair: true,
    keys: [
      {
        at: [2, 104],
        lean: 0,
        hand: [0, 215, 30],
        elbow: [0, -1, 0.6],
        leg: [6, 3, -38, 3, 34],
        look: -8,
        fist: 1,
      },
      { at: [-2, 148], lean: -10, look: -14 },
    ],
  },
  "inverted-row": {
    view: -26,
    kit: [
      {
        is: "pole",
        p: [
          [-22, 100, -52],
          [-22, 100, 52],
        ],
        w: 1.5,
        forward: 6,
      },
      {
        is: "pole",
        p: [
          [-22, 0, 50],
          [-22, 128, 50],
        ],
        w: 2.2,
        forward: -100,
      },
      {
        is: "pole",
        p: [
          [-22, 0, -50],
          [-22, 128, -50],
        ],
        w: 2.2,
      },
    ],
    trace: "neck",
    keys: [
      {
        at: [-1.8, 30],
        lean: -74.9,
        look: -70,
        hand: [-22, 100, 26],
        elbow: [0, -1, 0.7],
        fist: 1,
        foot: [92, 17.5, 9, -70, 4],
        knee: [0, 1, 0],
      },
      { at: [8.6, 54], lean: -57.2, look: -54 },
    ],
  },
  pullover: {
    view: 34,
    kit: [
      { is: "bench", x: -22 },
      { is: "dumbbell", hand: "both", axis: "x" },
    ],
    trace: ["grip", "R"],
    keys: [
      { at: [10, 53.5], lean: -90, arm: [178, 0, 186, -20], foot: [36, 0, 22, 0, 15], knee: [1, 1, 0.4] },
      { arm: [258, 0, 240, -17], bend: -4 },
    ],
  },
  "face-pull": {
    view: -34,
    kit: [
      { is: "tower", x: 80, h: 205 },
      { is: "cable", from: [74, 158, 0], to: "hands", handle: "rope" },
    ],
    trace: ["grip", "R"],
    hair: true,
    keys: [
      {
        at: [-14, 91],
        lean: -4,
        look: 0,
        hand: [40, 152, 6],
        elbow: [0, -1, 0.8],
        footR: [12, 0, 9, 0, 8],
        footL: [-22, 0, 9, 0, 14],
      },
      { at: [-16, 91], hand: [4, 156, 24], elbow: [-0.7, 0.1, 1] },
    ],
  },
} satisfies Record<string, Pattern>
