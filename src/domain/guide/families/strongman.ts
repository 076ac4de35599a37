import type { GuideFamily } from "../guide-family.ts"

/** Strongman lifts and sleds. */
export const strongman: GuideFamily = {
  move: "Drive with your legs and keep your back long.",
  breathe: "In and hold to lift, out once the weight is up.",
  cues: ["Get close to the load.", "Push with your legs."],
  mistakes: ["Back rounds as you tire: end the set.", "Lifting with your arms: drive with your hips."],
  exercises: {
    "Atlas Stone Load": {
      setUp: "Stand over the stone, feet hip-width apart. Hands under it, arms straight, chest close.",
      move: "Pull the stone to your lap, hug it, then stand up and roll it onto the platform.",
      cues: ["Squeeze the stone like a vise."],
      mistakes: ["Arms bend as you lift off: keep them long."],
      easier: "Sandbag over Shoulder",
      joints: ["elbow", "lower back", "hip", "knee"],
      needsCoach: true,
    },
    "Sandbag over Shoulder": {
      setUp: "Stand over the sandbag, feet hip-width apart. Hands deep under it, arms straight.",
      move: "Pull the bag to your lap, hug it, stand up hard, and throw it over one shoulder. Switch sides.",
      cues: ["Drive the bag up with your hips."],
      easier: "Clean (Sandbag)",
      harder: "Atlas Stone Load",
      joints: ["elbow", "lower back", "hip", "knee"],
      needsCoach: true,
    },
    "Tire Flip": {
      setUp: "Chest against the tire, feet back, hands wide under its edge. Hips low.",
      move: "Drive forward and up, put a knee under the tire, turn your hands over, and push it over.",
      breathe: "Out as you drive.",
      cues: ["Push forward, not just up."],
      mistakes: ["Curling the tire: keep your arms straight."],
      easier: "Sled Push",
      joints: ["elbow", "lower back", "hip", "knee"],
      needsCoach: true,
    },
    "Sled Push": {
      setUp: "Hands on the sled’s posts, arms straight or bent. Lean in, one foot behind the other.",
      move: "Push with short, hard steps without stopping.",
      breathe: "Short, steady breaths; don’t hold your breath.",
      cues: ["Lean in with your whole body.", "Push the floor back."],
      mistakes: ["Standing too upright: lean in more.", "Hips bob up and down: take shorter steps."],
      harder: "Tire Flip",
    },
    "Sled Pull": {
      setUp:
        "Clip a belt or harness to the sled and face away from it. Lean forward until the strap is tight.",
      move: "Walk forward with strong steps and let the sled follow.",
      breathe: "Short, steady breaths; don’t hold your breath.",
      cues: ["Push the floor back.", "Lean from the ankles."],
      mistakes: ["Strap goes slack: take even steps.", "Rounding over: lean in with a straight back."],
      easier: "Sled Push",
    },
    "Sled Pull (Backward)": {
      setUp: "Face the sled and hold its straps with straight arms. Sit back into a quarter squat.",
      move: "Walk backward with short steps, pushing through the balls of your feet.",
      breathe: "Short, steady breaths; don’t hold your breath.",
      cues: ["Straighten each knee.", "Chest up."],
      mistakes: ["Rounding forward: sit back more.", "Steps too long: keep them short."],
      easier: "Sled Push",
    },
  },
}
