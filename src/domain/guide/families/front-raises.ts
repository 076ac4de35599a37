import type { GuideFamily } from "../guide-family.ts"

export const frontRaises: GuideFamily = {
  move: "Raise your arms in front of you to eye height, then take two seconds to lower them.",
  breathe: "Out on the way up, in on the way down.",
  cues: ["Elbows soft and fixed.", "Ribs down."],
  mistakes: ["Leaning back: use less weight.", "Swinging: start each rep from a stop."],
  exercises: {
    "Front Raise (Dumbbell)": {
      setUp: "Stand tall, a dumbbell in each hand in front of your thighs, palms toward you.",
      cues: ["Lift both dumbbells together or one at a time."],
      easier: "Front Raise (Band)",
      harder: "Front Raise (Barbell)",
      joints: ["shoulder"],
    },
    "Front Raise (Barbell)": {
      setUp: "Stand tall with a light bar in front of your thighs, hands shoulder-width apart.",
      cues: ["Keep the bar level."],
      mistakes: ["Raising above your eyes: stop at eye height."],
      easier: "Front Raise (Plate)",
      joints: ["shoulder"],
    },
    "Front Raise (Band)": {
      setUp: "Stand on the band and hold the ends in front of your thighs, palms down.",
      cues: ["Slow down near the top, where the pull is strongest."],
      mistakes: ["Band too short: stand on it with one foot.", "Leaning back: use a lighter band."],
      harder: "Front Raise (Dumbbell)",
      joints: ["shoulder"],
    },
    "Front Raise (Cable)": {
      setUp:
        "Stand a step from a low pulley and hold its bar in front of your thighs, palms down, arms straight.",
      cues: ["Let the cable pull your arms all the way down."],
      mistakes: ["Pulled off balance: put one foot forward."],
      easier: "Front Raise (Band)",
      joints: ["shoulder"],
    },
    "Front Raise (Plate)": {
      setUp: "Hold a plate at nine and three o’clock in front of your thighs. Feet hip-width apart.",
      cues: ["At the top, look through the hole in the plate."],
      easier: "Front Raise (Band)",
      harder: "Overhead Plate Raise",
      joints: ["shoulder"],
    },
    "Front Raise (Suspension)": {
      setUp:
        "Face the anchor and lean back on the straps, arms straight in front of you, feet hip-width apart.",
      move: "Keep your arms straight and raise them overhead to pull yourself up. Return slowly.",
      cues: ["Straight line from head to heels.", "Start nearly upright."],
      mistakes: ["Bending your elbows: step back from the anchor.", "Hips sag: squeeze your glutes."],
      easier: "Front Raise (Cable)",
      joints: ["shoulder"],
    },
    "Overhead Plate Raise": {
      setUp: "Hold a light plate at its sides in front of your thighs. Feet hip-width apart.",
      move: "Raise the plate with straight arms in front and all the way overhead, then lower the same way.",
      cues: ["Finish with your arms by your ears.", "Ribs down."],
      mistakes: ["Arching at the top: stop before your ribs flare."],
      easier: "Front Raise (Plate)",
      joints: ["shoulder"],
    },
  },
}
