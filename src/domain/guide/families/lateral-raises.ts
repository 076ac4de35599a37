import type { GuideFamily } from "../guide-family.ts"

export const lateralRaises: GuideFamily = {
  move: "Raise your arms out and a little forward to shoulder height. Take two seconds to lower them.",
  breathe: "Out on the way up, in on the way down.",
  cues: ["Reach for the walls.", "Lead with the elbows."],
  mistakes: ["Swinging: go lighter.", "Shrugging: keep your neck long."],
  exercises: {
    "Lateral Raise (Dumbbell)": {
      setUp: "Stand tall, dumbbells at your sides, elbows soft.",
      cues: ["Hands no higher than your elbows."],
      easier: "Lateral Raise (Band)",
      harder: "Leaning Lateral Raise (Dumbbell)",
      joints: ["shoulder"],
    },
    "Lateral Raise (Band)": {
      setUp: "Stand on the band with one or both feet, an end in each hand at your sides.",
      cues: ["Go slowly where the band is tightest."],
      mistakes: ["Band too tight: step off with one foot.", "Swinging: use a lighter band."],
      harder: "Lateral Raise (Dumbbell)",
      joints: ["shoulder"],
    },
    "Lateral Raise (Cable)": {
      setUp:
        "Stand between two low pulleys with the cables crossed, or beside one and work one arm at a time.",
      cues: ["Pull across, then up."],
      mistakes: ["Cable rubs your legs: stand a step in front of the pulley."],
      easier: "Lateral Raise (Band)",
      harder: "Single Arm Lateral Raise (Cable)",
      joints: ["shoulder"],
    },
    "Single Arm Lateral Raise (Cable)": {
      setUp:
        "Stand sideways to a low pulley and hold the handle with the far hand, cable in front of or behind you.",
      move: "Raise your arm out and a little forward to shoulder height. Take two seconds to lower it.",
      cues: ["Hold the frame with the other hand."],
      mistakes: ["Leaning away from the pull: stand tall."],
      easier: "Lateral Raise (Band)",
      joints: ["shoulder"],
    },
    "Lateral Raise (Machine)": {
      setUp: "Set the seat so that your shoulders line up with the machine’s pivots. Arms against the pads.",
      move: "Push the pads out and up to shoulder height with your arms, then lower slowly.",
      cues: ["Push with your elbows.", "Chest up, back on the pad."],
      mistakes: ["Gripping too hard: let your hands rest.", "Shrugging: keep your neck long."],
      easier: "Lateral Raise (Band)",
      harder: "Lateral Raise (Dumbbell)",
      joints: ["shoulder"],
    },
    "Lateral Raise (Plate)": {
      setUp:
        "Stand tall with a light plate in each hand at your sides, fingers around the edge or in the holes.",
      cues: ["Plates stay level."],
      mistakes: ["Grip slips: use plates with handles."],
      easier: "Lateral Raise (Band)",
      joints: ["shoulder"],
    },
    "Seated Lateral Raise (Dumbbell)": {
      setUp: "Sit tall on the end of a bench, dumbbells hanging at your sides, feet flat.",
      cues: ["Back stays still."],
      mistakes: ["Rocking on the last few reps: end the set.", "Shrugging: keep your neck long."],
      easier: "Lateral Raise (Band)",
      joints: ["shoulder"],
    },
    "Incline Lateral Raise (Dumbbell)": {
      setUp: "Set the bench to about 45 degrees and lie on your side. Hold a light dumbbell in the top hand.",
      move: "Raise your top arm until just before it points straight up, then take three seconds to lower.",
      cues: ["Let the dumbbell hang in front of your thigh first.", "Lead with the elbows."],
      mistakes: ["Resting at the top: stop where the pull fades."],
      easier: "Seated Lateral Raise (Dumbbell)",
      joints: ["shoulder"],
    },
    "Leaning Lateral Raise (Dumbbell)": {
      setUp:
        "Hold a post with one hand, feet beside it, and lean out with a straight arm. Dumbbell in the free hand.",
      move: "Raise your arm out and a little forward to shoulder height. Take two seconds to lower it.",
      cues: ["Keep your body still while the arm works."],
      mistakes: ["Raising too high: stop at shoulder height."],
      easier: "Lateral Raise (Dumbbell)",
      joints: ["shoulder"],
    },
    "Lu Raise (Dumbbell)": {
      setUp: "Stand tall with a very light dumbbell or plate in each hand at your sides.",
      move: "Raise your straight arms out and all the way overhead, then lower them the same way.",
      cues: ["Turn your thumbs up as you pass your shoulders.", "Ribs down."],
      mistakes: ["Leaning back: use less weight."],
      easier: "Lateral Raise (Dumbbell)",
      joints: ["shoulder"],
    },
  },
}
