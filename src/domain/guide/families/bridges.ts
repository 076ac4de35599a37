import type { GuideFamily } from "../guide-family.ts"

/** Glute bridges on the floor. */
export const bridges: GuideFamily = {
  move: "Push through your heels until knees, hips and shoulders are in line, then lower slowly.",
  breathe: "Out on the way up, in on the way down.",
  cues: ["Squeeze your glutes at the top.", "Ribs down."],
  mistakes: [
    "Arching your lower back: stop when your hips are straight.",
    "Feet too far out: your shins should be vertical at the top.",
  ],
  exercises: {
    "Glute Bridge": {
      setUp: "Lie on your back, knees bent, feet flat and hip-width apart. Arms at your sides.",
      cues: ["Push the floor away with your heels."],
      harder: "Single Leg Glute Bridge",
    },
    "Glute Bridge (Dumbbell)": {
      setUp:
        "Lie on your back, knees bent, a dumbbell on its side across your hips. Hold it with both hands.",
      cues: ["Keep the dumbbell level."],
      mistakes: ["Dumbbell rolls to your belly: hold it in the crease of your hips."],
      easier: "Glute Bridge",
      harder: "Hip Thrust (Dumbbell)",
    },
    "Glute Bridge (Barbell)": {
      setUp:
        "Sit on the floor and roll a padded barbell over your hips, then lie back. Feet flat and hip-width apart.",
      cues: ["Hold the bar in place with your hands."],
      mistakes: ["Bar digs in: use a thicker pad."],
      easier: "Glute Bridge (Dumbbell)",
      harder: "Hip Thrust (Barbell)",
    },
    "Partial Glute Bridge (Barbell)": {
      setUp:
        "Lie on your back with a padded barbell over your hips. Feet flat and hip-width apart, hands on the bar.",
      move: "Lift your hips to the top, then work only in the upper half.",
      cues: ["Short reps, hard squeeze at the top.", "Ribs down, chin tucked."],
      mistakes: ["Dropping to the floor: stay in the upper half."],
      easier: "Glute Bridge (Barbell)",
    },
    "Single Leg Glute Bridge": {
      setUp: "Lie on your back with one foot flat. Hold the other leg straight or hug its knee.",
      move: "Push through your heel until knee, hip and shoulder are in line, then lower slowly.",
      cues: ["Hips stay level."],
      mistakes: ["One hip drops: don’t lift as high."],
      easier: "Glute Bridge",
      harder: "Single Leg Hip Thrust",
    },
    "Frog Pump": {
      setUp: "Lie on your back, soles of your feet together and close to your hips, knees out wide.",
      move: "Push through the outside of your feet to lift your hips, then lower.",
      cues: ["Press your soles together.", "Short, fast squeezes at the top."],
      mistakes: ["Knees rise: let them fall open."],
      harder: "Frog Pump (Dumbbell)",
    },
    "Frog Pump (Dumbbell)": {
      setUp: "Lie on your back, soles together and knees out wide. Hold a dumbbell across your hips.",
      move: "Push through the outside of your feet to lift your hips, then lower.",
      cues: ["Hold the dumbbell still with both hands.", "Press your soles together."],
      mistakes: ["Dumbbell rolls: set it across the crease of your hips."],
      easier: "Frog Pump",
      harder: "Glute Bridge (Barbell)",
    },
    "Reverse Plank": {
      setUp: "Sit with your legs straight and your hands on the floor behind your hips, fingers forward.",
      move: "Lift your hips until your body is straight from heels to shoulders, and hold.",
      breathe: "Short, steady breaths; don’t hold your breath.",
      cues: ["Push the floor away with your hands.", "Squeeze your glutes."],
      mistakes: ["Hips sag: end the set there.", "Head hangs back: look at the ceiling."],
      easier: "Glute Bridge",
      joints: ["wrist"],
    },
    "Psoas March (Band)": {
      setUp: "Lie on your back, a short band around both feet. Knees over your hips, bent to 90 degrees.",
      move: "Straighten one leg against the band and keep the other knee still. Return and switch.",
      breathe: "Out as you push, in as you return.",
      cues: ["Press your lower back into the floor.", "Keep the still knee over your hip."],
      mistakes: [
        "Lower back lifts: don’t straighten the leg as far.",
        "Band slips off: loop it around the middle of your feet.",
      ],
      easier: "Dead Bug",
      harder: "Hip Flexion (Cable)",
    },
  },
}
