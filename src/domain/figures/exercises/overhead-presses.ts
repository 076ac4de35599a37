import type { Kit } from "../kit/kit.ts"
import { presses } from "../patterns/presses.ts"
import { bandUnderFeet, barInHands, dumbbells, kettlebells, smithRails } from "./kits.ts"
import type { ExerciseFigure } from "./varied-figure.ts"

const seat = presses["press-seated"].kit.filter(({ is }) => is !== "dumbbell")
const atShoulders = { hand: [8, 139, 25], elbow: [0.5, -1, 0.3] }
const dumbbellPress = [atShoulders, { hand: [0, 203, 18], elbow: [0.3, -0.4, 1] }]
/** The dip in the knees before the legs drive the weight up. */
const dipped = { at: [-6, 82], lean: 0 }
const driven = { at: [-1, 92.6] }
const kettlebellsUp: Kit = { is: "kettlebell", hangs: [-0.8, -0.3, 0] }
const sitting = { at: [0, 11], lean: 0, leg: [88, 12, 90, 12, 0] }
const levers: readonly Kit[] = [
  ...seat,
  { is: "tower", x: -62, h: 170 },
  {
    is: "link",
    p: [
      ["grip", "R"],
      [-58, 120, 30],
    ],
  },
  {
    is: "link",
    p: [
      ["grip", "L"],
      [-58, 120, -30],
    ],
  },
]
const landmine: readonly Kit[] = [
  {
    is: "link",
    p: [
      ["grip", "R"],
      [120, 4, 4],
    ],
  },
  { is: "plate", at: ["grip", "R"], off: [7, -11, 0], r: 14, axis: [0.6, -0.75, 0.2] },
]

