import { legs } from "../patterns/legs.ts"
import { squats } from "../patterns/squats.ts"
import { pole, slab } from "../kit/shorthand.ts"
import type { Kit } from "../kit/kit.ts"
import type { ExerciseFigure } from "./varied-figure.ts"

const calfBlock = slab([24, 4, 0], [36, 9, 56], { forward: -40 })
const shoulderPads: readonly Kit[] = [
  calfBlock,
  { is: "tower", x: -60, h: 205 },
  ...([1, -1] as const).map((sign): Kit => ({
    is: "carriage",
    at: [
      ["shoulder", sign > 0 ? "R" : "L"],
      ["shoulder", sign > 0 ? "R" : "L"],
    ],
    off: [-2, 9, 0],
    s: [22, 6, 9],
    forward: sign * 4,
  })),
  {
    is: "link",
    p: [
      [-56, 160, 0],
      ["shoulder", "R"],
    ],
    w: 2,
  },
]
const holdsPads = { arm: null, hand: ["chest", 12, 30, 24], elbow: [0.4, -1, 0.6], fist: 1 } as const
const legUp = { legL: [16, 4, -62, 4, 30] }
const seatForCalves = legs["calf-seated"].kit.slice(0, 4)
/** A leg press on a level track: the person sits, and the plate is upright. */
const seatedPress: readonly Kit[] = [
  slab([-52, 72, 0], [10, 70, 38], { tilt: 22 }),
  slab([-26, 36, 0], [46, 9, 38], { tilt: 6, forward: -26 }),
  pole([-26, 32, 0], [-26, 2, 0], 2.4),
  pole([-66, 2, 0], [92, 2, 0], 2.4, -44),
  {
    is: "carriage",
    at: [
      ["ankle", "R"],
      ["ankle", "L"],
    ],
    off: [12, 8, 0],
    s: [6, 58, 56],
    forward: -46,
  },
]
const sitting = {
  at: [-24, 49],
  lean: -24,
  bend: 4,
  look: -4,
  hand: [-18, 42, 25],
  knee: [-0.1, 1, 0.15],
} as const

