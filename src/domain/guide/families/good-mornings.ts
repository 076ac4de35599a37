import type { GuideFamily } from "../guide-family.ts"

export const goodMornings: GuideFamily = {
  move: "Push your hips back and lean forward until your back is nearly level, then stand up.",
  breathe: "In and hold on the way down, out near the top.",
  cues: ["Knees soft and still.", "Hips go back first."],
  mistakes: ["Back rounds: don’t lean as far.", "Weight on your toes: shift it to your heels."],
  exercises: {
    "Good Morning (Barbell)": {
      setUp:
        "Bar on your upper back, safety pins set at belly height. Feet hip-width apart, knees soft. Start very light.",
      cues: ["Bow like a waiter.", "Pull the bar into your back."],
      easier: "Good Morning (Band)",
      harder: "Seated Good Morning (Barbell)",
      joints: ["lower back", "hip"],
    },
    "Good Morning (Band)": {
      setUp:
        "Stand on the band, feet hip-width apart, and loop the other end behind your neck, on your shoulders.",
      breathe: "In on the way down, out on the way up.",
      cues: ["Hold the band at your shoulders."],
      mistakes: ["Band presses on your neck: rest it lower on your upper back."],
      easier: "Pull Through (Cable)",
      harder: "Good Morning (Barbell)",
    },
    "Seated Good Morning (Barbell)": {
      setUp: "Sit astride a bench in a rack, feet wide and flat. Bar on your upper back, very light.",
      move: "Lean forward from the hips with a flat back as far as you can, then sit up tall.",
      cues: ["Push your belly toward the bench.", "Keep your feet pressed down."],
      mistakes: [
        "Back rounds: lean only as far as you can keep it flat.",
        "Too heavy: start with the empty bar.",
      ],
      easier: "Good Morning (Barbell)",
      joints: ["lower back", "hip"],
    },
  },
}
