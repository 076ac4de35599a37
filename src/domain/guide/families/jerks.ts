import type { GuideFamily } from "../guide-family.ts"

export const jerks: GuideFamily = {
  move: "Dip straight down, drive up hard, and drop under the bar with locked arms. Stand up.",
  breathe: "In and hold before the dip, out once you stand.",
  cues: ["Dip straight down, heels down.", "Punch your arms straight."],
  mistakes: ["Pressing it out: drop lower and faster.", "Leaning forward in the dip: keep your chest up."],
  exercises: {
    "Push Jerk (Barbell)": {
      setUp: "Bar on the front of your shoulders from a rack, hands just outside them. Feet hip-width apart.",
      move: "Dip, drive up hard, and drop into a quarter squat with locked arms. Stand up.",
      cues: ["Feet land flat, a bit wider."],
      easier: "Push Press (Barbell)",
      harder: "Split Jerk (Barbell)",
      joints: ["shoulder", "wrist", "lower back", "hip", "knee"],
      needsCoach: true,
    },
    "Split Jerk (Barbell)": {
      setUp:
        "Bar on the front of your shoulders from a rack, hands just outside them. Feet hip-width apart, with room in front and behind.",
      move: "Dip, drive up hard, and split one foot forward and one back, arms locked. Bring the front foot back first.",
      cues: ["Front shin vertical, back knee soft."],
      mistakes: ["Feet land in line: keep them hip-width apart."],
      easier: "Push Jerk (Barbell)",
      joints: ["shoulder", "wrist", "lower back", "hip", "knee"],
      needsCoach: true,
    },
    "Squat Jerk (Barbell)": {
      setUp: "Bar on the front of your shoulders from a rack, hands a bit wider than usual.",
      move: "Dip, drive up hard, and drop into a full squat with locked arms. Stand up.",
      cues: ["Chest tall at the bottom."],
      mistakes: ["Hands too narrow: widen them until you can squat under the bar."],
      easier: "Push Jerk (Barbell)",
      joints: ["shoulder", "wrist", "lower back", "hip", "knee"],
      needsCoach: true,
    },
    "Press Under (Barbell)": {
      setUp:
        "Bar on the front of your shoulders or your upper back, light. Hands as wide as when you catch a jerk.",
      move: "Without a dip, lower yourself into a squat as you press your arms straight. Stand up.",
      breathe: "In and hold before you sink, out once you stand.",
      cues: ["Push yourself down under the bar.", "Go slowly at first."],
      mistakes: ["Driving with your legs: just lower your body.", "Soft elbows: lock them before you stand."],
      easier: "Overhead Press (Barbell)",
      harder: "Push Jerk (Barbell)",
      joints: ["shoulder", "wrist", "lower back", "hip", "knee"],
      needsCoach: true,
    },
  },
}
