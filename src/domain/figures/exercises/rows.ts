import type { Kit } from "../kit/kit.ts"
import { slab } from "../kit/shorthand.ts"
import { pulls } from "../patterns/pulls.ts"
import {
  bandUnderFeet,
  barInHands,
  dumbbells,
  inclinePad,
  kettlebells,
  overhand,
  smithRails,
  underhand,
} from "./kits.ts"
import { platesOnLevers } from "./frames.ts"
import type { ExerciseFigure } from "./varied-figure.ts"

const rowSeat = pulls["row-cable"].kit.slice(0, -1)
const rowLevers: readonly Kit[] = [
  { is: "slab", c: [-26, 27, 0], s: [42, 8, 34], forward: -24 },
  { is: "slab", c: [2, 66, 0], s: [8, 36, 28], forward: -10 },
  {
    is: "pole",
    p: [
      [-26, 23, 0],
      [-26, 2, 0],
    ],
    w: 2.4,
    forward: -34,
  },
  {
    is: "pole",
    p: [
      [-50, 2, 0],
      [78, 2, 0],
    ],
    w: 2.2,
    forward: -36,
  },
  {
    is: "pole",
    p: [
      [8, 66, 0],
      [20, 2, 0],
    ],
    w: 2.2,
    forward: -30,
  },
  { is: "tower", x: 78, h: 140 },
  {
    is: "link",
    p: [
      ["grip", "R"],
      [74, 20, 20],
    ],
  },
  {
    is: "link",
    p: [
      ["grip", "L"],
      [74, 20, -20],
    ],
  },
]
const machineRow = [
  {
    at: [-22, 42],
    lean: 6,
    look: 0,
    fist: 1,
    hand: [42.6, 74, 22],
    elbow: [-0.4, -1, 0.4],
    foot: [46, 0, 18, 0, 8],
    knee: [0.6, 1, 0.3],
  },
  { lean: 2, hand: [2, 72, 24], elbow: [-1, -0.4, 0.5] },
]
const straps: readonly Kit[] = [{ is: "strap", from: [-22, 214, 20], to: "each" }]
const rings: readonly Kit[] = [{ is: "strap", from: [-22, 214, 20], to: "each", isRing: true }]
/** A bar on a hinge at the floor, with a plate near the hands. */
const landmine: readonly Kit[] = [
  {
    is: "link",
    p: [[-104, 4, 0], "hands"],
    w: 1.6,
  },
  { is: "plate", at: "hands", r: 17, axis: [1, 0.3, 0] },
]
const closeRow = [
  { hand: [14, 54, 5], elbow: [-1, 0.2, 0.5] },
  { hand: [6, 74, 5], elbow: [-1, 0.4, 0.5] },
]

