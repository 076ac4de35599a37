import type { Kit } from "../kit/kit.ts"
import { presses } from "../patterns/presses.ts"
import { uprightDip } from "./presses.ts"
import type { ExerciseFigure } from "./varied-figure.ts"

const straps: readonly Kit[] = [{ is: "strap", from: [38, 214, 22], to: "each" }]
const plateOnBack: Kit = {
  is: "carriage",
  at: ["waist", "neck"],
  off: [0, 13, 0],
  s: [30, 5, 28],
  forward: 2,
}
const raisedHands = [
  { at: [-11.5, 52.4], lean: 63.5, look: 50, hand: [36, 14, 22] },
  { at: [-1, 30.6], lean: 80, look: 66 },
]
const kneeling = { leg: [8, 4, -84, 4, 60] }
const padUnderKnees: Kit = {
  is: "carriage",
  at: [
    ["knee", "R"],
    ["knee", "L"],
  ],
  off: [-8, -9, 0],
  s: [40, 7, 34],
  forward: -24,
}
const beltPlate: Kit = { is: "belt", drop: 52 }
const { kit: bars } = presses.dip
const benchBehind: Kit = { is: "slab", c: [-36, 22, 0], s: [40, 44, 70], forward: -50 }

/** The figures of push-ups and dips. */
export const pushUpFigures: Record<string, ExerciseFigure> = {
  "Incline Push Up": {
    of: "push-up",
    kit: [{ is: "slab", c: [42, 16, 0], s: [36, 31, 64], forward: -40 }],
    keys: [
      { at: [-20.4, 64.9], lean: 54, look: 44, hand: [30, 33.5, 22] },
      { at: [-5, 41], lean: 72, look: 58 },
    ],
  },
  "Decline Push Up": {
    of: "push-up",
    kit: [{ is: "slab", c: [-94, 19, 0], s: [40, 38, 50], forward: -40 }],
    keys: [
      { at: [-1.7, 55.6], lean: 86, look: 72, hand: [46, 3, 22], foot: [-88, 40, 8, 76, 0] },
      { at: [-1.8, 33], lean: 100, look: 84 },
    ],
  },
  "Deficit Push Up": {
    of: "push-up",
    kit: [
      { is: "slab", c: [38, 5, 24], s: [26, 10, 20], forward: -10 },
      { is: "slab", c: [38, 5, -24], s: [26, 10, 20], forward: -10 },
    ],
    keys: raisedHands,
  },
  "Diamond Push Up": { of: "push-up", keys: [{ at: [-7.4, 44.6], lean: 69.5, look: 57, hand: [39, 3, 6] }] },
  "Push Up - Close Grip": { of: "push-up", keys: [{ hand: [38, 3, 13] }] },
  "Push Up - Wide Grip": {
    of: "push-up",
    keys: [{ at: [-7.4, 44], lean: 70, look: 57, hand: [39, 3, 32], elbow: [-0.4, 0.2, 1] }],
  },
  "Push Up (Weighted)": { of: "push-up", kit: [plateOnBack] },
  "Push Up (Suspension)": {
    of: "push-up",
    kit: straps,
    keys: raisedHands.map((key) => ({ ...key, palm: 0 })),
  },
  "Ring Push Up": {
    of: "push-up",
    kit: [{ is: "strap", from: [38, 214, 22], to: "each", isRing: true }],
    keys: raisedHands.map((key) => ({ ...key, palm: 0 })),
  },
  "Chest Press (Suspension)": {
    of: "push-up",
    kit: straps,
    keys: [
      { at: [-20.4, 64.9], lean: 54, look: 44, hand: [30, 36, 20], palm: 0 },
      { at: [-5, 41], lean: 72, look: 58 },
    ],
  },
  "One Arm Push Up": {
    of: "push-up",
    keys: [
      {
        handR: [40, 3, 10],
        handL: ["hips", -10, 4, 6],
        palmL: 0,
        elbowL: [0, 1, 1],
        foot: [-86, 0, 26, 64, 0],
      },
    ],
  },
  "Plank Jack": {
    of: "push-up",
    view: 56,
    trace: ["ankle", "R"],
    traceShift: [0, 0],
    keys: [{}, { at: [-7.3, 46.3], lean: 68.5, look: 56, foot: [-84, 0, 34, 64, 0] }],
  },
  "Pike Push Up": {
    of: "push-up",
    keys: [
      { at: [-24, 88], lean: 128, look: 120, hand: [38, 3, 22], foot: [-62, 0, 9, 40, 0], knee: [1, 0.2, 0] },
      { at: [-20, 82], lean: 146, look: 118, elbow: [-0.6, 0.2, 0.9] },
    ],
  },
  "Chest Dip (Weighted)": { of: "dip", kit: [...bars, beltPlate] },
  "Triceps Dip (Weighted)": { of: "dip", kit: [...bars, beltPlate], keys: uprightDip },
  "Chest Dip (Assisted)": { of: "dip", kit: [...bars, padUnderKnees], keys: [kneeling] },
  "Triceps Dip (Assisted)": {
    of: "dip",
    kit: [...bars, padUnderKnees],
    keys: [{ ...uprightDip[0], ...kneeling }, { ...uprightDip[1] }],
  },
  "Ring Dip": {
    of: "dip",
    kit: [{ is: "strap", from: [2, 240, 24], to: "each", isRing: true }],
  },
  "Bench Dip": {
    of: "dip",
    view: 24,
    kit: [benchBehind],
    keys: [
      {
        at: [0, 62],
        lean: -4,
        hand: [-18, 46, 20],
        palm: 0,
        elbow: [-1, 0.2, 0.2],
        leg: null,
        foot: [64, 10, 10, -40, 4],
        knee: [0.3, 1, 0.1],
      },
      { at: [2, 32], lean: 4, elbow: [-1, 0.4, 0.2] },
    ],
  },
  "Bench Dip (Weighted)": {
    of: "dip",
    view: 24,
    kit: [
      benchBehind,
      {
        is: "carriage",
        at: ["hips", ["knee", "R"]],
        off: [-4, 12, -8],
        s: [26, 5, 28],
        tilt: -10,
        forward: 4,
      },
    ],
    keys: [
      {
        at: [0, 62],
        lean: -4,
        hand: [-18, 46, 20],
        palm: 0,
        elbow: [-1, 0.2, 0.2],
        leg: null,
        foot: [64, 10, 10, -40, 4],
        knee: [0.3, 1, 0.1],
      },
      { at: [2, 32], lean: 4, elbow: [-1, 0.4, 0.2] },
    ],
  },
}
