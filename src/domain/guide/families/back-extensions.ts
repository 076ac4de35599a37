import type { GuideFamily } from "../guide-family.ts"

export const backExtensions: GuideFamily = {
  move: "Bend at the hips until you feel a stretch, then rise until your body is in a straight line.",
  breathe: "In on the way down, out on the way up.",
  cues: ["Squeeze your glutes to rise.", "Stop when your body is straight."],
  mistakes: [
    "Arching at the top: stop when your body is straight.",
    "Swinging up: take two seconds up and two seconds down.",
  ],
  exercises: {
    "Back Extension": {
      setUp: "Set the pad just below your hip bones and lock your heels in. Cross your arms over your chest.",
      cues: ["Long neck, eyes down."],
      easier: "Superman",
      harder: "Back Extension (Weighted)",
      joints: ["lower back"],
    },
    "Back Extension (Weighted)": {
      setUp: "Set the pad just below your hip bones and lock your heels in. Hug a plate to your chest.",
      cues: ["Keep the plate tight to you."],
      easier: "Back Extension",
      harder: "Romanian Deadlift (Barbell)",
      joints: ["lower back"],
    },
    "Back Extension (Machine)": {
      setUp: "Sit all the way back in the machine, pad on your upper back and feet on the rest.",
      move: "Lean back against the pad until you sit straight, then return slowly.",
      breathe: "Out as you push, in as you return.",
      cues: ["Push with your whole back, not your neck.", "Keep your feet pressed down."],
      mistakes: [
        "Leaning too far back: stop when your body is straight.",
        "Pushing with your head: tuck your chin.",
      ],
      easier: "Superman",
      harder: "Back Extension",
      joints: ["lower back"],
    },
    "Reverse Hyperextension": {
      setUp: "Lie face down on the machine’s pad, hips on its edge and legs hanging. Hold the handles.",
      move: "Swing your legs up under control until they are level, then lower them slowly.",
      breathe: "Out on the way up, in on the way down.",
      cues: ["Lift with your glutes.", "Toes down, legs long."],
      mistakes: [
        "Legs too high: stop when your body is straight.",
        "Legs swing: take two seconds to lower them.",
      ],
      easier: "Superman",
      harder: "Back Extension (Weighted)",
    },
    Superman: {
      setUp: "Lie face down, legs straight and arms reaching overhead.",
      move: "Lift your arms, chest and legs a little, hold for a second, then lower them slowly.",
      breathe: "Out on the way up, in on the way down.",
      cues: ["Reach long, not high.", "Eyes on the floor."],
      mistakes: ["Craning your neck: look at the floor.", "Jerking up: take two seconds to lift."],
      harder: "Superman Hold",
    },
    "Superman Hold": {
      setUp: "Lie face down, legs straight, arms reaching past your ears.",
      move: "Lift your arms, chest and legs a little, and hold.",
      breathe: "Short, steady breaths; don’t hold your breath.",
      cues: ["Make yourself long.", "Squeeze your glutes."],
      mistakes: [
        "Lifting too high: a hand’s width off the floor is enough.",
        "Craning your neck: look at the floor.",
      ],
      easier: "Superman",
      harder: "Back Extension",
    },
    "Jefferson Curl (Barbell)": {
      setUp: "Stand on a box with a very light bar, legs straight, hands shoulder-width apart.",
      move: "Tuck your chin and roll down bone by bone as far as feels easy, then roll back up.",
      breathe: "Out on the way down, in on the way up.",
      cues: ["Go slowly: five seconds each way.", "Legs straight but not locked hard."],
      mistakes: [
        "Adding weight too fast: start with the empty bar or less.",
        "Bouncing at the bottom: hang there for a breath.",
      ],
      easier: "Back Extension",
      joints: ["lower back"],
      needsCoach: true,
    },
  },
}
