import type { Kit } from "../kit/kit.ts"
import { hinges } from "../patterns/hinges.ts"
import { bandUnderFeet, barInHands, dumbbells, smithRails } from "./kits.ts"
import { frontSquat } from "./full-body.ts"
import type { ExerciseFigure } from "./varied-figure.ts"

const kettlebellBetween: Kit = { is: "kettlebell", hand: "both" }
const pulled = { at: [-2, 98], lean: -5, look: -2, shrug: [6, 0], foot: [9, 0, 11, 26, 10] }
const highPulled = { at: [-2, 98], lean: -4, look: -2, elbow: [-0.2, 0.9, 1], foot: [9, 0, 11, 26, 10] }
const fromThighs = { at: [-20, 84], lean: 42, look: 24 }

/** The figures of deadlifts, swings and the pulls of weightlifting. */
export const hingeFigures: Record<string, ExerciseFigure> = {
  "B-Stance Romanian Deadlift (Dumbbell)": {
    of: "rdl",
    trace: ["grip", "R"],
    kit: dumbbells,
    keys: [{ hand: [7, 78, 20], footL: [-16, 0, 10, 44, 6] }, { hand: [8, 52, 20] }],
  },
  "Deadlift (Dumbbell)": { of: "deadlift", trace: ["grip", "R"], kit: dumbbells },
  "Deadlift (Kettlebell)": {
    of: "deadlift",
    trace: ["grip", "R"],
    kit: [kettlebellBetween],
    keys: [{ at: [-27, 62], hand: [6, 28, 4], foot: [9, 0, 17, 0, 14] }, { hand: [8, 78, 4] }],
  },
  "Sumo Deadlift (Kettlebell)": {
    of: "deadlift-sumo",
    trace: ["grip", "R"],
    kit: [kettlebellBetween],
    keys: [{ hand: [5, 25, 4] }, { hand: [8, 72, 4] }],
  },
  "Deadlift (Smith Machine)": {
    of: "deadlift",
    kit: [...barInHands, ...smithRails(8)],
    keys: [{ hand: [8, 23, 23] }, { hand: [8, 77, 23] }],
  },
  "Deadlift (Band)": {
    of: "deadlift",
    trace: ["grip", "R"],
    kit: bandUnderFeet,
    keys: [{ fist: 1, hand: [6, 30, 20] }, { hand: [6, 77, 22] }],
  },
  "Deficit Deadlift (Barbell)": {
    of: "deadlift",
    kit: [...barInHands, { is: "slab", c: [4, 4, 0], s: [40, 8, 60], forward: -40 }],
    keys: [
      { at: [-28, 58], lean: 74, look: 48, foot: [9, 8, 11, 0, 10] },
      { at: [-1, 100.6], hand: [7, 85, 23] },
    ],
  },
  "Block Deadlift (Barbell)": {
    of: "deadlift",
    kit: [
      ...barInHands,
      { is: "slab", c: [4, 6, 58], s: [30, 12, 20], forward: -10 },
      { is: "slab", c: [4, 6, -58], s: [30, 12, 20], forward: -60 },
    ],
    keys: [{ at: [-27, 66], lean: 62, look: 40, hand: [5, 33, 23] }],
  },
  "Rack Pull (Barbell)": {
    of: "deadlift",
    kit: [
      ...barInHands,
      ...[1, -1].map((sign): Kit => ({
        is: "pole",
        p: [
          [-24, 46, sign * 46],
          [34, 46, sign * 46],
        ],
        w: 2,
        forward: sign > 0 ? 4 : -40,
      })),
      ...[1, -1].map((sign): Kit => ({
        is: "pole",
        p: [
          [34, 0, sign * 46],
          [34, 46, sign * 46],
        ],
        w: 2.2,
        forward: sign > 0 ? 2 : -42,
      })),
    ],
    keys: [{ at: [-26, 80], lean: 56, look: 36, hand: [6, 49, 23] }],
  },
  "Snatch Grip Deadlift (Barbell)": {
    of: "deadlift",
    keys: [{ at: [-28, 54], lean: 66, hand: [5, 21, 40] }, { hand: [7, 82, 40] }],
  },
  "Stiff Leg Deadlift (Barbell)": {
    of: "rdl",
    keys: [{}, { at: [-20, 86], lean: 76, look: 60, hand: [11, 47, 23] }],
  },
  "Stiff Leg Deadlift (Dumbbell)": {
    of: "rdl",
    trace: ["grip", "R"],
    kit: [{ is: "dumbbell", axis: "z" }],
    keys: [{}, { at: [-20, 86], lean: 76, look: 60, hand: [11, 45, 20] }],
  },
  "Stiff Leg Deadlift (Band)": {
    of: "rdl",
    trace: ["grip", "R"],
    kit: bandUnderFeet,
    keys: [{ fist: 1 }, { at: [-20, 86], lean: 76, look: 60, hand: [11, 47, 20] }],
  },
  "Romanian Deadlift (Cable)": {
    of: "rdl",
    trace: ["grip", "R"],
    kit: [
      { is: "tower", x: 84, h: 190 },
      { is: "cable", from: [78, 14, 0], to: "hands", handle: "bar" },
    ],
    stands: false,
    keys: [{ hand: [8, 78, 20] }, { hand: [10, 54, 20] }],
  },
  "Single Leg Romanian Deadlift (Dumbbell)": { of: "rdl-one-leg" },
  "Single Leg Romanian Deadlift (Kettlebell)": {
    of: "rdl-one-leg",
    trace: ["grip", "L"],
    kit: [{ is: "kettlebell", hand: "L" }],
    keys: [{ handR: [-2, 78, 32] }, { handR: [2, 84, 46] }],
  },
  "Single Leg Romanian Deadlift (Barbell)": { of: "rdl-one-leg", trace: "bar", kit: barInHands },
  "Clean Pull (Barbell)": {
    of: "deadlift",
    still: 1,
    keys: [{ hand: [5, 21, 22] }, { ...pulled, hand: [9, 86, 22] }],
  },
  "Snatch Pull (Barbell)": {
    of: "deadlift",
    still: 1,
    keys: [
      { at: [-28, 54], lean: 66, hand: [5, 21, 40] },
      { ...pulled, hand: [9, 92, 40] },
    ],
  },
  "Jump Shrug (Barbell)": {
    of: "deadlift",
    still: 1,
    stands: false,
    keys: [
      { ...fromThighs, hand: [9, 58, 22] },
      { ...pulled, at: [-2, 108], hand: [9, 96, 22], foot: [8, 12, 11, 44, 8] },
    ],
  },
  "High Pull (Barbell)": {
    of: "deadlift",
    still: 1,
    keys: [
      { ...fromThighs, hand: [9, 58, 22] },
      { ...highPulled, hand: [12, 118, 22] },
    ],
  },
  "Deadlift High Pull (Barbell)": {
    of: "deadlift",
    still: 1,
    keys: [{ hand: [5, 21, 22] }, { ...highPulled, hand: [12, 118, 22] }],
  },
  "Sumo Deadlift High Pull (Barbell)": {
    of: "deadlift-sumo",
    still: 1,
    keys: [{}, { at: [-2, 86], hand: [12, 112, 12], elbow: [-0.2, 0.9, 1] }],
  },
  "Hang Clean (Barbell)": {
    of: "clean",
    keys: [{ ...fromThighs, hand: [9, 58, 22] }, {}, {}, frontSquat],
  },
  "Hang Power Clean (Barbell)": {
    of: "clean",
    keys: [{ ...fromThighs, hand: [9, 58, 22] }, {}, {}, { at: [-8, 82], lean: 4, hand: [10, 128, 22] }],
  },
  "Hang Snatch (Barbell)": { of: "snatch", keys: [{ ...fromThighs, hand: [9, 64, 42] }] },
  "Hang Power Snatch (Barbell)": {
    of: "snatch",
    keys: [
      { ...fromThighs, hand: [9, 64, 42] },
      {},
      {},
      { at: [-8, 80], lean: 8, look: 2, hand: [2, 181, 42] },
    ],
  },
  "Back Extension (Weighted)": {
    of: "back-extension",
    kit: [
      ...hinges["back-extension"].kit,
      { is: "plate", at: "hands", r: 17, off: [3, -2, 0], axis: [0.6, 0.4, 0.7] },
    ],
  },
  "Kettlebell Swing - American": {
    of: "kettlebell-swing",
    keys: [{}, {}, { hand: [8, 196, 4], elbow: [0, -0.6, 0.8] }],
  },
  "Single Arm Kettlebell Swing": {
    of: "kettlebell-swing",
    kit: [{ is: "kettlebell", hand: "R" }],
    keys: [
      { handL: [-34, 72, 34], elbowL: [-0.6, 0, 0.6] },
      { handL: [-14, 76, 34] },
      { handL: [-12, 82, 34] },
    ],
  },
}
