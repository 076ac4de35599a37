import type { GuideFamily } from "../guide-family.ts"

/** Hanging still from a bar. */
export const hangs: GuideFamily = {
  move: "Hang with straight arms and stay still for the whole time.",
  breathe: "Slow, steady breaths.",
  cues: ["Squeeze the bar.", "Legs still."],
  mistakes: [
    "Swinging: reach the bar from a box, not with a jump.",
    "Hanging until you drop: step down before your grip fails.",
  ],
  exercises: {
    "Dead Hang": {
      setUp:
        "Grip a pull-up bar, hands shoulder-width apart, thumbs around it. Let your feet leave the floor.",
      cues: ["Relax everything but your hands."],
      harder: "Active Hang",
      joints: ["shoulder"],
    },
    "Active Hang": {
      setUp:
        "Grip a pull-up bar, hands a bit wider than your shoulders. Lift your feet and pull your shoulders down.",
      move: "Hold your shoulders low and your arms straight the whole time.",
      cues: ["Long neck."],
      mistakes: ["Shoulders creep up to your ears: end the set."],
      easier: "Dead Hang",
      harder: "Scapular Pull Up",
      joints: ["shoulder"],
    },
  },
}
