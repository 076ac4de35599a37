import type { Kit } from "../kit/kit.ts"
import { presses } from "../patterns/presses.ts"
import { leaning } from "../patterns/leaning.ts"
import { barInHands, smithRails, underhand } from "./kits.ts"
import type { ExerciseFigure } from "./varied-figure.ts"

const flatBench: Kit = { is: "bench", x: -22 }
const inclineBench = presses["bench-incline"].kit.filter(({ is }) => is !== "dumbbell")
const inclineBar = [{ hand: [-20, 140, 26] }, { hand: [-2, 99, 26], elbow: [0.4, -1, 0.8] }]
const declineBench = leaning["bench-decline"].kit.filter(({ is }) => is !== "bar")
const cables: readonly Kit[] = [
  { is: "tower", x: -34, z: 90, h: 130 },
  { is: "tower", x: -34, z: -90, h: 130 },
  { is: "cable", from: [-32, 16, 84], to: "each" },
]
const floorPress = {
  at: [10, 10.5],
  hand: [-40, 68, 27],
  foot: [52, 0, 12, 0, 8],
  knee: [0.4, 1, 0.2],
}
const chestPressSeat = presses["chest-press-machine"].kit.slice(0, 4)
const standingPress = [
  { at: [-4, 91], lean: 4, look: 0, arm: null, hand: [12, 128, 24], elbow: [-1, -0.1, 0.7], fist: 1 },
  { arm: null, hand: [52, 126, 10] },
]

