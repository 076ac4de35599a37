import type { GuideFamily } from "../guide-family.ts"

/** Glute kickbacks. */
export const kickbacks: GuideFamily = {
  move: "Push one heel back and up until your glute is tight, then return slowly.",
  breathe: "Out as you push, in as you return.",
  cues: ["Move from the hip.", "Abs tight."],
  mistakes: ["Arching your lower back: don’t lift as high.", "Swinging the leg: pause at the top."],
  exercises: {
    "Glute Kickback on Floor": {
      setUp: "Kneel on hands and knees on a mat, hands under your shoulders, toes untucked.",
      move: "Push one heel toward the ceiling with your knee bent, then bring it back.",
      cues: ["Sole of your foot to the ceiling."],
      mistakes: ["Hips open to the side: keep both facing down."],
      harder: "Glute Kickback (Band)",
    },
    "Glute Kickback (Band)": {
      setUp: "Kneel on hands and knees with a band around one foot, its ends under your hands.",
      cues: ["Push the band straight back."],
      mistakes: ["Band slips off: loop it around the middle of your shoe."],
      easier: "Glute Kickback on Floor",
      harder: "Glute Kickback (Cable)",
    },
    "Glute Kickback (Cable)": {
      setUp:
        "Clip an ankle cuff to the low pulley, strap it on and face the cable. Hold the frame and lean forward a little.",
      cues: ["Lead with your heel, knee almost straight."],
      mistakes: ["Leaning more with each rep: use less weight."],
      easier: "Glute Kickback (Band)",
      harder: "Single Leg Hip Thrust",
    },
    "Glute Kickback (Machine)": {
      setUp: "Lean on the machine’s pads with your chest and forearms. One foot on the plate.",
      cues: ["Push through your heel."],
      mistakes: ["Hips lift off the pad: use less weight."],
      easier: "Glute Kickback on Floor",
      harder: "Hip Thrust (Machine)",
    },
  },
}
