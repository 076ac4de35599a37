import type { GuideFamily } from "../guide-family.ts"

/** Pullovers and straight-arm pulldowns. */
export const straightArmPulls: GuideFamily = {
  move: "Keep your arms almost straight and sweep them down to your thighs, then let them rise slowly.",
  breathe: "Out on the way down, in on the way up.",
  cues: ["Lead with your elbows.", "Ribs down."],
  mistakes: ["Bending your elbows: use less weight.", "Rocking your body: only your arms move."],
  exercises: {
    "Straight Arm Pulldown (Cable)": {
      setUp:
        "Face the high pulley, hands on the bar shoulder-width apart. Step back, lean a little forward from the hips.",
      cues: ["Press the bar to your thighs."],
      easier: "Straight Arm Pulldown (Band)",
      harder: "Pullover (Cable)",
    },
    "Straight Arm Pulldown - Rope (Cable)": {
      setUp: "Face the high pulley and hold a rope end in each hand. Step back, lean a little forward.",
      cues: ["Spread the rope past your hips."],
      easier: "Straight Arm Pulldown (Band)",
      harder: "Pullover (Cable)",
    },
    "Straight Arm Pulldown (Band)": {
      setUp:
        "Anchor a band high in front of you and hold the ends with straight arms. Step back until you feel it pull.",
      cues: ["Hold for a second at your thighs."],
      mistakes: ["Band slack at the top: step farther back.", "Bending your elbows: use a lighter band."],
      harder: "Straight Arm Pulldown (Cable)",
    },
    "Pullover (Cable)": {
      setUp:
        "Put the head of a bench near the low pulley and lie down. Hold the bar or rope behind your head, arms straight.",
      move: "Sweep your arms over your face until they are vertical, then lower them behind you.",
      breathe: "Out as you pull, in as you lower.",
      cues: ["Back stays on the bench."],
      mistakes: ["Bending your elbows: use less weight.", "Lower back arches: stop the stretch earlier."],
      easier: "Straight Arm Pulldown (Cable)",
      joints: ["shoulder"],
    },
    "Pullover (Dumbbell)": {
      setUp: "Lie on a bench and hold one dumbbell over your chest, palms under its top plate.",
      move: "Lower the weight behind your head until you feel a stretch, then pull it back over your chest.",
      breathe: "In as you lower, out as you pull.",
      cues: ["Reach far behind you, ribs down.", "Elbows soft and fixed."],
      mistakes: ["Lower back arches: stop the stretch earlier."],
      easier: "Pullover (Machine)",
      harder: "Pullover (Barbell)",
      joints: ["shoulder"],
    },
    "Pullover (Barbell)": {
      setUp: "Lie on a bench and hold a light barbell over your chest, hands shoulder-width apart.",
      move: "Lower the weight behind your head until you feel a stretch, then pull it back over your chest.",
      breathe: "In as you lower, out as you pull.",
      cues: ["Elbows soft and fixed.", "Take three seconds to lower it."],
      mistakes: ["Lower back arches: stop the stretch earlier.", "Too heavy: start with the empty bar."],
      easier: "Pullover (Dumbbell)",
      joints: ["shoulder"],
    },
    "Pullover (Machine)": {
      setUp:
        "Set the seat so that your shoulders line up with the machine’s pivot. Belt on, elbows or hands on the pads.",
      move: "Pull the bar over and down to your belly, then let it return until you feel a stretch.",
      cues: ["Push with your elbows, not your hands.", "Ribs down."],
      mistakes: [
        "Back arches off the pad: stop the stretch earlier.",
        "Shoulders not at the pivot: move the seat up or down.",
      ],
      easier: "Straight Arm Pulldown (Band)",
      harder: "Pullover (Dumbbell)",
    },
  },
}
