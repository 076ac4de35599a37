import type { GuideFamily } from "../guide-family.ts"

/** Rotations of the upper arm, for the rotator cuff. */
export const cuff: GuideFamily = {
  move: "Turn your forearm out like a door, as far as you can without moving your elbow, then return slowly.",
  breathe: "Out as you turn, in as you return.",
  cues: ["Elbow stays at your side.", "Wrist straight."],
  mistakes: [
    "Turning your body: stand still and turn only the arm.",
    "Pulling too hard: choose a load that you can lower over three seconds.",
  ],
  exercises: {
    "External Rotation (Band)": {
      setUp:
        "Anchor a band at elbow height and stand sideways to it. Hold it in the far hand, elbow bent at your side over a towel.",
      cues: ["Squeeze the towel."],
      harder: "External Rotation (Cable)",
    },
    "External Rotation (Cable)": {
      setUp:
        "Set the pulley at elbow height and stand sideways. Hold the handle in the far hand, elbow bent at your side.",
      cues: ["Move slowly both ways."],
      mistakes: ["Leaning away: go one plate lighter."],
      easier: "External Rotation (Band)",
    },
    "External Rotation (Dumbbell)": {
      setUp:
        "Lie on your side, top elbow on your ribs and bent to 90 degrees. Hold a light dumbbell in the top hand.",
      move: "Lift the dumbbell until your forearm is level or a bit higher, then lower it slowly.",
      cues: ["Lift slowly and lower even more slowly."],
      mistakes: [
        "Rolling back: stack your hips and shoulders.",
        "Too heavy: use a dumbbell that you can lower over three seconds.",
      ],
      easier: "External Rotation (Band)",
      harder: "Cuban Press (Dumbbell)",
    },
    "Internal Rotation (Band)": {
      setUp:
        "Anchor a band at elbow height and stand sideways to it. Hold it in the near hand, elbow bent at your side.",
      move: "Turn your forearm in across your belly, then let it return slowly.",
      cues: ["Only your forearm moves."],
      mistakes: ["Shoulder rolls forward: keep your chest open."],
      harder: "Internal Rotation (Cable)",
    },
    "Internal Rotation (Cable)": {
      setUp:
        "Set the pulley at elbow height and stand sideways. Hold the handle in the near hand, elbow bent at your side.",
      move: "Turn your forearm in across your belly, then let it return slowly.",
      cues: ["Chest open."],
      mistakes: ["Pulling with your whole arm: keep the elbow on your ribs."],
      easier: "Internal Rotation (Band)",
    },
    "Kettlebell Halo": {
      setUp:
        "Hold a light kettlebell upside down by its horns at your chest. Stand tall, feet hip-width apart.",
      move: "Move the bell around your head in a circle, close to your ears, then go the other way.",
      breathe: "Breathe steadily; don’t hold your breath.",
      cues: ["Keep your head still and move the bell.", "Ribs down, glutes tight."],
      mistakes: ["Ducking under the bell: keep your head up.", "Wide circles: keep the bell close."],
      harder: "Overhead Press (Kettlebell)",
      joints: ["shoulder"],
    },
  },
}
