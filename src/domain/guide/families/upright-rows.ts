import type { GuideFamily } from "../guide-family.ts"

export const uprightRows: GuideFamily = {
  move: "Pull your elbows up and out to shoulder height, then take two seconds to lower.",
  breathe: "Out on the way up, in on the way down.",
  cues: ["Lead with your elbows.", "Keep the weight close to your body."],
  mistakes: ["Pulling too high: stop when your elbows reach your shoulders.", "Swinging: use less weight."],
  exercises: {
    "Upright Row (Barbell)": {
      setUp: "Stand with the bar in front of your thighs, hands a bit wider than your shoulders.",
      cues: ["Pull the bar apart as it rises."],
      mistakes: ["Grip too narrow: widen it until your shoulders feel comfortable."],
      easier: "Upright Row (Dumbbell)",
      harder: "High Pull (Barbell)",
      joints: ["shoulder"],
    },
    "Upright Row (Cable)": {
      setUp: "Face the low pulley, straight bar or rope in both hands, arms straight. Stand close.",
      cues: ["Let the cable pull your arms straight.", "Slow on the way down."],
      mistakes: ["Leaning back: stand tall."],
      easier: "Upright Row (Dumbbell)",
      joints: ["shoulder"],
    },
    "Upright Row (Dumbbell)": {
      setUp: "Stand with a dumbbell in each hand in front of your thighs, palms toward you.",
      cues: ["Let the dumbbells drift a little apart."],
      easier: "Lateral Raise (Band)",
      harder: "Upright Row (Barbell)",
      joints: ["shoulder"],
    },
    "Upright Row (Kettlebell)": {
      setUp: "Hold a kettlebell by its handle in front of your thighs with both hands. Feet hip-width apart.",
      cues: ["Pull the handle to your collarbones.", "Lead with your elbows."],
      mistakes: ["Wrists bend: let the bell hang from your fingers."],
      easier: "Upright Row (Dumbbell)",
      harder: "High Pull (Kettlebell)",
      joints: ["shoulder"],
    },
  },
}
