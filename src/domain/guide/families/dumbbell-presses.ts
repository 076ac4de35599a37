import type { GuideFamily } from "../guide-family.ts"

/** Chest presses with dumbbells or a plate. */
export const dumbbellPresses: GuideFamily = {
  move: "Lower the dumbbells beside your chest, then press them up over your shoulders.",
  breathe: "In on the way down, out on the way up.",
  cues: ["Shoulder blades back and down.", "Wrists straight above your elbows."],
  mistakes: [
    "Elbows flare wide: tuck them about halfway in.",
    "Banging the dumbbells together: stop just before they touch.",
  ],
  exercises: {
    "Bench Press (Dumbbell)": {
      setUp: "Sit with the dumbbells on your thighs, then lie back and bring them to your chest. Feet flat.",
      cues: ["Press up and slightly inward."],
      easier: "Floor Press (Dumbbell)",
      harder: "Bench Press (Barbell)",
      joints: ["shoulder"],
    },
    "Incline Press (Dumbbell)": {
      setUp: "Set the bench to about 30 degrees. Kick the dumbbells up from your thighs to your shoulders.",
      move: "Lower the dumbbells beside your upper chest, then press them up over your shoulders.",
      cues: ["Hips stay on the bench."],
      mistakes: ["Bench too steep: lower it so that your chest does the work."],
      easier: "Incline Chest Press (Machine)",
      harder: "Incline Bench Press (Barbell)",
      joints: ["shoulder"],
    },
    "Decline Bench Press (Dumbbell)": {
      setUp: "Hook your feet under the rollers of a decline bench. Have someone hand you the dumbbells.",
      cues: ["Press straight up, not over your face."],
      easier: "Bench Press (Dumbbell)",
      harder: "Decline Bench Press (Barbell)",
      joints: ["shoulder"],
    },
    "Floor Press (Dumbbell)": {
      setUp: "Lie on the floor, knees bent, a dumbbell in each hand above your elbows.",
      move: "Lower the dumbbells until your upper arms touch the floor, pause, then press.",
      cues: ["Let your elbows touch down softly."],
      easier: "Chest Press (Band)",
      harder: "Bench Press (Dumbbell)",
      joints: ["shoulder"],
    },
    "Squeeze Press (Dumbbell)": {
      setUp: "Lie on a bench and press two dumbbells together over your chest, palms facing each other.",
      move: "Keep the dumbbells pressed together as you lower them to your chest and press them up.",
      cues: ["Squeeze in as hard as you press up."],
      mistakes: ["Dumbbells drift apart: use less weight.", "Elbows flare wide: keep them along your ribs."],
      easier: "Plate Press",
      harder: "Bench Press (Dumbbell)",
      joints: ["shoulder"],
    },
    "Plate Press": {
      setUp:
        "Lie on a bench and squeeze a plate flat between your palms above your chest, fingers away from the edge.",
      move: "Lower the plate to your chest, then press it up, squeezing the whole time.",
      cues: ["Keep your wrists straight.", "Spread your fingers."],
      mistakes: [
        "Plate slips: dry your hands and choose a lighter one.",
        "Losing the squeeze at the top: pause and press in.",
      ],
      easier: "Chest Press (Band)",
      harder: "Squeeze Press (Dumbbell)",
      joints: ["shoulder"],
    },
  },
}