/** The figures of presses on a bench, on the floor and in front of the chest, and of flyes. */
export const benchPressFigures: Record<string, ExerciseFigure> = {
  "Bench Press - Reverse Grip (Barbell)": {
    of: "bench-press",
    view: 60,
    keys: [underhand, { hand: [-26, 74, 27], elbow: [0.8, -1, 0.3] }],
  },
  "Bench Press - Wide Grip (Barbell)": {
    of: "bench-press",
    keys: [{ hand: [-40, 107, 38] }, { hand: [-34, 75, 38] }],
  },
  "Feet Up Bench Press (Barbell)": { of: "bench-press", keys: [{ leg: [170, 4, 92, 4, 10] }] },
  "Larsen Press (Barbell)": { of: "bench-press", keys: [{ leg: [92, 4, 90, 4, 20] }] },
  "Spoto Press (Barbell)": { of: "bench-press", keys: [{}, { hand: [-32, 80, 27] }] },
  "Board Press (Barbell)": {
    of: "bench-press",
    kit: [
      flatBench,
      { is: "carriage", at: ["waist", "neck"], off: [2, 15, 0], s: [30, 9, 14], forward: 9 },
      ...barInHands,
    ],
    keys: [{}, { hand: [-32, 82, 27] }],
  },
  "Bench Press (Cable)": { of: "bench-dumbbell", view: 62, kit: [flatBench, ...cables], keys: [{ fist: 1 }] },
  "Squeeze Press (Dumbbell)": {
    of: "bench-dumbbell",
    kit: [flatBench, { is: "dumbbell", axis: "x" }],
    keys: [{ hand: [-39, 114, 7] }, { hand: [-28, 78, 7], elbow: [0.2, -1, 0.9] }],
  },
  "Floor Press (Barbell)": {
    of: "bench-press",
    kit: barInHands,
    keys: [floorPress, { hand: [-33, 40, 27], elbow: [0.4, -0.7, 1] }],
  },
  "Floor Press (Dumbbell)": {
    of: "bench-dumbbell",
    kit: [{ is: "dumbbell", axis: "z" }],
    keys: [
      { ...floorPress, hand: [-39, 71, 18] },
      { hand: [-33, 40, 34], elbow: [0.4, -0.7, 1] },
    ],
  },
  "Incline Bench Press (Barbell)": {
    of: "bench-incline",
    trace: "bar",
    kit: [...inclineBench, ...barInHands],
    keys: inclineBar,
  },
  "Incline Bench Press (Smith Machine)": {
    of: "bench-incline",
    trace: "bar",
    kit: [...inclineBench, ...barInHands, ...smithRails(-10)],
    keys: [{ hand: [-12, 140, 26] }, { hand: [-6, 101, 26], elbow: [0.4, -1, 0.8] }],
  },
  "Incline Bench Press (Cable)": {
    of: "bench-incline",
    view: 56,
    kit: [...inclineBench, ...cables],
    keys: [{ fist: 1 }],
  },
  "Incline Chest Fly (Dumbbell)": {
    of: "bench-incline",
    view: 56,
    keys: [{ hand: [-20, 141, 9] }, { hand: [-14, 98, 66], elbow: [0.2, -1, 0.3] }],
  },
  "Incline Chest Fly (Cable)": {
    of: "bench-incline",
    view: 56,
    kit: [...inclineBench, ...cables],
    keys: [
      { hand: [-20, 141, 6], fist: 1 },
      { hand: [-14, 98, 62], elbow: [0.2, -1, 0.3] },
    ],
  },
  "Decline Bench Press (Barbell)": { of: "bench-decline" },
  "Decline Bench Press (Dumbbell)": {
    of: "bench-decline",
    trace: ["grip", "R"],
    kit: [...declineBench, { is: "dumbbell", axis: "z" }],
    keys: [{ hand: [-36, 110, 18] }, { hand: [-25, 74, 36], elbow: [0.4, -1, 0.9] }],
  },
  "Decline Bench Press (Smith Machine)": {
    of: "bench-decline",
    kit: [...declineBench, ...barInHands, ...smithRails(-28)],
    keys: [{ hand: [-31, 109, 27] }, { hand: [-26, 75, 27] }],
  },
  "Decline Chest Fly (Dumbbell)": {
    of: "bench-decline",
    view: -56,
    tilt: 16,
    trace: ["grip", "R"],
    kit: [...declineBench, { is: "dumbbell", axis: "x" }],
    keys: [{ hand: [-36, 110, 9] }, { hand: [-36, 62, 66], elbow: [0.2, -1, 0.3] }],
  },
  "Chest Press (Band)": {
    of: "cable-crossover",
    view: 40,
    still: 1,
    kit: [
      { is: "tower", x: -64, h: 150 },
      {
        is: "band",
        p: [
          ["grip", "R"],
          ["elbow", "R"],
          [-58, 124, 0],
          ["elbow", "L"],
          ["grip", "L"],
        ],
      },
    ],
    keys: standingPress,
  },
  "Single Arm Chest Press (Cable)": {
    of: "cable-crossover",
    view: 40,
    still: 1,
    kit: [
      { is: "tower", x: -70, h: 190 },
      { is: "cable", from: [-64, 128, 26], to: ["grip", "R"] },
    ],
    keys: [
      { ...standingPress[0], arm: null, handL: [14, 86, 20], elbowL: [-1, -0.2, 0.6] },
      { ...standingPress[1], arm: null, handL: [14, 86, 20], handR: [52, 126, 12] },
    ],
  },
  "Chest Fly (Machine)": {
    of: "chest-press-machine",
    view: 56,
    kit: [
      ...chestPressSeat,
      { is: "tower", x: -62, h: 170 },
      {
        is: "link",
        p: [
          ["grip", "R"],
          [-40, 66, 30],
        ],
      },
      {
        is: "link",
        p: [
          ["grip", "L"],
          [-40, 66, -30],
        ],
      },
    ],
    keys: [
      { hand: [4, 96, 68], elbow: [-0.4, -0.6, 0.4] },
      { hand: [40, 96, 8], elbow: [0, -0.5, 1] },
    ],
  },
  "Low Cable Crossover": {
    of: "cable-crossover",
    kit: [
      { is: "tower", x: -24, z: 96, h: 190 },
      { is: "tower", x: -24, z: -96, h: 190 },
      { is: "cable", from: [-20, 16, 92], to: "each" },
    ],
    keys: [{ lean: 4, look: 0, arm: [0, 44, 20, 38] }, { arm: [70, 6, 92, -20] }],
  },
  "Single Arm Cable Crossover": {
    of: "cable-crossover",
    kit: [
      { is: "tower", x: -24, z: 96, h: 190 },
      { is: "cable", from: [-20, 176, 92], to: ["grip", "R"] },
    ],
    keys: [{ armL: [4, 12, 10, 8] }, { armL: [4, 12, 10, 8], armR: [42, 8, 50, -22] }],
  },
  "Plate Press": {
    of: "bench-dumbbell",
    kit: [flatBench, { is: "plate", at: "hands", r: 17, axis: [0.2, 0, 1] }],
    keys: [{ hand: [-38, 112, 5] }, { hand: [-30, 82, 5], elbow: [0.2, -1, 0.9] }],
  },
  "Plate Squeeze": {
    of: "pallof",
    kit: [{ is: "plate", at: "hands", r: 14, axis: [0.2, 0, 1] }],
    keys: [{ hand: [22, 124, 5] }, { hand: [54, 126, 5] }],
  },
}
