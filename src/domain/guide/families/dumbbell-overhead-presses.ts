import type { GuideFamily } from "../guide-family.ts"

/** Overhead presses with dumbbells, kettlebells, cables and machines. */
export const dumbbellOverheadPresses: GuideFamily = {
  move: "Press straight up until your arms are locked beside your ears, then lower to your shoulders.",
  breathe: "Out on the way up, in on the way down.",
  cues: ["Ribs down, glutes tight.", "Forearms vertical."],
  mistakes: [
    "Arching your back: use less weight.",
    "Stopping halfway: lower until your hands reach your shoulders.",
  ],
  exercises: {
    "Overhead Press (Dumbbell)": {
      setUp:
        "Stand with a dumbbell at each shoulder, palms forward or facing each other. Feet hip-width apart.",
      cues: ["Finish with your arms by your ears."],
      mistakes: ["Dumbbells drift forward: press them in line with your ears."],
      easier: "Seated Overhead Press (Dumbbell)",
      harder: "Single Arm Overhead Press (Dumbbell)",
      joints: ["shoulder"],
    },
    "Seated Overhead Press (Dumbbell)": {
      setUp: "Set the bench nearly upright. Kick the dumbbells from your thighs to your shoulders.",
      cues: ["Back against the pad."],
      mistakes: ["Dumbbells clash at the top: stop just before they touch."],
      easier: "Shoulder Press (Machine)",
      harder: "Overhead Press (Dumbbell)",
      joints: ["shoulder"],
    },
    "Single Arm Overhead Press (Dumbbell)": {
      setUp: "Stand with a dumbbell at one shoulder, other arm out or on your hip. Feet hip-width apart.",
      move: "Press straight up until your arm is locked beside your ear, then lower to your shoulder.",
      cues: ["Stand tall, don’t lean."],
      mistakes: ["Leaning to the free side: squeeze the glute on that side."],
      easier: "Overhead Press (Dumbbell)",
      harder: "Z Press (Dumbbell)",
      joints: ["shoulder"],
    },
    "Arnold Press (Dumbbell)": {
      setUp: "Sit or stand with the dumbbells at chin height, palms toward you, elbows in front.",
      move: "Open your arms and turn your palms forward as you press up. Reverse it on the way down.",
      cues: ["One smooth turn, not two moves."],
      mistakes: ["Rushing the turn: take two seconds to lower."],
      easier: "Seated Overhead Press (Dumbbell)",
      joints: ["shoulder"],
    },
    "Z Press (Dumbbell)": {
      setUp: "Sit on the floor, legs straight and apart, a dumbbell at each shoulder.",
      cues: ["Sit tall; don’t slump."],
      mistakes: ["Back rounds: bend your knees a little."],
      easier: "Seated Overhead Press (Dumbbell)",
      harder: "Z Press (Barbell)",
      joints: ["shoulder"],
    },
    "Push Press (Dumbbell)": {
      setUp: "Stand with a dumbbell at each shoulder, palms facing each other. Feet hip-width apart.",
      move: "Dip a little at the knees, drive up hard, and finish with your arms. Lower slowly.",
      breathe: "In before the dip, out at the top.",
      cues: ["Let your legs start the press."],
      mistakes: [
        "Dip too deep: a hand’s width is enough.",
        "Leaning forward in the dip: keep your heels down.",
      ],
      easier: "Overhead Press (Dumbbell)",
      harder: "Push Press (Barbell)",
      joints: ["shoulder"],
    },
    "Push Press (Kettlebell)": {
      setUp:
        "Hold one or two kettlebells at your shoulders, elbows close to your ribs. Feet hip-width apart.",
      move: "Dip a little at the knees, drive up hard, and finish with your arms. Lower to your shoulders.",
      breathe: "In before the dip, out at the top.",
      cues: ["Bells rest on your forearms."],
      mistakes: [
        "Pressing before your legs finish: drive first, then press.",
        "Bell bangs your wrist: keep your wrist straight.",
      ],
      easier: "Overhead Press (Kettlebell)",
      joints: ["shoulder"],
    },
    "Overhead Press (Kettlebell)": {
      setUp:
        "Clean one or two kettlebells to your shoulders, elbows close, wrists straight. Feet hip-width apart.",
      cues: ["Rest the bell on the back of your forearm."],
      mistakes: ["Wrist bends back: hold the handle deep in your palm."],
      easier: "Single Arm Landmine Press (Barbell)",
      harder: "Bottoms-Up Press (Kettlebell)",
      joints: ["shoulder"],
    },
    "Bottoms-Up Press (Kettlebell)": {
      setUp: "Hold a light kettlebell upside down at your shoulder, bell up, wrist straight.",
      move: "Press straight up until your arm is locked beside your ear, then lower to your shoulder.",
      cues: ["Crush the handle.", "Look at the bell."],
      mistakes: ["The bell tips: use less weight and go slower."],
      easier: "Overhead Press (Kettlebell)",
      joints: ["shoulder", "wrist"],
    },
    "Cuban Press (Dumbbell)": {
      setUp: "Stand with two very light dumbbells in front of your thighs.",
      move: "Pull your elbows up to shoulder height, turn your forearms up, then press. Go back the same way.",
      breathe: "Out on the way up, in on the way down.",
      cues: ["Elbows stay level as you turn.", "Go slowly through the turn."],
      mistakes: ["Too heavy: a quarter of your usual press is plenty.", "Shrugging: keep your neck long."],
      easier: "External Rotation (Dumbbell)",
      joints: ["shoulder"],
    },
    "Overhead Press (Band)": {
      setUp: "Stand on the band, feet hip-width apart, and bring the ends to your shoulders.",
      cues: ["Push until your arms are straight, where the band pulls hardest."],
      mistakes: [
        "Band drags your arms forward: hold it behind your forearms.",
        "Arching your back: use a lighter band.",
      ],
      harder: "Overhead Press (Dumbbell)",
      joints: ["shoulder"],
    },
    "Overhead Press (Cable)": {
      setUp:
        "Set two pulleys low, one on each side, and bring the handles to your shoulders. Stand or sit between them.",
      cues: ["Keep the cables behind your arms."],
      mistakes: ["Pulled to one side: stand exactly in the middle."],
      easier: "Overhead Press (Band)",
      harder: "Seated Overhead Press (Dumbbell)",
      joints: ["shoulder"],
    },
    "Shoulder Press (Machine)": {
      setUp: "Set the seat so that the machine’s handles are level with your shoulders. Back on the pad.",
      move: "Press up until your arms are almost straight, then lower until your hands are at ear height.",
      cues: ["Back stays on the pad.", "Wrists straight above your elbows."],
      mistakes: [
        "Seat too high: lower it until the handles meet your shoulders.",
        "Arching your back: use less weight.",
      ],
      easier: "Overhead Press (Band)",
      harder: "Seated Overhead Press (Dumbbell)",
      joints: ["shoulder"],
    },
    "Shoulder Press (Plate Loaded)": {
      setUp:
        "Load both arms of the machine equally. Set the seat so that the handles are level with your shoulders.",
      move: "Press up until your arms are almost straight, then lower to ear height.",
      cues: ["Press both sides evenly.", "Back stays on the pad."],
      mistakes: ["Shrugging at the top: stop just before your shoulders rise."],
      easier: "Shoulder Press (Machine)",
      harder: "Overhead Press (Barbell)",
      joints: ["shoulder"],
    },
  },
}
