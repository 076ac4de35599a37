import type { Kit } from "../kit/kit.ts"
import { kneePads, pole } from "../kit/shorthand.ts"
import { legs } from "../patterns/legs.ts"
import { barOnBack, dumbbells, smithRails } from "./kits.ts"
import type { ExerciseFigure } from "./varied-figure.ts"

const handsOnBar = { hand: ["bar", 33], elbow: [-0.6, -1, 0.2], arm: null } as const
const calfBlock: Kit = { is: "slab", c: [24, 4, 0], s: [36, 9, 56], forward: -40 }
const rearBench: Kit = { is: "bench", x: -66, y: 42, long: 40 }
const legUp = { legL: [16, 4, -62, 4, 30] }
const stillL = { legL: [86, 4, -14, 2, 10] }
const hipBench: Kit = { is: "bench", x: -44, y: 40, long: 40, wide: 90 }
const weightOnHips = { hand: ["hips", 14, 4, 6], armDepthR: -12 } as const
/** The figures of squats, lunges, bridges, calf raises, jumps and carries with other weights and stances. */
export const moreLegFigures: Record<string, ExerciseFigure> = {
  "Cyclist Squat (Barbell)": {
    of: "squat-back",
    kit: [...barOnBack, { is: "slab", c: [-6, 3, 0], s: [16, 6, 46], forward: -40 }],
    keys: [{ foot: [9, 0, 8, 26, 8] }, { at: [-16, 50], lean: 26 }],
  },
  "Front Squat (Kettlebell)": {
    of: "squat-goblet",
    kit: [{ is: "kettlebell", hangs: [0.2, -1, 0] }],
    keys: [{ hand: ["chest", 16, 24, 14], elbow: [0.4, -1, 0.5] }],
  },
  "Front Squat (Smith Machine)": {
    of: "squat-front",
    kit: [{ is: "bar", on: "front" }, ...smithRails(8)],
    keys: [{}, { at: [-16, 48], lean: 14 }],
  },
  "Landmine Squat (Barbell)": {
    of: "squat-goblet",
    kit: [
      { is: "link", p: [[120, 4, 0], "hands"] },
      { is: "plate", at: "hands", off: [7, -9, 0], r: 14, axis: [0.6, -0.75, 0.2] },
    ],
    keys: [{ fist: 1 }],
  },
  "Overhead Squat (Dumbbell)": {
    of: "squat-overhead",
    trace: ["grip", "R"],
    kit: [{ is: "dumbbell", axis: "z" }],
    keys: [{ hand: [2, 199, 24] }, { hand: [0, 146, 24] }],
  },
  "Safety Bar Squat": { of: "squat-back", keys: [{ hand: ["chest", 16, 26, 14], elbow: [0.3, -1, 0.4] }] },
  "Squat (Suspension)": {
    of: "squat-bodyweight",
    stands: false,
    kit: [{ is: "strap", from: [86, 205, 10], to: "each" }],
    keys: [
      { arm: null, hand: [36, 112, 12], elbow: [-0.4, -1, 0.3], fist: 1 },
      { arm: null, hand: [42, 104, 12], lean: 22, at: [-26, 46] },
    ],
  },
  "Sumo Squat (Barbell)": { of: "squat-sumo", trace: "bar", kit: barOnBack, keys: [handsOnBar, handsOnBar] },
  "Cossack Squat": {
    of: "lunge-lateral",
    keys: [
      { at: [-2, 76, 0], footR: [9, 0, 54, 0, 24], footL: [9, 0, 54, 0, 24] },
      { at: [-16, 42, 38], footR: [9, 0, 54, 0, 24], footL: [9, 0, 54, 0, 24] },
    ],
  },
  "Lateral Squat": {
    of: "lunge-lateral",
    keys: [
      { at: [-2, 80, 0], footR: [9, 0, 48, 0, 18], footL: [9, 0, 48, 0, 18] },
      { at: [-18, 54, 32], footR: [9, 0, 48, 0, 18], footL: [9, 0, 48, 0, 18] },
    ],
  },
  "Lateral Lunge (Dumbbell)": {
    of: "lunge-lateral",
    kit: dumbbells,
    keys: [{ arm: [2, 8, 4, 6] }, { arm: [10, 4, 14, 2] }],
  },
  "Curtsy Lunge (Dumbbell)": {
    of: "lunge-reverse",
    view: 56,
    keys: [{}, { at: [-22, 54], lean: 12, footL: [-50, 0, -22, 58, 0] }],
  },
  "Deficit Reverse Lunge (Dumbbell)": {
    of: "lunge-reverse",
    kit: [...dumbbells, { is: "slab", c: [8, 5, 0], s: [38, 10, 46], forward: -40 }],
    keys: [{ at: [-2, 102.6], footR: [10, 10, 9, 0, 6], footL: [10, 10, 9, 0, 6] }, { at: [-28, 56] }],
  },
  "Overhead Lunge (Dumbbell)": {
    of: "lunge",
    kit: [{ is: "dumbbell", axis: "z" }],
    keys: [{ arm: [176, 6, 178, 4] }],
  },
  "Lunge (Smith Machine)": {
    of: "split-squat",
    kit: [...barOnBack, ...smithRails(-8)],
    keys: [handsOnBar],
  },
  "Bulgarian Split Squat (Smith Machine)": {
    of: "bulgarian",
    kit: [...barOnBack, rearBench, ...smithRails(-6)],
    keys: [handsOnBar, { at: [-6, 57], lean: 10 }],
  },
  "Step Up (Barbell)": {
    of: "step-up",
    kit: [...barOnBack, { is: "slab", c: [40, 20, 0], s: [44, 40, 50], forward: -40 }],
    keys: [handsOnBar],
  },
  "Standing Calf Raise (Barbell)": {
    of: "calf-standing",
    trace: "bar",
    kit: [...barOnBack, calfBlock],
    keys: [handsOnBar],
  },
  "Standing Calf Raise (Smith Machine)": {
    of: "calf-standing",
    trace: "bar",
    kit: [...barOnBack, calfBlock, ...smithRails(-6)],
    keys: [handsOnBar],
  },
  "Single Leg Standing Calf Raise": { of: "calf-standing", kit: [calfBlock], keys: [legUp, legUp] },
  "Single Leg Standing Calf Raise (Dumbbell)": {
    of: "calf-standing",
    kit: [{ is: "dumbbell", hand: "R" }, calfBlock],
    keys: [{ ...legUp, openL: 1 }, legUp],
  },
  "Single Leg Standing Calf Raise (Barbell)": {
    of: "calf-standing",
    trace: "bar",
    kit: [...barOnBack, calfBlock],
    keys: [{ ...handsOnBar, ...legUp }, legUp],
  },
  "Seated Calf Raise (Plate Loaded)": {
    of: "calf-seated",
    kit: [
      ...legs["calf-seated"].kit,
      { is: "plate", at: ["knee", "R"], off: [17, -2, 6], r: 13, axis: [0, 0, 1] },
    ],
  },
  "Single Leg Extension (Machine)": { of: "leg-extension", keys: [{}, stillL] },
  "Hip Thrust (Dumbbell)": {
    of: "hip-thrust",
    trace: "hips",
    kit: [hipBench, { is: "dumbbell", hand: "both", axis: "z" }],
    keys: [weightOnHips, weightOnHips],
  },
  "Hip Thrust (Smith Machine)": {
    of: "hip-thrust",
    kit: [hipBench, { is: "bar", on: "hip" }, ...smithRails(16)],
  },
  "Glute Bridge (Dumbbell)": {
    of: "glute-bridge",
    kit: [{ is: "dumbbell", hand: "both", axis: "z" }],
    keys: [
      { ...weightOnHips, arm: null, elbow: [0, 0.2, 1] },
      { ...weightOnHips, arm: null },
    ],
  },
  "Frog Pump": {
    of: "glute-bridge",
    view: 30,
    tilt: 36,
    keys: [
      { arm: [86, 34, 86, 30], foot: [40, 0, 4, 0, 40], knee: [0.2, 0.6, 1.4] },
      { at: [4, 31], lean: -113, arm: [72, 34, 82, 30] },
    ],
  },
  "Multi Hip (Machine)": {
    of: "side-bend",
    view: -58,
    trace: ["ankle", "R"],
    stands: false,
    kit: [
      { is: "tower", x: 66, h: 150 },
      pole([54, 120, -26], [54, 120, 26], 1.6, -10),
      {
        is: "link",
        p: [
          [30, 97, 12],
          ["knee", "R"],
        ],
        w: 2,
      },
      { is: "disc", c: [34, 97, 12], r: 6, axis: [1, 0, 0] },
      {
        is: "carriage",
        at: [
          ["knee", "R"],
          ["knee", "R"],
        ],
        off: [2, 6, 8],
        s: [22, 12, 6],
        forward: 10,
      },
    ],
    keys: [
      { side: 0, armR: [46, 8, 92, -4], armL: [46, 8, 92, -4], fist: 1 },
      { side: 0, legR: [4, 34, 2, 34, 0] },
    ],
  },
  "Hip Adduction (Machine)": {
    of: "hip-abduction",
    kit: [...legs["hip-abduction"].kit.slice(0, 4), ...kneePads(-7)],
    keys: [{ leg: [84, 38, 4, 14, 0] }, { leg: [84, 4, 4, 4, 0] }],
  },
  "Hip Abduction (Cable)": {
    of: "side-bend",
    trace: ["ankle", "R"],
    kit: [
      { is: "tower", x: 6, z: -84, h: 170 },
      { is: "cable", from: [8, 14, -78], to: ["ankle", "R"] },
    ],
    stands: false,
    keys: [
      { side: 0, arm: [2, 8, 6, 6], armR: [2, 8, 6, 6], armL: [2, 8, 6, 6] },
      { side: 0, legR: [4, 36, 2, 36, 0] },
    ],
  },
  "Lateral Leg Raise": { of: "leg-raise-side" },
  "Nordic Hamstring Curl": { of: "nordic-curl" },
  "Reverse Nordic Curl": {
    of: "nordic-curl",
    keys: [{}, { at: [-41.5, 45.2], lean: -30, look: -16, leg: [30, 4, -90, 4, 64] }],
  },
  "Tuck Jump": {
    of: "jump-squat",
    keys: [
      {},
      { at: [-2, 124], lean: 12, look: 4, arm: [70, 6, 80, 0], leg: null, foot: [14, 74, 11, 30, 4] },
    ],
  },
  "Jump Squat (Barbell)": { of: "jump-squat", kit: barOnBack, keys: [handsOnBar, handsOnBar] },
  "Overhead Carry": { of: "carry", kit: [{ is: "dumbbell", axis: "z" }], keys: [{ arm: [176, 6, 178, 4] }] },
  "Suitcase Carry": { of: "carry", kit: [{ is: "dumbbell", hand: "R" }], keys: [{ openL: 1 }] },
  "Front Rack Carry (Kettlebell)": {
    of: "carry",
    kit: [{ is: "kettlebell", hangs: [-0.2, -1, 0] }],
    keys: [{ arm: [24, 8, 148, -16] }],
  },
}
