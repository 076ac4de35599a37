import type { GuideFamily } from "../guide-family.ts"

/** Squats with one foot in front. */
export const splitSquats: GuideFamily = {
  move: "Drop straight down until your back knee is just above the floor, then push up through your front foot.",
  breathe: "In on the way down, out on the way up.",
  cues: ["Most of your weight on the front foot.", "Keep your hips facing forward."],
  mistakes: [
    "Feet one behind the other: set them hip-width apart.",
    "Front heel lifts: step farther forward.",
  ],
  exercises: {
    "Split Squat (Bodyweight)": {
      setUp: "Take a long step forward and stay there. Back heel up, hands on your hips.",
      cues: ["Move like an elevator, not an escalator."],
      easier: "Squat (Bodyweight)",
      harder: "Bulgarian Split Squat",
      joints: ["hip", "knee"],
    },
    "Split Squat (Dumbbell)": {
      setUp:
        "Hold a dumbbell in each hand at your sides. Take a long step forward and stay there, back heel up.",
      cues: ["Let the dumbbells hang straight down."],
      mistakes: ["Leaning on the back leg: put your weight over the front foot."],
      easier: "Split Squat (Bodyweight)",
      harder: "Bulgarian Split Squat (Dumbbell)",
      joints: ["hip", "knee"],
    },
    "Split Squat (Barbell)": {
      setUp: "Unrack the bar on your upper back and step back. Then take a long step forward and stay there.",
      cues: ["Get steady before each rep."],
      mistakes: ["Tipping to one side: widen your stance and use less weight."],
      easier: "Split Squat (Dumbbell)",
      harder: "Bulgarian Split Squat (Barbell)",
      joints: ["hip", "knee"],
    },
    "Bulgarian Split Squat": {
      setUp:
        "Rest the top of your back foot on a bench. Front foot a long step in front of it, hands on your hips.",
      cues: ["Lower your back knee straight down."],
      mistakes: ["Front foot too close: hop it forward until your shin stays nearly vertical."],
      easier: "Split Squat (Bodyweight)",
      harder: "Bulgarian Split Squat (Dumbbell)",
      joints: ["hip", "knee"],
    },
    "Bulgarian Split Squat (Dumbbell)": {
      setUp:
        "Hold two dumbbells at your sides, top of your back foot on a bench. Front foot a long step in front of it.",
      cues: ["Lean forward a little to work your glutes more."],
      mistakes: ["Pushing with the back leg: just let that foot rest on the bench."],
      easier: "Bulgarian Split Squat",
      harder: "Bulgarian Split Squat (Barbell)",
      joints: ["hip", "knee"],
    },
    "Bulgarian Split Squat (Barbell)": {
      setUp:
        "Bar on your upper back, inside a rack with the safety pins set low. Top of your back foot on a bench behind you.",
      cues: ["Set your front foot before you go down."],
      mistakes: ["Wobbling: start with an empty bar."],
      easier: "Bulgarian Split Squat (Dumbbell)",
      harder: "Pistol Squat",
      joints: ["hip", "knee"],
    },
    "Bulgarian Split Squat (Smith Machine)": {
      setUp:
        "Stand under the Smith bar, bench behind you. Front foot a step in front of the bar, back foot on the bench.",
      cues: ["Drop straight down under the bar."],
      mistakes: ["Front foot under the bar: move it forward."],
      easier: "Split Squat (Dumbbell)",
      harder: "Bulgarian Split Squat (Barbell)",
      joints: ["hip", "knee"],
    },
    "ATG Split Squat": {
      setUp: "Put your front foot on a low box and step your other leg far back. Hands free for balance.",
      move: "Push your front knee forward over your toes until your thigh covers your calf, then come back.",
      cues: ["Keep your back leg nearly straight.", "Chest tall."],
      mistakes: ["Front heel lifts: use a higher box.", "Rushing: take three seconds to lower yourself."],
      easier: "Split Squat (Bodyweight)",
      joints: ["hip", "knee", "ankle"],
    },
  },
}
