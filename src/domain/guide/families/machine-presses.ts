import type { GuideFamily } from "../guide-family.ts"

/** Chest presses on machines, cables, bands and straps. */
export const machinePresses: GuideFamily = {
  move: "Press the handles forward until your arms are almost straight, then return until you feel a stretch.",
  breathe: "Out as you press, in as you return.",
  cues: ["Shoulder blades back and down.", "Wrists straight behind the handles."],
  mistakes: [
    "Shoulders roll forward: keep your chest up.",
    "Weight stack slams: stop just before the plates touch.",
  ],
  exercises: {
    "Chest Press (Machine)": {
      setUp:
        "Set the seat so that the machine’s handles are level with the middle of your chest. Back on the pad, feet flat.",
      cues: ["Elbows a little below your hands."],
      easier: "Chest Press (Band)",
      harder: "Bench Press (Dumbbell)",
      joints: ["shoulder"],
    },
    "Incline Chest Press (Machine)": {
      setUp: "Set the seat so that the machine’s handles start beside your upper chest. Back on the pad.",
      cues: ["Press up and forward."],
      mistakes: [
        "Seat too low: raise it until the handles meet your upper chest.",
        "Shoulders roll forward: keep your chest up.",
      ],
      easier: "Chest Press (Machine)",
      harder: "Incline Press (Dumbbell)",
      joints: ["shoulder"],
    },
    "Decline Bench Press (Machine)": {
      setUp: "Set the seat so that the machine’s handles are level with your lower chest. Back on the pad.",
      cues: ["Press forward and down."],
      mistakes: ["Shrugging: keep your neck long."],
      easier: "Chest Press (Band)",
      harder: "Decline Bench Press (Dumbbell)",
      joints: ["shoulder"],
    },
    "Iso-Lateral Chest Press (Machine)": {
      setUp: "Load both arms of the machine equally and set the seat so that the handles are at mid-chest.",
      cues: ["Press both sides evenly."],
      mistakes: [
        "One side moves first: press some sets with the other side alone.",
        "Shoulders roll forward: keep your chest up.",
      ],
      easier: "Chest Press (Machine)",
      harder: "Bench Press (Barbell)",
      joints: ["shoulder"],
    },
    "Iso-Lateral Incline Chest Press (Machine)": {
      setUp:
        "Load both arms of the machine equally. Set the seat so that the handles start beside your upper chest.",
      cues: ["Both arms finish at the same time."],
      mistakes: ["Back leaves the pad: use less weight."],
      easier: "Incline Chest Press (Machine)",
      harder: "Incline Bench Press (Barbell)",
      joints: ["shoulder"],
    },
    "Bench Press (Cable)": {
      setUp:
        "Put a flat bench between two low pulleys. Lie down with a handle in each hand beside your chest.",
      move: "Press the handles up and together, then lower them until you feel a stretch.",
      cues: ["Hands meet over your chest."],
      mistakes: ["Cables pull you off balance: plant both feet wide."],
      easier: "Chest Press (Band)",
      harder: "Bench Press (Dumbbell)",
      joints: ["shoulder"],
    },
    "Incline Bench Press (Cable)": {
      setUp:
        "Set a bench to about 30 degrees between two low pulleys. Hold a handle in each hand at your upper chest.",
      move: "Press the handles up and together, then lower them until you feel a stretch.",
      cues: ["Press in an arc toward the middle."],
      mistakes: ["Hands drift to your face: press over your upper chest."],
      easier: "Bench Press (Cable)",
      harder: "Incline Press (Dumbbell)",
      joints: ["shoulder"],
    },
    "Single Arm Chest Press (Cable)": {
      setUp:
        "Set the pulley at chest height and face away, one handle beside your chest. Feet split, one in front.",
      move: "Press the handle straight forward, then return slowly. Do all reps on one side.",
      cues: ["Don’t let the cable twist you."],
      mistakes: ["Twisting with the press: brace your abs."],
      easier: "Chest Press (Band)",
      harder: "Single Arm Cable Crossover",
      joints: ["shoulder"],
    },
    "Chest Press (Band)": {
      setUp:
        "Anchor a band behind you at chest height, or run it around your back. Hold an end in each hand beside your chest.",
      move: "Press your hands forward until your arms are straight, then return slowly.",
      cues: ["Push all the way to straight arms."],
      mistakes: ["Band snaps back: take two seconds to return."],
      easier: "Incline Push Up",
      harder: "Push Up (Band)",
      joints: ["shoulder"],
    },
    "Chest Press (Suspension)": {
      setUp:
        "Face away from the anchor, straps in your hands with arms straight. Lean forward, feet hip-width apart.",
      move: "Bend your elbows until your hands are beside your chest, then push back up.",
      breathe: "In on the way down, out on the way up.",
      cues: ["Straight line from head to heels.", "Wrists straight."],
      mistakes: ["Hips sag: squeeze your glutes.", "Straps rub your arms: hold your hands a little wider."],
      easier: "Incline Push Up",
      harder: "Push Up (Suspension)",
      joints: ["shoulder"],
    },
  },
}
