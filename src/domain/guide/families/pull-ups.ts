import type { GuideFamily } from "../guide-family.ts"

/** Pull-ups and chin-ups. */
export const pullUps: GuideFamily = {
  move: "Pull your elbows down until your chin is over the bar, then lower until your arms are straight.",
  breathe: "Out on the way up, in on the way down.",
  cues: ["Shoulders down first.", "Chest to the bar."],
  mistakes: [
    "Half reps: start each one from straight arms.",
    "Kicking your legs: cross your feet and keep still.",
  ],
  exercises: {
    "Pull Up": {
      setUp: "Hang from a pull-up bar, hands a bit wider than your shoulders, palms away.",
      cues: ["Elbows to your back pockets."],
      easier: "Negative Pull Up",
      harder: "Pull Up (Weighted)",
      joints: ["shoulder", "elbow"],
    },
    "Pull Up (Assisted)": {
      setUp:
        "Set the machine’s assistance and kneel on its pad. Hands a bit wider than your shoulders, palms away.",
      cues: ["Keep your body straight above the knees."],
      mistakes: ["Pushing with your knees: just let the pad carry you."],
      easier: "Lat Pulldown (Cable)",
      harder: "Pull Up (Band)",
    },
    "Pull Up (Band)": {
      setUp:
        "Loop a band over the pull-up bar and put a foot or knee in it. Hands a bit wider than your shoulders.",
      cues: ["Lower slowly against the pull of the band."],
      mistakes: ["Bouncing off the band: pause at the bottom."],
      easier: "Pull Up (Assisted)",
      harder: "Negative Pull Up",
    },
    "Pull Up (Weighted)": {
      setUp:
        "Hang a weight from a belt, or hold a dumbbell between your feet. Hands on the pull-up bar, palms away.",
      cues: ["Let the weight come to rest first."],
      mistakes: ["Adding weight too early: get eight clean reps first."],
      easier: "Pull Up",
      joints: ["shoulder", "elbow"],
    },
    "Negative Pull Up": {
      setUp: "Stand on a box under the pull-up bar and jump or step until your chin is over it. Palms away.",
      move: "Lower yourself as slowly as you can, three to five seconds, until your arms are straight. Step up again.",
      breathe: "In at the top, out on the way down.",
      cues: ["Fight hardest in the lower half.", "Shoulders down."],
      mistakes: [
        "Dropping at the end: stop the set when you can’t slow yourself down.",
        "Kicking your legs: cross your feet and keep still.",
      ],
      easier: "Pull Up (Band)",
      harder: "Chin Up",
      joints: ["shoulder", "elbow"],
    },
    "Scapular Pull Up": {
      setUp: "Hang from a pull-up bar, hands a bit wider than your shoulders, arms straight.",
      move: "Keep your arms straight and pull your shoulders down, hold for a second, then let them rise.",
      cues: ["Long neck at the top.", "Only your shoulders move."],
      mistakes: ["Elbows bend: make the movement smaller.", "Swinging: come to a stop between reps."],
      easier: "Dead Hang",
      harder: "Negative Pull Up",
      joints: ["shoulder"],
    },
    "Chin Up": {
      setUp: "Hang from a pull-up bar, hands shoulder-width apart, palms toward you.",
      cues: ["Pull your elbows to your ribs."],
      easier: "Chin Up (Assisted)",
      harder: "Pull Up",
      joints: ["shoulder", "elbow"],
    },
    "Chin Up (Assisted)": {
      setUp:
        "Set the machine’s assistance and kneel on its pad. Hands shoulder-width apart, palms toward you.",
      cues: ["Let the pad carry less each week."],
      mistakes: ["Reaching with your chin: pull your chest up instead."],
      easier: "Lat Pulldown - Underhand (Cable)",
      harder: "Chin Up",
    },
    "Chin Up (Weighted)": {
      setUp: "Hang a weight from a belt. Hands on the pull-up bar shoulder-width apart, palms toward you.",
      cues: ["Start without a swing."],
      mistakes: ["Stopping short at the top: take weight off."],
      easier: "Chin Up",
      joints: ["shoulder", "elbow"],
    },
    "Neutral Grip Pull Up": {
      setUp: "Hang from the parallel handles of a pull-up bar, palms facing each other.",
      cues: ["Elbows slide down in front of your ribs."],
      easier: "Pull Up (Assisted)",
      harder: "Pull Up",
      joints: ["shoulder", "elbow"],
    },
    "Wide Pull Up": {
      setUp: "Hang from a pull-up bar, hands about a fist’s width wider than usual, palms away.",
      cues: ["Elbows down and out."],
      mistakes: ["Hands too wide: your forearms should be vertical at the top."],
      easier: "Pull Up",
      harder: "Archer Pull Up",
      joints: ["shoulder", "elbow"],
    },
    "Archer Pull Up": {
      setUp: "Hang from a pull-up bar with a very wide grip, palms away.",
      move: "Pull up toward one hand while the other arm straightens. Lower and switch.",
      cues: ["Chest goes to the working hand."],
      mistakes: ["Straight arm helps too much: let that hand slide along the bar."],
      easier: "Wide Pull Up",
      joints: ["shoulder", "elbow"],
    },
    "Commando Pull Up": {
      setUp:
        "Stand sideways under a pull-up bar. Grip it with one hand in front of the other, palms facing each other.",
      move: "Pull up until one shoulder touches the bar, lower, and go to the other side next.",
      cues: ["Head passes beside the bar."],
      mistakes: ["Twisting: switch which hand is in front each set."],
      easier: "Neutral Grip Pull Up",
      joints: ["shoulder", "elbow"],
    },
    "L-Sit Pull Up": {
      setUp:
        "Hang from a pull-up bar, palms away. Lift your straight legs until they are level, and keep them there.",
      cues: ["Legs stay level.", "Shoulders down first."],
      mistakes: ["Legs sink: bend your knees."],
      easier: "Pull Up",
      joints: ["shoulder", "elbow"],
    },
    "L-Sit Chin Up": {
      setUp:
        "Hang from a pull-up bar, palms toward you, hands shoulder-width apart. Hold your straight legs level.",
      cues: ["Squeeze your thighs hard.", "Shoulders down first."],
      mistakes: ["Leaning far back: pull your chest straight up.", "Legs sink: bend your knees."],
      easier: "Chin Up",
      harder: "L-Sit Pull Up",
      joints: ["shoulder", "elbow"],
    },
    "Towel Pull Up": {
      setUp: "Hang two towels over a pull-up bar and grip one in each hand.",
      move: "Pull until your hands are beside your chest, then lower until your arms are straight.",
      cues: ["Squeeze the towels.", "Shoulders down first."],
      mistakes: ["Grip gives out: end the set before you slip."],
      easier: "Pull Up",
      joints: ["shoulder", "elbow"],
    },
    "Ring Pull Up": {
      setUp: "Hang from two rings, arms straight, palms away.",
      move: "Pull until the rings are beside your chest and let them turn freely. Lower slowly.",
      cues: ["Let your hands turn as they want to.", "Rings stay close to you."],
      mistakes: ["Swinging: come to a stop between reps."],
      easier: "Pull Up (Band)",
      harder: "Towel Pull Up",
      joints: ["shoulder", "elbow"],
    },
    "Kipping Pull Up": {
      setUp:
        "Hang from a pull-up bar, hands a bit wider than your shoulders. Master strict pull ups before this.",
      move: "Swing from a tight arch to a tight hollow, drive your hips, and pull your chin over the bar. Push away to return.",
      cues: ["Swing from the shoulders.", "Push away from the bar at the top."],
      mistakes: ["Kicking from the knees: keep your legs long and together.", "Hands slip: end the set."],
      easier: "Pull Up",
      joints: ["shoulder", "elbow"],
      needsCoach: true,
    },
  },
}
