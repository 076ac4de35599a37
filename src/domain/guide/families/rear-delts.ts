import type { GuideFamily } from "../guide-family.ts"

/** Reverse flyes, face pulls and Y raises. */
export const rearDelts: GuideFamily = {
  move: "Open your arms wide to shoulder height, squeeze for a second, then return slowly.",
  breathe: "Out as you open, in as you return.",
  cues: ["Elbows soft and fixed.", "Reach for the walls."],
  mistakes: ["Swinging: use less weight.", "Shrugging: keep your neck long."],
  exercises: {
    "Band Pull Apart": {
      setUp: "Stand tall and hold a band in front of your chest, arms straight, hands shoulder-width apart.",
      move: "Pull the band apart until it touches your chest, then let it close slowly.",
      cues: ["Lead out and back with your thumbs."],
      mistakes: ["Band too tight: hold it wider.", "Shrugging: keep your neck long."],
      harder: "Face Pull (Band)",
    },
    "Reverse Fly (Band)": {
      setUp: "Anchor a band in front of you at chest height. Hold the ends with straight arms and step back.",
      cues: ["Squeeze your shoulder blades."],
      mistakes: ["Band slack in the middle: step farther back.", "Shrugging: keep your neck long."],
      easier: "Band Pull Apart",
      harder: "Reverse Fly (Cable)",
    },
    "Reverse Fly (Cable)": {
      setUp:
        "Set two pulleys at shoulder height. Take the left cable in your right hand and the right cable in your left.",
      cues: ["Hands move out, not back."],
      mistakes: ["Cables rub your neck: lower the pulleys a little."],
      easier: "Reverse Fly (Band)",
      harder: "Reverse Fly Single Arm (Cable)",
    },
    "Reverse Fly Single Arm (Cable)": {
      setUp:
        "Set one pulley at shoulder height and stand sideways. Hold the handle across your body with the far hand.",
      move: "Sweep your arm out to the side, squeeze for a second, then return slowly.",
      cues: ["Body stays still.", "Elbow soft and fixed."],
      mistakes: ["Turning with the pull: widen your feet."],
      easier: "Reverse Fly (Cable)",
    },
    "Reverse Fly (Dumbbell)": {
      setUp:
        "Hold light dumbbells, palms facing each other. Push your hips back until your torso is nearly level.",
      breathe: "Out on the way up, in on the way down.",
      cues: ["Lead with your little fingers."],
      mistakes: ["Torso rises: rest your head or chest on a bench."],
      easier: "Chest Supported Reverse Fly (Dumbbell)",
    },
    "Chest Supported Reverse Fly (Dumbbell)": {
      setUp:
        "Set the bench to about 30 degrees and lie face down, light dumbbells hanging, palms facing each other.",
      breathe: "Out on the way up, in on the way down.",
      cues: ["Chest stays on the bench."],
      mistakes: ["Arms drift to your hips: keep them level with your shoulders."],
      easier: "Reverse Fly (Machine)",
      harder: "Reverse Fly (Dumbbell)",
    },
    "Reverse Fly (Machine)": {
      setUp: "Face the pad and set the seat so that the machine’s handles are at shoulder height.",
      cues: ["Chest stays on the pad."],
      mistakes: ["Pulling with bent elbows: keep your arms straight.", "Shrugging: keep your neck long."],
      easier: "Reverse Fly (Band)",
      harder: "Reverse Fly (Dumbbell)",
    },
    "Reverse Fly (Suspension)": {
      setUp: "Hold the straps in front with straight arms and lean back a little. Feet split for balance.",
      move: "Open your arms wide to pull yourself up, then let them close slowly.",
      cues: ["Straight line from head to heels.", "Start nearly upright."],
      mistakes: ["Bending your elbows: stand more upright.", "Hips sag: squeeze your glutes."],
      easier: "Reverse Fly (Band)",
    },
    "Face Pull (Cable)": {
      setUp: "Set the pulley at face height with a rope. Step back, thumbs toward you, arms straight.",
      move: "Pull the rope to your face, hands apart beside your ears, then return slowly.",
      breathe: "Out as you pull, in as you return.",
      cues: ["Elbows high and wide.", "Finish as if flexing both biceps."],
      mistakes: ["Leaning back: use less weight.", "Elbows drop: pull toward your forehead."],
      easier: "Face Pull (Band)",
    },
    "Face Pull (Band)": {
      setUp:
        "Anchor a band at face height and hold an end in each hand, arms straight. Step back until you feel it pull.",
      move: "Pull your hands to your ears, elbows high, then return slowly.",
      breathe: "Out as you pull, in as you return.",
      cues: ["Pull the band apart as it comes toward you.", "Elbows high and wide."],
      mistakes: ["Pulling to your chest: aim for your eyes.", "Shrugging: keep your neck long."],
      easier: "Band Pull Apart",
      harder: "Face Pull (Cable)",
    },
    "Y Raise (Cable)": {
      setUp:
        "Set two low pulleys and cross the cables, one handle in each hand. Step back, arms down in front.",
      move: "Raise your straight arms up and out into a Y, then lower slowly.",
      breathe: "Out on the way up, in on the way down.",
      cues: ["Thumbs up.", "Ribs down."],
      mistakes: ["Leaning back: use less weight.", "Shrugging: keep your neck long."],
      easier: "Y Raise (Dumbbell)",
    },
    "Y Raise (Dumbbell)": {
      setUp: "Set the bench to about 30 degrees and lie face down. Very light dumbbells, thumbs up.",
      move: "Raise your straight arms up and out into a Y, hold for a second, then lower.",
      breathe: "Out on the way up, in on the way down.",
      cues: ["Reach far out with your hands.", "Keep your shoulders away from your ears."],
      mistakes: ["Lifting your chest: keep it on the bench."],
      easier: "Band Pull Apart",
      harder: "Y Raise (Cable)",
    },
  },
}
