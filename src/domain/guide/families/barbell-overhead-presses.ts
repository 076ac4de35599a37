import type { GuideFamily } from "../guide-family.ts"

/** Overhead presses with a bar. */
export const barbellOverheadPresses: GuideFamily = {
  move: "Press the bar up close to your face until your arms are locked, head under it. Lower it to your collarbones.",
  breathe: "In and hold at the bottom, out at the top.",
  cues: ["Squeeze your glutes.", "Push your head through at the top."],
  mistakes: [
    "Leaning back: squeeze your glutes and go lighter.",
    "Bar loops around your face: pull your chin back.",
  ],
  exercises: {
    "Overhead Press (Barbell)": {
      setUp:
        "Bar on the front of your shoulders, hands just outside them, elbows slightly in front of it. Feet hip-width apart.",
      cues: ["Press as close to your nose as you dare.", "Forearms vertical."],
      easier: "Seated Overhead Press (Dumbbell)",
      harder: "Z Press (Barbell)",
      joints: ["shoulder"],
    },
    "Strict Military Press (Barbell)": {
      setUp: "Bar on the front of your shoulders, hands just outside them. Heels together, legs locked.",
      cues: ["Stand at attention, like a soldier."],
      mistakes: [
        "Using your knees: lock them and use less weight.",
        "Bar drifts forward: press it close to your nose.",
      ],
      easier: "Overhead Press (Barbell)",
      joints: ["shoulder"],
    },
    "Seated Overhead Press (Barbell)": {
      setUp:
        "Set the bench nearly upright in a rack. Bar at the front of your shoulders, hands just outside them, feet flat.",
      cues: ["Back on the pad.", "Elbows under the bar."],
      mistakes: ["Arching off the pad: use less weight.", "Bar loops around your face: pull your chin back."],
      easier: "Shoulder Press (Machine)",
      harder: "Overhead Press (Barbell)",
      joints: ["shoulder"],
    },
    "Overhead Press (Smith Machine)": {
      setUp:
        "Put an upright bench under the Smith bar so that the bar passes just in front of your face. Safety stops set.",
      move: "Press the bar straight up until your arms are almost locked, then lower it to your chin.",
      cues: ["Elbows under the bar.", "Back on the pad."],
      mistakes: [
        "Bar too far in front: move the bench forward.",
        "Pressing with bent wrists: hold the bar low in your palm.",
      ],
      easier: "Shoulder Press (Machine)",
      harder: "Seated Overhead Press (Barbell)",
      joints: ["shoulder"],
    },
    "Push Press (Barbell)": {
      setUp:
        "Bar on the front of your shoulders, hands just outside them. Feet hip-width apart, weight on your whole foot.",
      move: "Dip a little at the knees, drive up hard, and finish with your arms. Lower with soft knees.",
      breathe: "In and hold before the dip, out at the top.",
      cues: ["Dip straight down, heels down."],
      mistakes: ["Pressing too soon: finish the leg drive first.", "Dip too deep: a hand’s width is enough."],
      easier: "Overhead Press (Barbell)",
      harder: "Push Jerk (Barbell)",
      joints: ["shoulder"],
    },
    "Z Press (Barbell)": {
      setUp:
        "Sit on the floor in a rack, legs straight and apart. Bar at your collarbones on safety pins set low.",
      cues: ["Sit as tall as you can.", "Ribs down."],
      mistakes: [
        "Falling back: bend your knees a little or use less weight.",
        "Bar drifts forward: finish with it over your ears.",
      ],
      easier: "Seated Overhead Press (Barbell)",
      joints: ["shoulder"],
    },
    "Behind the Neck Press (Barbell)": {
      setUp:
        "Bar on your upper back, hands well outside your shoulders. Feet hip-width apart. Start very light.",
      move: "Press straight up from behind your head until your arms are locked, then lower it slowly.",
      cues: ["Ribs down, head slightly forward.", "Elbows under the bar."],
      mistakes: [
        "Head pokes forward: press from the front instead.",
        "Lowering too far: stop at ear height.",
      ],
      easier: "Overhead Press (Barbell)",
      joints: ["shoulder", "neck"],
      needsCoach: true,
    },
    "Log Press": {
      setUp: "Clean the log to your chest and lean back slightly, elbows up. Feet hip-width apart.",
      move: "Dip a little, drive up, and press the log over your head until your arms are locked.",
      cues: ["Roll the log high on your chest first.", "Push your head through once the log passes."],
      mistakes: ["Log slides down: keep your elbows up."],
      easier: "Push Press (Barbell)",
      joints: ["shoulder"],
    },
    "Landmine Press (Barbell)": {
      setUp:
        "Hold the end of a landmine barbell at your chest with both hands. Feet hip-width apart, lean into it.",
      move: "Press the bar up and forward until your arms are straight, then lower it to your chest.",
      breathe: "Out on the way up, in on the way down.",
      cues: ["Ribs down as the bar rises.", "Reach at the top."],
      mistakes: ["Arching your back: squeeze your glutes.", "Elbows flare: keep them in front of you."],
      easier: "Chest Press (Band)",
      harder: "Single Arm Landmine Press (Barbell)",
    },
    "Single Arm Landmine Press (Barbell)": {
      setUp: "Hold the end of a landmine barbell at one shoulder. Feet split or half kneeling.",
      move: "Press the bar up and forward until your arm is straight, then lower it to your shoulder.",
      breathe: "Out on the way up, in on the way down.",
      cues: ["Don’t let the bar twist you.", "Reach at the top."],
      mistakes: ["Leaning away: use less weight.", "Elbow flares: keep it in front of you."],
      easier: "Landmine Press (Barbell)",
      harder: "Single Arm Overhead Press (Dumbbell)",
    },
  },
}
