import type { GuideFamily } from "../guide-family.ts"

export const pulldowns: GuideFamily = {
  move: "Pull your elbows down to your ribs until the bar is under your chin. Let it rise until your arms are straight.",
  breathe: "Out on the way down, in on the way up.",
  cues: ["Shoulders down first.", "Chest to the bar."],
  mistakes: ["Leaning far back: use less weight.", "Stopping short at the top: let your arms go straight."],
  exercises: {
    "Lat Pulldown (Cable)": {
      setUp: "Pads snug on your thighs, hands on the cable bar wider than your shoulders.",
      cues: ["Drive your elbows to the floor."],
      easier: "Lat Pulldown (Band)",
      harder: "Pull Up (Assisted)",
    },
    "Lat Pulldown (Machine)": {
      setUp:
        "Set the seat so that your arms are straight at the top. Pads snug on your thighs, hands on the machine’s handles.",
      move: "Pull the handles down beside your shoulders, then let them rise until your arms are straight.",
      cues: ["Chest up."],
      mistakes: ["Rounding over the handles: sit tall."],
      easier: "Lat Pulldown (Band)",
      harder: "Lat Pulldown (Cable)",
    },
    "Lat Pulldown (Band)": {
      setUp:
        "Anchor a band high above you. Sit or kneel below it and hold an end in each hand, arms straight.",
      move: "Pull your elbows down to your ribs, hold for a second, then let your arms rise slowly.",
      cues: ["Squeeze at the bottom, where the band is tight.", "Shoulders down first."],
      mistakes: [
        "Leaning back to finish: move closer, right under the anchor.",
        "Stopping short at the top: let your arms go straight.",
      ],
      harder: "Lat Pulldown (Cable)",
    },
    "Lat Pulldown - Close Grip (Cable)": {
      setUp: "Clip the V handle to the cable. Pads snug on your thighs, palms facing each other.",
      move: "Pull the handle to your upper chest with your elbows close, then let it rise until your arms are straight.",
      cues: ["Elbows brush your sides.", "Chest to the handle."],
      easier: "Lat Pulldown (Band)",
      harder: "Neutral Grip Pull Up",
    },
    "Lat Pulldown - Neutral Grip (Cable)": {
      setUp:
        "Clip a shoulder-width bar with parallel handles to the cable. Pads snug on your thighs, palms facing each other.",
      cues: ["Wrists straight, elbows under your hands."],
      easier: "Lat Pulldown (Band)",
      harder: "Neutral Grip Pull Up",
    },
    "Lat Pulldown - Underhand (Cable)": {
      setUp: "Pads snug on your thighs. Grip the cable bar shoulder-width apart, palms toward you.",
      cues: ["Pull to the top of your chest.", "Elbows close to your ribs."],
      mistakes: ["Curling with your arms: lead with the elbows."],
      easier: "Lat Pulldown - Underhand (Band)",
      harder: "Chin Up (Assisted)",
    },
    "Lat Pulldown - Underhand (Band)": {
      setUp: "Anchor a band high above you. Kneel below it and hold the ends with palms toward you.",
      move: "Pull your elbows down to your ribs, hold for a second, then let your arms rise slowly.",
      cues: ["Pull until your fists reach your shoulders.", "Elbows close to your ribs."],
      mistakes: ["Curling with your arms: lead with the elbows.", "Leaning far back: stay under the band."],
      harder: "Lat Pulldown - Underhand (Cable)",
    },
    "Lat Pulldown - Wide Grip (Cable)": {
      setUp: "Pads snug on your thighs. Grip the cable bar near its bent ends, palms away.",
      move: "Pull the bar to your upper chest with your elbows out wide, then let it rise until your arms are straight.",
      cues: ["Elbows down and out."],
      mistakes: ["Hands too wide: move them in until your forearms are nearly vertical."],
      easier: "Lat Pulldown (Cable)",
      harder: "Wide Pull Up",
    },
    "Lat Pulldown - Behind the Neck (Cable)": {
      setUp:
        "Pads snug on your thighs, hands wide on the cable bar. Sit tall, lean a little forward from the hips.",
      move: "Pull the bar down behind your head to ear height, then let it rise slowly.",
      cues: ["Light weight, smooth reps.", "Head stays in line with your back."],
      mistakes: [
        "Pulling the bar onto your neck: stop at ear height.",
        "Poking your head forward: pull to the front instead.",
      ],
      easier: "Lat Pulldown (Cable)",
      joints: ["shoulder", "neck"],
      needsCoach: true,
    },
    "Single Arm Lat Pulldown (Cable)": {
      setUp: "Clip a single handle to the high pulley. Sit or kneel under it, one arm straight above you.",
      move: "Pull your elbow to your ribs, then let your arm rise until it is straight. Do all reps on one side.",
      cues: ["Elbow into your back pocket.", "Sit tall."],
      mistakes: ["Bending sideways: use less weight."],
      easier: "Lat Pulldown (Cable)",
      harder: "Pull Up (Assisted)",
    },
    "Kneeling Pulldown (Band)": {
      setUp:
        "Anchor a band high in front of you. Kneel, hold the ends, arms straight, and lean a little forward.",
      move: "Pull your hands down beside your shoulders, then let them rise slowly.",
      cues: ["Glutes tight, body still.", "Shoulders down first."],
      mistakes: [
        "Band slack at the top: kneel farther away.",
        "Leaning back: keep your hips over your knees.",
      ],
      harder: "Lat Pulldown (Cable)",
    },
    "Iso-Lateral Pulldown (Machine)": {
      setUp: "Load both arms of the machine equally. Pads snug on your thighs, a handle in each hand.",
      move: "Pull both handles down beside your shoulders, then let them rise until your arms are straight.",
      cues: ["Both sides finish together."],
      mistakes: [
        "One side moves first: do some sets with the other side alone.",
        "Leaning far back: use less weight.",
      ],
      easier: "Lat Pulldown (Machine)",
      harder: "Pull Up (Assisted)",
    },
    "Iso-Lateral High Row (Machine)": {
      setUp:
        "Load both arms of the machine equally. Set the seat so that you can just reach the handles above you, chest on the pad.",
      move: "Pull your elbows down and back to your ribs, then let your arms straighten.",
      cues: ["Chest stays on the pad.", "Drive your elbows to your back pockets."],
      mistakes: [
        "Shrugging at the start: pull your shoulders down first.",
        "Chest leaves the pad: use less weight.",
      ],
      easier: "Lat Pulldown (Machine)",
      harder: "Pull Up (Assisted)",
    },
  },
}
