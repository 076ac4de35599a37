import type { GuideFamily } from "../guide-family.ts"

export const hipThrusts: GuideFamily = {
  move: "Drive through your heels until knees, hips and shoulders are in line, then lower slowly.",
  breathe: "Out on the way up, in on the way down.",
  cues: ["Chin tucked, ribs down.", "Squeeze for a second at the top."],
  mistakes: [
    "Arching your back: stop when your hips are straight.",
    "Feet too far out: keep your shins vertical at the top.",
  ],
  exercises: {
    "Hip Thrust (Bodyweight)": {
      setUp: "Upper back on a bench, feet flat and hip-width apart. Arms along the bench.",
      cues: ["Look forward, not up."],
      easier: "Glute Bridge",
      harder: "Single Leg Hip Thrust",
    },
    "Hip Thrust (Band)": {
      setUp:
        "Loop a band over your hips and hold both ends down with weights or your feet. Upper back on a bench.",
      cues: ["Push hardest at the top, where the pull is strongest."],
      mistakes: ["Band slides up: pull it to the crease of your hips."],
      easier: "Hip Thrust (Bodyweight)",
      harder: "Hip Thrust (Dumbbell)",
    },
    "Hip Thrust (Dumbbell)": {
      setUp: "Upper back on a bench, a dumbbell across the crease of your hips. Hold it with both hands.",
      cues: ["Keep the dumbbell level."],
      mistakes: ["Dumbbell slides: hold it by both ends."],
      easier: "Hip Thrust (Bodyweight)",
      harder: "Hip Thrust (Barbell)",
    },
    "Hip Thrust (Barbell)": {
      setUp:
        "Upper back on a bench, a padded barbell in the crease of your hips. Feet flat and hip-width apart.",
      cues: ["Use your hands to keep the bar from rolling."],
      mistakes: ["Bench slides: push it against a wall."],
      easier: "Hip Thrust (Dumbbell)",
    },
    "Hip Thrust (Machine)": {
      setUp:
        "Sit in the machine, back on the pad, and fasten the belt or pad over your hips. Feet hip-width apart on the plate.",
      cues: ["Let the back pad turn with you."],
      easier: "Hip Thrust (Bodyweight)",
      harder: "Hip Thrust (Barbell)",
    },
    "Hip Thrust (Smith Machine)": {
      setUp: "Put a bench beside the Smith machine, upper back on it. Padded bar over your hips, unhooked.",
      cues: ["Line your hips up under the bar’s path."],
      mistakes: ["Bar lands on your belly: move the bench closer or farther away."],
      easier: "Hip Thrust (Dumbbell)",
      harder: "Hip Thrust (Barbell)",
    },
    "Single Leg Hip Thrust": {
      setUp: "Upper back on a bench, one foot flat, the other in the air.",
      move: "Drive through your heel until knee, hip and shoulder are in line. Lower slowly.",
      cues: ["Ribs down.", "Hips level."],
      mistakes: ["One hip drops: use both legs for the last few reps."],
      easier: "Hip Thrust (Bodyweight)",
      harder: "Single Leg Hip Thrust (Dumbbell)",
    },
    "Single Leg Hip Thrust (Dumbbell)": {
      setUp: "Upper back on a bench, one foot flat. Hold a dumbbell on the hip of the working leg.",
      move: "Drive through your heel until knee, hip and shoulder are in line. Lower slowly.",
      cues: ["Keep the free knee over your hip."],
      mistakes: ["Hips tilt: use a lighter dumbbell."],
      easier: "Single Leg Hip Thrust",
    },
  },
}
