import type { Kit } from "../kit/kit.ts"
import type { ExerciseFigure } from "./varied-figure.ts"

const kicks = [
  { legR: [98, 3, 97, 3, 30], legL: [114, 3, 113, 3, 30] },
  { legR: [114, 3, 113, 3, 30], legL: [98, 3, 97, 3, 30], bend: 0 },
]
const crossings = [
  { legR: [108, 13, 108, 13, 30], legL: [108, 13, 108, 13, 30] },
  { legR: [116, -11, 116, -11, 30], legL: [104, -11, 104, -11, 30], bend: 0 },
]

/** The strides of a sprint, moment by moment. */
const sprint = [
  {
    lean: 17,
    hop: 8,
    legR: [74, 2, 6, 2, 0],
    legL: [-32, 2, -70, 2, 30],
    armR: [-62, 6, 26, -10],
    armL: [30, 6, 124, -10],
  },
  { hop: 2 },
  {
    hop: 8,
    legL: [74, 2, 6, 2, 0],
    legR: [-32, 2, -70, 2, 30],
    armL: [-62, 6, 26, -10],
    armR: [30, 6, 124, -10],
  },
]
const stones: readonly Kit[] = [
  { is: "ball", at: [-58, 1, 20], r: 6 },
  { is: "ball", at: [-14, 0, -28], r: 9 },
  { is: "ball", at: [64, 0, -18], r: 11 },
  { is: "ball", at: [84, 0, 16], r: 6 },
]

const treadmill: readonly Kit[] = [
  { is: "slab", c: [4, -4, 0], s: [150, 6, 60], forward: -60 },
  {
    is: "pole",
    p: [
      [76, 0, -28],
      [66, 112, -28],
    ],
    w: 2.2,
    forward: -40,
  },
  { is: "slab", c: [64, 114, 0], s: [10, 12, 56], tilt: 20, forward: -20 },
]

/** More figures of exercises for the trunk and for endurance. */
export const moreTrunkFigures: Record<string, ExerciseFigure> = {
  "Ab Scissors": { of: "leg-raise-lying", view: 16, tilt: 34, still: 1, keys: crossings },
  "Flutter Kicks": { of: "leg-raise-lying", still: 1, keys: kicks },
  "Flat Knee Raise": { of: "leg-raise-lying", keys: [{}, { leg: [168, 3, 84, 3, 20] }] },
  "Crunch (Weighted)": {
    of: "crunch",
    kit: [{ is: "plate", at: "hands", r: 14, axis: [0.6, 0.5, 0.6] }],
    keys: [{ hand: ["chest", 24, 22, 7], elbow: [0, 0.4, 1] }],
  },
  "Sit Up (Weighted)": {
    of: "sit-up",
    kit: [{ is: "plate", at: "hands", r: 14, axis: [1, 0.2, 0.3] }],
    keys: [{ hand: ["chest", 14, 22, 5] }],
  },
  "Butterfly Sit Up": {
    of: "sit-up",
    view: 58,
    tilt: 16,
    keys: [{ foot: [44, 0, 4, 0, 40], knee: [0.2, 0.4, 1.4] }],
  },
  "Oblique Crunch": {
    of: "crunch",
    view: 24,
    tilt: 42,
    keys: [
      { footR: [36, 0, 26, 0, 40], footL: [40, 5, -6, 0, -30], kneeR: [0.4, 0.3, 1], kneeL: [0.4, 0.4, -1] },
      { bend: 34 },
    ],
  },
  "Cross Body Crunch": {
    of: "crunch",
    view: 34,
    keys: [
      { kneeL: [0.2, 1, 0.2] },
      { bend: 42, twist: 38, turn: 16, footL: [34, 40, 11, -10, 4], kneeL: [0.2, 1, 0.2] },
    ],
  },
  "Elbow to Knee": {
    of: "crunch",
    view: 34,
    keys: [
      { legR: [130, 35, 180, -66, 150] },
      { bend: 40, twist: -36, turn: -16, legR: [130, 35, 180, -66, 150] },
    ],
  },
  "Hollow Rock": { of: "hollow-rock" },
  "Jackknife Sit Up": {
    of: "v-up",
    keys: [{}, { lean: -26, bend: 16, arm: [104, 10, 104, 8], leg: [150, 3, 30, 3, 20] }],
  },
  "Toes to Bar": {
    of: "leg-raise-hanging",
    keys: [{}, { at: [-14, 122], lean: -40, bend: 20, look: -10, leg: [148, 3, 150, 3, 30] }],
  },
  "Knees to Elbows": {
    of: "knee-raise-hanging",
    keys: [{}, { at: [-8, 118], lean: -26, bend: 22, look: 0, leg: [138, 3, 30, 3, 20] }],
  },
  "Russian Twist": { of: "russian-twist", kit: [] },
  "Plank (Weighted)": {
    of: "plank",
    kit: [{ is: "carriage", at: ["waist", "neck"], off: [-8, 13, 0], s: [30, 5, 28], forward: 2 }],
  },
  "Side Bend (Bodyweight)": {
    of: "side-bend",
    kit: [],
    keys: [
      { side: 16, armR: [0, 72, 170, -52], armL: [0, 72, 170, -52] },
      { side: -20, armR: [0, 72, 170, -52], armL: [0, 72, 170, -52] },
    ],
  },
  "Side Bend (Cable)": {
    of: "side-bend",
    stands: false,
    kit: [
      { is: "tower", x: 6, z: 84, h: 170 },
      { is: "cable", from: [8, 14, 78], to: ["grip", "R"] },
    ],
  },
  "Side Bend (Band)": {
    of: "side-bend",
    kit: [
      {
        is: "band",
        p: [
          ["grip", "R"],
          [6, 2, 10],
        ],
      },
    ],
  },
  "Reverse Woodchop (Cable)": {
    of: "woodchop",
    kit: [
      { is: "tower", x: 10, z: -96, h: 200 },
      { is: "cable", from: [12, 16, -92], to: "hands" },
    ],
    keys: [
      {
        at: [-8, 80],
        lean: 20,
        twist: 42,
        turn: 20,
        handR: [22, 75, -18],
        handL: [22, 76, 26],
        elbowL: [-0.7, -0.3, 0.6],
      },
      {
        at: [-2, 88],
        lean: 4,
        twist: -40,
        turn: -24,
        handR: [23, 151, 15],
        handL: [22, 148, -12],
        elbowL: [0.5, -0.6, 0.5],
      },
    ],
  },
  "Interval Running": { of: "run" },
  "Shuttle Run": { of: "run" },
  "Running (Treadmill)": { of: "run", kit: treadmill },
  "Treadmill Sprints": { of: "run", kit: treadmill, keys: sprint },
  Sprints: { of: "run", keys: sprint },
  "Trail Running": { of: "run", kit: stones },
  "Walking (Treadmill)": { of: "walk", kit: treadmill },
  Hiking: {
    of: "walk",
    kit: [{ is: "carriage", at: ["waist", "neck"], off: [-16, 2, 0], s: [12, 30, 24], tilt: -4, forward: 3 }],
  },
  "Double Unders": { of: "jump-rope", keys: [{ hop: 24, leg: [16, 2, -16, 2, 40] }] },
  "Butt Kicks": {
    of: "high-knees",
    keys: [{ legR: [2, 3, -112, 3, 30] }, { legR: [-4, 3, -8, 3, 20], legL: [2, 3, -112, 3, 30] }],
  },
}
