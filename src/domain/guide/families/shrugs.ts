import type { GuideFamily } from "../guide-family.ts"

export const shrugs: GuideFamily = {
  move: "Lift your shoulders straight up to your ears, hold for a second, then lower them slowly.",
  breathe: "Out on the way up, in on the way down.",
  cues: ["Arms hang like ropes.", "Straight up, straight down."],
  mistakes: ["Rolling your shoulders: go up and down only.", "Bending your elbows: use less weight."],
  exercises: {
    "Shrug (Barbell)": {
      setUp:
        "Stand with the bar in front of your thighs, hands just outside them. Take it from a rack at that height.",
      cues: ["Keep the bar against your thighs."],
      mistakes: ["Bouncing with your knees: use less weight."],
      easier: "Shrug (Dumbbell)",
    },
    "Shrug (Dumbbell)": {
      setUp: "Stand with a dumbbell in each hand at your sides, palms in. Feet hip-width apart.",
      cues: ["Shoulders to ears, chin still."],
      harder: "Shrug (Barbell)",
    },
    "Shrug (Cable)": {
      setUp:
        "Stand at a low pulley with a straight bar, or between two with a handle in each hand. Arms straight.",
      cues: ["Let the cable pull you down slowly."],
      mistakes: ["Leaning back: stand tall over your feet."],
      easier: "Shrug (Dumbbell)",
    },
    "Shrug (Machine)": {
      setUp:
        "Stand or sit in the machine with a handle in each hand, arms straight. Set the height so that you feel the weight from the start.",
      cues: ["Long neck."],
      mistakes: ["Pushing with your legs: keep your knees still."],
      harder: "Shrug (Barbell)",
    },
    "Shrug (Smith Machine)": {
      setUp: "Set the Smith bar at mid-thigh and hold it just outside your legs. Stand tall, bar unhooked.",
      cues: ["Stand right under your hands."],
      mistakes: ["Leaning forward: move your feet closer to the bar."],
      easier: "Shrug (Dumbbell)",
      harder: "Shrug (Barbell)",
    },
    "Shrug (Trap Bar)": {
      setUp: "Stand up with the trap bar, handles at your sides. Feet hip-width apart in the middle.",
      cues: ["Squeeze the handles."],
      mistakes: ["Bar tilts: grip the exact middle."],
      easier: "Shrug (Dumbbell)",
    },
  },
}
