import type { GuideFamily } from "../guide-family.ts"

/** Cleans and clean pulls with a bar. */
export const cleans: GuideFamily = {
  move: "Push off the floor, jump tall as the bar passes your hips, and catch it on your shoulders.",
  breathe: "In and hold before the pull, out once you stand.",
  cues: ["Bar stays close.", "Whip your elbows through."],
  mistakes: [
    "Pulling with your arms early: keep them long until you jump.",
    "Bar swings out: keep it against your thighs.",
  ],
  exercises: {
    "Clean (Barbell)": {
      setUp:
        "Bar over the middle of your feet, hands just outside your legs. Hips low, back flat, arms straight.",
      move: "Push off the floor, jump tall as the bar passes your hips, and catch it in a front squat. Stand up.",
      cues: ["Push, don’t yank, off the floor."],
      easier: "Power Clean (Barbell)",
      harder: "Clean and Jerk (Barbell)",
      joints: ["shoulder", "wrist", "lower back", "hip", "knee"],
      needsCoach: true,
    },
    "Power Clean (Barbell)": {
      setUp:
        "Bar over the middle of your feet, hands just outside your legs. Hips a bit higher than for a squat.",
      move: "Push off the floor, jump tall as the bar passes your hips, and catch it in a quarter squat.",
      cues: ["Land flat-footed, feet hip-width apart."],
      easier: "Hang Power Clean (Barbell)",
      harder: "Clean (Barbell)",
      joints: ["shoulder", "wrist", "lower back", "hip", "knee"],
      needsCoach: true,
    },
    "Hang Clean (Barbell)": {
      setUp:
        "Stand with the bar at your thighs, hands just outside them. Push your hips back until it is above your knees.",
      move: "Jump tall from there and catch the bar in a full front squat. Stand up.",
      cues: ["Don’t pull until you jump."],
      easier: "Hang Power Clean (Barbell)",
      harder: "Clean (Barbell)",
      joints: ["shoulder", "wrist", "lower back", "hip", "knee"],
      needsCoach: true,
    },
    "Hang Power Clean (Barbell)": {
      setUp: "Stand with the bar at your thighs. Push your hips back until the bar is just above your knees.",
      move: "Jump tall and catch the bar on your shoulders in a quarter squat.",
      cues: ["Jump, then whip your elbows under the bar."],
      easier: "Clean (Dumbbell)",
      harder: "Power Clean (Barbell)",
      joints: ["shoulder", "wrist", "lower back", "hip", "knee"],
      needsCoach: true,
    },
    "Clean Pull (Barbell)": {
      setUp: "Bar over the middle of your feet, hands just outside your legs. Set up as for a clean.",
      move: "Push off the floor, then jump tall and shrug, arms straight. Lower the bar.",
      cues: ["Finish tall.", "Bar stays close."],
      mistakes: ["Elbows bend at the top: just shrug.", "Leaning back at the top: jump straight up."],
      easier: "Deadlift (Barbell)",
      harder: "Power Clean (Barbell)",
      joints: ["lower back", "hip"],
      needsCoach: true,
    },
    "Clean and Jerk (Barbell)": {
      setUp:
        "Bar over the middle of your feet, hands just outside your legs. Have clear space and bumper plates.",
      move: "Clean the bar to your shoulders and stand. Dip, drive, and drop under it with locked arms.",
      cues: ["Breathe and reset before the jerk."],
      easier: "Clean (Barbell)",
      joints: ["shoulder", "wrist", "lower back", "hip", "knee"],
      needsCoach: true,
    },
    "Clean and Press (Barbell)": {
      setUp: "Bar over the middle of your feet, hands just outside your legs. Hips low, back flat.",
      move: "Power clean the bar to your shoulders, then press it overhead. Lower it to the floor.",
      cues: ["Squeeze your glutes before the press."],
      easier: "Clean and Press (Dumbbell)",
      harder: "Clean and Jerk (Barbell)",
      joints: ["shoulder", "wrist", "lower back"],
      needsCoach: true,
    },
    "Cluster (Barbell)": {
      setUp:
        "Bar over the middle of your feet, hands just outside your legs. Pick a weight you can squat clean many times.",
      move: "Clean the bar into a full front squat, stand up hard, and press it overhead in one go. Lower it to the floor.",
      cues: ["Use the drive of the squat."],
      easier: "Thruster (Barbell)",
      joints: ["shoulder", "wrist", "lower back", "hip", "knee"],
      needsCoach: true,
    },
    "High Pull (Barbell)": {
      setUp:
        "Stand with the bar at your thighs, hands shoulder-width apart. Push your hips back until it is above your knees.",
      move: "Jump tall and let your elbows rise high and out to the sides. Lower the bar to your thighs.",
      cues: ["Elbows above your wrists."],
      mistakes: ["Elbows drift behind you: pull them up and out."],
      easier: "Jump Shrug (Barbell)",
      harder: "Power Clean (Barbell)",
      joints: ["lower back", "hip"],
      needsCoach: true,
    },
    "Deadlift High Pull (Barbell)": {
      setUp: "Bar over the middle of your feet, hands just outside your legs. Back flat, arms straight.",
      move: "Deadlift the bar, speed up past your knees, and let your elbows rise high. Lower it.",
      cues: ["Slow off the floor, fast past the knees.", "Elbows above your wrists."],
      mistakes: [
        "Pulling with your arms early: keep them long until you stand.",
        "Bar swings out: keep it against your thighs.",
      ],
      easier: "Deadlift (Barbell)",
      harder: "Power Clean (Barbell)",
      joints: ["lower back", "hip"],
      needsCoach: true,
    },
    "Sumo Deadlift High Pull (Barbell)": {
      setUp: "Feet wide, toes out, bar against your shins. Hands inside your knees, close together.",
      move: "Stand up hard, then pull the bar to your collarbones with high elbows. Lower it.",
      cues: ["Legs first, arms last.", "Elbows above your wrists."],
      mistakes: [
        "Pulling too high with narrow hands: widen your grip.",
        "Pulling with your arms early: keep them long until you stand.",
      ],
      easier: "Sumo Deadlift (Kettlebell)",
      joints: ["lower back", "hip"],
      needsCoach: true,
    },
    "Jump Shrug (Barbell)": {
      setUp:
        "Hold a light bar at your thighs, hands just outside them. Slide it down to just above your knees, hips back.",
      move: "Jump and shrug with straight arms. Land softly and reset.",
      cues: ["Jump straight up."],
      mistakes: ["Landing with stiff legs: bend your knees."],
      easier: "Shrug (Barbell)",
      harder: "High Pull (Barbell)",
      joints: ["lower back", "hip"],
      needsCoach: true,
    },
  },
}
