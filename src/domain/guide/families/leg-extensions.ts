import type { GuideFamily } from "../guide-family.ts"

/** Exercises that straighten the knees against a load. */
export const legExtensions: GuideFamily = {
  move: "Straighten your knees all the way, squeeze for a second, then take two seconds to lower.",
  breathe: "Out on the way up, in on the way down.",
  cues: ["Pull your toes toward you.", "Squeeze your thighs at the top."],
  mistakes: [
    "Hips lift off the seat: use less weight.",
    "Letting the weight drop: take two seconds to lower it.",
  ],
  exercises: {
    "Leg Extension (Machine)": {
      setUp:
        "Set the back of the machine so that your knees line up with its pivot. Pad just above your feet.",
      cues: ["Hold the handles and sit tall."],
      easier: "Leg Extension (Band)",
      harder: "Single Leg Extension (Machine)",
      joints: ["knee"],
    },
    "Single Leg Extension (Machine)": {
      setUp: "Sit with your knee in line with the machine’s pivot. Hook one foot behind the pad.",
      move: "Straighten your knee all the way, squeeze for a second, then take two seconds to lower.",
      cues: ["Do the same reps on each side."],
      mistakes: ["Twisting toward the working leg: hold both handles."],
      easier: "Leg Extension (Machine)",
      harder: "Reverse Nordic Curl",
      joints: ["knee"],
    },
    "Leg Extension (Band)": {
      setUp: "Sit on a chair. Anchor a band low behind you and loop it around one ankle.",
      move: "Straighten that knee all the way, hold for a second, then bend it slowly.",
      cues: ["Sit tall, hands on the seat."],
      mistakes: [
        "Band rides up: keep it just above your foot.",
        "Hips lift off the seat: use a lighter band.",
      ],
      easier: "Terminal Knee Extension (Band)",
      harder: "Leg Extension (Machine)",
      joints: ["knee"],
    },
    "Terminal Knee Extension (Band)": {
      setUp:
        "Tie a band to a post at knee height and step in, band behind one knee. Step back until you feel it pull.",
      move: "Let your knee bend a little, then press it straight against the band.",
      cues: ["Press your heel into the floor.", "Lock the knee for a second."],
      mistakes: ["Moving your hips: only your knee moves.", "Band too loose: step farther back."],
      harder: "Leg Extension (Band)",
    },
    "Reverse Nordic Curl": {
      setUp: "Kneel on a mat, knees hip-width apart and feet flat behind you. Arms across your chest.",
      move: "Lean back as far as you can, body straight from knees to head, then pull yourself up with your thighs.",
      breathe: "In as you lean back, out as you rise.",
      cues: ["Keep your glutes tight throughout.", "Stay in one straight line."],
      mistakes: [
        "Bending at the hips: don’t lean back as far.",
        "Dropping back: hold a band tied in front of you for help.",
      ],
      easier: "Single Leg Extension (Machine)",
      joints: ["knee"],
    },
  },
}
