import type { GuideFamily } from "../guide-family.ts"

/** Bench presses with a bar. */
export const barbellBenchPresses: GuideFamily = {
  move: "Lower the bar to your lower chest, touch it, then press it up over your shoulders.",
  breathe: "In and hold on the way down, out near the top.",
  cues: ["Shoulder blades back and down.", "Push your feet into the floor."],
  mistakes: ["Elbows flare wide: tuck them about halfway in.", "Bouncing off your chest: touch it softly."],
  exercises: {
    "Bench Press (Barbell)": {
      setUp:
        "Lie with your eyes under the bar, hands a bit wider than your shoulders. Feet flat, spotter or safety pins ready.",
      cues: ["Try to bend the bar in two."],
      easier: "Bench Press (Dumbbell)",
      harder: "Paused Bench Press (Barbell)",
      joints: ["shoulder"],
    },
    "Bench Press (Smith Machine)": {
      setUp:
        "Put a bench under the Smith bar so that the bar meets your lower chest. Hands a bit wider than your shoulders, safety stops set.",
      cues: ["Unhook the bar before you press."],
      mistakes: ["Bar lands near your neck: slide up the bench."],
      easier: "Chest Press (Machine)",
      harder: "Bench Press (Barbell)",
      joints: ["shoulder"],
    },
    "Bench Press - Close Grip (Barbell)": {
      setUp: "Lie with your eyes under the bar, hands shoulder-width apart. Feet flat, safety pins set.",
      cues: ["Elbows close to your ribs."],
      mistakes: ["Hands too close: keep them shoulder-width apart so that your wrists stay straight."],
      easier: "Push Up - Close Grip",
      harder: "Board Press (Barbell)",
      joints: ["shoulder", "elbow", "wrist"],
    },
    "Bench Press - Wide Grip (Barbell)": {
      setUp:
        "Lie with your eyes under the bar, hands about a fist’s width wider than usual. Safety pins set.",
      move: "Lower the bar to the middle of your chest, touch it, then press it straight up.",
      cues: ["Pull the bar apart."],
      mistakes: [
        "Grip too wide: your forearms should be nearly vertical when the bar is at your chest.",
        "Bouncing off your chest: touch it softly.",
      ],
      easier: "Bench Press (Barbell)",
      joints: ["shoulder"],
    },
    "Bench Press - Reverse Grip (Barbell)": {
      setUp:
        "Lie with your eyes under the bar and grip it palms toward you, a bit wider than your shoulders. Have a spotter hand it to you.",
      move: "Lower the bar to the bottom of your chest, then press it up and slightly back.",
      cues: ["Wrists straight, thumbs wrapped around."],
      mistakes: [
        "Bar slips in your hands: go light and wrap your thumbs around it.",
        "Bar drifts toward your face: press it up and only slightly back.",
      ],
      easier: "Bench Press - Close Grip (Barbell)",
      joints: ["shoulder", "elbow", "wrist"],
      needsCoach: true,
    },
    "Paused Bench Press (Barbell)": {
      setUp:
        "Lie with your eyes under the bar, hands a bit wider than your shoulders. Use a little less weight than usual, safety pins set.",
      move: "Lower the bar to your lower chest, hold it still for a second, then press.",
      cues: ["Stay tight while the bar is still."],
      mistakes: ["Bar sinks into your chest during the pause: stay tight."],
      easier: "Bench Press (Barbell)",
      harder: "Larsen Press (Barbell)",
      joints: ["shoulder"],
    },
    "Spoto Press (Barbell)": {
      setUp:
        "Lie with your eyes under the bar, hands a bit wider than your shoulders. Safety pins set just below your chest.",
      move: "Lower the bar, stop it a finger’s width above your chest for a second, then press.",
      cues: ["Use your upper back to hold the bar still."],
      mistakes: ["Touching your chest: slow down near the bottom."],
      easier: "Paused Bench Press (Barbell)",
      joints: ["shoulder"],
    },
    "Pin Press (Barbell)": {
      setUp:
        "Lie in a rack with the bar resting on the safety pins at the height you want. Hands a bit wider than your shoulders.",
      move: "Press the bar off the pins, lower it back, let it settle, and press again.",
      breathe: "In and hold before each press, out at the top.",
      cues: ["Get tight before you push."],
      mistakes: ["Bouncing off the pins: let the bar rest first."],
      easier: "Bench Press (Barbell)",
      joints: ["shoulder"],
    },
    "Board Press (Barbell)": {
      setUp:
        "Lie with your eyes under the bar while a partner holds a board on your chest. Same grip as in your bench press.",
      move: "Lower the bar to the board, touch it softly, then press.",
      cues: ["Keep your elbows under the bar."],
      mistakes: ["Sinking into the board: touch it lightly, then press."],
      easier: "Bench Press - Close Grip (Barbell)",
      joints: ["shoulder"],
    },
    "Larsen Press (Barbell)": {
      setUp:
        "Lie with your eyes under the bar and hold your legs straight, just off the floor. Hands a bit wider than your shoulders.",
      cues: ["Legs stay still.", "Shoulder blades back and down."],
      mistakes: ["Rolling on the bench: tighten your abs and go lighter."],
      easier: "Feet Up Bench Press (Barbell)",
      joints: ["shoulder"],
    },
    "Feet Up Bench Press (Barbell)": {
      setUp:
        "Lie with your eyes under the bar, knees over your hips or feet on the bench. Hands a bit wider than your shoulders.",
      cues: ["Press your back into the bench.", "Shoulder blades back and down."],
      mistakes: ["Wobbling: use less weight."],
      easier: "Bench Press (Barbell)",
      harder: "Larsen Press (Barbell)",
      joints: ["shoulder"],
    },
    "Incline Bench Press (Barbell)": {
      setUp: "Set the bench to about 30 degrees, eyes under the bar. Hands a bit wider than your shoulders.",
      move: "Lower the bar to your upper chest, touch it, then press it up over your shoulders.",
      cues: ["Touch high on your chest.", "Elbows under the bar."],
      mistakes: ["Bench too steep: lower it so that your chest does the work."],
      easier: "Incline Press (Dumbbell)",
      joints: ["shoulder"],
    },
    "Incline Bench Press (Smith Machine)": {
      setUp:
        "Set a bench to about 30 degrees under the Smith bar so that the bar meets your upper chest. Safety stops set.",
      move: "Lower the bar to your upper chest, touch it, then press it up.",
      cues: ["Keep your head on the bench."],
      mistakes: ["Bar comes down on your neck: move the bench back."],
      easier: "Incline Chest Press (Machine)",
      harder: "Incline Bench Press (Barbell)",
      joints: ["shoulder"],
    },
    "Decline Bench Press (Barbell)": {
      setUp:
        "Hook your feet under the rollers of a decline bench, eyes under the bar. Hands a bit wider than your shoulders.",
      cues: ["Have a spotter hand you the bar.", "Shoulder blades back and down."],
      mistakes: ["Bar drifts toward your face: press it straight up."],
      easier: "Decline Bench Press (Dumbbell)",
      joints: ["shoulder"],
    },
    "Decline Bench Press (Smith Machine)": {
      setUp:
        "Set a decline bench under the Smith bar so that the bar meets your lower chest. Feet hooked, safety stops set.",
      cues: ["Keep your hips on the bench.", "Shoulder blades back and down."],
      mistakes: ["Bar meets your upper chest: slide the bench until it meets your lower chest."],
      easier: "Decline Bench Press (Machine)",
      harder: "Decline Bench Press (Barbell)",
      joints: ["shoulder"],
    },
    "Floor Press (Barbell)": {
      setUp:
        "Lie on the floor in a rack with the bar at arm’s reach. Hands a bit wider than your shoulders, knees bent.",
      move: "Lower the bar until your upper arms rest on the floor, pause, then press.",
      cues: ["Set your elbows down softly."],
      mistakes: ["Crashing your elbows down: take two seconds to lower the bar."],
      easier: "Floor Press (Dumbbell)",
      harder: "Bench Press (Barbell)",
      joints: ["shoulder"],
    },
  },
}
