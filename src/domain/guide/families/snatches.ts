import type { GuideFamily } from "../guide-family.ts"

/** Snatches with a bar. */
export const snatches: GuideFamily = {
  move: "Push off the floor, jump tall as the bar reaches your hips, and catch it overhead with locked arms.",
  breathe: "In and hold before the pull, out once you stand.",
  cues: ["Bar stays close.", "Punch up under the bar."],
  mistakes: ["Bar swings out: pull it into your hips.", "Soft elbows: lock your arms as you catch."],
  exercises: {
    "Snatch (Barbell)": {
      setUp: "Bar over the middle of your feet, very wide grip. Hips low, back flat, arms straight.",
      move: "Push off the floor, jump tall as the bar reaches your hips, and catch it overhead in a full squat. Stand up.",
      cues: ["Stay over the bar until it passes your knees."],
      easier: "Power Snatch (Barbell)",
      joints: ["shoulder", "wrist", "lower back", "hip", "knee"],
      needsCoach: true,
    },
    "Power Snatch (Barbell)": {
      setUp: "Bar over the middle of your feet, very wide grip. Hips a bit higher than for a squat.",
      move: "Push off the floor, jump tall as the bar reaches your hips, and catch it overhead in a quarter squat.",
      cues: ["Land flat-footed."],
      easier: "Hang Power Snatch (Barbell)",
      harder: "Snatch (Barbell)",
      joints: ["shoulder", "wrist", "lower back", "hip", "knee"],
      needsCoach: true,
    },
    "Hang Snatch (Barbell)": {
      setUp:
        "Stand with the bar at your hips, very wide grip. Push your hips back until it is above your knees.",
      move: "Jump tall and catch the bar overhead in a full squat. Stand up.",
      cues: ["Keep your shoulders over the bar until you jump."],
      easier: "Hang Power Snatch (Barbell)",
      harder: "Snatch (Barbell)",
      joints: ["shoulder", "wrist", "lower back", "hip", "knee"],
      needsCoach: true,
    },
    "Hang Power Snatch (Barbell)": {
      setUp:
        "Stand with the bar at your hips, very wide grip. Push your hips back until it is just above your knees.",
      move: "Jump tall and catch the bar overhead in a quarter squat.",
      cues: ["Jump, then punch."],
      easier: "Snatch (Dumbbell)",
      harder: "Power Snatch (Barbell)",
      joints: ["shoulder", "wrist", "lower back", "hip", "knee"],
      needsCoach: true,
    },
    "Muscle Snatch (Barbell)": {
      setUp: "Stand with a light bar at your hips, very wide grip.",
      move: "Jump tall, keep your legs straight, and turn the bar over to locked arms without dipping.",
      cues: ["Elbows high and out to the sides.", "Bar stays close."],
      mistakes: ["Dipping under the bar: use less weight."],
      easier: "High Pull (Barbell)",
      harder: "Power Snatch (Barbell)",
      joints: ["shoulder", "wrist", "lower back", "hip", "knee"],
      needsCoach: true,
    },
    "Snatch Pull (Barbell)": {
      setUp: "Bar over the middle of your feet, very wide grip. Set up as for a snatch.",
      move: "Push off the floor, then jump tall and shrug, arms straight. Lower the bar.",
      cues: ["Finish tall.", "Bar stays close."],
      mistakes: ["Bending your arms: let them hang.", "Leaning back at the top: jump straight up."],
      easier: "Snatch Grip Deadlift (Barbell)",
      harder: "Power Snatch (Barbell)",
      joints: ["lower back", "hip"],
      needsCoach: true,
    },
    "Snatch Balance (Barbell)": {
      setUp: "Bar on your upper back, snatch grip, feet hip-width apart. Have clear space behind you.",
      move: "Dip, drive, and drop fast into a full squat as you push yourself under the bar. Stand up.",
      cues: ["Push yourself down, not the bar up.", "Feet land flat."],
      mistakes: ["Diving forward: keep your chest up.", "Soft elbows: lock your arms as you catch."],
      easier: "Overhead Squat (Barbell)",
      harder: "Snatch (Barbell)",
      joints: ["shoulder", "wrist", "lower back", "hip", "knee"],
      needsCoach: true,
    },
  },
}
