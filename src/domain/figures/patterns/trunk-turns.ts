import { pole, slab } from "../kit/shorthand.ts"
import type { Pattern } from "../pose/pattern.ts"
import { leaning } from "./leaning.ts"

const declineKit = leaning["bench-decline"].kit.filter(({ is }) => is !== "bar")

/** Patterns in which the trunk curls, leans or turns, on benches, cables and machines. */
export const trunkTurns = {
  "crunch-kneeling": {
    view: 26,
    trace: "head",
    kit: [
      { is: "tower", x: 58, h: 205 },
      pole([58, 203, 0], [34, 203, 0], 2.6, -30),
      { is: "cable", from: [34, 200, 0], to: "hands", handle: "rope" },
    ],
    keys: [
      {
        at: [-26, 50],
        lean: 16,
        look: 18,
        hand: ["head", 8, 2, 9],
        elbow: [0.8, -1, 0.6],
        leg: [2, 4, -90, 4, 60],
      },
      { at: [-30, 46], lean: 54, bend: 42, look: 96, leg: [14, 4, -90, 4, 60] },
    ],
  },
  "decline-sit-up": {
    view: 24,
    trace: "head",
    kit: declineKit,
    keys: [
      {
        at: [6, 62],
        lean: -104,
        look: -98,
        hand: ["chest", 11, 24, -6],
        elbow: [0.6, 0.3, 1],
        foot: [40, 22, 12, 10, 6],
        knee: [0.6, 1, 0.2],
      },
      { lean: -4, bend: 26, look: 22 },
    ],
  },
  "dragon-flag": {
    view: 20,
    trace: ["ankle", "R"],
    kit: [
      slab([-12, 44, 0], [104, 8, 28], { forward: -30 }),
      pole([-48, 40, 0], [-48, 2, 0], 2.4),
      pole([24, 40, 0], [24, 2, 0], 2.4),
    ],
    keys: [
      {
        at: [-10, 97],
        lean: -156,
        look: -97,
        hand: [-60, 46, 15],
        elbow: [0.4, 1, 0.8],
        fist: 1,
        leg: [156, 3, 156, 3, 40],
      },
      { at: [12, 70], lean: -112, leg: [112, 3, 112, 3, 40] },
    ],
  },
  "heel-taps": {
    view: 40,
    tilt: 20,
    still: 0,
    keys: [
      {
        at: [0, 10.5],
        lean: -82,
        bend: 20,
        look: -50,
        side: 16,
        handR: [20, 8, 22],
        handL: [6, 8, 24],
        elbow: [0, 0.3, 1],
        foot: [34, 0, 16, 0, 6],
      },
      { side: -16, handR: [6, 8, 24], handL: [20, 8, 22] },
    ],
  },
  windmill: {
    view: 70,
    kit: [{ is: "kettlebell", hand: "R", hangs: [-0.7, -0.4, 0.4] }],
    trace: "neck",
    keys: [
      {
        at: [-2, 86, 0],
        lean: 2,
        look: 0,
        armR: [178, 6, 180, 4],
        armL: [6, 10, 8, 8],
        footR: [6, 0, 30, 0, 16],
        footL: [6, 0, 30, 0, 36],
      },
      {
        at: [-8, 80, 12],
        lean: 30,
        twist: -34,
        side: -48,
        look: 10,
        turn: -60,
        armR: [176, -4, 178, -6],
        armL: [14, -10, 16, -10],
      },
    ],
  },
  "around-the-waist": {
    view: 44,
    still: 0.5,
    kit: [{ is: "kettlebell", hand: "R", hangs: [0, -1, 0] }],
    trace: ["grip", "R"],
    keys: [
      {
        at: [-1, 92],
        lean: 0,
        handR: [20, 82, 2],
        handL: [20, 82, 6],
        elbow: [-0.4, 0, 1],
        foot: [9, 0, 13, 0, 12],
      },
      { handR: [2, 78, 34], handL: [4, 80, 28] },
      { handR: [-20, 82, 2], handL: [-20, 82, 6], elbow: [-0.2, 0, 1] },
    ],
  },
  "landmine-turn": {
    view: 62,
    trace: "hands",
    kit: [
      { is: "link", p: [[112, 4, 0], "hands"], w: 1.6 },
      { is: "plate", at: "hands", off: [7, -11, 0], r: 14, axis: [0.6, -0.75, 0.2] },
    ],
    keys: [
      {
        ...{ at: [-4, 88], lean: 6, look: 2, elbow: [0, -0.6, 0.8], foot: [9, 0, 22, 0, 14], fist: 1 },
        ...{ twist: -34, turn: -20, handR: [30, 92, 36], handL: [28, 96, -26] },
      },
      { twist: 0, turn: 0, handR: [46, 134, 5], handL: [46, 138, 5] },
      { twist: 34, turn: 20, handR: [28, 96, -26], handL: [30, 92, 36] },
    ],
  },
  "seated-turn": {
    view: 56,
    trace: ["elbow", "R"],
    kit: [
      slab([-8, 42, 0], [38, 8, 38], { forward: -26 }),
      pole([-8, 38, 0], [-8, 2, 0], 2.6),
      pole([-44, 2, 0], [30, 2, 0], 2.4, -36),
      pole([-40, 2, 0], [-40, 130, 0], 2.4, -60),
      { is: "carriage", at: ["waist", "neck"], off: [-15, 2, 0], s: [6, 40, 40], forward: -26 },
    ],
    keys: [
      {
        at: [-10, 56],
        lean: -2,
        look: 0,
        twist: -38,
        turn: -30,
        hand: ["chest", 24, 26, 12],
        elbow: [0, 0, 1],
        fist: 1,
        foot: [28, 0, 15, 0, 10],
      },
      { twist: 38, turn: 30 },
    ],
  },
  "windshield-wipers": {
    view: -60,
    tilt: 30,
    trace: ["ankle", "R"],
    keys: [
      {
        at: [0, 10.5],
        lean: -90,
        look: -86,
        arm: [90, 82, 90, 84],
        legR: [172, 38, 172, 38, 30],
        legL: [172, -38, 172, -38, 30],
      },
      { legR: [172, -38, 172, -38, 30], legL: [172, 38, 172, 38, 30] },
    ],
  },
} satisfies Record<string, Pattern>
