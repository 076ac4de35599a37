import type { GuideFamily } from "../guide-family.ts"

/** Squats on one leg, and sissy squats. */
export const oneLegSquats: GuideFamily = {
  move: "Lower yourself slowly on one leg as far as you can control it, then push back up.",
  breathe: "In on the way down, out on the way up.",
  cues: ["Grip the floor with your toes.", "Keep your knee over your foot."],
  mistakes: [
    "Falling into the bottom: squat to a box and lower the box over time.",
    "Heel lifts: put a small plate under it.",
  ],
  exercises: {
    "Pistol Squat": {
      setUp: "Stand on one foot and hold the other leg straight in front. Arms forward for balance.",
      cues: ["Reach forward as you sit back."],
      easier: "Pistol Squat (Assisted)",
      harder: "Shrimp Squat",
      joints: ["knee", "ankle"],
    },
    "Pistol Squat (Assisted)": {
      setUp: "Hold the straps with straight arms and stand on one foot. Hold the other leg out in front.",
      cues: ["Use less help from the straps each week."],
      mistakes: ["Pulling with your arms: let them follow, not lead."],
      easier: "Bulgarian Split Squat",
      harder: "Pistol Squat",
      joints: ["knee"],
    },
    "Shrimp Squat": {
      setUp: "Stand on one foot. Bend the other leg behind you and hold that foot with your hand.",
      move: "Lower until your back knee touches the floor softly, then stand up.",
      cues: ["Lean forward to stay balanced."],
      mistakes: ["Dropping the knee: put a folded mat under it.", "Heel lifts: put a small plate under it."],
      easier: "Pistol Squat (Assisted)",
      joints: ["knee", "ankle"],
    },
    "Sissy Squat": {
      setUp:
        "Stand tall, feet hip-width apart, and hold a post with one hand. Rise onto the balls of your feet.",
      move: "Lean back and let your knees travel forward, body straight from knees to shoulders. Use your thighs to come back up.",
      cues: ["Keep your hips straight.", "Lead with your knees on the way down."],
      mistakes: [
        "Bending at the hips: squeeze your glutes.",
        "Going too deep too soon: stop halfway and add depth week by week.",
      ],
      easier: "Cyclist Squat (Barbell)",
      harder: "Sissy Squat (Weighted)",
      joints: ["knee", "ankle"],
    },
    "Sissy Squat (Weighted)": {
      setUp:
        "Hug a plate to your chest with one arm and hold a post with the other hand. Rise onto the balls of your feet.",
      move: "Lean back and let your knees travel forward, body straight from knees to shoulders. Use your thighs to come back up.",
      cues: ["Keep the plate tight to your chest.", "Keep your hips straight."],
      mistakes: [
        "Too much weight: start with a very light plate.",
        "Bending at the hips: squeeze your glutes.",
      ],
      easier: "Sissy Squat",
      joints: ["knee", "ankle"],
    },
  },
}
