import type { Kit } from "../kit/kit.ts"
import { pulls } from "../patterns/pulls.ts"
import { platesOnLevers } from "./frames.ts"
import { underhand } from "./kits.ts"
import type { ExerciseFigure } from "./varied-figure.ts"

const seat = pulls.pulldown.kit.slice(0, 2)
const kneePad = pulls.pulldown.kit.slice(-1)
const highTower = pulls.pulldown.kit.slice(2, 4)
const chinBar = pulls["pull-up"].kit
const straightLegs = { leg: [92, 3, 90, 3, 30] }
const chin = [
  { at: [2, 102.2], hand: [0, 215, 18], elbow: [0.5, -1, 0.2], ...underhand },
  { elbow: [0.5, -1, 0.2] },
]
/** A bar above the hands, with a handle for each that points at the face. */
const parallelHandles: readonly Kit[] = [
  ...pulls.pulldown.kit.filter(({ is }) => is !== "cable"),
  { is: "cable", from: [12, 200, 0], to: "hands" },
  {
    is: "carriage",
    at: [
      ["grip", "R"],
      ["grip", "L"],
    ],
    off: [5, 5, 0],
    s: [3, 3, 52],
  },
  {
    is: "carriage",
    at: [
      ["grip", "R"],
      ["grip", "R"],
    ],
    off: [0, 0, 0],
    s: [18, 3, 3],
  },
  {
    is: "carriage",
    at: [
      ["grip", "L"],
      ["grip", "L"],
    ],
    off: [0, 0, 0],
    s: [18, 3, 3],
  },
]
/** Hands below the head, with the palms facing each other. */
const facing = { thumb: [-1, 0, 0] } as const
const neutral = [
  { at: [2, 102.2], hand: [0, 215, 20], elbow: [0.5, -1, 0.2], ...facing },
  { elbow: [0.6, -1, 0.2] },
]
const closePull = [
  { hand: [12, 158, 8], elbow: [0.3, -1, 0.5] },
  { hand: [10, 108, 8], elbow: [-0.4, -1, 0.5] },
]
const bandOverhead: Kit = {
  is: "band",
  p: [
    ["grip", "R"],
    [10, 206, 0],
    ["grip", "L"],
  ],
}
const overheadPole: Kit = {
  is: "pole",
  p: [
    [10, 206, -50],
    [10, 206, 50],
  ],
  w: 1.6,
  forward: -20,
}
const levers: readonly Kit[] = [
  ...seat,
  ...highTower,
  ...kneePad,
  {
    is: "link",
    p: [
      ["grip", "R"],
      [42, 192, 20],
    ],
  },
  {
    is: "link",
    p: [
      ["grip", "L"],
      [42, 192, -20],
    ],
  },
]
/** An assisted pull-up machine, whose pad under the knees carries part of the weight. */
const assistance: readonly Kit[] = [
  ...chinBar,
  {
    is: "carriage",
    at: [
      ["knee", "R"],
      ["knee", "L"],
    ],
    off: [-8, -10, 0],
    s: [40, 7, 34],
    forward: -24,
  },
]
const kneeling = { leg: [8, 4, -84, 4, 70] }
/** A plate that hangs from a belt. */
const beltPlate: readonly Kit[] = [{ is: "belt", drop: 78 }]
const rings: readonly Kit[] = [{ is: "strap", from: [0, 264, 30], to: "each", isRing: true }]
const towels: readonly Kit[] = [
  {
    is: "band",
    p: [
      [0, 215, 22],
      ["grip", "R"],
    ],
  },
  {
    is: "band",
    p: [
      [0, 215, -22],
      ["grip", "L"],
    ],
  },
]
const handles: readonly Kit[] = [20, -20].map((z) => ({
  is: "pole",
  p: [
    [-10, 215, z],
    [14, 215, z],
  ],
  w: 1.6,
  forward: 2,
}))

