import { band, pole } from "../kit/shorthand.ts"
import type { Kit } from "../kit/kit.ts"
import { bandUnderFeet, barInHands } from "./kits.ts"
import type { ExerciseFigure } from "./varied-figure.ts"

const plate: readonly Kit[] = [{ is: "plate", at: "hands", r: 17, axis: [0.2, 0, 1] }]
const together = [{ arm: [8, 4, 14, -14] }, { arm: [88, 2, 92, -14] }]
const besideL = { armL: [2, 8, 6, 8] }
const crossed: readonly Kit[] = [
  { is: "tower", x: 40, z: 96, h: 190 },
  { is: "tower", x: 40, z: -96, h: 190 },
]
const post: Kit = { is: "tower", x: 20, z: -96, h: 150 }
const postNear: Kit = { is: "tower", x: 20, z: 96, h: 150 }
const inward = [{ armR: [8, 8, 88, 44] }, { armR: [8, 8, 88, -50] }]

/** Straight arms opening from the front to the sides. */
const opening = [
  {
    at: [-2, 92],
    lean: 0,
    look: 0,
    arm: [88, -4, 90, -8],
    footR: [9, 0, 11, 0, 8],
    footL: [9, 0, 11, 0, 8],
  },
  { arm: [84, 74, 88, 70], armDepth: 0 },
]

/** The figures of raises with straight arms, and of turns of the upper arm. */
export const raiseFigures: Record<string, ExerciseFigure> = {
  "Front Raise (Barbell)": {
    of: "front-raise",
    trace: "bar",
    kit: barInHands,
    keys: [{ arm: [9, 6, 13, 4] }, { lean: -6, arm: [86, 6, 89, 4] }],
  },
  "Front Raise (Band)": { of: "front-raise", kit: bandUnderFeet, keys: [{ fist: 1 }] },
  "Front Raise (Cable)": {
    of: "front-raise",
    kit: [
      { is: "tower", x: -78, h: 190 },
      { is: "cable", from: [-72, 14, 0], to: "hands", handle: "bar" },
    ],
    stands: false,
    keys: [{ arm: [14, 6, 18, -8], leg: [3, 9, -3, 9, 0] }, { arm: [82, 4, 84, -8] }],
  },
  "Front Raise (Plate)": { of: "front-raise", kit: plate, keys: together },
  "Overhead Plate Raise": {
    of: "front-raise",
    kit: plate,
    keys: [{ arm: [8, 4, 14, -14] }, { arm: [170, 2, 174, -14] }],
  },
  "Lateral Raise (Band)": { of: "lateral-raise", kit: bandUnderFeet, keys: [{ fist: 1 }] },
  "Lateral Raise (Plate)": {
    of: "lateral-raise",
    kit: [
      { is: "plate", at: ["grip", "R"], r: 11, axis: [0, 0, 1] },
      { is: "plate", at: ["grip", "L"], r: 11, axis: [0, 0, 1] },
    ],
  },
  "Single Arm Lateral Raise (Cable)": {
    of: "lateral-raise",
    stands: false,
    kit: [
      { is: "tower", x: 10, z: -80, h: 190 },
      { is: "cable", from: [12, 14, -74], to: ["grip", "R"] },
    ],
    keys: [besideL, besideL],
  },
  "Lateral Raise (Cable)": {
    of: "lateral-raise",
    stands: false,
    kit: [...crossed, { is: "cable", from: [36, 16, -92], to: "each" }],
  },
  "Lu Raise (Dumbbell)": { of: "lateral-raise", keys: [{}, { arm: [176, 14, 178, 4] }] },
  "Reverse Fly (Cable)": {
    of: "cable-crossover",
    still: 1,
    kit: [...crossed, { is: "cable", from: [36, 150, -92], to: "each" }],
    keys: opening,
  },
  "Reverse Fly (Band)": {
    of: "cable-crossover",
    view: -70,
    still: 1,
    kit: [pole([108, 0, 0], [108, 170, 0], 2.4), band(["grip", "R"], [108, 138, 0], ["grip", "L"])],
    keys: [{ ...opening[0], fist: 1 }, { ...opening[1] }],
  },
  "Reverse Fly Single Arm (Cable)": {
    of: "cable-crossover",
    still: 1,
    kit: [
      { is: "tower", x: 20, z: -96, h: 190 },
      { is: "cable", from: [22, 140, -92], to: ["grip", "R"] },
    ],
    keys: [
      {
        at: [-2, 92],
        lean: 0,
        look: 0,
        ...besideL,
        armR: [88, -24, 90, -26],
        footR: [9, 0, 11, 0, 8],
        footL: [9, 0, 11, 0, 8],
      },
      { armR: [84, 74, 88, 70], ...besideL, armDepth: 0 },
    ],
  },
  "Y Raise (Cable)": {
    of: "cable-crossover",
    still: 1,
    kit: [...crossed, { is: "cable", from: [36, 16, -92], to: "each" }],
    keys: [
      {
        at: [-2, 92],
        lean: 2,
        look: 0,
        arm: [34, 2, 36, -4],
        footR: [9, 0, 11, 0, 8],
        footL: [9, 0, 11, 0, 8],
      },
      { arm: [150, 26, 150, 24], armDepth: 0 },
    ],
  },
  "Face Pull (Band)": {
    of: "face-pull",
    kit: [
      { is: "tower", x: 80, h: 205 },
      {
        is: "band",
        p: [
          ["grip", "R"],
          [74, 158, 0],
          ["grip", "L"],
        ],
      },
    ],
    keys: [{ fist: 1 }],
  },
  "External Rotation (Band)": {
    of: "external-rotation",
    kit: [
      post,
      {
        is: "band",
        p: [
          ["grip", "R"],
          [20, 112, -90],
        ],
      },
    ],
    keys: [{ fist: 1 }],
  },
  "Internal Rotation (Cable)": {
    of: "external-rotation",
    kit: [postNear, { is: "cable", from: [22, 112, 92], to: ["grip", "R"] }],
    keys: inward,
  },
  "Internal Rotation (Band)": {
    of: "external-rotation",
    kit: [
      postNear,
      {
        is: "band",
        p: [
          ["grip", "R"],
          [20, 112, 90],
        ],
      },
    ],
    keys: [{ ...inward[0], fist: 1 }, { ...inward[1] }],
  },
  "Pallof Press (Band)": {
    of: "pallof",
    kit: [
      { is: "tower", x: 12, z: -96, h: 150 },
      {
        is: "band",
        p: ["hands", [14, 122, -90]],
      },
    ],
    keys: [{ fist: 1 }],
  },
}