/** The figures of leg presses, calf raises, lunges and jumps that aren't in the other files for the legs. */
export const calfAndJumpFigures: Record<string, ExerciseFigure> = {
  "Seated Leg Press (Machine)": {
    of: "leg-press",
    kit: seatedPress,
    keys: [{ ...sitting, foot: [66, 72, 11, -90, 6] }, { foot: [40, 72, 11, -90, 6] }],
  },
  "Single Leg Press (Machine)": {
    of: "leg-press",
    kit: [
      ...squats["leg-press"].kit.slice(0, -1),
      {
        is: "carriage",
        at: [
          ["ankle", "R"],
          ["ankle", "R"],
        ],
        off: [6, 11, -12],
        s: [7, 50, 56],
        tilt: 40,
        forward: -14,
      },
    ],
    keys: [{ footL: [22, 0, 14, 0, 8] }, { footL: [22, 0, 14, 0, 8], footR: [36, 95, 12, -130, 6] }],
  },
  "Vertical Leg Press (Machine)": {
    of: "leg-press",
    kit: [
      slab([-28, 5, 0], [70, 8, 40], { forward: -30 }),
      pole([8, 2, -36], [8, 150, -36], 2.4, -60),
      pole([8, 2, 36], [8, 150, 36], 2.4, -90),
      pole([8, 150, -36], [8, 150, 36], 2.4, -60),
      {
        is: "carriage",
        at: [
          ["ankle", "R"],
          ["ankle", "L"],
        ],
        off: [-6, 11, 0],
        s: [46, 6, 64],
        forward: 2,
      },
    ],
    keys: [
      {
        at: [0, 19],
        lean: -90,
        bend: 0,
        look: -88,
        hand: [-8, 14, 30],
        foot: [-5, 108, 11, -180, 6],
        knee: [-1, 0.1, 0.3],
      },
      { foot: [-9, 76, 11, -180, 6] },
    ],
  },
  "Standing Calf Raise (Machine)": {
    of: "calf-standing",
    kit: shoulderPads,
    stands: false,
    keys: [holdsPads],
  },
  "Single Leg Standing Calf Raise (Machine)": {
    of: "calf-standing",
    kit: shoulderPads,
    stands: false,
    keys: [{ ...holdsPads, ...legUp }, legUp],
  },
  "Seated Calf Raise (Barbell)": {
    of: "calf-seated",
    trace: "bar",
    traceShift: [0, 0],
    kit: [...seatForCalves, { is: "bar", on: "hands" }],
    keys: [
      { bar: [18, 60], hand: ["bar", 20], elbow: [-1, -0.3, 0.6] },
      { bar: [18, 66], hand: ["bar", 20] },
    ],
  },
  "Seated Calf Raise (Dumbbell)": {
    of: "calf-seated",
    kit: [...seatForCalves, { is: "dumbbell", axis: "x" }],
    keys: [{ hand: ["knee", -6, 10, 2] }],
  },
  "Calf Extension (Machine)": {
    of: "leg-press",
    kit: seatedPress,
    keys: [{ ...sitting, foot: [64, 72, 11, -108, 4] }, { foot: [73, 72, 11, -56, 4] }],
  },
  "Calf Press on Seated Leg Press": {
    of: "leg-press",
    kit: seatedPress,
    keys: [{ ...sitting, foot: [64, 72, 11, -108, 4] }, { foot: [73, 72, 11, -56, 4] }],
  },
  "Calf Press (Machine)": {
    of: "leg-press",
    keys: [{ foot: [57, 118, 12, -146, 6] }, { foot: [64, 124, 12, -96, 6] }],
  },
  "Donkey Calf Raise (Machine)": {
    of: "calf-standing",
    stands: false,
    kit: [
      calfBlock,
      slab([56, 92, 0], [30, 8, 36]),
      pole([60, 90, 0], [60, 2, 0], 2.4),
      { is: "log", at: "hips", off: [-6, 16, 0], half: 18, r: 6 },
      { is: "tower", x: -62, h: 130 },
      { is: "link", p: [[-58, 100, 0], "hips"], w: 2 },
    ],
    keys: [
      { at: [-10, 96], lean: 72, look: 50, arm: null, hand: [56, 100, 16], elbow: [-0.4, -1, 0.4], fist: 1 },
      { at: [-10, 105], lean: 76, arm: null },
    ],
  },
  "ATG Split Squat": {
    of: "split-squat",
    kit: [slab([34, 6, 8], [36, 12, 22])],
    stands: false,
    keys: [
      { at: [-2, 88], footR: [36, 12, 8, 0, 4] },
      { at: [20, 54], lean: 2 },
    ],
  },
  "Lateral Step Down": { of: "step-down" },
  "Poliquin Step Up": {
    of: "step-down",
    view: 30,
    kit: [
      slab([6, 9, 10], [40, 18, 30], { forward: -40 }),
      slab([2, 20, 10], [24, 6, 18], { tilt: -18, forward: -38 }),
    ],
    keys: [
      { at: [-1, 115], footR: [10, 18, 8, 26, 4], legL: [18, 6, 14, 6, -10] },
      { at: [-6, 100], lean: 12, footR: [10, 18, 8, 26, 4], legL: [26, 6, 12, 6, -10] },
    ],
  },
  "Depth Jump": { of: "depth-jump" },
  "Frog Jump": {
    of: "broad-jump",
    keys: [
      { at: [-30, 44], lean: 44, look: 14, arm: [14, 4, 20, 2], foot: [-8, 0, 18, 10, 26] },
      { at: [20, 104], lean: 14, look: 0 },
      { at: [74, 44], lean: 44, arm: [14, 4, 20, 2], foot: [98, 0, 18, 10, 26] },
    ],
  },
  "Jumping Lunge": { of: "jumping-lunge" },
  "Lateral Box Jump": { of: "lateral-box-jump" },
  "Pogo Jump": {
    of: "jumping-jack",
    view: 30,
    keys: [
      { arm: [14, 10, 60, 4], leg: [8, 3, -8, 3, 0] },
      { hop: 16, arm: [6, 10, 50, 4], leg: [2, 3, -2, 3, 44] },
    ],
  },
  "Skater Jump": { of: "skater-jump" },
}
