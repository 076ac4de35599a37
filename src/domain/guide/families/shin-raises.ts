import type { GuideFamily } from "../guide-family.ts"

/** Tibialis raises. */
export const shinRaises: GuideFamily = {
  move: "Pull your toes up as high as you can, hold for a second, then lower them slowly.",
  breathe: "Out on the way up, in on the way down.",
  cues: ["Heels stay on the floor.", "Pull up with your whole foot."],
  mistakes: ["Bending your hips: move only your feet.", "Toes slap down: take two seconds to lower them."],
  exercises: {
    "Tibialis Raise": {
      setUp: "Lean your hips and back against a wall, feet a long step in front, legs straight.",
      cues: ["Lift your toes toward your shins."],
      mistakes: ["Coming off the wall: keep your hips and back on it."],
      harder: "Tibialis Raise (Weighted)",
    },
    "Tibialis Raise (Weighted)": {
      setUp:
        "Sit along a bench, legs straight, heels past its end. Hang a tib bar or a small weight from your toes.",
      cues: ["Let your toes go all the way down first.", "Pull up with your whole foot."],
      mistakes: ["Weight slides off: strap it on or use a tib bar."],
      easier: "Tibialis Raise",
    },
  },
}
