import type { GuideFamily } from "../guide-family.ts"

/** Chest flyes and crossovers. */
export const flyes: GuideFamily = {
  move: "Open your arms until you feel a stretch in your chest, then bring your hands together in a wide arc.",
  breathe: "In as you open, out as you close.",
  cues: ["Elbows soft and fixed.", "Move as if hugging a tree."],
  mistakes: [
    "Pressing instead of flying: keep the same bend in your elbows.",
    "Opening too far: stop at chest level.",
  ],
  exercises: {
    "Chest Fly (Dumbbell)": {
      setUp: "Lie on a bench, dumbbells over your chest, palms facing each other. Elbows soft.",
      cues: ["Take three seconds to lower."],
      easier: "Chest Fly (Machine)",
      harder: "Incline Chest Fly (Dumbbell)",
      joints: ["shoulder"],
    },
    "Incline Chest Fly (Dumbbell)": {
      setUp: "Set the bench to about 30 degrees. Dumbbells over your upper chest, palms facing each other.",
      cues: ["Bring your hands together over your upper chest."],
      easier: "Chest Fly (Dumbbell)",
      joints: ["shoulder"],
    },
    "Decline Chest Fly (Dumbbell)": {
      setUp: "Hook your feet on a decline bench. Have someone hand you the dumbbells over your lower chest.",
      cues: ["Keep the dumbbells over your lower chest."],
      mistakes: ["Dumbbells drift toward your face: keep the arc lower."],
      easier: "Chest Fly (Dumbbell)",
      joints: ["shoulder"],
    },
    "Chest Fly (Machine)": {
      setUp: "Set the seat so that the machine’s handles are at chest height. Back on the pad.",
      cues: ["Squeeze for a second when your hands meet."],
      mistakes: ["Shoulders roll forward: keep your chest up."],
      easier: "Chest Fly (Band)",
      harder: "Cable Crossover",
      joints: ["shoulder"],
    },
    "Chest Fly (Band)": {
      setUp:
        "Anchor a band behind you at chest height and hold the ends, arms out. Stand with one foot in front.",
      cues: ["Step forward until the band is tight from the start."],
      mistakes: ["Leaning into the band: stand tall."],
      harder: "Chest Fly (Machine)",
      joints: ["shoulder"],
    },
    "Chest Fly (Suspension)": {
      setUp:
        "Face away from the anchor and hold the straps in front with straight arms. Lean forward, body in a straight line.",
      move: "Open your arms wide as you lean down, then pull them together to come up.",
      breathe: "In on the way down, out on the way up.",
      cues: ["Start nearly upright.", "Elbows soft and fixed."],
      mistakes: ["Opening too fast: take three seconds to open.", "Hips sag: squeeze your glutes."],
      easier: "Chest Press (Suspension)",
      joints: ["shoulder"],
    },
    "Cable Crossover": {
      setUp: "Set both pulleys high, a handle in each hand. Step forward, one foot in front, lean a little.",
      move: "Bring your hands down and together in front of your hips, then open slowly.",
      breathe: "Out as you close, in as you open.",
      cues: ["Cross your hands a little at the end."],
      mistakes: ["Pulling with your back: step forward and keep your chest up."],
      easier: "Chest Fly (Machine)",
      harder: "Single Arm Cable Crossover",
      joints: ["shoulder"],
    },
    "Low Cable Crossover": {
      setUp:
        "Set both pulleys at the bottom, a handle in each hand. Take a step forward, palms facing forward.",
      move: "Lift your hands up and together to chin height, then lower them slowly.",
      breathe: "Out as you lift, in as you lower.",
      cues: ["Little fingers come together."],
      mistakes: ["Lifting with your shoulders: keep them down."],
      easier: "Cable Crossover",
      joints: ["shoulder"],
    },
    "Single Arm Cable Crossover": {
      setUp: "Set one pulley at shoulder height and stand sideways to it, handle in the near hand.",
      move: "Sweep your arm across your body, then let it return slowly. Do all reps on one side.",
      breathe: "Out as you sweep, in as you return.",
      cues: ["Move only your arm.", "Elbow soft and fixed."],
      mistakes: ["Turning your body: set your feet wide."],
      easier: "Cable Crossover",
      joints: ["shoulder"],
    },
    "Incline Chest Fly (Cable)": {
      setUp:
        "Set a bench to about 30 degrees between two low pulleys. Hold a handle in each hand over your upper chest.",
      cues: ["Let the cables open your arms slowly."],
      mistakes: ["Cables uneven: set the bench exactly in the middle."],
      easier: "Chest Fly (Machine)",
      harder: "Low Cable Crossover",
      joints: ["shoulder"],
    },
    "Seated Chest Fly (Cable)": {
      setUp:
        "Put a bench with a back between two pulleys at shoulder height. Sit tall, a handle in each hand.",
      cues: ["Back stays on the pad."],
      mistakes: ["Weight stack pulls you back: use less weight."],
      easier: "Chest Fly (Band)",
      harder: "Cable Crossover",
      joints: ["shoulder"],
    },
    "Plate Squeeze": {
      setUp: "Stand tall and squeeze one or two light plates between your palms at your chest.",
      move: "Push the plates straight out, squeezing the whole time, then bring them back.",
      breathe: "Out as you push, in as you return.",
      cues: ["Press your palms together as hard as you can.", "Elbows up, shoulders down."],
      mistakes: ["Shrugging: keep your neck long.", "Plates slip: use a lighter one."],
      easier: "Chest Fly (Band)",
      harder: "Plate Press",
    },
    "Around the World (Dumbbell)": {
      setUp: "Lie on a bench with a light dumbbell in each hand beside your thighs, palms up.",
      move: "Sweep your arms out and around in a wide circle until they meet overhead, then go back.",
      breathe: "In as you sweep up, out as you return.",
      cues: ["Elbows soft, palms up.", "Go as slowly as you can."],
      mistakes: [
        "Too heavy: use less than half your fly weight.",
        "Arms drop below the bench: keep them level with it.",
      ],
      easier: "Chest Fly (Dumbbell)",
      joints: ["shoulder"],
    },
  },
}
