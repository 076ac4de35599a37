import type { GuideFamily } from "../guide-family.ts"

/** Throws and slams. */
export const throws: GuideFamily = {
  move: "Wind up, throw with your whole body, and reset.",
  breathe: "Out hard as you throw, in as you reset.",
  cues: ["Start with your legs.", "Throw as hard as you can."],
  mistakes: ["Throwing with only your arms: use your hips.", "Ball too heavy: use one you can throw fast."],
  exercises: {
    "Ball Slam (Medicine Ball)": {
      setUp:
        "Hold a medicine ball that doesn’t bounce. Feet shoulder-width apart, clear floor in front of you.",
      move: "Reach tall overhead, then slam it to the floor in front of you, hips back. Pick it up with bent knees.",
      cues: ["Pull the ball down with your abs."],
      mistakes: ["Picking the ball up with a round back: bend your knees."],
      harder: "Wall Ball",
      joints: ["shoulder", "lower back"],
    },
    "Chest Pass (Medicine Ball)": {
      setUp: "Stand a few steps from a wall or partner, medicine ball at your chest, elbows out a little.",
      move: "Step and push the ball straight forward with both hands. Catch it and repeat.",
      cues: ["Fingers follow through."],
      mistakes: ["Catching with stiff arms: let your elbows bend."],
      easier: "Chest Press (Band)",
    },
    "Rotational Throw (Medicine Ball)": {
      setUp: "Stand sideways to a wall, a step or two away. Hold a medicine ball at your far hip.",
      move: "Turn your hips and throw the ball hard into the wall. Catch it and repeat.",
      cues: ["Pivot on your back foot.", "Hips lead, arms follow."],
      easier: "Ball Slam (Medicine Ball)",
    },
    "Sledgehammer Swing": {
      setUp:
        "Stand in front of a tire with a sledgehammer, feet wide. One hand at the end, one near the head.",
      move: "Swing the hammer over your shoulder, slide your top hand down, and hit the tire. Switch sides.",
      breathe: "Out as you hit, in as you lift.",
      cues: ["Sit into the hit.", "Let the tire bounce the hammer back."],
      mistakes: [
        "Standing too close: step back until you hit with straight arms.",
        "Working one side only: switch hands each set.",
      ],
      easier: "Ball Slam (Medicine Ball)",
      joints: ["shoulder", "lower back"],
    },
  },
}
