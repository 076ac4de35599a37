import type { GuideFamily } from "../guide-family.ts"

export const swings: GuideFamily = {
  move: "Throw your hips forward so that the weight floats to chest height. Let it fall, then push your hips back again.",
  breathe: "Out sharply as your hips snap, in as the weight falls.",
  cues: ["Snap your hips; your arms just follow.", "Stand tall at the top, glutes tight."],
  mistakes: [
    "Turning it into a squat: push your hips back instead.",
    "Lifting with your arms: drive with your hips.",
  ],
  exercises: {
    "Kettlebell Swing": {
      setUp:
        "Set the kettlebell a step in front of you, feet wider than your hips. Grip it with both hands and tip it toward you.",
      cues: ["Hike the bell back high between your thighs."],
      easier: "Deadlift (Kettlebell)",
      harder: "Single Arm Kettlebell Swing",
      joints: ["lower back", "hip"],
    },
    "Single Arm Kettlebell Swing": {
      setUp:
        "Set the kettlebell a step in front of you. Grip it with one hand, the other arm free to balance.",
      cues: ["Keep your shoulders square.", "Stand tall at the top, glutes tight."],
      mistakes: ["The bell twists you: grip hard and use less weight."],
      easier: "Kettlebell Swing",
      harder: "Snatch (Kettlebell)",
      joints: ["lower back", "hip"],
    },
    "Kettlebell Swing - American": {
      setUp:
        "Feet wider than your hips, kettlebell a step in front of you, both hands on the handle. Check that you have room overhead.",
      move: "Throw your hips forward and guide the bell overhead. Let it fall and push your hips back.",
      cues: ["Stop with the bell over your head, ribs down."],
      mistakes: ["Arching back at the top: stop at eye height instead."],
      easier: "Kettlebell Swing",
      joints: ["shoulder", "lower back", "hip"],
    },
    "Dumbbell Swing": {
      setUp: "Hold one dumbbell by its handle or top end with both hands. Feet wider than your hips.",
      cues: ["Keep the dumbbell close to your thighs on the way back."],
      mistakes: ["Dumbbell slips: hold it by the handle with a firm grip."],
      easier: "Romanian Deadlift (Dumbbell)",
      harder: "Kettlebell Swing",
      joints: ["lower back", "hip"],
    },
  },
}
