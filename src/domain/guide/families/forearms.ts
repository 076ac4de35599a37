import type { GuideFamily } from "../guide-family.ts"

/** Exercises for the wrists and the grip. */
export const forearms: GuideFamily = {
  move: "Let your wrists bend down, then curl them as far as you can. Hold for a second.",
  breathe: "Out on the way up, in on the way down.",
  cues: ["Move slowly both ways.", "Forearms stay flat."],
  mistakes: ["Lifting your forearms: press them down.", "Half reps: use less weight."],
  exercises: {
    "Wrist Curl (Barbell)": {
      setUp: "Sit and lay your forearms on a bench or your thighs, palms up. Light bar, hands over the edge.",
      cues: ["Let the bar roll to your fingers."],
      easier: "Seated Wrist Curl (Dumbbell)",
      harder: "Wrist Roller",
      joints: ["wrist"],
    },
    "Wrist Curl (Cable)": {
      setUp: "Sit facing a low pulley, forearms on your thighs or a bench. Hold the cable bar, palms up.",
      cues: ["Feel the pull the whole way."],
      mistakes: ["Bar slips: wrap your thumbs around it."],
      easier: "Seated Wrist Curl (Dumbbell)",
      joints: ["wrist"],
    },
    "Seated Wrist Curl (Dumbbell)": {
      setUp: "Sit with one forearm along your thigh, palm up, hand over the knee. Light dumbbell.",
      cues: ["Other hand holds the forearm down."],
      mistakes: ["Weight stays in your palm: let it roll to your fingers first."],
      harder: "Wrist Curl (Barbell)",
      joints: ["wrist"],
    },
    "Behind the Back Wrist Curl (Barbell)": {
      setUp: "Stand with the bar behind your thighs, palms back, arms straight. Take it from a rack.",
      move: "Let the bar roll to your fingers, then close your hands and curl your wrists up.",
      cues: ["Close your hands first, then curl.", "Arms stay straight."],
      mistakes: ["Bending your elbows: use less weight.", "Rocking your body: stand still."],
      easier: "Wrist Curl (Barbell)",
      joints: ["wrist"],
    },
    "Seated Wrist Extension (Barbell)": {
      setUp: "Sit and lay your forearms on your thighs, palms down. Very light bar, hands over your knees.",
      move: "Let your wrists bend down, then lift your knuckles as high as you can.",
      cues: ["Knuckles to the ceiling."],
      mistakes: ["Too heavy: use about half your wrist curl weight."],
      easier: "Seated Wrist Extension (Dumbbell)",
      joints: ["wrist"],
    },
    "Seated Wrist Extension (Dumbbell)": {
      setUp: "Sit with one forearm along your thigh, palm down, hand over the knee. Very light dumbbell.",
      move: "Let your wrist bend down, then lift your knuckles as high as you can.",
      cues: ["Other hand holds the forearm still."],
      mistakes: ["Rolling to the thumb side: keep your palm facing down."],
      harder: "Seated Wrist Extension (Barbell)",
      joints: ["wrist"],
    },
    "Wrist Roller": {
      setUp:
        "Hold the roller in front of you, the weight hanging from its string. Arms straight or elbows at your sides.",
      move: "Roll the weight up by turning one wrist after the other, then roll it down slowly.",
      breathe: "Slow, steady breaths; don’t hold your breath.",
      cues: ["Big turns, one hand at a time.", "Shoulders down."],
      mistakes: [
        "Letting the weight drop: roll it down as slowly as you rolled it up.",
        "Leaning back: use less weight.",
      ],
      easier: "Wrist Curl (Barbell)",
      joints: ["wrist"],
    },
    Gripper: {
      setUp: "Hold the gripper deep in one palm, fingers wrapped around the other handle.",
      move: "Squeeze until the handles meet, hold for a second, then open slowly.",
      breathe: "Out as you squeeze, in as you open.",
      cues: ["Crush the handles with all your fingers.", "Keep your wrist straight."],
      mistakes: ["Too hard to close: use a lighter gripper.", "Snapping open: take two seconds to open."],
      harder: "Plate Pinch",
      joints: ["wrist"],
    },
    "Plate Pinch": {
      setUp: "Stand two light plates together, smooth sides out. Pinch them between your thumb and fingers.",
      move: "Lift the plates beside your thigh and hold until your grip is nearly gone.",
      breathe: "Slow, steady breaths.",
      cues: ["Press hard with your thumb.", "Stand tall, shoulders level."],
      mistakes: [
        "Holding the plates over your feet: keep them beside you.",
        "Hooking your fingers under: use only the flat sides.",
      ],
      easier: "Gripper",
    },
    "Barbell Hold": {
      setUp: "Take a loaded bar from a rack at mid-thigh, hands shoulder-width apart. Stand tall.",
      move: "Hold the bar still with straight arms, then set it back.",
      breathe: "Slow, steady breaths.",
      cues: ["Squeeze the bar.", "Shoulders back."],
      mistakes: [
        "Bar slides to your fingertips: set it down.",
        "Rounding your back to rack the bar: bend your knees.",
      ],
      easier: "Dead Hang",
    },
  },
}