/** The figures of presses overhead. */
export const overheadPressFigures: Record<string, ExerciseFigure> = {
  "Overhead Press (Dumbbell)": {
    of: "press-standing",
    trace: ["grip", "R"],
    kit: [{ is: "dumbbell", axis: "z" }],
    keys: dumbbellPress,
  },
  "Overhead Press (Kettlebell)": {
    of: "press-standing",
    trace: ["grip", "R"],
    kit: [kettlebellsUp],
    keys: dumbbellPress,
  },
  "Overhead Press (Band)": {
    of: "press-standing",
    trace: ["grip", "R"],
    kit: bandUnderFeet,
    keys: [{ ...dumbbellPress[0], fist: 1 }, { ...dumbbellPress[1] }],
  },
  "Single Arm Overhead Press (Dumbbell)": {
    of: "press-standing",
    trace: ["grip", "R"],
    kit: [{ is: "dumbbell", hand: "R", axis: "z" }],
    keys: [
      { ...atShoulders, handL: [4, 76, 26], elbowL: [-1, 0, 0.5] },
      { ...dumbbellPress[1], handL: [4, 76, 26], elbowL: [-1, 0, 0.5] },
    ],
  },
  "Bottoms-Up Press (Kettlebell)": {
    of: "press-standing",
    trace: ["grip", "R"],
    kit: [{ is: "kettlebell", hand: "R", hangs: [0, 1, 0] }],
    keys: [
      { ...atShoulders, handL: [4, 76, 26], elbowL: [-1, 0, 0.5] },
      { ...dumbbellPress[1], handL: [4, 76, 26], elbowL: [-1, 0, 0.5] },
    ],
  },
  "Push Press (Barbell)": { of: "press-standing", keys: [{ ...dipped, hand: [11, 126, 22] }, driven] },
  "Push Press (Dumbbell)": {
    of: "press-standing",
    trace: ["grip", "R"],
    kit: [{ is: "dumbbell", axis: "z" }],
    keys: [
      { ...dipped, ...atShoulders, hand: [4, 128, 25] },
      { ...driven, ...dumbbellPress[1] },
    ],
  },
  "Push Press (Kettlebell)": {
    of: "press-standing",
    trace: ["grip", "R"],
    kit: [kettlebellsUp],
    keys: [
      { ...dipped, ...atShoulders, hand: [4, 128, 25] },
      { ...driven, ...dumbbellPress[1] },
    ],
  },
  "Push Jerk (Barbell)": {
    of: "press-standing",
    keys: [
      { ...dipped, hand: [11, 126, 22] },
      { at: [-6, 82], lean: 3, hand: [3, 190, 23] },
    ],
  },
  "Split Jerk (Barbell)": {
    of: "press-standing",
    view: 30,
    keys: [
      { ...dipped, hand: [11, 126, 22] },
      { at: [-1, 76], lean: 1, hand: [3, 184, 23], footR: [40, 0, 9, 0, 4], footL: [-44, 0, 9, 48, 0] },
    ],
  },
  "Arnold Press (Dumbbell)": {
    of: "press-seated",
    keys: [{ hand: [18, 110, 11], elbow: [0.6, -1, 0.3] }, { hand: [-6, 166, 17] }],
  },
  "Seated Overhead Press (Barbell)": {
    of: "press-seated",
    trace: "bar",
    kit: [...seat, ...barInHands],
    keys: [{ hand: [10, 108, 24], elbow: [0.3, -1, 0.4] }, { hand: [-4, 164, 24] }],
  },
  "Overhead Press (Smith Machine)": {
    of: "press-seated",
    trace: "bar",
    kit: [...seat, ...barInHands, ...smithRails(4)],
    keys: [{ hand: [4, 112, 26], elbow: [0.3, -1, 0.5] }, { hand: [4, 163, 26] }],
  },
  "Behind the Neck Press (Barbell)": {
    of: "press-seated",
    trace: "bar",
    kit: [...seat.slice(0, 1), ...seat.slice(2), ...barInHands],
    keys: [{ lean: 2, look: 8, hand: [-20, 118, 36], elbow: [-0.1, -1, 0.6] }, { hand: [-12, 160, 36] }],
  },
  "Shoulder Press (Machine)": {
    of: "press-seated",
    kit: levers,
    keys: [{ fist: 1, hand: [0, 112, 32] }, { hand: [-4, 164, 24] }],
  },
  "Shoulder Press (Plate Loaded)": {
    of: "press-seated",
    kit: [
      ...levers,
      { is: "plate", at: ["grip", "R"], off: [-22, -8, 6], r: 14, axis: [0, 0, 1] },
      { is: "plate", at: ["grip", "L"], off: [-22, -8, -6], r: 14, axis: [0, 0, 1] },
    ],
    keys: [{ fist: 1, hand: [0, 112, 32] }, { hand: [-4, 164, 24] }],
  },
  "Z Press (Barbell)": {
    of: "press-standing",
    stands: false,
    keys: [
      { ...sitting, hand: [14, 57, 22] },
      { ...sitting, hand: [2, 119, 23] },
    ],
  },
  "Z Press (Dumbbell)": {
    of: "press-standing",
    trace: ["grip", "R"],
    stands: false,
    kit: dumbbells,
    keys: [
      { ...sitting, hand: [10, 59, 25] },
      { ...sitting, hand: [0, 121, 18] },
    ],
  },
  "Landmine Press (Barbell)": {
    of: "press-standing",
    trace: ["grip", "R"],
    kit: landmine,
    stands: false,
    keys: [
      { lean: 4, hand: [24, 126, 4], elbow: [-0.2, -1, 0.8], fist: 1 },
      { lean: 10, hand: [48, 168, 4], elbow: [0, -1, 0.8] },
    ],
  },
  "Single Arm Landmine Press (Barbell)": {
    of: "press-standing",
    trace: ["grip", "R"],
    kit: landmine,
    stands: false,
    keys: [
      {
        lean: 4,
        handR: [20, 126, 18],
        handL: [4, 76, 26],
        elbowR: [-0.2, -1, 0.4],
        elbowL: [-1, 0, 0.5],
        fist: 1,
      },
      { lean: 10, handR: [46, 170, 12], handL: [6, 76, 26], elbowR: [0, -1, 0.4] },
    ],
  },
  "Thruster (Dumbbell)": {
    of: "thruster",
    still: 1,
    trace: ["grip", "R"],
    kit: [{ is: "dumbbell", axis: "z" }],
    keys: [{ hand: [9, 89, 21], elbow: [1, -0.6, 0.7] }, { hand: [2, 202, 18] }],
  },
  "Thruster (Kettlebell)": {
    of: "thruster",
    still: 1,
    trace: ["grip", "R"],
    kit: kettlebells.map(() => kettlebellsUp),
    keys: [{ hand: [9, 89, 21], elbow: [1, -0.6, 0.7] }, { hand: [2, 202, 18] }],
  },
  "Wall Ball": {
    of: "thruster",
    still: 1,
    trace: ["grip", "R"],
    kit: [{ is: "ball", at: "hands", off: [4, 2, 0], r: 13 }],
    keys: [{ hand: [16, 92, 12] }, { hand: [8, 200, 12] }],
  },
}
