import { pole, slab } from "../kit/shorthand.ts"
import type { Kit } from "../kit/kit.ts"
import { dumbbells } from "./kits.ts"
import type { ExerciseFigure } from "./varied-figure.ts"

const inHands = [
  { hand: [8, 28, 20] },
  { hand: [8, 78, 22] },
  { hand: [9, 112, 22] },
  { hand: [9, 110, 19], elbow: [1, -0.6, 0.5] },
  { hand: [13, 138, 17] },
] as const
const pressed = [
  { hand: [8, 28, 20] },
  { hand: [9, 112, 22] },
  { hand: [11, 128, 18] },
  { hand: [13, 138, 17] },
  { hand: [2, 202, 18] },
] as const
const hugging = [
  { hand: [14, 26, 15] },
  { hand: [16, 80, 15] },
  { hand: [20, 108, 15] },
  { hand: [24, 98, 15], elbow: [0.4, -1, 0.6] },
  { hand: [22, 126, 15], elbow: [0.2, -1, 0.6] },
] as const
/** The bottom of a squat with the weight caught on the shoulders. */
export const frontSquat = {
  at: [-18, 46],
  lean: 18,
  look: 4,
  hand: [10, 93, 21],
  elbow: [1, -0.6, 0.5],
  foot: [9, 0, 15, 0, 16],
} as const
const behindNeck = { hand: [-12, 138, 42], elbow: [-0.4, -1, 0.4] } as const
const burpeeHop = [{}, {}, {}, {}, {}] as const
const barOnTheFloor: readonly Kit[] = [
  pole([62, 21, -64], [62, 21, 64], 1.4, -20),
  { is: "disc", c: [62, 21, -60], r: 20 },
  { is: "disc", c: [62, 21, 60], r: 20 },
]
/** The fist at the collarbone, with the bell on the outside of the forearm. */
const racked = { handR: [15, 138, 13], elbowR: [0.1, -1, 0.3] } as const
const frame: readonly Kit[] = [1, -1].flatMap((sign): Kit[] => [
  { is: "carriage", at: ["hips", "hips"], off: [-6, -14, sign * 58], s: [5, 140, 5], forward: sign * 20 },
  { is: "carriage", at: ["hips", "hips"], off: [-6, -82, sign * 58], s: [64, 5, 5], forward: sign * 20 },
  { is: "plate", at: "hips", off: [-6, -58, sign * 60], r: 20, axis: [0, 0, 1] },
])

