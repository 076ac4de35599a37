import { band, pole, slab } from "../kit/shorthand.ts"
import { blocks, pins, post } from "./frames.ts"
import { barOnBack } from "./kits.ts"
import type { ExerciseFigure } from "./varied-figure.ts"

const trapBar = [{ is: "trap-bar" }] as const
const inElbows = { arm: [26, 8, 148, -6], hand: [0, 0, 0] } as const
const shoulderBand = [
  band(["shoulder", "R"], ["grip", "R"], [6, 2, 12], [6, 2, -12], ["grip", "L"], ["shoulder", "L"]),
]
const atShoulders = { hand: ["chest", 12, 26, 18], elbow: [0.4, -1, 0.5], arm: null } as const

/**
 * The figures of squats and hinges with a trap bar, with the bar in the crooks of the elbows, from pins, in
 * machines and with bands.
 */
export const moreSquatFigures: Record<string, ExerciseFigure> = {
  "Pin Squat (Barbell)": { of: "squat-back", kit: [...barOnBack, ...pins(0, 89)] },
  "Anderson Squat (Barbell)": {
    of: "squat-back",
    still: 0,
    kit: [...barOnBack, ...pins(0, 89)],
    keys: [
      { at: [-22, 50], lean: 42 },
      { at: [-1, 92.2], lean: 7 },
    ],
  },
  "Belt Squat (Machine)": {
    of: "squat-bodyweight",
    stands: false,
    kit: [
      ...blocks(6, 14),
      pole([52, 0, 0], [52, 118, 0], 2.4),
      pole([52, 118, -22], [52, 118, 22], 1.6, -4),
      { is: "belt", drop: 44 },
    ],
    keys: [
      {
        at: [-4, 105],
        lean: 4,
        arm: null,
        hand: [51, 118, 18],
        elbow: [-0.3, -1, 0.4],
        fist: 1,
        foot: [9, 14, 15, 0, 14],
      },
      { at: [-24, 62], lean: 26, arm: null },
    ],
  },
  "Hack Squat (Barbell)": {
    of: "deadlift",
    kit: [{ is: "bar", on: "hands" }],
    keys: [
      { at: [-18, 41], lean: 42, look: 12, hand: [-18, 23, 23], elbow: [-1, 0.1, 0.4] },
      { at: [-1, 92.6], lean: -2, look: 0, hand: [-12, 77, 24] },
    ],
  },
  "Reverse Hack Squat (Machine)": { of: "hack-squat-reverse" },
  "Squat (Machine)": { of: "squat-lever" },
  "V Squat (Machine)": { of: "squat-lever", keys: [{}, { at: [-30, 58], lean: 16 }] },
  "Pendulum Squat (Machine)": { of: "squat-pendulum" },
  "Sissy Squat": { of: "squat-sissy" },
  "Sissy Squat (Weighted)": {
    of: "squat-sissy",
    kit: [
      pole([24, 0, -34], [24, 112, -34], 2.4, -70),
      { is: "plate", at: ["grip", "R"], off: [-3, 3, -2], r: 15, axis: [1, 0.1, 0] },
    ],
    keys: [{ handL: [24, 100, 34], handR: ["chest", 19, 14, 0], elbowR: [0.2, -1, 0.8] }],
  },
  "Shrimp Squat": { of: "squat-shrimp" },
  "Pistol Squat (Assisted)": {
    of: "squat-pistol",
    kit: [{ is: "strap", from: [92, 210, 10], to: "each" }],
    keys: [
      { arm: null, hand: [57, 112, 3], elbow: [-0.3, -1, 0.4], fist: 1 },
      { arm: null, hand: [57, 94, 3], lean: 26, at: [-16, 32], look: 4 },
    ],
  },
  "Spanish Squat (Band)": {
    of: "squat-bodyweight",
    stands: false,
    kit: [post(84, 0, 120), band([84, 44, 0], ["knee", "R"]), band([84, 44, 0], ["knee", "L"])],
    keys: [{ arm: [60, 4, 108, -30] }, { at: [-34, 53], lean: 8, arm: [60, 4, 108, -30] }],
  },
  "Squat (Band)": { of: "squat-bodyweight", kit: shoulderBand, keys: [atShoulders, { arm: null, lean: 30 }] },
  "Squat (Trap Bar)": {
    of: "deadlift",
    trace: ["grip", "R"],
    kit: trapBar,
    keys: [
      { at: [-22, 50], lean: 46, look: 20, hand: [4, 27, 30] },
      { at: [-1, 92.6], hand: [2, 77.5, 30] },
    ],
  },
  "Deadlift (Trap Bar)": {
    of: "deadlift",
    trace: ["grip", "R"],
    kit: trapBar,
    keys: [
      { at: [-27, 57], lean: 60, look: 34, hand: [4, 27, 30] },
      { at: [-1, 92.6], hand: [2, 77.5, 30] },
    ],
  },
  "Romanian Deadlift (Trap Bar)": {
    of: "rdl",
    trace: ["grip", "R"],
    kit: trapBar,
    keys: [{ hand: [2, 77, 30] }, { hand: [4, 52, 30] }],
  },
  "Shrug (Trap Bar)": { of: "shrug", kit: trapBar, keys: [{ arm: [3, 18, 6, 14] }] },
  "Farmer's Walk (Trap Bar)": { of: "carry", kit: trapBar, keys: [{ arm: [2, 18, 4, 14] }] },
  "Zercher Squat (Barbell)": {
    of: "squat-front",
    kit: [{ is: "bar", on: "elbows" }],
    keys: [{ ...inElbows }, { arm: [42, 8, 152, -6], at: [-20, 47], lean: 28 }],
  },
  "Zercher Deadlift (Barbell)": {
    of: "squat-front",
    still: 0,
    kit: [{ is: "bar", on: "elbows" }],
    keys: [
      { ...inElbows, at: [-30, 52], lean: 86, look: 60, arm: [18, 8, 118, -6] },
      { at: [-3, 92.2], lean: 2, look: 0, arm: [26, 8, 148, -6] },
    ],
  },
  "Jefferson Deadlift (Barbell)": {
    of: "deadlift",
    view: 62,
    keys: [
      {
        at: [-4, 38],
        lean: 18,
        look: 10,
        twist: 36,
        turn: 10,
        handR: [25, 23, 4],
        handL: [-11, 23, 0],
        elbow: [-0.5, 0, 1],
        footR: [12, 0, 26, 0, 20],
        footL: [6, 0, 26, 0, 30],
      },
      { at: [-1, 84], lean: 0, handR: [23, 76, 4], handL: [-14, 76, 0] },
    ],
  },
  "Good Morning (Band)": {
    of: "good-morning",
    kit: [band("neck", [6, 2, 12], [6, 2, -12], "neck")],
    keys: [{ hand: ["chest", 13, 25, 20], elbow: [0.3, -1, 0.5] }],
  },
  "Seated Good Morning (Barbell)": {
    of: "good-morning",
    stands: false,
    kit: [
      ...barOnBack,
      slab([-22, 40, 0], [60, 8, 30], { forward: -30 }),
      pole([-40, 38, 0], [-40, 2, 0]),
      pole([-4, 38, 0], [-4, 2, 0]),
    ],
    keys: [
      { at: [-20, 54], lean: 4, foot: [26, 0, 26, 0, 20], knee: [1, 0.3, 0.6] },
      { at: [-20, 54], lean: 54, look: 36 },
    ],
  },
}