/** The figures of rows, shrugs and other pulls toward the trunk. */
export const rowFigures: Record<string, ExerciseFigure> = {
  "Bent Over Row - Underhand (Barbell)": {
    of: "row-bent",
    view: 36,
    keys: [
      { lean: 46, hand: [8, 58, 20], ...underhand },
      { hand: [-6, 84, 20], elbow: [-1, 0.3, 0.1] },
    ],
  },
  "Bent Over Row (Smith Machine)": {
    of: "row-bent",
    kit: [...barInHands, ...smithRails(8)],
    keys: [{}, { hand: [4, 84, 23] }],
  },
  "Bent Over Row (Band)": { of: "row-bent", kit: bandUnderFeet, trace: ["grip", "R"], keys: [{ fist: 1 }] },
  "Landmine Row (Barbell)": { of: "row-bent", kit: landmine, trace: ["grip", "R"], keys: closeRow },
  "T Bar Row": { of: "row-bent", kit: landmine, trace: ["grip", "R"], keys: closeRow },
  "Rear Delt Row (Dumbbell)": {
    of: "row-bent",
    kit: dumbbells,
    trace: ["grip", "R"],
    keys: [
      { hand: [14, 54, 18], elbow: [0, 0.4, 1] },
      { hand: [12, 86, 42], elbow: [-0.1, 0.6, 1] },
    ],
  },
  "Gorilla Row (Kettlebell)": {
    of: "row-bent",
    kit: kettlebells,
    trace: ["grip", "R"],
    stands: false,
    keys: [
      {
        at: [-28, 76],
        lean: 78,
        look: 50,
        handR: [14, 26, 15],
        handL: [14, 26, 15],
        foot: [9, 0, 24, 0, 14],
      },
      { handR: [-2, 68, 20], handL: [14, 26, 15] },
    ],
  },
  "Chest Supported T Bar Row": {
    of: "chest-supported",
    view: 22,
    kit: [
      ...inclinePad,
      { is: "link", p: [[-74, 8, 0], "hands"], w: 2.2 },
      { is: "plate", at: "bar", off: [13, 6, 0], r: 16, axis: [0.9, 0.4, 0] },
      { is: "log", half: 24, r: 1.6 },
      slab([-66, 4, 0], [24, 8, 48]),
    ],
    keys: [{ arm: [6, 4, 8, 2], foot: [-66, 8, 14, 30, 6], fist: 1 }, { arm: [-62, 10, 24, 4] }],
  },
  "Chest Supported Row (Machine)": {
    of: "chest-supported",
    kit: [
      ...inclinePad,
      {
        is: "link",
        p: [
          ["grip", "R"],
          [70, 8, 24],
        ],
      },
      {
        is: "link",
        p: [
          ["grip", "L"],
          [70, 8, -24],
        ],
      },
    ],
    keys: [{ fist: 1 }, { arm: [-62, 18, 24, 8] }],
  },
  "Incline Row (Dumbbell)": { of: "chest-supported" },
  "Chest Supported Reverse Fly (Dumbbell)": {
    of: "chest-supported",
    view: 56,
    keys: [{ arm: [6, 4, 14, -4] }, { arm: [0, 80, 14, 74] }],
  },
  "Y Raise (Dumbbell)": { of: "chest-supported", view: 40, keys: [{}, { arm: [138, 24, 138, 24] }] },
  "Seal Row (Barbell)": { of: "seal-row" },
  "Seal Row (Dumbbell)": {
    of: "seal-row",
    trace: ["grip", "R"],
    kit: [{ is: "bench", x: 14, y: 74, long: 150 }, ...dumbbells],
  },
  "Renegade Row (Dumbbell)": {
    of: "push-up",
    trace: ["grip", "R"],
    traceShift: [0, 0],
    kit: dumbbells,
    keys: [
      { at: [-5, 51], lean: 65, look: 52, palm: 0, hand: [38, 9, 16], foot: [-84, 0, 20, 64, 0] },
      { at: [-5, 51], lean: 65, look: 52, handR: [8, 50, 20], elbowR: [-1, 0.8, 0.2] },
    ],
  },
  "Low Row (Suspension)": { of: "inverted-row", kit: straps, keys: [{ hand: [-22, 100, 18] }] },
  "Ring Row": { of: "inverted-row", kit: rings, keys: [{ hand: [-22, 100, 18] }] },
  "Seated Row - Bar Grip (Cable)": {
    of: "row-cable",
    kit: [...rowSeat, { is: "cable", from: [86, 52, 0], to: "hands", handle: "bar" }],
    view: 30,
    keys: [{ hand: [48.6, 66, 22], ...overhand }, { hand: [2, 66, 22] }],
  },
  "Seated Row - Underhand (Cable)": {
    of: "row-cable",
    kit: [...rowSeat, { is: "cable", from: [86, 52, 0], to: "hands", handle: "bar" }],
    view: 30,
    keys: [{ hand: [48.4, 64, 17], ...underhand }, { hand: [2, 62, 17] }],
  },
  "Seated Wide-Grip Row (Cable)": {
    of: "row-cable",
    kit: [...rowSeat, { is: "cable", from: [86, 52, 0], to: "hands", handle: "bar" }],
    keys: [
      { hand: [45, 68, 38], elbow: [-0.3, 0, 1] },
      { hand: [4, 74, 38], elbow: [-0.8, 0, 1] },
    ],
  },
  "Single Arm Row (Cable)": {
    of: "row-cable",
    kit: [...rowSeat, { is: "cable", from: [86, 52, 4], to: ["grip", "R"] }],
    keys: [
      { handR: [48.6, 66, 12], handL: [8, 56, 16] },
      { handR: [0, 64, 18], handL: [8, 56, 16] },
    ],
  },
  "Seated Row (Machine)": { of: "row-cable", kit: rowLevers, keys: machineRow },
  "Iso-Lateral Row (Machine)": {
    of: "row-cable",
    kit: [...rowLevers, ...platesOnLevers(14, -20)],
    keys: machineRow,
  },
  "Iso-Lateral Low Row (Machine)": {
    of: "row-cable",
    kit: [...rowLevers, ...platesOnLevers(14, -20)],
    keys: [
      { ...machineRow[0], lean: 14, hand: [40, 52, 20], elbow: [-0.4, -1, 0.3] },
      { lean: 2, hand: [-4, 58, 24], elbow: [-1, 0, 0.3] },
    ],
  },
  "Seated Row (Band)": {
    of: "row-cable",
    kit: [
      {
        is: "band",
        p: [
          ["grip", "R"],
          [64, 16, 12],
          [64, 16, -12],
          ["grip", "L"],
        ],
      },
    ],
    keys: [
      { at: [-22, 11], lean: 10, fist: 1, hand: [42.8, 34, 10], leg: [94, 4, 90, 4, 0] },
      { at: [-22, 11], lean: -4, hand: [0, 34, 14] },
    ],
  },
  "Shrug (Barbell)": { of: "shrug", trace: "bar", kit: barInHands, keys: [{ arm: [9, 8, 12, 4] }] },
  "Shrug (Smith Machine)": {
    of: "shrug",
    trace: "bar",
    kit: [...barInHands, ...smithRails(10)],
    keys: [{ arm: [9, 8, 12, 4] }],
  },
  "Shrug (Cable)": {
    of: "shrug",
    kit: [
      { is: "tower", x: 66, h: 190 },
      { is: "cable", from: [60, 14, 0], to: "hands", handle: "bar" },
    ],
    keys: [{ arm: [9, 8, 12, 2] }],
  },
  "Upright Row (Dumbbell)": { of: "upright-row", trace: ["grip", "R"], kit: dumbbells },
  "Upright Row (Kettlebell)": {
    of: "upright-row",
    trace: ["grip", "R"],
    kit: [{ is: "kettlebell", hand: "both", hangs: [0, -1, 0] }],
    keys: [{ hand: [10, 76, 5] }, { hand: [14, 122, 5] }],
  },
  "Upright Row (Cable)": {
    of: "upright-row",
    trace: ["grip", "R"],
    kit: [
      { is: "tower", x: 66, h: 190 },
      { is: "cable", from: [60, 14, 0], to: "hands", handle: "bar" },
    ],
  },
}
