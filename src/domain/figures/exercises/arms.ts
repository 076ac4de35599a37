import type { ExerciseFigure } from "./varied-figure.ts"
import { kettlebells } from "./kits.ts"

/** Curls and extensions. */
export const armFigures: Record<string, ExerciseFigure> = {
  "Bicep Curl (Dumbbell)": { of: "curl" },
  "Hammer Curl (Dumbbell)": { of: "curl", kit: [{ is: "dumbbell", axis: "x" }] },
  "Bicep Curl (Kettlebell)": { of: "curl", kit: kettlebells },
  "Bicep Curl (Band)": {
    of: "curl",
    kit: [
      {
        is: "band",
        p: [
          ["grip", "R"],
          [6, 2, 10],
          [6, 2, -10],
          ["grip", "L"],
        ],
      },
    ],
  },
  "Bicep Curl (Barbell)": { of: "curl-barbell" },
  "Bicep Curl (EZ Bar)": { of: "curl-barbell" },
  "Bicep Curl (Cable)": {
    of: "curl-barbell",
    kit: [
      { is: "tower", x: 62, h: 190 },
      { is: "cable", from: [56, 14, 0], to: "hands", handle: "bar" },
    ],
  },
  "Preacher Curl (Barbell)": { of: "curl-preacher" },
  "Preacher Curl (EZ Bar)": { of: "curl-preacher" },
  "Triceps Pushdown (Cable)": { of: "pushdown" },
  "Triceps Pushdown - Straight Bar (Cable)": { of: "pushdown" },
  "Triceps Extension (Dumbbell)": { of: "overhead-extension" },
  "Skullcrusher (Barbell)": { of: "skull-crusher" },
  "Skullcrusher (EZ Bar)": { of: "skull-crusher" },
  "Triceps Kickback (Dumbbell)": { of: "kickback" },
  "Wrist Curl (Barbell)": { of: "wrist-curl" },
}
