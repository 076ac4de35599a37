import type { GuideFamily } from "../guide-family.ts"

/** Squats with a dumbbell, a kettlebell or body weight. */
export const heldSquats: GuideFamily = {
  move: "Sit down between your heels until your hips are below your knees, then stand up tall.",
  breathe: "In on the way down, out on the way up.",
  cues: ["Chest up the whole way.", "Keep your whole foot on the floor."],
  mistakes: [
    "Knees cave in: push them out over your toes.",
    "Heels lift: turn your toes out or widen your stance.",
  ],
  exercises: {
    "Goblet Squat (Dumbbell)": {
      setUp:
        "Hold a dumbbell upright at your chest, both hands under the top plate. Feet a bit wider than your hips.",
      cues: ["Elbows slide inside your knees."],
      easier: "Squat (Bodyweight)",
      harder: "Front Squat (Kettlebell)",
      joints: ["hip", "knee"],
    },
    "Goblet Squat (Kettlebell)": {
      setUp:
        "Hold a kettlebell by its horns at your chest. Feet a bit wider than your hips, toes slightly out.",
      cues: ["Keep the bell touching your chest."],
      mistakes: ["Weight pulls you forward: tuck your elbows in."],
      easier: "Squat (Suspension)",
      harder: "Front Squat (Kettlebell)",
      joints: ["hip", "knee"],
    },
    "Front Squat (Kettlebell)": {
      setUp:
        "Clean two kettlebells to your shoulders, fists together under your chin. Feet a bit wider than your hips.",
      cues: ["Keep your forearms vertical."],
      mistakes: ["Elbows flare and the bells slide: pull them in to your ribs."],
      easier: "Goblet Squat (Kettlebell)",
      harder: "Safety Bar Squat",
      joints: ["wrist", "hip", "knee"],
    },
    "Squat (Dumbbell)": {
      setUp: "Hold a dumbbell in each hand at your sides, palms in. Feet hip-width apart.",
      move: "Sit until your thighs are level, with the dumbbells beside your calves, then stand.",
      cues: ["Let your arms hang."],
      mistakes: ["Leaning over to reach the floor: stop when your thighs are level."],
      easier: "Squat (Bodyweight)",
      harder: "Back Squat (Barbell)",
      joints: ["hip", "knee"],
    },
    "Squat (Band)": {
      setUp: "Stand on the band, feet shoulder-width apart, and bring the ends up to your shoulders.",
      cues: ["Push hardest at the top, where the pull is strongest."],
      mistakes: ["Band slips: stand on it with the middle of your feet."],
      easier: "Squat (Bodyweight)",
      harder: "Goblet Squat (Kettlebell)",
      joints: ["knee"],
    },
    "Squat (Bodyweight)": {
      setUp: "Feet shoulder-width apart, toes slightly out. Hold your arms out in front for balance.",
      cues: ["Reach back with your hips first."],
      mistakes: ["Stopping too high: squat until you touch a low chair."],
      easier: "Squat (Suspension)",
      harder: "Split Squat (Bodyweight)",
      joints: ["knee"],
    },
    "Squat (Suspension)": {
      setUp:
        "Hold the straps with your arms long and elbows soft. Feet shoulder-width apart, lean back just a little.",
      cues: ["Let the straps help only as much as you need."],
      mistakes: ["Pulling yourself up by your arms: push with your legs first."],
      harder: "Squat (Bodyweight)",
      joints: ["knee"],
    },
    "Sumo Squat": {
      setUp: "Feet well wider than your shoulders, toes turned out. Hands together in front of your chest.",
      move: "Sit straight down until your thighs are level, then stand and squeeze your glutes.",
      cues: ["Knees point where your toes point."],
      mistakes: ["Leaning forward: sit straight down."],
      easier: "Squat (Bodyweight)",
      harder: "Sumo Squat (Dumbbell)",
      joints: ["knee"],
    },
    "Sumo Squat (Dumbbell)": {
      setUp: "Hold one dumbbell by the top end between your legs. Feet wide, toes turned out.",
      move: "Sit straight down until the dumbbell is near the floor, then stand tall.",
      cues: ["Let the weight hang straight down."],
      mistakes: ["Rounding your back to get lower: stop a little higher."],
      easier: "Sumo Squat",
      harder: "Sumo Deadlift (Kettlebell)",
      joints: ["hip", "knee"],
    },
    "Sumo Squat (Kettlebell)": {
      setUp: "Hold a kettlebell by the handle between your legs, arms straight. Feet wide, toes out.",
      move: "Sit straight down until the bell nearly touches the floor, then stand tall.",
      cues: ["Stay upright, like an elevator."],
      mistakes: ["Bending over to reach the floor: sit between your knees."],
      easier: "Sumo Squat",
      harder: "Sumo Squat (Barbell)",
      joints: ["hip", "knee"],
    },
    "Lateral Squat": {
      setUp: "Stand with your feet very wide and your toes pointing forward. Hands in front of your chest.",
      move: "Shift to one side and sit back over that foot. Keep the other leg straight. Return and switch.",
      cues: ["Sit back into one hip."],
      mistakes: ["Heel lifts: don’t go as deep.", "Feet too close: step wider."],
      easier: "Squat (Bodyweight)",
      harder: "Lateral Lunge",
      joints: ["knee"],
    },
    "Spanish Squat (Band)": {
      setUp:
        "Loop a heavy band around a post and step in, band behind both knees. Step back until you feel it pull.",
      move: "Sit straight down with your shins vertical and your back tall, then stand against the band.",
      cues: ["Sit back into the band."],
      mistakes: [
        "Knees drift forward: step farther from the post.",
        "Leaning forward: keep your shoulders over your hips.",
      ],
      easier: "Wall Sit",
      harder: "Goblet Squat (Dumbbell)",
    },
    "Overhead Squat (Dumbbell)": {
      setUp:
        "Press a dumbbell overhead in each hand, arms locked beside your ears. Feet a bit wider than your hips.",
      cues: ["Punch the ceiling the whole time."],
      mistakes: ["Arms drift forward: use less weight and less depth."],
      easier: "Goblet Squat (Dumbbell)",
      joints: ["shoulder", "wrist", "lower back", "hip", "knee", "ankle"],
    },
    "Wall Sit": {
      setUp:
        "Lean your back against a wall. Slide down until your knees are bent to 90 degrees, feet flat and hip-width apart.",
      move: "Hold still with your thighs level and your back on the wall.",
      breathe: "Short, steady breaths; don’t hold your breath.",
      cues: ["Press your whole back into the wall.", "Push through your heels."],
      mistakes: [
        "Hands on your thighs: let them hang at your sides.",
        "Sliding up as you tire: end the set there.",
      ],
      easier: "Squat (Suspension)",
      harder: "Spanish Squat (Band)",
      joints: ["knee"],
    },
  },
}
