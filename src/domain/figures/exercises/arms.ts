import { arms } from "../patterns/arms.ts"
import { ezBar, kettlebells } from "./kits.ts"
import type { ExerciseFigure } from "./varied-figure.ts"

/** The figures of curls and triceps extensions. */
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
  "Bicep Curl (EZ Bar)": { of: "curl-barbell", kit: [ezBar] },
  "Bicep Curl (Cable)": {
    of: "curl-barbell",
    kit: [
      { is: "tower", x: 62, h: 190 },
      { is: "cable", from: [56, 14, 0], to: "hands", handle: "bar" },
    ],
  },
  "Preacher Curl (Barbell)": { of: "curl-preacher" },
  "Preacher Curl (EZ Bar)": {
    of: "curl-preacher",
    kit: [...arms["curl-preacher"].kit.filter(({ is }) => is !== "bar"), ezBar],
  },
  "Triceps Pushdown (Cable)": { of: "pushdown" },
  "Triceps Pushdown - Straight Bar (Cable)": { of: "pushdown" },
  "Triceps Extension (Dumbbell)": { of: "overhead-extension" },
  "Skullcrusher (Barbell)": { of: "skull-crusher" },
  "Skullcrusher (EZ Bar)": { of: "skull-crusher", kit: [{ is: "bench", x: -22 }, ezBar] },
  "Triceps Kickback (Dumbbell)": {
    of: "row-one-arm",
    keys: [{ armR: [-68, 2, 0, 2] }, { armR: [-72, 2, -78, 2] }],
  },
  "Wrist Curl (Barbell)": { of: "wrist-curl" },
}