/** The figures of pull-ups and pulldowns. */
export const pulldownFigures: Record<string, ExerciseFigure> = {
  "Active Hang": { of: "dead-hang", keys: [{ at: [2, 106.8], shrug: [-4, 0] }] },
  "Chin Up": { of: "pull-up", keys: chin },
  "Chin Up (Assisted)": { of: "pull-up", kit: assistance, keys: [{ ...chin[0], ...kneeling }, {}] },
  "Chin Up (Weighted)": { of: "pull-up", view: -128, kit: [...chinBar, ...beltPlate], keys: chin },
  "L-Sit Chin Up": { of: "pull-up", keys: [{ ...chin[0], ...straightLegs }, {}] },
  "L-Sit Pull Up": { of: "pull-up", keys: [straightLegs, {}] },
  "Negative Pull Up": {
    of: "pull-up",
    keys: [
      { at: [-2, 148], lean: -10, look: -14 },
      { at: [2, 104], lean: 0, look: -8 },
    ],
  },
  "Neutral Grip Pull Up": { of: "pull-up", kit: [...chinBar, ...handles], keys: neutral },
  "Pull Up (Assisted)": { of: "pull-up", kit: assistance, keys: [kneeling] },
  "Pull Up (Band)": {
    of: "pull-up",
    view: -34,
    kit: [
      ...chinBar,
      {
        is: "band",
        p: [
          [0, 215, 4],
          ["knee", "R"],
          [0, 215, -4],
        ],
      },
    ],
    keys: [{ legR: [64, 2, -20, 2, 20] }, { legR: [64, 2, -20, 2, 20] }],
  },
  "Pull Up (Weighted)": { of: "pull-up", view: -128, kit: [...chinBar, ...beltPlate] },
  "Ring Pull Up": { of: "pull-up", kit: rings, keys: [{ at: [2, 102.8], hand: [0, 215, 26] }] },
  "Towel Pull Up": {
    of: "pull-up",
    kit: [...chinBar, ...towels],
    keys: [{ at: [2, 88.4], hand: [0, 201, 22], leg: [8, 3, -66, 3, 40] }, { at: [-2, 134] }],
  },
  "Scapular Pull Up": {
    of: "pull-up",
    keys: [
      { at: [2, 101], shrug: [3, 0] },
      { at: [0, 108], lean: -4, look: -10, shrug: [-4, 0] },
    ],
  },
  "Wide Pull Up": {
    of: "pull-up",
    keys: [{ at: [2, 110], hand: [0, 215, 44], elbow: [0, -1, 0.8] }, { at: [-2, 146] }],
  },
  "Lat Pulldown - Wide Grip (Cable)": {
    of: "pulldown",
    keys: [{ hand: [8, 151, 43] }, { hand: [10, 108, 43] }],
  },
  "Lat Pulldown - Close Grip (Cable)": { of: "pulldown", keys: closePull },
  "Lat Pulldown - Neutral Grip (Cable)": {
    of: "pulldown",
    kit: parallelHandles,
    keys: [
      { hand: [12, 159, 20], elbow: [0.3, -1, 0.4], ...facing },
      { hand: [10, 108, 20], elbow: [-0.4, -1, 0.4] },
    ],
  },
  "Lat Pulldown - Underhand (Cable)": {
    of: "pulldown",
    keys: [
      { hand: [12, 160, 18], elbow: [0.3, -1, 0.3], ...underhand },
      { hand: [10, 106, 18], elbow: [-0.4, -1, 0.3] },
    ],
  },
  "Lat Pulldown - Behind the Neck (Cable)": {
    of: "pulldown",
    keys: [
      { lean: 4, look: 4, hand: [8, 156, 40] },
      { lean: 10, look: 20, hand: [-6, 122, 40], elbow: [0, -1, 0.6] },
    ],
  },
  "Lat Pulldown (Machine)": { of: "pulldown", kit: levers, keys: [{ fist: 1 }] },
  "Iso-Lateral Pulldown (Machine)": {
    of: "pulldown",
    kit: [...levers, ...platesOnLevers(6, 18)],
    keys: [{ fist: 1 }],
  },
  "Lat Pulldown (Band)": { of: "pulldown", kit: [...seat, overheadPole, bandOverhead], keys: [{ fist: 1 }] },
  "Lat Pulldown - Underhand (Band)": {
    of: "pulldown",
    kit: [...seat, overheadPole, bandOverhead],
    keys: [
      { fist: 1, hand: [12, 160, 18], elbow: [0.3, -1, 0.3], ...underhand },
      { hand: [10, 106, 18], elbow: [-0.4, -1, 0.3] },
    ],
  },
  "Kneeling Pulldown (Band)": {
    of: "pulldown",
    kit: [overheadPole, bandOverhead],
    keys: [{ fist: 1, at: [-12, 51], leg: [0, 4, -90, 4, 82], hand: [12, 154, 26] }, { hand: [10, 106, 28] }],
  },
  "Single Arm Lat Pulldown (Cable)": {
    of: "pulldown",
    kit: [...seat, ...highTower, ...kneePad, { is: "cable", from: [12, 200, 10], to: ["grip", "R"] }],
    keys: [
      { handR: [12, 158, 20], handL: [14, 68, 14] },
      { handR: [8, 108, 24], handL: [14, 68, 14], elbowR: [-0.4, -1, 0.4] },
    ],
  },
}
