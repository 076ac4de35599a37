import { pole } from "../kit/shorthand.ts"
import type { Pattern } from "../pose/pattern.ts"

export const squats = {
  "squat-back": {
    view: 32,
    kit: [{ is: "bar", on: "back" }],
    trace: "bar",
    stands: true,
    keys: [
      { at: [-1, 92.2], lean: 7, hand: ["bar", 33], elbow: [-0.6, -1, 0.2], foot: [9, 0, 13, 0, 18] },
      { at: [-22, 50], lean: 42 },
    ],
  },
  "squat-front": {
    view: 32,
    kit: [{ is: "bar", on: "front" }],
    trace: "bar",
    stands: true,
    hair: true,
    keys: [
      { at: [-3, 92.2], lean: 2, hand: ["bar", 19], elbow: [1, -1, 0.25], foot: [9, 0, 13, 0, 18] },
      { at: [-18, 46], lean: 22 },
    ],
  },
  "squat-goblet": {
    view: 38,
    kit: [{ is: "dumbbell", hand: "both", axis: "y" }],
    trace: "hips",
    stands: true,
    hair: true,
    keys: [
      {
        at: [-2, 92.2],
        lean: 3,
        hand: ["chest", 19, 22, 4],
        elbow: [0.4, -1, 0.35],
        foot: [9, 0, 14, 0, 20],
      },
      { at: [-18, 44], lean: 26 },
    ],
  },
  "squat-bodyweight": {
    view: 30,
    trace: "hips",
    stands: true,
    keys: [
      { at: [-1, 92.2], lean: 2, arm: [8, 8, 12, 6], foot: [9, 0, 12, 0, 15] },
      { at: [-22, 48], lean: 38, arm: [86, 6, 90, 0] },
    ],
  },
  "split-squat": {
    view: 24,
    kit: [{ is: "dumbbell" }],
    trace: "hips",
    stands: true,
    hair: true,
    keys: [
      { at: [-2, 83], lean: 4, arm: [2, 8, 4, 6], footR: [36, 0, 8, 0, 4], footL: [-42, 0, 8, 52, 0] },
      { at: [-2, 52], lean: 8 },
    ],
  },
  bulgarian: {
    view: 24,
    kit: [{ is: "dumbbell" }, { is: "bench", x: -66, y: 42, long: 40 }],
    trace: "hips",
    keys: [
      {
        at: [-2, 86],
        lean: 8,
        arm: [2, 8, 4, 6],
        footR: [22, 0, 8, 0, 4],
        footL: [-67, 51, 8, 160, 0],
        kneeL: [0.3, -1, 0],
      },
      { at: [-8, 57], lean: 20 },
    ],
  },
  lunge: {
    view: 24,
    kit: [{ is: "dumbbell" }],
    trace: "hips",
    stands: true,
    hair: true,
    keys: [
      { at: [-2, 92.6], lean: 2, arm: [2, 8, 4, 6], footR: [10, 0, 9, 0, 6], footL: [10, 0, 9, 0, 6] },
      { at: [30, 52], lean: 6, footR: [68, 0, 9, 0, 4], footL: [-6, 0, 9, 58, 0] },
    ],
  },
  "step-up": {
    view: 24,
    still: 0,
    kit: [{ is: "dumbbell" }, { is: "slab", c: [40, 20, 0], s: [44, 40, 50], forward: -40 }],
    trace: "hips",
    keys: [
      { at: [2, 88], lean: 22, arm: [4, 8, 6, 6], footR: [38, 40, 9, 0, 4], footL: [-2, 0, 9, 26, 4] },
      { at: [30, 132], lean: 3, footL: [40, 40, 9, 0, 4] },
    ],
  },
  "leg-press": {
    view: 28,
    kit: [
      { is: "slab", c: [-34, 56, 0], s: [12, 74, 40], tilt: 38, forward: -30 },
      { is: "slab", c: [-8, 32, 0], s: [46, 9, 40], tilt: 14, forward: -26 },
      {
        is: "pole",
        p: [
          [-18, 2, -24],
          [106, 112, -24],
        ],
        w: 2.2,
        forward: -30,
      },
      {
        is: "pole",
        p: [
          [-40, 2, 0],
          [20, 2, 0],
        ],
        w: 2.4,
        forward: -36,
      },
      {
        is: "pole",
        p: [
          [-10, 28, 0],
          [-10, 2, 0],
        ],
        w: 2.4,
        forward: -36,
      },
      {
        is: "carriage",
        at: [
          ["ankle", "R"],
          ["ankle", "L"],
        ],
        off: [6, 11, 0],
        s: [7, 50, 56],
        tilt: 40,
        forward: -14,
      },
    ],
    trace: ["ankle", "R"],
    keys: [
      {
        at: [2, 46],
        lean: -44,
        bend: 6,
        look: -14,
        hand: [4, 42, 25],
        fist: 1,
        foot: [58.5, 117.5, 12, -130, 6],
        knee: [-0.2, 1, 0.2],
      },
      { foot: [36, 95, 12, -130, 6] },
    ],
  },
  "hack-squat": {
    view: 26,
    kit: [
      pole([-72, 172, -24], [30, 4, -24], 2.4, -30),
      pole([-72, 2, -24], [-72, 172, -24], 2.4, -44),
      pole([-84, 2, 0], [52, 2, 0], 2.4, -50),
      { is: "slab", c: [38, 9, 0], s: [44, 6, 60], tilt: 28, forward: -40 },
      { is: "carriage", at: ["waist", "neck"], off: [-14, -8, 0], s: [8, 78, 36], tilt: 30, forward: -26 },
      {
        is: "carriage",
        at: [
          ["shoulder", "R"],
          ["shoulder", "R"],
        ],
        off: [-3, 9, 0],
        s: [20, 6, 9],
        tilt: 30,
        forward: 4,
      },
      {
        is: "carriage",
        at: [
          ["shoulder", "L"],
          ["shoulder", "L"],
        ],
        off: [-3, 9, 0],
        s: [20, 6, 9],
        tilt: 30,
        forward: -4,
      },
    ],
    trace: "hips",
    keys: [
      {
        at: [-6, 89.5],
        lean: -30,
        look: -8,
        hand: ["chest", 12, 30, 26],
        elbow: [0.4, -1, 0.6],
        fist: 1,
        foot: [45, 13, 12, -28, 12],
      },
      { at: [18, 47], look: -12 },
    ],
  },
} satisfies Record<string, Pattern>
