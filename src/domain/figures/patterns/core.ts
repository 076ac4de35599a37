import type { Pattern } from "../pose/pattern.ts"

export const core = {
  crunch: {
    view: 24,
    trace: "head",
    keys: [
      {
        at: [0, 10.5],
        lean: -90,
        look: -86,
        hand: ["head", 0, 1, 11],
        elbow: [0.4, 0.3, 1],
        foot: [46, 0, 11, 0, 4],
      },
      { bend: 36, look: -46 },
    ],
  },
  "sit-up": {
    view: 24,
    still: 0.55,
    trace: "head",
    keys: [
      {
        at: [0, 10.5],
        lean: -90,
        look: -86,
        hand: ["chest", 11, 24, -6],
        elbow: [0.6, 0.3, 1],
        foot: [46, 0, 11, 0, 4],
      },
      { lean: 4, bend: 24, look: 26 },
    ],
  },
  "leg-raise-hanging": {
    view: 30,
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
          [-2, 0, -58],
          [0, 215, -58],
        ],
        w: 2.2,
      },
      {
        is: "pole",
        p: [
          [0, 0, 58],
          [0, 215, 58],
        ],
        w: 2.2,
        forward: -90,
      },
    ],
    trace: ["ankle", "R"],
    hair: true,
    keys: [
      {
        at: [4, 103.2],
        lean: 0,
        hand: [0, 215, 24],
        fist: 1,
        leg: [4, 3, -2, 3, 30],
        elbow: [-0.4, -1, 0.5],
      },
      { at: [-4, 105], lean: -14, bend: 14, look: 0, leg: [96, 3, 92, 3, 30] },
    ],
  },
  "leg-raise-lying": {
    view: 24,
    still: 0.6,
    trace: ["ankle", "R"],
    keys: [
      { at: [0, 10.5], lean: -90, look: -86, arm: [84, 12, 86, 10], leg: [88, 3, 87, 3, 20] },
      { bend: 2, leg: [168, 3, 170, 3, 30] },
    ],
  },
  plank: {
    view: 24,
    hair: true,
    keys: [
      {
        at: [-2.4, 27.8],
        lean: 81.5,
        look: 66,
        handR: [74, 4, 14],
        handL: [74, 4, 14],
        elbow: [-0.9, -1, 0.25],
        foot: [-88, 0, 8, 64, 0],
        knee: [0.5, -1, 0],
        fist: 1,
      },
    ],
  },
  "side-plank": {
    view: 4,
    hair: true,
    keys: [
      {
        at: [0, 36, 0],
        lean: 74,
        spin: -90,
        look: 72,
        handL: [66, 4, 14],
        elbowL: [-1, -1, -0.2],
        armR: [178, 4, 178, 4],
        legL: [-75, 2, -75, 2, 10],
        legR: [-68, 2, -68, 2, 10],
        fist: 1,
        openR: 1,
      },
    ],
  },
  "russian-twist": {
    view: 34,
    kit: [{ is: "plate", at: "hands", r: 12, axis: [1, 0.2, 0] }],
    trace: ["grip", "R"],
    keys: [
      {
        at: [0, 12],
        lean: -34,
        bend: 12,
        look: -8,
        twist: -34,
        handR: [24, 38, 26],
        handL: [26, 38, -20],
        elbow: [0.2, -1, 0.6],
        foot: [52, 8, 9, -16, 4],
      },
      { twist: 34, handR: [26, 38, -20], handL: [24, 38, 26] },
    ],
  },
  "ab-wheel": {
    view: 24,
    traceShift: [0, -20],
    kit: [{ is: "wheel" }],
    trace: ["grip", "R"],
    keys: [
      {
        at: [-18, 52],
        lean: 58,
        bend: 14,
        look: 52,
        hand: [46, 9, 12],
        elbow: [-0.5, 0.3, 1],
        leg: [-6, 4, -89, 4, 82],
      },
      { at: [8, 43], lean: 78, bend: 6, look: 66, hand: [97, 9, 12], leg: [-37, 4, -90, 4, 82] },
    ],
  },
  "bird-dog": {
    view: 24,
    hair: true,
    keys: [
      {
        at: [-20, 51],
        lean: 84,
        look: 72,
        hand: [30, 3, 16],
        palm: 1,
        elbow: [-1, 0, 0.2],
        leg: [0, 3, -90, 3, 82],
      },
      { handL: [90, 66, 16], palmL: 0, legR: [-88, 3, -90, 3, 30], look: 66 },
    ],
  },
  woodchop: {
    view: 62,
    kit: [
      { is: "tower", x: 10, z: -96, h: 200 },
      { is: "cable", from: [12, 188, -92], to: "hands" },
    ],
    trace: ["grip", "R"],
    hair: true,
    keys: [
      {
        at: [-2, 88],
        lean: 4,
        twist: 40,
        turn: 24,
        handR: [22, 148, -12],
        handL: [23, 151, 15],
        elbow: [0.5, -0.6, 0.5],
        foot: [9, 0, 19, 0, 14],
      },
      {
        at: [-8, 80],
        lean: 20,
        twist: -42,
        turn: -24,
        handR: [22, 76, 26],
        handL: [22, 75, -18],
        elbowR: [-0.7, -0.3, 0.6],
      },
    ],
  },
} satisfies Record<string, Pattern>
