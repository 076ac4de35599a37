import type { Kit } from "../kit/kit.ts"
import { arms } from "../patterns/arms.ts"
import { elbowLevers } from "./frames.ts"
import { ezBar, underhand } from "./kits.ts"
import type { ExerciseFigure } from "./varied-figure.ts"

const besideL = { armL: [2, 8, 8, 6] }
const highTower = arms.pushdown.kit.filter(({ is }) => is !== "cable")
const skullBar = { is: "bar", on: "hands", plate: 12, half: 48 } as const
const overheadBar = { kit: [skullBar], keys: [{ arm: [176, 4, 180, -4] }, { arm: [166, 4, 292, -4] }] }

function cableBehind(handle: "bar" | "rope"): readonly Kit[] {
  return [
    { is: "tower", x: -78, h: 190 },
    { is: "cable", from: [-72, 20, 0], to: "hands", handle },
  ]
}

/** The figures of triceps extensions. */
export const tricepsFigures: Record<string, ExerciseFigure> = {
  "Triceps Pushdown - Rope (Cable)": {
    of: "pushdown",
    kit: [...highTower, { is: "cable", from: [40, 200, 0], to: "hands", handle: "rope" }],
    keys: [{ arm: [8, 6, 104, -16] }, { arm: [6, 6, 12, 2] }],
  },
  "Triceps Pushdown - V Bar (Cable)": {
    of: "pushdown",
    keys: [{ arm: [8, 6, 104, -14] }, { arm: [6, 6, 12, -12] }],
  },
  "Triceps Pushdown - Reverse Grip (Cable)": { of: "pushdown", view: 56, keys: [underhand] },
  "Triceps Pushdown (Band)": {
    of: "pushdown",
    kit: [
      {
        is: "pole",
        p: [
          [34, 206, -50],
          [34, 206, 50],
        ],
        w: 1.6,
        forward: -20,
      },
      {
        is: "band",
        p: [
          ["grip", "R"],
          [34, 206, 0],
          ["grip", "L"],
        ],
      },
    ],
    keys: [{ fist: 1 }],
  },
  "Single Arm Triceps Pushdown (Cable)": {
    of: "pushdown",
    kit: [...highTower, { is: "cable", from: [40, 200, 0], to: ["grip", "R"] }],
    keys: [besideL, besideL],
  },
  "Overhead Triceps Extension (Cable)": {
    of: "overhead-extension",
    view: -44,
    stands: false,
    kit: cableBehind("bar"),
    keys: [{ arm: [176, 4, 180, -6] }, { arm: [166, 4, 292, -6] }],
  },
  "Overhead Triceps Extension - Rope (Cable)": {
    of: "overhead-extension",
    view: -44,
    stands: false,
    kit: cableBehind("rope"),
    keys: [{ arm: [176, 4, 180, -9] }, { arm: [166, 4, 292, -14] }],
  },
  "Triceps Extension (Cable)": {
    of: "overhead-extension",
    stands: false,
    kit: cableBehind("rope"),
    keys: [
      {
        at: [-4, 88],
        lean: 10,
        look: 4,
        arm: [164, 4, 168, -12],
        leg: null,
        footR: [26, 0, 9, 0, 6],
        footL: [-28, 0, 9, 16, 6],
      },
      { arm: [156, 4, 280, -16] },
    ],
  },
  "Single Arm Triceps Extension (Cable)": {
    of: "overhead-extension",
    stands: false,
    kit: [
      { is: "tower", x: -78, h: 190 },
      { is: "cable", from: [-72, 20, 10], to: ["grip", "R"] },
    ],
    keys: [besideL, besideL],
  },
  "Single Arm Triceps Extension (Dumbbell)": {
    of: "overhead-extension",
    kit: [{ is: "dumbbell", hand: "R", axis: "x" }],
    keys: [besideL, besideL],
  },
  "Triceps Extension (Band)": {
    of: "overhead-extension",
    kit: [
      {
        is: "band",
        p: [
          ["grip", "R"],
          [-8, 2, 0],
          ["grip", "L"],
        ],
      },
    ],
    keys: [{ fist: 1 }],
  },
  "Triceps Extension (Barbell)": { of: "overhead-extension", trace: "bar", ...overheadBar },
  "Triceps Extension (EZ Bar)": { of: "overhead-extension", trace: "bar", ...overheadBar, kit: [ezBar] },
  "Triceps Extension (Machine)": {
    of: "curl-preacher",
    trace: ["grip", "R"],
    kit: [...arms["curl-preacher"].kit.filter(({ is }) => is !== "bar"), ...elbowLevers],
    keys: [{ arm: [50, -4, 140, -4], fist: 1 }, { arm: [50, -4, 58, -2] }],
  },
  "Skullcrusher (Dumbbell)": {
    of: "skull-crusher",
    trace: ["grip", "R"],
    kit: [
      { is: "bench", x: -22 },
      { is: "dumbbell", axis: "x" },
    ],
  },
  "Skullcrusher (Cable)": {
    of: "skull-crusher",
    trace: ["grip", "R"],
    kit: [
      { is: "bench", x: -22 },
      { is: "tower", x: -140, h: 170 },
      { is: "cable", from: [-134, 20, 0], to: "hands", handle: "bar" },
    ],
  },
  "Triceps Kickback (Cable)": {
    of: "kickback",
    stands: false,
    kit: [
      { is: "tower", x: 78, h: 170 },
      { is: "cable", from: [72, 60, 16], to: ["grip", "R"] },
    ],
    keys: [
      { armR: [-62, 4, -4, 2], armL: [16, 2, 10, 2] },
      { armR: [-66, 4, -72, 2], armL: [16, 2, 10, 2] },
    ],
  },
}
