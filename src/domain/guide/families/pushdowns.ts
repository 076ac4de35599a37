import type { GuideFamily } from "../guide-family.ts"

/** Triceps pushdowns and kickbacks. */
export const pushdowns: GuideFamily = {
  move: "Straighten your elbows all the way, squeeze for a second, then let them bend past 90 degrees.",
  breathe: "Out as you push, in as you return.",
  cues: ["Keep your elbows at your sides.", "Shoulders down."],
  mistakes: ["Leaning on the weight: stand tall and go lighter.", "Elbows flare: pin them to your ribs."],
  exercises: {
    "Triceps Pushdown (Cable)": {
      setUp: "Face the high pulley with a bar, hands shoulder-width apart, palms down. Elbows at your sides.",
      cues: ["Push to your thighs."],
      easier: "Triceps Pushdown (Band)",
      harder: "Bench Press - Close Grip (Barbell)",
    },
    "Triceps Pushdown - Rope (Cable)": {
      setUp: "Face the high pulley and hold the rope ends, palms facing each other. Elbows at your sides.",
      cues: ["Spread the rope at the bottom."],
      easier: "Triceps Pushdown (Band)",
    },
    "Triceps Pushdown - Straight Bar (Cable)": {
      setUp:
        "Clip a straight bar to the high pulley. Hands shoulder-width apart, palms down, leaning slightly forward.",
      cues: ["Wrists flat."],
      easier: "Triceps Pushdown (Band)",
    },
    "Triceps Pushdown - V Bar (Cable)": {
      setUp: "Clip the V bar to the high pulley. Hands on its angled sides, thumbs up.",
      cues: ["Press the bar straight down."],
      mistakes: ["Wrists bend: let the bar’s angle set them."],
      easier: "Triceps Pushdown (Band)",
    },
    "Triceps Pushdown - Reverse Grip (Cable)": {
      setUp: "Clip a straight bar to the high pulley. Hold it palms up, shoulder-width apart.",
      cues: ["Thumbs around the bar."],
      mistakes: ["Bar rolls out of your hands: use less weight."],
      easier: "Triceps Pushdown (Cable)",
    },
    "Triceps Pushdown (Band)": {
      setUp: "Anchor a band above you and hold the ends, elbows at your sides. Step back a little.",
      cues: ["Lock your arms for a second."],
      mistakes: [
        "Band slack at the top: kneel or grip it higher.",
        "Leaning on the band: stand tall and use a lighter one.",
      ],
      harder: "Triceps Pushdown (Cable)",
    },
    "Single Arm Triceps Pushdown (Cable)": {
      setUp: "Clip a single handle to the high pulley. Stand square to it, elbow at your side.",
      move: "Straighten your elbow all the way, squeeze for a second, then let it bend past 90 degrees.",
      cues: ["Other hand on your hip.", "Elbow stays at your side."],
      mistakes: ["Turning your body: face the cable."],
      easier: "Triceps Pushdown (Band)",
    },
    "Triceps Kickback (Dumbbell)": {
      setUp:
        "One hand and knee on a bench, back level. Dumbbell in the free hand, upper arm along your ribs.",
      move: "Straighten your elbow until your arm is level, hold for a second, then bend it.",
      cues: ["Upper arm stays level.", "Hold your arm straight for a second."],
      mistakes: ["Elbow drops: use a lighter dumbbell.", "Swinging: stop at the top and the bottom."],
      easier: "Triceps Pushdown (Band)",
      harder: "Triceps Kickback (Cable)",
    },
    "Triceps Kickback (Cable)": {
      setUp: "Face a low pulley, lean forward from the hips. Handle in one hand, upper arm along your ribs.",
      move: "Straighten your elbow until your arm is level, hold for a second, then bend it.",
      cues: ["Upper arm stays level.", "Long back."],
      mistakes: ["Standing up as you push: stay bent over.", "Swinging: stop at the top and the bottom."],
      easier: "Triceps Kickback (Dumbbell)",
    },
  },
}
