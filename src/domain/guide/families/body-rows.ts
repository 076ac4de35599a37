import type { GuideFamily } from "../guide-family.ts"

/** Rows with body weight. */
export const bodyRows: GuideFamily = {
  move: "Pull your chest to your hands, hold for a second, then lower until your arms are straight.",
  breathe: "Out on the way up, in on the way down.",
  cues: ["Straight line from head to heels.", "Shoulders down first."],
  mistakes: ["Hips sag: squeeze your glutes.", "Half reps: walk your feet back to make it easier."],
  exercises: {
    "Inverted Row": {
      setUp:
        "Set a bar at hip height in a rack. Hang under it, hands wider than your shoulders, heels on the floor.",
      cues: ["Pull the bar to your lower chest."],
      easier: "Ring Row",
      harder: "Pull Up (Band)",
    },
    "Ring Row": {
      setUp:
        "Hold the rings or straps and lean back, arms straight. The farther under them your feet are, the harder it is.",
      cues: ["Let your hands turn as you pull."],
      easier: "Low Row (Suspension)",
      harder: "Inverted Row",
    },
    "Low Row (Suspension)": {
      setUp:
        "Hold the straps, palms facing each other, and lean back with straight arms. Feet hip-width apart.",
      cues: ["Elbows slide along your ribs."],
      mistakes: ["Straps slack at the top: step closer to the anchor."],
      easier: "Seated Row (Band)",
      harder: "Ring Row",
    },
  },
}