/** The figures of weightlifting, strongman lifts, sleds, throws and long combinations. */
export const fullBodyFigures: Record<string, ExerciseFigure> = {
  "Clean (Dumbbell)": { of: "clean", trace: ["grip", "R"], kit: dumbbells, keys: inHands },
  "Clean (Kettlebell)": {
    of: "snatch-one-arm",
    keys: [{}, { handR: [20, 104, 16] }, { at: [-3, 91], ...racked }],
  },
  "Clean (Medicine Ball)": {
    of: "clean",
    trace: "hands",
    kit: [{ is: "ball", at: "hands", off: [2, 0, 0], r: 14 }],
    keys: hugging,
  },
  "Clean (Sandbag)": {
    of: "clean",
    trace: "hands",
    kit: [{ is: "log", off: [2, 0, 0], half: 28, r: 12 }],
    keys: hugging,
  },
  "Clean and Jerk (Barbell)": {
    of: "clean-and-press",
    between: [0.5, 0.75],
    keys: [
      {},
      {},
      { at: [-15, 62], lean: 12, hand: [9, 108, 22], foot: [9, 0, 15, 0, 16] },
      {},
      { at: [-1, 76], hand: [3, 184, 22], footR: [40, 0, 9, 0, 4], footL: [-44, 0, 9, 48, 0] },
    ],
  },
  "Cluster (Barbell)": {
    of: "clean-and-press",
    between: [0.5],
    keys: [{}, {}, frontSquat],
  },
  "Clean and Press (Barbell)": { of: "clean-and-press" },
  "Clean and Press (Dumbbell)": {
    of: "clean-and-press",
    trace: ["grip", "R"],
    kit: [{ is: "dumbbell", axis: "z" }],
    keys: pressed,
  },
  "Clean and Press (Kettlebell)": {
    of: "snatch-one-arm",
    between: [0.5],
    keys: [{}, { at: [-3, 91], lean: 0, ...racked, foot: [9, 0, 17, 0, 14] }],
  },
  "Muscle Snatch (Barbell)": {
    of: "snatch",
    still: 1,
    keys: [
      { at: [-14, 84], lean: 32, look: 18, hand: [9, 66, 42] },
      {},
      {},
      { at: [-2, 92], lean: 0, look: 0, hand: [8, 166, 42], elbow: [0.2, 0.4, 1], foot: [9, 0, 12, 0, 12] },
    ],
  },
  "Press Under (Barbell)": { of: "squat-overhead", keys: [behindNeck, {}] },
  "Snatch Balance (Barbell)": { of: "squat-overhead", keys: [{ ...behindNeck, at: [-4, 86] }, {}] },
  "Squat Jerk (Barbell)": {
    of: "squat-overhead",
    keys: [
      { hand: [12, 137, 26], elbow: [0.6, -1, 0.3] },
      { hand: [0, 147, 26], elbow: [-0.3, -0.2, 1] },
    ],
  },
  "High Pull (Kettlebell)": {
    of: "kettlebell-swing",
    keys: [{}, {}, { hand: [24, 126, 5], elbow: [-0.4, 0.6, 1] }],
  },
  "Snatch (Kettlebell)": { of: "snatch-one-arm" },
  "Snatch (Dumbbell)": { of: "snatch-one-arm", kit: [{ is: "dumbbell", hand: "R", axis: "z" }] },
  "Devil Press (Dumbbell)": { of: "devil-press" },
  "Man Maker (Dumbbell)": { of: "man-maker" },
  "Turkish Get Up (Kettlebell)": { of: "get-up" },
  "Landmine Squat and Press (Barbell)": {
    of: "squat-goblet",
    trace: "hands",
    still: 0,
    stands: false,
    kit: [
      { is: "link", p: [[124, 4, 0], "hands"] },
      { is: "plate", at: "hands", off: [7, -9, 0], r: 14, axis: [0.6, -0.75, 0.2] },
    ],
    keys: [
      { at: [-18, 46], lean: 26, hand: [26, 92, 4], fist: 1 },
      { at: [2, 92], lean: 10, hand: [50, 174, 4], elbow: [0.2, -1, 0.5] },
    ],
  },
  "Atlas Stone Load": { of: "stone-load" },
  "Sandbag over Shoulder": { of: "bag-over-shoulder" },
  "Tire Flip": { of: "tire-flip" },
  "Sandbag Carry": {
    of: "carry",
    kit: [{ is: "log", off: [-4, 4, 0], half: 27, r: 13 }],
    keys: [{ arm: [16, 10, 92, -36], fist: 1 }],
  },
  "Yoke Walk": {
    of: "carry",
    kit: [{ is: "bar", on: "back", plate: 0, half: 60 }, ...frame],
    keys: [{ arm: null, hand: ["hips", -4, 34, 56], elbow: [-0.5, -1, 0.4], fist: 1 }],
  },
  "Sled Push": { of: "sled-push" },
  "Sled Pull": { of: "sled-drag" },
  "Sled Pull (Backward)": { of: "sled-backward" },
  "Sled Row": { of: "sled-row" },
  "Ball Slam (Medicine Ball)": { of: "slam" },
  "Chest Pass (Medicine Ball)": { of: "chest-pass" },
  "Rotational Throw (Medicine Ball)": { of: "side-throw" },
  "Sledgehammer Swing": { of: "hammer-swing" },
  "Battle Ropes": { of: "battle-ropes" },
  "Burpee Box Jump Over": {
    of: "burpee",
    still: 1,
    kit: [slab([66, 22, 0], [46, 44, 56], { forward: -60 })],
    keys: [
      ...burpeeHop,
      { at: [44, 128], lean: 20, look: 8, hand: [84, 150, 20], foot: [62, 48, 11, 20, 4] },
    ],
  },
  "Burpee Broad Jump": {
    of: "burpee",
    still: 1,
    keys: [
      ...burpeeHop,
      { at: [42, 108], lean: 28, look: 6, hand: [92, 168, 18], foot: [48, 34, 11, 36, 4] },
    ],
  },
  "Burpee over the Bar": {
    of: "burpee",
    still: 1,
    kit: barOnTheFloor,
    keys: [
      ...burpeeHop,
      { at: [44, 118], lean: 16, look: 4, hand: [62, 108, 28], foot: [52, 42, 10, 30, 4] },
    ],
  },
  "Burpee Pull Up": {
    of: "burpee",
    still: 1,
    kit: [
      pole([10, 225, -60], [10, 225, 60], 1.6, -4),
      pole([10, 0, -58], [10, 225, -58], 2.2, -20),
      pole([10, 0, 58], [10, 225, 58], 2.2, -110),
    ],
    keys: [
      ...burpeeHop,
      {
        at: [4, 156],
        lean: -8,
        look: -12,
        hand: [10, 225, 24],
        elbow: [0, -1, 0.6],
        foot: [0, 78, 10, 60, 4],
      },
    ],
  },
}
