import { pole } from "../kit/shorthand.ts"
import type { Pattern } from "../pose/pattern.ts"

/** Patterns of stretches, crawls and poses. */
export const mobility = {
  "downward-dog": {
    view: 22,
    hair: true,
    keys: [
      {
        at: [-20, 86],
        lean: 130,
        look: 134,
        hand: [36, 3, 20],
        palm: 1,
        elbow: [-1, 0.4, 0.4],
        foot: [-50, 0, 11, 12, 0],
        knee: [1, 0.2, 0],
      },
    ],
  },
  "seated-reach": {
    view: 22,
    trace: "head",
    keys: [
      {
        at: [-20, 11],
        lean: -4,
        look: 0,
        hand: [26, 26, 12],
        elbow: [-0.4, -1, 0.6],
        leg: [91, 4, 90, 4, 0],
      },
      { lean: 36, bend: 26, look: 62, hand: [62, 20, 11] },
    ],
  },
  warrior: {
    view: 16,
    hair: true,
    keys: [
      {
        at: [-2, 66],
        lean: 8,
        bend: -8,
        look: -8,
        arm: [172, 6, 178, 2],
        footR: [40, 0, 8, 0, 4],
        footL: [-46, 0, 10, 30, 20],
      },
    ],
  },
  plie: {
    view: 66,
    trace: "hips",
    traceShift: [0, -30],
    kit: [
      pole([-20, 96, -80], [-20, 96, 80], 1.6, -60),
      pole([-20, 0, -74], [-20, 96, -74], 2, -60),
      pole([-20, 0, 74], [-20, 96, 74], 2, -60),
    ],
    keys: [
      { at: [-2, 92], lean: 0, look: 0, arm: [30, 50, 60, 20], foot: [6, 0, 16, 0, 46], knee: [0.6, 0.2, 1] },
      { at: [-2, 70], foot: [6, 0, 18, 0, 46] },
    ],
  },
  hundred: {
    view: 22,
    trace: ["grip", "R"],
    keys: [
      { at: [0, 10.5], lean: -82, bend: 26, look: -46, arm: [88, 8, 90, 6], leg: [132, 3, 132, 3, 40] },
      { arm: [104, 8, 106, 6] },
    ],
  },
  inchworm: {
    view: 22,
    still: 1,
    trace: ["grip", "R"],
    keys: [
      {
        at: [-18, 90],
        lean: 126,
        bend: 20,
        look: 120,
        hand: [22, 3, 18],
        palm: 1,
        elbow: [-0.6, 0.4, 0.6],
        foot: [4, 0, 10, 0, 6],
        knee: [1, 0.3, 0.1],
      },
      {
        at: [24, 84],
        lean: 120,
        bend: 0,
        look: 110,
        hand: [78, 3, 18],
        foot: [4, 0, 10, 40, 4],
        knee: [1, 0.2, 0],
      },
      { at: [84, 46], lean: 68.5, look: 54, hand: [129, 3, 20], foot: [4, 0, 9, 64, 0], knee: [0.5, -1, 0] },
    ],
  },
  "hindu-push-up": {
    view: 24,
    trace: "head",
    still: 1,
    hair: true,
    keys: [
      {
        at: [-22, 86],
        lean: 130,
        look: 122,
        hand: [36, 3, 20],
        palm: 1,
        elbow: [-1, 0.3, 0.5],
        foot: [-66, 0, 12, 40, 0],
        knee: [1, 0.2, 0],
      },
      { at: [0, 50], lean: 92, look: 70, foot: [-66, 0, 12, 60, 0], elbow: [-1, 0.4, 0.5] },
      { at: [13, 20], lean: 46, bend: -26, look: -12, foot: [-67.5, 0, 12, 76, 0], knee: [0.5, -1, 0] },
    ],
  },
  "crab-walk": {
    view: 24,
    loop: true,
    still: 0.5,
    keys: [
      {
        at: [4, 23],
        lean: -36,
        look: -16,
        handR: [-10, 3, 22],
        handL: [-34, 3, 22],
        palm: 1,
        elbow: [-1, 0.2, 0.2],
        footR: [40, 0, 12, 0, 6],
        footL: [64, 0, 12, 0, 6],
        knee: [0.3, 1, 0.1],
      },
      { handR: [-34, 3, 22], handL: [-10, 3, 22], footR: [64, 0, 12, 0, 6], footL: [40, 0, 12, 0, 6] },
    ],
  },
} satisfies Record<string, Pattern>
