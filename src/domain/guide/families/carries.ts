import type { GuideFamily } from "../guide-family.ts"

/** Carries and holds. */
export const carries: GuideFamily = {
  move: "Walk with short, even steps and set the weight down under control.",
  breathe: "Short, steady breaths; don’t hold your breath.",
  cues: ["Stand tall.", "Shoulders down and back."],
  mistakes: ["Leaning: use less weight.", "Rushing: take shorter steps."],
  exercises: {
    "Farmer's Walk": {
      setUp: "Stand between two dumbbells, bend your knees, and pick them up. Arms straight at your sides.",
      cues: ["Squeeze the handles."],
      mistakes: ["Dumbbells bump your legs: hold them a finger’s width away."],
      easier: "Suitcase Carry",
      harder: "Farmer's Walk (Trap Bar)",
    },
    "Farmer's Walk (Kettlebell)": {
      setUp: "Stand between two kettlebells, bend your knees, and pick them up. Arms straight at your sides.",
      cues: ["Keep the bells off your legs."],
      mistakes: ["Bells swing: slow down."],
      easier: "Suitcase Carry",
    },
    "Farmer's Walk (Trap Bar)": {
      setUp: "Stand inside the trap bar, grip the exact middle of the handles, and stand up with it.",
      cues: ["Keep the bar level."],
      mistakes: ["Bar tilts forward: move your hands forward a little."],
      easier: "Farmer's Walk",
      harder: "Yoke Walk",
    },
    "Front Rack Carry (Kettlebell)": {
      setUp: "Clean two kettlebells to your chest, fists under your chin, elbows close.",
      cues: ["Ribs down."],
      mistakes: ["Leaning back: use lighter bells.", "Elbows drift out: pull them to your ribs."],
      easier: "Farmer's Walk (Kettlebell)",
      joints: ["wrist"],
    },
    "Front Rack Hold (Barbell)": {
      setUp:
        "Step under a bar at chest height so that it rests on the front of your shoulders, elbows high. Unrack it.",
      move: "Stand still and hold the bar for the whole time, then rack it.",
      cues: ["Elbows up."],
      mistakes: ["Elbows sink: end the set.", "Leaning back: squeeze your glutes."],
      easier: "Front Rack Carry (Kettlebell)",
      harder: "Front Squat (Barbell)",
      joints: ["wrist"],
    },
    "Overhead Carry": {
      setUp: "Press one or two dumbbells overhead, arms locked by your ears. Have a clear path.",
      cues: ["Press up with each step.", "Ribs down."],
      mistakes: ["Arms drift forward: stop and lower the weight."],
      easier: "Front Rack Carry (Kettlebell)",
      joints: ["shoulder"],
    },
    "Suitcase Carry": {
      setUp:
        "Stand beside one dumbbell, bend your knees, and pick it up. Arm straight at your side, other hand free.",
      cues: ["Walk as straight as if you were carrying two."],
      mistakes: ["Dumbbell rests on your leg: hold it a finger’s width away."],
      harder: "Farmer's Walk",
    },
    "Sandbag Carry": {
      setUp: "Squat down, hug the sandbag, and stand up. Hold it high on your chest.",
      cues: ["Hug the bag tight."],
      mistakes: ["Bag slides down: set it down and lift it again.", "Leaning back: bring your ribs down."],
      easier: "Farmer's Walk",
    },
    "Yoke Walk": {
      setUp:
        "Stand under the yoke’s crossbar, bar on your upper back, hands on the uprights. Stand up to lift it.",
      cues: ["Small, quick steps."],
      mistakes: ["Yoke swings: stop, steady it, then go on."],
      easier: "Farmer's Walk (Trap Bar)",
      joints: ["lower back", "neck"],
      needsCoach: true,
    },
  },
}
