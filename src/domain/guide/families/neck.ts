import type { GuideFamily } from "../guide-family.ts"

/** Exercises for the neck. */
export const neck: GuideFamily = {
  move: "Curl your chin to your chest, then return slowly.",
  breathe: "Out on the way up, in on the way down.",
  cues: ["Shoulders stay still.", "Move slowly both ways."],
  mistakes: [
    "Jerking: take two seconds up and two seconds down.",
    "Too much too soon: start with a few easy reps.",
  ],
  exercises: {
    "Lying Neck Curl": {
      setUp: "Lie on your back on a bench, head over the edge but level. Hands on your hips.",
      cues: ["Nod first, then curl."],
      harder: "Lying Neck Curl (Weighted)",
      joints: ["neck"],
      needsCoach: true,
    },
    "Lying Neck Curl (Weighted)": {
      setUp:
        "Lie on your back, head over the bench’s edge. Hold a very light plate on a towel on your forehead.",
      cues: ["Hold the plate in place with your hands."],
      mistakes: ["Too heavy: use the smallest plate you can find."],
      easier: "Lying Neck Curl",
      joints: ["neck"],
      needsCoach: true,
    },
    "Lying Neck Extension": {
      setUp: "Lie face down on a bench, head over the edge, looking at the floor.",
      move: "Lift your head until it is in line with your back, then lower slowly.",
      cues: ["Stop when your head is level with your back."],
      harder: "Lying Neck Extension (Weighted)",
      joints: ["neck"],
      needsCoach: true,
    },
    "Lying Neck Extension (Weighted)": {
      setUp:
        "Lie face down, head over the bench’s edge. Hold a very light plate on a towel behind your head.",
      move: "Lift your head until it is in line with your back, then lower slowly.",
      cues: ["Hold the plate in place with your hands."],
      mistakes: ["Throwing your head up: stop when it is level with your back."],
      easier: "Lying Neck Extension",
      joints: ["neck"],
      needsCoach: true,
    },
    "Neck Flexion (Machine)": {
      setUp:
        "Sit in the machine with your forehead on the pad. Set the seat so that the pivot is at your neck.",
      move: "Nod forward against the pad, then return slowly.",
      breathe: "Out as you nod, in as you return.",
      cues: ["Back stays on the seat."],
      mistakes: ["Rocking your body: hold the handles."],
      easier: "Lying Neck Curl",
      joints: ["neck"],
      needsCoach: true,
    },
    "Neck Harness Extension": {
      setUp:
        "Put on the harness with a light weight hanging in front. Sit and lean forward, hands on your thighs.",
      move: "Let your chin come to your chest, then lift your head until you’re looking straight ahead.",
      cues: ["Back stays still."],
      mistakes: ["Weight swings: start each rep from a stop."],
      easier: "Lying Neck Extension",
      joints: ["neck"],
      needsCoach: true,
    },
  },
}
