import { arms } from "../patterns/arms.ts"
import { forearmsAndNeck } from "../patterns/forearms-and-neck.ts"
import { cable } from "../kit/shorthand.ts"
import type { Kit } from "../kit/kit.ts"
import { overhand, underhand } from "./kits.ts"
import type { ExerciseFigure } from "./varied-figure.ts"

const wristBench = arms["wrist-curl"].kit.filter(({ is }) => is !== "bar")

/** The figures of holds, and of exercises for the wrists and the neck. */
export const gripAndNeckFigures: Record<string, ExerciseFigure> = {
  "Barbell Hold": { of: "bar-hold" },
  "Front Rack Hold (Barbell)": {
    of: "bar-hold",
    kit: [{ is: "bar", on: "front" }],
    keys: [{ at: [-3, 92.2], hand: ["bar", 19], elbow: [1, -1, 0.25] }],
  },
  "Plate Pinch": {
    of: "bar-hold",
    kit: [
      { is: "plate", at: ["grip", "R"], off: [0, -13, -2], r: 15, axis: [0.3, 0, 1] },
      { is: "plate", at: ["grip", "R"], off: [0, -13, 3], r: 15, axis: [0.3, 0, 1] },
    ],
    keys: [{ hand: [6, 77, 27], openR: 0, openL: 1 }],
  },
  "Behind the Back Wrist Curl (Barbell)": { of: "wrist-curl-behind" },
  Gripper: { of: "gripper" },
  "Seated Wrist Curl (Dumbbell)": {
    of: "wrist-curl",
    trace: ["grip", "R"],
    view: 44,
    kit: [...wristBench, { is: "dumbbell", hand: "R", axis: "z" }],
    keys: [{ thumbR: underhand.thumb, openL: 1, wristL: 0 }, { wristL: 0 }],
  },
  "Seated Wrist Extension (Dumbbell)": {
    of: "wrist-curl",
    trace: ["grip", "R"],
    view: 44,
    kit: [...wristBench, { is: "dumbbell", hand: "R", axis: "z" }],
    keys: [
      { wristR: -62, thumbR: overhand.thumb, openL: 1, wristL: 0 },
      { wristR: 36, wristL: 0 },
    ],
  },
  "Seated Wrist Extension (Barbell)": {
    of: "wrist-curl",
    view: 44,
    keys: [{ wrist: -62, ...overhand }, { wrist: 36 }],
  },
  "Wrist Curl (Cable)": {
    of: "wrist-curl",
    trace: ["grip", "R"],
    kit: [...wristBench, { is: "tower", x: 86, h: 150 }, cable([80, 14, 0], "hands", "bar")],
  },
  "Wrist Roller": { of: "wrist-roller" },
  "Lying Neck Curl": { of: "neck-curl" },
  "Lying Neck Curl (Weighted)": {
    of: "neck-curl",
    kit: [...forearmsAndNeck["neck-curl"].kit, plateOnHead([3, 13, 0])],
    keys: [{ hand: ["head", 11, 5, 13], elbow: [0.4, 0.4, 1] }],
  },
  "Lying Neck Extension": { of: "neck-extension" },
  "Lying Neck Extension (Weighted)": {
    of: "neck-extension",
    kit: [...forearmsAndNeck["neck-extension"].kit, plateOnHead([-2, 13, 0])],
    keys: [{ hand: ["head", -11, 3, 13], elbow: [0.4, -0.3, 1] }],
  },
  "Neck Flexion (Machine)": { of: "neck-machine" },
  "Neck Harness Extension": { of: "neck-harness" },
}

/** A plate on the head of a figure that looks up or down, at this distance from the middle of the head. */
function plateOnHead(off: readonly [number, number, number]): Kit {
  return { is: "plate", at: "head", off, r: 14, axis: [0.3, 1, 0.4] }
}
