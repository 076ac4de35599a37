import type { ExerciseFigure } from "./varied-figure.ts"
import { dumbbells } from "./kits.ts"

/** Rows, pulldowns, pull-ups and the full lifts. */
export const pullFigures: Record<string, ExerciseFigure> = {
  "Bent Over Row (Barbell)": { of: "row-bent" },
  "Pendlay Row (Barbell)": {
    of: "row-bent",
    keys: [{ at: [-30, 70], lean: 74, look: 40, hand: [8, 21, 23] }, { hand: [-2, 66, 23] }],
  },
  "Bent Over Row (Dumbbell)": { of: "row-bent", kit: dumbbells },
  "Bent Over One Arm Row (Dumbbell)": { of: "row-one-arm" },
  "Kroc Row (Dumbbell)": { of: "row-one-arm" },
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
  "Clean (Barbell)": { of: "clean" },
  "Power Clean (Barbell)": { of: "clean" },
  "Snatch (Barbell)": { of: "snatch" },
  "Power Snatch (Barbell)": { of: "snatch" },
  "Thruster (Barbell)": { of: "thruster" },
}
