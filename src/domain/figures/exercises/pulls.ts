import { frontSquat } from "./full-body.ts"
import type { ExerciseFigure } from "./varied-figure.ts"
import { dumbbells } from "./kits.ts"

/** The figures of rows, pulldowns, pull-ups, cleans, snatches and other pulls. */
export const pullFigures: Record<string, ExerciseFigure> = {
  "Bent Over Row (Barbell)": { of: "row-bent" },
  "Pendlay Row (Barbell)": {
    of: "row-bent",
    keys: [{ at: [-30, 70], lean: 74, look: 40, hand: [8, 21, 23] }, { hand: [-2, 66, 23] }],
  },
  "Bent Over Row (Dumbbell)": { of: "row-bent", kit: dumbbells },
  "Bent Over One Arm Row (Dumbbell)": { of: "row-one-arm" },
  "Kroc Row (Dumbbell)": {
    of: "row-one-arm",
    kit: [
      { is: "bench", x: 46, y: 40, long: 44 },
      { is: "dumbbell", hand: "R" },
    ],
    keys: [{ lean: 64, legL: [30, 8, -36, 8, -36], handL: [36, 43, 12] }, { handR: [-6, 82, 22] }],
  },
  "Seated Row (Cable)": { of: "row-cable" },
  "Lat Pulldown (Cable)": { of: "pulldown" },
  "Pull Up": { of: "pull-up" },
  "Inverted Row": { of: "inverted-row" },
  "Pullover (Dumbbell)": { of: "pullover" },
  "Straight Arm Pulldown (Cable)": { of: "straight-arm-pulldown" },
  "Band Pull Apart": { of: "band-pull-apart" },
  "External Rotation (Cable)": { of: "external-rotation" },
  "Dead Hang": { of: "dead-hang" },
  "Face Pull (Cable)": { of: "face-pull" },
  "Clean (Barbell)": { of: "clean", keys: [{}, {}, {}, frontSquat] },
  "Power Clean (Barbell)": {
    of: "clean",
    keys: [{}, {}, {}, { at: [-8, 82], lean: 4, hand: [10, 128, 22] }],
  },
  "Snatch (Barbell)": { of: "snatch" },
  "Power Snatch (Barbell)": {
    of: "snatch",
    keys: [{}, {}, {}, { at: [-8, 80], lean: 8, look: 2, hand: [2, 181, 42] }],
  },
  "Thruster (Barbell)": { of: "thruster" },
}
