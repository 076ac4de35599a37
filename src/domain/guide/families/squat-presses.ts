import type { GuideFamily } from "../guide-family.ts"

/** Thrusters and other squats with a press. */
export const squatPresses: GuideFamily = {
  move: "Sit until your hips drop below your knees, stand up fast, and press overhead in one go.",
  breathe: "In on the way down, out as you press.",
  cues: ["Let your legs start the press.", "Elbows up in the squat."],
  mistakes: ["Two separate moves: press before you slow down.", "Heels lift: widen your stance."],
  exercises: {
    "Thruster (Barbell)": {
      setUp:
        "Bar on the front of your shoulders, hands just outside them, elbows up. Feet a bit wider than your hips.",
      cues: ["Head through at the top."],
      easier: "Thruster (Dumbbell)",
      harder: "Cluster (Barbell)",
      joints: ["shoulder", "hip", "knee"],
    },
    "Thruster (Dumbbell)": {
      setUp: "A dumbbell at each shoulder, palms facing each other. Feet a bit wider than your hips.",
      cues: ["Rest the dumbbells on your shoulders in the squat."],
      easier: "Goblet Squat (Dumbbell)",
      harder: "Thruster (Barbell)",
      joints: ["shoulder", "hip", "knee"],
    },
    "Thruster (Kettlebell)": {
      setUp: "Clean two kettlebells to your chest, elbows close. Feet a bit wider than your hips.",
      cues: ["Forearms vertical.", "Let your legs start the press."],
      mistakes: ["Bells pull your elbows out: keep them at your ribs."],
      easier: "Front Squat (Kettlebell)",
      joints: ["shoulder", "hip", "knee"],
    },
    "Landmine Squat and Press (Barbell)": {
      setUp: "Hold the end of a landmine barbell at your chest with both hands. Feet shoulder-width apart.",
      move: "Sit until your thighs are level, stand up fast, and press the bar up and forward.",
      cues: ["Lean into the bar.", "Let your legs start the press."],
      mistakes: ["Bar drifts away: keep it close to your chest."],
      easier: "Landmine Squat (Barbell)",
      joints: ["shoulder", "hip", "knee"],
    },
    "Wall Ball": {
      setUp:
        "Stand an arm’s length from a wall, medicine ball at your chin. Feet a bit wider than your hips.",
      move: "Sit until your hips drop below your knees, stand up fast, and throw the ball at the target. Catch it and sink into the next squat.",
      cues: ["Eyes on the target.", "Hands stay up for the catch."],
      mistakes: [
        "Standing too close: step back until you can see the ball come down.",
        "Two separate moves: throw before you slow down.",
      ],
      easier: "Clean (Medicine Ball)",
      joints: ["shoulder", "hip", "knee"],
    },
  },
}
