import { pole, slab } from "../kit/shorthand.ts"
import type { Pattern } from "../pose/pattern.ts"

const neckBench = [
  slab([14, 44, 0], [100, 8, 28], { forward: -30 }),
  pole([-22, 40, 0], [-22, 2, 0], 2.4),
  pole([50, 40, 0], [50, 2, 0], 2.4),
]

const proneBench = [
  slab([-10, 44, 0], [86, 8, 28], { forward: -30 }),
  pole([-44, 40, 0], [-44, 2, 0], 2.4),
  pole([22, 40, 0], [22, 2, 0], 2.4),
]

/** Patterns of holds, turns of the hands, and movements of the neck. */
export const forearmsAndNeck = {
  "bar-hold": {
    view: 30,
    kit: [{ is: "bar", on: "hands" }],
    stands: true,
    keys: [{ at: [-1, 92.6], lean: 0, hand: [7, 77, 23], elbow: [-1, 0, 0.3], foot: [9, 0, 11, 0, 10] }],
  },
  "wrist-curl-behind": {
    view: -150,
    kit: [{ is: "bar", on: "hands", plate: 12, half: 48 }],
    trace: "bar",
    keys: [
      { at: [-1, 92.6], lean: 0, arm: [-12, 8, -14, 6], wrist: 24, foot: [9, 0, 11, 0, 10] },
      { wrist: -64 },
    ],
  },
  "wrist-roller": {
    view: 40,
    kit: [
      { is: "bar", on: "hands", plate: 0, half: 22 },
      { is: "hung", at: "bar", drop: 44 },
    ],
    trace: ["wrist", "R"],
    keys: [
      { lean: -3, arm: [84, 4, 88, 4], leg: [3, 4, -3, 4, 0], wrist: -34 },
      { arm: [86, 4, 90, 4], wrist: 34 },
    ],
  },
  gripper: {
    view: 40,
    kit: [
      {
        is: "carriage",
        at: [
          ["grip", "R"],
          ["grip", "R"],
        ],
        off: [2, 5, 0],
        s: [3, 18, 3],
        tilt: -16,
        forward: 4,
      },
      {
        is: "carriage",
        at: [
          ["grip", "R"],
          ["grip", "R"],
        ],
        off: [-3, 5, 0],
        s: [3, 18, 3],
        tilt: 12,
        forward: 3,
      },
    ],
    keys: [{ lean: 0, armR: [12, 8, 108, -16], armL: [2, 8, 8, 6], leg: [3, 4, -3, 4, 0], fist: 1 }],
  },
  "neck-curl": {
    view: 20,
    kit: neckBench,
    trace: "head",
    keys: [
      {
        at: [22, 53.5],
        lean: -90,
        look: -114,
        hand: ["hips", 10, 8, 8],
        elbow: [0, 0.4, 1],
        foot: [48, 0, 20, 0, 12],
        knee: [1, 1, 0.3],
      },
      { look: -52 },
    ],
  },
  "neck-extension": {
    view: 20,
    kit: proneBench,
    trace: "head",
    keys: [
      {
        at: [-14, 53.5],
        lean: 90,
        look: 126,
        hand: [26, 20, 22],
        elbow: [-0.6, 0.2, 0.8],
        leg: [-90, 4, -91, 3, 50],
      },
      { look: 62 },
    ],
  },
  "neck-machine": {
    view: 24,
    trace: "head",
    kit: [
      slab([-8, 42, 0], [38, 8, 34], { forward: -26 }),
      pole([-8, 38, 0], [-8, 2, 0], 2.4),
      pole([-30, 2, 0], [58, 2, 0], 2.4, -36),
      { is: "tower", x: 52, h: 150 },
      pole([30, 92, -20], [30, 92, 20], 1.6, 0),
      pole([50, 88, 0], [30, 92, 0], 2),
      { is: "log", at: "head", off: [12, 3, 0], half: 9, r: 4.5 },
      { is: "link", p: [[50, 116, -12], "head"], w: 2 },
    ],
    keys: [
      {
        at: [-12, 55],
        lean: 4,
        look: -26,
        hand: [29, 92, 16],
        elbow: [-0.3, -1, 0.4],
        fist: 1,
        foot: [30, 0, 18, 0, 12],
      },
      { look: 44 },
    ],
  },
  "neck-harness": {
    view: 24,
    stands: true,
    kit: [{ is: "hung", at: "head", drop: 58 }],
    trace: "head",
    keys: [
      {
        at: [-24, 82],
        lean: 52,
        look: 84,
        hand: ["knee", -4, 10, 2],
        elbow: [-1, 0.2, 0.5],
        foot: [9, 0, 15, 0, 12],
      },
      { look: 14 },
    ],
  },
} satisfies Record<string, Pattern>
