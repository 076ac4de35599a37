import type { Pattern } from "../pose/pattern.ts"

export const presses = {
  "bench-press": {
    view: 42,
    kit: [
      { is: "bench", x: -22 },
      { is: "bar", on: "hands" },
    ],
    trace: "bar",
    keys: [
      {
        at: [10, 53.5],
        lean: -90,
        hand: [-40, 111, 27],
        elbow: [0.6, -1, 1],
        foot: [36, 0, 22, 0, 15],
        knee: [1, 1, 0.4],
      },
      { hand: [-32, 75, 27] },
    ],
  },
  "bench-incline": {
    view: 24,
    kit: [
      { is: "slab", c: [8, 40, 0], s: [40, 8, 28], tilt: 8, forward: -30 },
      { is: "slab", c: [-37, 73, 0], s: [82, 8, 28], tilt: -38, forward: -30 },
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
          [-50, 80, 0],
          [-46, 2, 0],
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
    keys: [
      {
        at: [6, 54],
        lean: -52,
        look: -46,
        hand: [-22, 142, 24],
        elbow: [0.6, -1, 1],
        foot: [46, 0, 20, 0, 15],
        knee: [1, 1, 0.3],
      },
      { hand: [-2, 97, 37], elbow: [0.1, -1, 0.8] },
    ],
  },
  "bench-dumbbell": {
    view: 40,
    kit: [
      { is: "bench", x: -22 },
      { is: "dumbbell", axis: "z" },
    ],
    trace: ["grip", "R"],
    keys: [
      {
        at: [10, 53.5],
        lean: -90,
        hand: [-39, 114, 16],
        elbow: [0.6, -1, 1],
        foot: [36, 0, 22, 0, 15],
        knee: [1, 1, 0.4],
      },
      { hand: [-32, 74, 38], elbow: [0.2, -1, 0.7] },
    ],
  },
  "push-up": {
    view: 24,
    traceShift: [10, -14],
    trace: "neck",
    hair: true,
    keys: [
      {
        at: [-7.3, 46.3],
        lean: 68.5,
        look: 56,
        hand: [38, 3, 22],
        elbow: [-1, 0.2, 0.8],
        foot: [-88, 0, 8, 64, 0],
        knee: [0.5, -1, 0],
        palm: 1,
      },
      { at: [-1.8, 24], lean: 84.5, look: 70 },
    ],
  },
  dip: {
    view: 30,
    traceShift: [-26, 0],
    still: 0.6,
    kit: [
      {
        is: "pole",
        p: [
          [-34, 113, 24],
          [36, 113, 24],
        ],
        w: 1.6,
        forward: 2,
      },
      {
        is: "pole",
        p: [
          [-34, 113, -24],
          [36, 113, -24],
        ],
        w: 1.6,
        forward: -10,
      },
      {
        is: "pole",
        p: [
          [-34, 0, 24],
          [-34, 113, 24],
        ],
        w: 2.2,
      },
      {
        is: "pole",
        p: [
          [-34, 0, -24],
          [-34, 113, -24],
        ],
        w: 2.2,
        forward: -20,
      },
    ],
    trace: "neck",
    keys: [
      {
        at: [-4, 131.4],
        lean: 8,
        hand: [2, 115, 24],
        elbow: [-1, 0.2, 0.3],
        fist: 1,
        leg: [14, 3, -62, 3, 30],
      },
      { at: [-8, 90], lean: 28, look: 8, elbow: [-1, 0.4, 0.3] },
    ],
  },
  "press-standing": {
    view: 44,
    kit: [{ is: "bar", on: "hands" }],
    trace: "bar",
    stands: true,
    hair: true,
    keys: [
      { at: [-1, 92.6], lean: -4, hand: [15, 137, 22], elbow: [0.5, -1, 0.25], foot: [9, 0, 11, 0, 10] },
      { lean: 1, hand: [3, 201, 23], elbow: [0.3, -0.4, 1] },
    ],
  },
  "press-seated": {
    view: 52,
    kit: [
      { is: "slab", c: [-4, 44, 0], s: [40, 8, 30], forward: -26 },
      { is: "slab", c: [-30, 80, 0], s: [8, 66, 30], tilt: 6, forward: -30 },
      {
        is: "pole",
        p: [
          [-8, 40, 0],
          [-8, 2, 0],
        ],
        w: 2.4,
        forward: -34,
      },
      {
        is: "pole",
        p: [
          [-36, 2, 0],
          [16, 2, 0],
        ],
        w: 2.2,
        forward: -36,
      },
      { is: "dumbbell", axis: "z" },
    ],
    trace: ["grip", "R"],
    keys: [
      {
        at: [-10, 57],
        lean: -6,
        look: 0,
        hand: [0, 112, 38],
        elbow: [0.3, -1, 0.5],
        foot: [36, 0, 20, 0, 15],
      },
      { hand: [-6, 166, 17], elbow: [0.2, -0.4, 1] },
    ],
  },
  "chest-press-machine": {
    view: 36,
    kit: [
      { is: "slab", c: [-8, 42, 0], s: [38, 8, 34], forward: -26 },
      { is: "slab", c: [-34, 84, 0], s: [8, 74, 34], tilt: 8, forward: -30 },
      {
        is: "pole",
        p: [
          [-8, 38, 0],
          [-8, 2, 0],
        ],
        w: 2.4,
        forward: -34,
      },
      {
        is: "pole",
        p: [
          [-44, 2, 0],
          [16, 2, 0],
        ],
        w: 2.4,
        forward: -36,
      },
      { is: "tower", x: -62, h: 170 },
      {
        is: "pole",
        p: [
          [-62, 164, 0],
          [-10, 164, 0],
        ],
        w: 2.4,
        forward: -40,
      },
      {
        is: "link",
        p: [
          ["grip", "R"],
          [-8, 162, 24],
        ],
        w: 1.7,
      },
      {
        is: "link",
        p: [
          ["grip", "L"],
          [-8, 162, -24],
        ],
        w: 1.7,
      },
    ],
    trace: ["grip", "R"],
    keys: [
      {
        at: [-14, 56],
        lean: -8,
        look: 0,
        hand: [14, 94, 30],
        elbow: [-1, -0.2, 0.9],
        foot: [28, 0, 15, 0, 10],
        fist: 1,
      },
      { hand: [39, 96, 22] },
    ],
  },
} satisfies Record<string, Pattern>
