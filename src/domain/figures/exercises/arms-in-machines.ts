import { leaning } from "../patterns/leaning.ts"
import { pulls } from "../patterns/pulls.ts"
import { band, cable, handLevers, pole, slab } from "../kit/shorthand.ts"
import type { Kit } from "../kit/kit.ts"
import { chair, flatBench, platesOnLevers, post, pressMachine } from "./frames.ts"
import { barInHands, smithRails } from "./kits.ts"
import type { ExerciseFigure } from "./varied-figure.ts"

const towers: readonly Kit[] = [
  { is: "tower", x: -40, z: 90, h: 170 },
  { is: "tower", x: -40, z: -90, h: 170 },
]
const crossedBands: readonly Kit[] = [
  post(-24, 96, 190),
  post(-24, -96, 190),
  band([-24, 150, 96], ["grip", "R"]),
  band([-24, 150, -96], ["grip", "L"]),
]
const behindFlat = [{ lean: 2, arm: [186, 4, 186, -2] }, { arm: [152, 10, 262, -8] }]
const highPull = { hand: [34, 142, 22], elbow: [0, -1, 0.6] }

/** The figures of arm, shoulder and chest exercises with straps, bands, cables and machines. */
export const armMachineFigures: Record<string, ExerciseFigure> = {
  "Bicep Curl (Suspension)": { of: "strap-pull" },
  "Front Raise (Suspension)": {
    of: "strap-pull",
    keys: [{ hand: [24, 142, 10] }, { hand: [14, 194, 16], elbow: [0.4, -0.4, 1] }],
  },
  "Reverse Fly (Suspension)": {
    of: "strap-pull",
    view: 52,
    keys: [{ hand: [22, 146, 9] }, { at: [10, 89], lean: -14, hand: [8, 134, 74], elbow: [-0.6, -0.4, 0.4] }],
  },
  "Chest Fly (Suspension)": {
    of: "strap-push",
    view: 52,
    keys: [{}, { hand: [34, 114, 68], elbow: [0, -0.6, 0.6] }],
  },
  "Triceps Extension (Suspension)": {
    of: "strap-push",
    keys: [{ hand: [46, 152, 9] }, { at: [4, 77], lean: 36, hand: [46, 136, 8], elbow: [0.7, -0.6, 0.4] }],
  },
  "Floor Triceps Dip": {
    of: "dip",
    view: 24,
    kit: [],
    keys: [
      {
        at: [6, 23],
        lean: -32,
        look: -14,
        hand: [-18, 3, 20],
        palm: 1,
        fist: 0,
        elbow: [-1, 0.2, 0.2],
        leg: null,
        foot: [56, 0, 11, 0, 6],
        knee: [0.3, 1, 0.1],
      },
      { at: [2, 13], lean: -26, elbow: [-1, 0.4, 0.2] },
    ],
  },
  "Seated Dip (Machine)": {
    of: "chest-press-machine",
    view: 30,
    kit: [...chair, { is: "tower", x: -62, h: 150 }, ...handLevers([-60, 92, 30])],
    keys: [
      { lean: 0, hand: [4, 92, 26], elbow: [-1, 0.4, 0.4] },
      { lean: 2, hand: [6, 62, 26], elbow: [-1, 0.2, 0.3] },
    ],
  },
  "Around the World (Dumbbell)": {
    of: "chest-fly",
    view: 40,
    keys: [{ arm: [98, 16, 100, 12] }, { arm: [98, 158, 98, 162] }],
  },
  "Chest Fly (Band)": { of: "cable-crossover", kit: crossedBands },
  "Seated Chest Fly (Cable)": {
    of: "chest-press-machine",
    view: 62,
    kit: [...chair, ...towers, cable([-36, 110, 84], "each")],
    keys: [
      { hand: [12, 94, 70], elbow: [-0.3, -0.7, 0.4] },
      { hand: [43, 96, 6], elbow: [0, -0.6, 1] },
    ],
  },
  "Incline Lateral Raise (Dumbbell)": {
    of: "curl-incline",
    view: 20,
    kit: [
      ...leaning["curl-incline"].kit.filter(({ is }) => is !== "dumbbell"),
      { is: "dumbbell", hand: "R", axis: "x" },
    ],
    keys: [
      {
        spin: 90,
        at: [4, 58],
        lean: -44,
        look: -40,
        armR: [10, 6, 12, 6],
        armL: [20, 64, 40, 60],
        openL: 1,
        leg: null,
        footR: [40, 0, 6, 0, -60],
        footL: [52, 0, 10, 0, 60],
      },
      { armR: [150, 6, 152, 6] },
    ],
  },
  "Lateral Raise (Machine)": {
    of: "chest-press-machine",
    view: 58,
    kit: [
      ...chair,
      { is: "tower", x: -62, h: 150 },
      { is: "log", at: ["elbow", "R"], off: [2, 1, 8], half: 3, r: 5 },
      { is: "log", at: ["elbow", "L"], off: [2, 1, -8], half: 3, r: 5 },
    ],
    keys: [{ lean: -4, arm: [2, 14, 90, 4], fist: 1 }, { arm: [14, 84, 88, 14] }],
  },
  "Leaning Lateral Raise (Dumbbell)": {
    of: "lateral-raise",
    stands: false,
    kit: [{ is: "dumbbell", hand: "R", axis: "x" }, pole([2, 0, -62], [2, 190, -62], 2.4, -20)],
    keys: [
      {
        at: [-2, 88, 10],
        side: 16,
        arm: null,
        handL: [2, 130, 60],
        armR: [4, 2, 6, 2],
        leg: null,
        footR: [9, 0, -16, 0, 6],
        footL: [9, 0, 30, 0, 6],
      },
      { at: [-2, 88, 10], side: 16, arm: null, armR: [14, 82, 18, 80] },
    ],
  },
  "Reverse Fly (Machine)": {
    of: "chest-press-machine",
    view: 58,
    kit: [
      slab([-8, 42, 0], [38, 8, 34], { forward: -26 }),
      slab([10, 88, 0], [7, 46, 28], { forward: -6 }),
      pole([-8, 38, 0], [-8, 2, 0], 2.4),
      pole([-30, 2, 0], [48, 2, 0], 2.4, -36),
      { is: "tower", x: 44, h: 170 },
      ...handLevers([42, 58, 18]),
    ],
    keys: [
      { lean: 6, look: 2, hand: [46, 106, 10], elbow: [0, -0.4, 1], foot: [24, 0, 24, 0, 14] },
      { hand: [4, 106, 70], elbow: [-0.4, -0.2, 0.6] },
    ],
  },
  "Pullover (Barbell)": {
    of: "pullover",
    trace: "bar",
    kit: [flatBench, { is: "bar", on: "hands", plate: 12, half: 50 }],
    keys: [{ arm: [178, 4, 182, 0] }, { arm: [258, 6, 240, 2] }],
  },
  "Pullover (Cable)": {
    of: "pullover",
    kit: [flatBench, { is: "tower", x: -150, h: 150 }, cable([-144, 40, 0], "hands", "rope")],
  },
  "Pullover (Machine)": {
    of: "chest-press-machine",
    view: -20,
    kit: [
      ...chair,
      { is: "tower", x: -62, h: 170 },
      ...handLevers([-14, 104, 26]),
      { is: "log", at: "hands", half: 16, r: 1.8 },
    ],
    keys: [{ lean: -8, look: -4, arm: [190, 4, 214, -12], fist: 1 }, { arm: [44, 4, 70, -12] }],
  },
  "Straight Arm Pulldown (Band)": {
    of: "straight-arm-pulldown",
    kit: [pole([60, 206, -50], [60, 206, 50], 1.6, -20), band(["grip", "R"], [60, 206, 0], ["grip", "L"])],
  },
  "Straight Arm Pulldown - Rope (Cable)": {
    of: "straight-arm-pulldown",
    kit: [
      { is: "tower", x: 78, h: 205 },
      pole([78, 203, 0], [60, 203, 0], 2.6, -30),
      cable([60, 200, 0], "hands", "rope"),
    ],
    keys: [{ arm: [128, 4, 132, -8] }, { arm: [16, 5, 22, 2] }],
  },
  "Shrug (Machine)": {
    of: "shrug",
    kit: [{ is: "tower", x: 70, h: 120 }, ...handLevers([66, 60, 24], 2)],
    keys: [{ fist: 1, arm: [6, 10, 10, 6] }],
  },
  "JM Press (Barbell)": {
    of: "skull-crusher",
    kit: [flatBench, ...barInHands],
    keys: behindFlat.map(({ arm }) => ({ arm })),
  },
  "JM Press (Smith Machine)": {
    of: "skull-crusher",
    kit: [flatBench, ...barInHands, ...smithRails(-46)],
    keys: behindFlat.map(({ arm }) => ({ arm })),
  },
  "Tate Press (Dumbbell)": {
    of: "bench-dumbbell",
    view: 56,
    kit: [flatBench, { is: "dumbbell", axis: "x" }],
    keys: [{ hand: [-38, 114, 9] }, { hand: [-30, 80, 9], elbow: [-0.1, 0.2, 1] }],
  },
  "Iso-Lateral High Row (Machine)": {
    of: "pulldown",
    kit: [
      ...pulls.pulldown.kit.slice(0, 2),
      { is: "tower", x: 62, h: 205 },
      ...pulls.pulldown.kit.slice(-1),
      ...handLevers([58, 190, 26]),
      ...platesOnLevers(8, 16),
    ],
    keys: [
      { lean: 2, ...highPull, fist: 1 },
      { lean: -14, hand: [8, 106, 28], elbow: [-0.6, -1, 0.5] },
    ],
  },
  "Meadows Row (Barbell)": {
    of: "row-one-arm",
    view: 40,
    kit: [
      {
        is: "link",
        p: [
          [34, 4, -84],
          ["grip", "R"],
        ],
        w: 1.6,
      },
      { is: "plate", at: ["grip", "R"], off: [4, -2, -12], r: 15, axis: [0.2, 0.4, 1] },
    ],
    keys: [
      {
        at: [-22, 82],
        lean: 64,
        handR: [14, 50, 22],
        handL: ["knee", -4, 9, 0],
        palmL: 0,
        leg: null,
        footR: [-30, 0, 12, 10, 10],
        legL: [36, 4, -20, 4, -20],
      },
      { handR: [-8, 82, 24] },
    ],
  },
  "Squat Row (Band)": {
    of: "squat-bodyweight",
    view: -30,
    stands: false,
    still: 0,
    trace: ["grip", "R"],
    kit: [post(96, 0, 140), band(["grip", "R"], [96, 104, 0], ["grip", "L"])],
    keys: [
      { at: [-24, 52], lean: 26, arm: null, hand: [59, 98, 9], elbow: [-0.4, -1, 0.4] },
      { at: [-4, 91], lean: -2, arm: null, hand: [10, 108, 20], elbow: [-1, -0.4, 0.5] },
    ],
  },
  "Cuban Press (Dumbbell)": {
    of: "cuban-press",
  },
  "Log Press": {
    of: "press-standing",
    trace: "hands",
    kit: [{ is: "log", half: 62, r: 12 }],
    keys: [{ lean: -6, hand: [22, 136, 20], fist: 1 }, { hand: [4, 198, 20] }],
  },
  "Overhead Press (Cable)": {
    of: "press-standing",
    trace: ["grip", "R"],
    view: 60,
    stands: false,
    kit: [...towers, cable([-34, 16, 84], "each")],
    keys: [{ hand: [8, 139, 25] }, { hand: [0, 203, 18] }],
  },
  "Kettlebell Halo": { of: "halo" },
  "External Rotation (Dumbbell)": { of: "external-rotation-lying" },
  "Incline Chest Press (Machine)": {
    of: "chest-press-machine",
    kit: pressMachine([-58, 60, 30]),
    keys: [{ hand: [12, 108, 28] }, { hand: [34, 136, 20] }],
  },
  "Iso-Lateral Incline Chest Press (Machine)": {
    of: "chest-press-machine",
    kit: [...pressMachine([-58, 60, 30]), ...platesOnLevers(-16, -12)],
    keys: [{ hand: [12, 108, 28] }, { hand: [34, 136, 20] }],
  },
  "Iso-Lateral Chest Press (Machine)": {
    of: "chest-press-machine",
    kit: [...pressMachine([-58, 40, 30]), ...platesOnLevers(-16, -12)],
  },
  "Decline Bench Press (Machine)": {
    of: "chest-press-machine",
    kit: pressMachine([-58, 140, 30]),
    keys: [{ hand: [14, 88, 28] }, { hand: [35, 74, 20] }],
  },
}
