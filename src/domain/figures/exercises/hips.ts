import { band, pole, slab } from "../kit/shorthand.ts"
import type { Kit } from "../kit/kit.ts"
import { chair, hipBench, post, wall } from "./frames.ts"
import type { ExerciseFigure } from "./varied-figure.ts"

const weightOnHips = { hand: ["hips", 14, 4, 6], elbow: [0, 0.2, 1], arm: null } as const
const barOnHips: readonly Kit[] = [{ is: "bar", on: "hip" }]
const onBar = { hand: ["bar", 28], elbow: [0, 0.2, 1], arm: null } as const
const tower: Kit = { is: "tower", x: 66, h: 170 }
const rail = pole([46, 106, -20], [46, 106, 20], 1.6, -4)
const ankleCable: Kit = { is: "cable", from: [60, 14, 6], to: ["ankle", "R"] }
const standing = [
  { side: 0, armR: [2, 8, 6, 6], armL: [2, 8, 6, 6] },
  { side: 0, legR: [4, 36, 2, 36, 0] },
] as const
const onTheFloor = { at: [0, 11], bend: 0, hand: [62, 4, 14], elbow: [0.3, 0, 1], fist: 0 } as const

/** The figures of bridges, kickbacks and other exercises for the hips. */
export const hipFigures: Record<string, ExerciseFigure> = {
  "Frog Pump (Dumbbell)": {
    of: "glute-bridge",
    view: 30,
    tilt: 36,
    kit: [{ is: "dumbbell", hand: "both", axis: "z" }],
    keys: [
      { ...weightOnHips, foot: [40, 0, 4, 0, 40], knee: [0.2, 0.6, 1.4] },
      { ...weightOnHips, at: [4, 31], lean: -113 },
    ],
  },
  "Glute Bridge (Barbell)": { of: "glute-bridge", kit: barOnHips, keys: [onBar, onBar] },
  "Partial Glute Bridge (Barbell)": {
    of: "glute-bridge",
    kit: barOnHips,
    keys: [
      { ...onBar, at: [2, 22], lean: -104, bend: 8 },
      { ...onBar, at: [4, 35] },
    ],
  },
  "Glute Kickback (Band)": {
    of: "glute-kickback",
    kit: [band(["wrist", "R"], ["ankle", "R"])],
    keys: [{}, { legR: [-84, 3, -100, 3, 10] }],
  },
  "Glute Kickback (Cable)": { of: "leg-standing", kit: [tower, rail, ankleCable] },
  "Glute Kickback (Machine)": {
    of: "leg-standing",
    kit: [
      tower,
      rail,
      slab([34, 96, 0], [8, 40, 34]),
      {
        is: "link",
        p: [
          [-4, 96, 22],
          ["ankle", "R"],
        ],
        w: 2,
      },
      { is: "log", at: ["ankle", "R"], off: [-7, 4, 0], half: 9, r: 4 },
    ],
    keys: [{ lean: 20 }, { lean: 26, legR: [-36, 3, -44, 3, -20] }],
  },
  "Hip Thrust (Band)": {
    of: "hip-thrust",
    kit: [hipBench, band([14, 2, 32], ["hip", "R"], ["hip", "L"], [14, 2, -32])],
    keys: [{ hand: [-44, 42, 40], elbow: [-0.4, 0, 1] }],
  },
  "Hip Thrust (Machine)": {
    of: "hip-thrust",
    kit: [
      slab([-50, 28, 0], [14, 44, 60], { tilt: -10, forward: -40 }),
      slab([60, 4, 0], [34, 8, 60], { forward: -50 }),
      pole([-64, 2, 0], [80, 2, 0], 2.4, -60),
      { is: "log", at: "hips", off: [10, 13, 0], half: 30, r: 6 },
      { is: "link", p: [[-64, 40, -34], "hips"], w: 2.2 },
    ],
    keys: [{ hand: ["hips", 16, 4, 26], foot: [58, 8, 14, 0, 12], fist: 1 }, {}],
  },
  "Single Leg Hip Thrust (Dumbbell)": {
    of: "hip-thrust",
    trace: "hips",
    kit: [hipBench, { is: "dumbbell", hand: "both", axis: "z" }],
    keys: [
      { hand: ["hips", 14, 4, 6], legL: [116, 4, 52, 4, 0] },
      { hand: ["hips", 14, 4, 6], legL: [140, 4, 62, 4, 0] },
    ],
  },
  "Reverse Plank": { of: "reverse-plank" },
  Clamshell: { of: "clamshell" },
  "Clamshell (Band)": { of: "clamshell", kit: [band(["knee", "R"], ["knee", "L"])] },
  "Hip Abduction (Band)": {
    of: "side-bend",
    trace: ["ankle", "R"],
    stands: false,
    kit: [band(["ankle", "R"], ["ankle", "L"])],
    keys: standing,
  },
  "Lateral Band Walk": { of: "band-walk" },
  "Copenhagen Plank": { of: "copenhagen" },
  "Hip Adduction (Cable)": {
    of: "side-bend",
    trace: ["ankle", "R"],
    stands: false,
    kit: [
      { is: "tower", x: 6, z: 96, h: 170 },
      { is: "cable", from: [8, 14, 90], to: ["ankle", "R"] },
    ],
    keys: [
      { ...standing[0], legR: [6, 30, 4, 30, 0] },
      { side: 0, legR: [12, -12, 10, -12, 0] },
    ],
  },
  "Hip Flexion (Cable)": {
    of: "leg-standing",
    kit: [
      { is: "tower", x: -84, h: 170 },
      { is: "cable", from: [-78, 14, 8], to: ["ankle", "R"] },
      post(46, 0, 120),
    ],
    keys: [
      { lean: 2, look: 0, hand: [44, 108, 3], legR: [-10, 3, -30, 3, -20] },
      { lean: -2, look: 0, legR: [86, 3, 6, 3, 0] },
    ],
  },
  "Psoas March (Band)": {
    of: "dead-bug",
    kit: [band(["ankle", "R"], ["ankle", "L"])],
    keys: [
      { arm: [84, 14, 86, 10] },
      { armR: [84, 14, 86, 10], armL: [84, 14, 86, 10], legR: [106, 4, 96, 4, 0], legL: [186, 4, 92, 4, 0] },
    ],
  },
  "Glute Ham Raise": { of: "ghd-raise" },
  "GHD Sit Up": { of: "ghd-sit-up" },
  "Leg Curl (Band)": {
    of: "leg-curl-lying",
    kit: [band([-140, 12, 0], ["ankle", "R"]), band([-140, 12, 0], ["ankle", "L"]), post(-140, 0, 40)],
    keys: [{ ...onTheFloor, leg: [-91, 4, -92, 3, 50] }, { leg: [-91, 4, -186, 3, 10] }],
  },
  "Leg Curl (Cable)": {
    of: "leg-standing",
    kit: [tower, rail, ankleCable],
    keys: [{ legR: [6, 3, -8, 3, -4] }, { lean: 14, look: 6, legR: [-4, 3, -104, 3, 0] }],
  },
  "Standing Leg Curl (Machine)": {
    of: "leg-standing",
    kit: [
      tower,
      rail,
      slab([20, 68, 0], [8, 34, 36]),
      pole([24, 66, 0], [60, 60, 0], 2.2),
      { is: "log", at: ["ankle", "R"], off: [-7, 3, 0], half: 9, r: 4.5 },
      {
        is: "link",
        p: [
          [4, 50, 24],
          ["ankle", "R"],
        ],
        w: 2,
      },
    ],
    keys: [{ legR: [8, 3, -8, 3, -4] }, { lean: 14, look: 6, legR: [2, 3, -100, 3, 0] }],
  },
  "Leg Curl (Stability Ball)": {
    of: "bridge-curl",
    kit: [{ is: "ball", at: ["ankle", "R"], off: [0, -31, -9], r: 27 }],
  },
  "Leg Curl (Suspension)": {
    of: "bridge-curl",
    kit: [band([64, 190, 9], ["ankle", "R"]), band([64, 190, -9], ["ankle", "L"])],
  },
  "Sliding Leg Curl": {
    of: "bridge-curl",
    kit: [
      {
        is: "carriage",
        at: [
          ["ankle", "R"],
          ["ankle", "R"],
        ],
        off: [-2, -8, 0],
        s: [20, 2, 14],
        forward: -10,
      },
      {
        is: "carriage",
        at: [
          ["ankle", "L"],
          ["ankle", "L"],
        ],
        off: [-2, -8, 0],
        s: [20, 2, 14],
        forward: -10,
      },
    ],
    keys: [
      { at: [4, 24], lean: -109, foot: [92, 18, 9, -70, 4] },
      { at: [6, 35], lean: -124, foot: [58, 18, 9, -70, 4] },
    ],
  },
  "Lying Leg Curl (Dumbbell)": {
    of: "leg-curl-lying",
    kit: [
      { is: "bench", x: 18, y: 62, long: 124 },
      { is: "log", at: ["ankle", "R"], off: [-9, 3, -11], half: 11, r: 6 },
    ],
    keys: [{}, { leg: [-88, 4, -186, 3, 10] }],
  },
  "Single Leg Curl (Machine)": { of: "leg-curl-lying", keys: [{}, { legL: [-88, 4, -90, 3, 40] }] },
  "Leg Extension (Band)": {
    of: "leg-extension",
    kit: [slab([-16, 25, 0], [56, 50, 44], { forward: -40 }), band([-44, 6, 30], ["ankle", "R"])],
    keys: [{ lean: -4 }, { legL: [86, 4, -14, 2, 10] }],
  },
  "Terminal Knee Extension (Band)": {
    of: "squat-bodyweight",
    stands: false,
    trace: ["knee", "R"],
    kit: [post(92, 0, 110), band([92, 46, 0], ["knee", "R"])],
    keys: [
      { at: [-8, 86], lean: 6, arm: [4, 8, 10, 6], footR: [-4, 0, 10, 8, 4], footL: [-26, 0, 10, 0, 8] },
      { at: [-16, 91], lean: 2, arm: [4, 8, 10, 6], footR: [-4, 0, 10, 0, 4] },
    ],
  },
  "Back Extension (Machine)": {
    of: "chest-press-machine",
    trace: "neck",
    view: 22,
    kit: [
      ...chair.filter((_, index) => index !== 1),
      { is: "tower", x: -64, h: 130 },
      { is: "log", at: "neck", off: [-13, -10, 0], half: 20, r: 5.5 },
      { is: "link", p: [[-14, 58, -22], "neck"], w: 2 },
      slab([44, 10, 0], [8, 24, 50], { tilt: -30 }),
    ],
    keys: [
      {
        lean: 48,
        look: 34,
        hand: ["chest", 12, 22, -2],
        elbow: [0.6, -0.6, 1],
        fist: 0,
        foot: [38, 8, 12, -16, 6],
      },
      { lean: -12, look: -6, hand: ["chest", 12, 22, -2] },
    ],
  },
  "Jefferson Curl (Barbell)": {
    of: "rdl",
    kit: [{ is: "bar", on: "hands" }, slab([0, 15, 0], [44, 30, 54], { forward: -50 })],
    keys: [
      { at: [-2, 122.7], hand: [7, 108, 22], foot: [9, 30, 9, 0, 8] },
      { at: [-14, 119], lean: 70, bend: 50, look: 130, hand: [15, 68, 22] },
    ],
  },
  "Reverse Hyperextension": { of: "reverse-hyper" },
  "Tibialis Raise": {
    of: "calf-standing",
    stands: false,
    trace: ["ankle", "R"],
    kit: [wall(-36)],
    keys: [
      { at: [-20, 90], lean: -2, foot: [18, 0, 10, 0, 6] },
      { at: [-20, 90], foot: [17, 8, 10, -30, 6] },
    ],
  },
  "Tibialis Raise (Weighted)": {
    of: "leg-extension",
    trace: ["ankle", "R"],
    kit: [
      slab([-16, 25, 0], [56, 50, 44], { forward: -40 }),
      { is: "log", at: ["ankle", "R"], off: [15, 4, -9], half: 20, r: 5 },
    ],
    keys: [{ lean: -4, leg: [80, 4, 66, 2, 30] }, { leg: [80, 4, 66, 2, -16] }],
  },
}
