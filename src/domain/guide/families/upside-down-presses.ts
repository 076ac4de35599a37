import type { GuideFamily } from "../guide-family.ts"

/** Handstands and pike push-ups. */
export const upsideDownPresses: GuideFamily = {
  move: "Bend your elbows until your head nearly touches the floor, then push back up.",
  breathe: "In on the way down, out on the way up.",
  cues: ["Push the floor away.", "Abs and glutes tight."],
  mistakes: [
    "Elbows flare wide: turn them halfway toward your sides.",
    "Dropping onto your head: put a cushion down and stop just above it.",
  ],
  exercises: {
    "Pike Push Up": {
      setUp: "Hands and feet on the floor, hips high, arms and back in line. Look at your feet.",
      move: "Lower your head to a spot in front of your hands, then push back up.",
      cues: ["Head goes forward, not straight down."],
      mistakes: ["Hips sink: walk your feet closer."],
      easier: "Decline Push Up",
      harder: "Wall Walk",
      joints: ["shoulder", "wrist"],
    },
    "Handstand Push Up": {
      setUp:
        "Kick up to a handstand with your heels on a wall, hands a bit wider than your shoulders. Put a pad under your head.",
      cues: ["Make a triangle with your head and hands."],
      mistakes: ["Arching off the wall: pull your ribs down."],
      easier: "Handstand Hold",
      joints: ["shoulder", "wrist", "neck"],
      needsCoach: true,
    },
    "Handstand Hold": {
      setUp:
        "Hands on the floor shoulder-width apart, a hand’s width from the wall. Kick or walk up until your heels touch it.",
      move: "Hold with straight arms, body long and tight.",
      breathe: "Short, steady breaths; don’t hold your breath.",
      cues: ["Push tall through your shoulders.", "Look at your thumbs."],
      mistakes: [
        "Back arches like a banana: pull your ribs in and squeeze your glutes.",
        "Coming down hard: step down before you tire.",
      ],
      easier: "Wall Walk",
      harder: "Handstand Push Up",
      joints: ["shoulder", "wrist"],
      needsCoach: true,
    },
    "Wall Walk": {
      setUp: "Lie face down with your feet at a wall, hands beside your chest.",
      move: "Push up and walk your feet up the wall as your hands walk in. Then walk back down.",
      breathe: "Breathe steadily; don’t hold your breath.",
      cues: ["Small steps, abs tight.", "Push the floor away."],
      mistakes: [
        "Back sags: go only as high as you can while staying straight.",
        "Racing down: walk down as slowly as up.",
      ],
      easier: "Pike Push Up",
      harder: "Handstand Hold",
      joints: ["shoulder", "wrist", "neck"],
    },
  },
}
