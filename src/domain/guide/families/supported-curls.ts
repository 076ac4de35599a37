import type { GuideFamily } from "../guide-family.ts"

const withOneArm = "Curl up, squeeze for a second, then lower until your arm is almost straight."

/** Curls with the upper arms supported or hanging. */
export const supportedCurls: GuideFamily = {
  move: "Curl up, squeeze for a second, then lower until your arms are almost straight.",
  breathe: "Out on the way up, in on the way down.",
  cues: ["Elbows stay put.", "Take three seconds to lower."],
  mistakes: [
    "Bouncing at the bottom: slow down before you get there.",
    "Shoulders do the work: use less weight.",
  ],
  exercises: {
    "Preacher Curl (Barbell)": {
      setUp:
        "Sit at the preacher bench, armpits over the top of the pad. Hold the bar shoulder-width apart, palms up.",
      cues: ["Upper arms flat on the pad."],
      easier: "Preacher Curl (EZ Bar)",
      joints: ["elbow"],
    },
    "Preacher Curl (EZ Bar)": {
      setUp:
        "Sit at the preacher bench, armpits over the top of the pad. Hold the EZ bar on its inner bends, palms up.",
      cues: ["Wrists straight."],
      mistakes: ["Rising off the seat: use less weight."],
      easier: "Preacher Curl (Machine)",
      harder: "Preacher Curl (Barbell)",
      joints: ["elbow"],
    },
    "Preacher Curl (Dumbbell)": {
      setUp:
        "Rest one arm on a preacher bench, armpit over the top of the pad, a dumbbell in that hand, palm up.",
      move: withOneArm,
      cues: ["Hold the pad with your other hand.", "Elbow stays put."],
      easier: "Preacher Curl (Machine)",
      harder: "Preacher Curl (Barbell)",
      joints: ["elbow"],
    },
    "Preacher Curl (Cable)": {
      setUp:
        "Put a preacher bench in front of the low pulley. Arms on the pad, cable bar in your hands, palms up.",
      cues: ["Feel the pull at the top too."],
      mistakes: ["Bench too far away: move it closer until the cable pulls down and forward."],
      easier: "Preacher Curl (Machine)",
      joints: ["elbow"],
    },
    "Preacher Curl (Machine)": {
      setUp: "Set the machine’s seat so that your armpits rest on the pad. Handles in your hands, palms up.",
      cues: ["Elbows in line with the pivot."],
      mistakes: ["Seat too low: raise it so that your arms lie flat."],
      easier: "Bicep Curl (Band)",
      harder: "Preacher Curl (EZ Bar)",
      joints: ["elbow"],
    },
    "Preacher Hammer Curl (Dumbbell)": {
      setUp: "Rest one arm on a preacher bench, a dumbbell in that hand, thumb up.",
      move: withOneArm,
      cues: ["Thumb stays on top.", "Elbow stays put."],
      mistakes: ["Palm turns up: keep it facing in."],
      easier: "Preacher Curl (Machine)",
      joints: ["elbow"],
    },
    "Concentration Curl (Dumbbell)": {
      setUp: "Sit on a bench, legs wide. Brace one elbow on the inside of your thigh, dumbbell hanging.",
      move: withOneArm,
      cues: ["Thigh stays still.", "Curl to your shoulder."],
      mistakes: ["Leaning back to lift: use less weight."],
      easier: "Bicep Curl (Dumbbell)",
      joints: ["elbow"],
    },
    "Concentration Curl (Cable)": {
      setUp:
        "Sit or kneel at a low pulley, handle in one hand. Brace that elbow on the inside of your thigh.",
      move: withOneArm,
      cues: ["Let the cable stretch your arm.", "Elbow stays put."],
      mistakes: ["Elbow slides off your thigh: lean in more."],
      easier: "Bicep Curl (Cable)",
      joints: ["elbow"],
    },
    "Reverse Grip Concentration Curl (Dumbbell)": {
      setUp:
        "Sit on a bench, legs wide. Brace one elbow on the inside of your thigh, light dumbbell, palm down.",
      move: withOneArm,
      cues: ["Knuckles up.", "Elbow stays put."],
      mistakes: ["Wrist bends: use a lighter dumbbell."],
      easier: "Concentration Curl (Dumbbell)",
      joints: ["elbow"],
    },
    "Incline Curl (Dumbbell)": {
      setUp: "Set the bench to about 60 degrees and lie back. Let the dumbbells hang, palms forward.",
      cues: ["Elbows behind your body."],
      mistakes: ["Shoulders roll forward: press them to the bench."],
      easier: "Bicep Curl (Dumbbell)",
      harder: "Spider Curl (Dumbbell)",
      joints: ["elbow"],
    },
    "Spider Curl (Dumbbell)": {
      setUp:
        "Lie face down on a bench set to about 45 degrees. Let the dumbbells hang straight down, palms forward.",
      cues: ["Upper arms hang still."],
      easier: "Bicep Curl (Dumbbell)",
      joints: ["elbow"],
    },
    "Spider Curl (Barbell)": {
      setUp:
        "Lie face down on a bench set to about 45 degrees. Hold the bar shoulder-width apart, arms hanging.",
      cues: ["Squeeze hard at the top."],
      mistakes: ["Elbows swing back: keep them under your shoulders."],
      easier: "Spider Curl (EZ Bar)",
      joints: ["elbow"],
    },
    "Spider Curl (EZ Bar)": {
      setUp:
        "Lie face down on a bench set to about 45 degrees. Hold the EZ bar on its inner bends, arms hanging.",
      cues: ["Wrists straight."],
      mistakes: ["Chest lifts: keep it on the bench."],
      easier: "Bicep Curl (EZ Bar)",
      harder: "Spider Curl (Barbell)",
      joints: ["elbow"],
    },
  },
}
