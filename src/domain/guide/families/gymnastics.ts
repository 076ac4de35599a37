import type { GuideFamily } from "../guide-family.ts"

/** Pulling exercises from gymnastics. */
export const gymnastics: GuideFamily = {
  move: "Pull slowly, body tight, and lower with control.",
  breathe: "Out on the way up, in on the way down.",
  cues: ["Body tight from fingers to toes.", "Shoulders down."],
  mistakes: ["Kicking: go back to strict reps.", "Dropping down: take two seconds to lower yourself."],
  exercises: {
    "Muscle Up": {
      setUp:
        "Hang from a pull-up bar, deep grip with your wrists over it. Be able to do ten strict pull ups and dips first.",
      move: "Pull hard to your lower chest, roll your chest over the bar, and push up to straight arms.",
      cues: ["Get your chest over the bar fast."],
      mistakes: ["One arm goes first: bring both elbows over together."],
      easier: "Pull Up (Weighted)",
      joints: ["shoulder", "elbow", "wrist"],
      needsCoach: true,
    },
    "Ring Muscle Up": {
      setUp:
        "Hang from rings in a false grip, the ring in the crease of your wrist. Learn strict pull ups and ring dips first.",
      move: "Pull to your chest, bring your elbows back as you lean through, and push up to straight arms.",
      cues: ["Rings stay close to your ribs."],
      mistakes: ["Losing the false grip: practice hanging in it first."],
      easier: "Ring Dip",
      joints: ["shoulder", "elbow", "wrist"],
      needsCoach: true,
    },
    "Front Lever Hold": {
      setUp: "Hang from a pull-up bar or rings, arms straight. Start with your knees tucked.",
      move: "Lift your body until it is level, face up, and hold.",
      breathe: "Short, steady breaths; don’t hold your breath.",
      cues: ["Pull the bar to your hips.", "Squeeze your glutes."],
      mistakes: ["Hips sag: tuck one or both knees.", "Arms bend: go back to the tuck."],
      easier: "L-Sit Pull Up",
      harder: "Front Lever Raise",
      joints: ["shoulder", "elbow"],
      needsCoach: true,
    },
    "Front Lever Raise": {
      setUp: "Hang from a pull-up bar, arms straight, body tight and a little hollow.",
      move: "Raise your straight body until it is level, stop for a moment, then lower slowly.",
      cues: ["Arms stay straight."],
      mistakes: ["Hips bend: tuck your knees."],
      easier: "Front Lever Hold",
      joints: ["shoulder", "elbow"],
      needsCoach: true,
    },
    "Back Lever Hold": {
      setUp: "Hang from rings or a bar and roll through until you’re hanging upside down. Start tucked.",
      move: "Lower your body until it is level, face down, and hold with straight arms.",
      breathe: "Short, steady breaths; don’t hold your breath.",
      cues: ["Squeeze your glutes.", "Lock your elbows before you lower."],
      mistakes: ["Dropping below level: tuck your knees.", "Arms bend: go back to the tuck."],
      harder: "Front Lever Hold",
      joints: ["shoulder", "elbow"],
      needsCoach: true,
    },
    "Rope Climb": {
      setUp: "Stand at the rope, reach high with both hands, and clamp it between your feet.",
      move: "Pull your knees up, clamp the rope with your feet, stand up on it, and reach higher. Climb down the same way.",
      cues: ["Let your feet do the pushing.", "Reach only once your feet have a grip."],
      mistakes: [
        "Sliding down: climb down hand under hand.",
        "Pulling with your arms only: stand up on your feet.",
      ],
      easier: "Towel Pull Up",
      joints: ["shoulder", "elbow"],
      needsCoach: true,
    },
    "Pegboard Climb": {
      setUp: "Hang from two pegs in a pegboard, elbows bent, feet off the wall. Put a mat below you.",
      move: "Hang by one bent arm, pull out the other peg, and set it higher. Switch. Climb down again.",
      cues: ["Keep your elbows bent."],
      mistakes: ["Pulling the peg at an angle: pull it straight out.", "Kicking your legs: hang still."],
      easier: "Rope Climb",
      joints: ["shoulder", "elbow"],
      needsCoach: true,
    },
  },
}
