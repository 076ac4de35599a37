import type { ExerciseFigure } from "./varied-figure.ts"
import { arms } from "../patterns/arms.ts"
import { elbowLevers } from "./frames.ts"
import { bandUnderFeet, ezBar, inclinePad, lowCable, overhand } from "./kits.ts"

const downL = { armL: [0, 8, 8, 8] }
const besideL = { armL: [2, 8, 6, 8] }
const preacherPad = arms["curl-preacher"].kit.filter(({ is }) => is !== "bar")

const spiderKeys = [{ arm: [0, 4, 6, 2] }, { arm: [6, 4, 128, 0] }]

/** The figures of curls, with every kind of weight. */
export const curlFigures: Record<string, ExerciseFigure> = {
  "21s Bicep Curl": { of: "curl-barbell" },
  "Alternating Curl (Dumbbell)": { of: "curl", keys: [{}, downL] },
  "Behind the Back Curl (Cable)": {
    of: "curl",
    stands: false,
    kit: [
      { is: "tower", x: -66, h: 190 },
      { is: "cable", from: [-60, 14, 26], to: ["grip", "R"] },
    ],
    keys: [
      { armR: [-28, 8, -14, 8], ...besideL },
      { armR: [-14, 6, 128, 4], ...besideL },
    ],
  },
  "Bicep Curl (Plate)": {
    of: "curl-barbell",
    kit: [{ is: "plate", at: "hands", r: 17, axis: [0.2, 0, 1] }],
    keys: [{ arm: [0, 6, 16, -12] }, { arm: [8, 6, 138, -12] }],
  },
  "Concentration Curl (Dumbbell)": { of: "curl-concentration" },
  "Reverse Grip Concentration Curl (Dumbbell)": {
    of: "curl-concentration",
    view: 62,
    keys: [{ thumbR: [0, 0, -1] }],
  },
  "Concentration Curl (Cable)": {
    of: "curl-concentration",
    kit: [
      { is: "bench", x: -32, y: 42, long: 44 },
      { is: "tower", x: 74, h: 170 },
      { is: "cable", from: [68, 14, 8], to: ["grip", "R"] },
    ],
  },
  "Cross Body Hammer Curl (Dumbbell)": { of: "curl", keys: [{}, { armR: [6, 8, 122, -46], ...downL }] },
  "Pinwheel Curl (Dumbbell)": { of: "curl", keys: [{}, { armR: [6, 8, 122, -46], ...downL }] },
  "Drag Curl (Barbell)": { of: "curl-barbell", keys: [{}, { arm: [-38, 6, 104, 4] }] },
  "Hammer Curl (Band)": {
    of: "curl",
    kit: bandUnderFeet,
    keys: [{ thumb: [1, 0, 0] }, { thumb: [-1, 0.3, 0] }],
  },
  "Reverse Curl (Band)": { of: "curl", view: 58, kit: bandUnderFeet, keys: [overhand] },
  "Hammer Curl (Cable)": {
    of: "curl-barbell",
    kit: lowCable("rope"),
    keys: [{ arm: [0, 6, 14, -14] }, { arm: [8, 6, 140, -12] }],
  },
  "Rope Curl (Cable)": {
    of: "curl-barbell",
    kit: lowCable("rope"),
    keys: [{ arm: [0, 6, 14, -14] }, { arm: [8, 6, 140, -12] }],
  },
  "Reverse Curl (Cable)": { of: "curl-barbell", view: 52, kit: lowCable("bar"), keys: [overhand] },
  "High Curl (Cable)": {
    of: "cable-crossover",
    still: 1,
    keys: [
      {
        at: [-2, 92],
        lean: 2,
        look: 0,
        arm: [88, 80, 96, 78],
        foot: [9, 0, 12, 0, 10],
        footR: [9, 0, 12, 0, 10],
        footL: [9, 0, 12, 0, 10],
      },
      { arm: [88, 80, 190, -50], armDepth: 0 },
    ],
  },
  "Incline Curl (Dumbbell)": { of: "curl-incline" },
  "Preacher Curl (Cable)": {
    of: "curl-preacher",
    kit: [
      ...preacherPad,
      { is: "tower", x: 84, h: 170 },
      { is: "cable", from: [78, 14, 0], to: "hands", handle: "bar" },
    ],
  },
  "Preacher Curl (Dumbbell)": {
    of: "curl-preacher",
    trace: ["grip", "R"],
    kit: [...preacherPad, { is: "dumbbell", hand: "R", axis: "z" }],
    keys: [{ armR: [50, 0, 58, 0] }, { armR: [50, 0, 142, -2], armL: [50, -4, 58, -2] }],
  },
  "Preacher Hammer Curl (Dumbbell)": {
    of: "curl-preacher",
    trace: ["grip", "R"],
    kit: [...preacherPad, { is: "dumbbell", hand: "R", axis: "x" }],
    keys: [{ armR: [50, 0, 58, 0] }, { armR: [50, 0, 142, -2], armL: [50, -4, 58, -2] }],
  },
  "Preacher Curl (Machine)": {
    of: "curl-preacher",
    trace: ["grip", "R"],
    kit: [...preacherPad, ...elbowLevers],
    keys: [{ fist: 1 }],
  },
  "Bicep Curl (Machine)": {
    of: "curl-preacher",
    trace: ["grip", "R"],
    kit: [...preacherPad, ...elbowLevers],
    keys: [{ fist: 1 }],
  },
  "Reverse Curl (Barbell)": { of: "curl-barbell", view: 58, keys: [overhand] },
  "Reverse Curl (EZ Bar)": { of: "curl-barbell", view: 58, kit: [ezBar], keys: [overhand] },
  "Reverse Curl (Dumbbell)": { of: "curl", view: 58, keys: [overhand] },
  "Zottman Curl (Dumbbell)": { of: "curl-zottman" },
  "Single Arm Curl (Cable)": {
    of: "curl",
    kit: [
      { is: "tower", x: 66, h: 190 },
      { is: "cable", from: [60, 14, 22], to: ["grip", "R"] },
    ],
    keys: [{}, downL],
  },
  "Spider Curl (Barbell)": {
    of: "chest-supported",
    kit: [...inclinePad, { is: "bar", on: "hands", plate: 12, half: 48 }],
    keys: spiderKeys,
  },
  "Spider Curl (EZ Bar)": {
    of: "chest-supported",
    kit: [...inclinePad, ezBar],
    keys: spiderKeys,
  },
  "Spider Curl (Dumbbell)": { of: "chest-supported", keys: spiderKeys },
  "Waiter Curl (Dumbbell)": {
    of: "curl-barbell",
    trace: ["grip", "R"],
    kit: [{ is: "dumbbell", hand: "both", axis: "y" }],
    keys: [{ arm: [0, 4, 20, -22] }, { arm: [8, 4, 128, -22] }],
  },
}
