import type { GuideFamily } from "../guide-family.ts"

/** Long lifts from the floor to overhead. */
export const longLifts: GuideFamily = {
  move: "Move from the floor to standing one step at a time, weight locked overhead.",
  breathe: "Steady breaths, one for each step.",
  cues: ["Eyes on the weight.", "Arm locked."],
  mistakes: ["Rushing: stop at each step.", "Too heavy: learn it with no weight first."],
  exercises: {
    "Turkish Get Up (Kettlebell)": {
      setUp:
        "Lie on your back, kettlebell locked over one shoulder, knee on that side bent. Other arm and leg out wide.",
      move: "Roll to your elbow, to your hand, sweep your leg under, and stand. Go back down the same way.",
      cues: ["Wrist straight under the bell."],
      easier: "Windmill (Kettlebell)",
      joints: ["shoulder", "wrist", "knee"],
      needsCoach: true,
    },
    "Devil Press (Dumbbell)": {
      setUp: "Two dumbbells on the floor, shoulder-width apart. Stand behind them with clear space in front.",
      move: "Drop into a burpee on the dumbbells, jump your feet up, and swing the dumbbells overhead in one go.",
      breathe: "Out as you swing up.",
      cues: ["Hips snap the dumbbells up.", "Chest to the floor each rep."],
      mistakes: [
        "Back rounds on the swing: push your hips back.",
        "Pressing slowly with your arms: use lighter dumbbells.",
      ],
      easier: "Burpee",
      joints: ["shoulder", "wrist", "lower back", "knee"],
    },
    "Man Maker (Dumbbell)": {
      setUp: "Two dumbbells on the floor under your shoulders, push up position, feet wide.",
      move: "Push up, row left, row right, jump your feet in, clean, and thrust overhead.",
      breathe: "One breath for each part.",
      cues: ["Keep your hips level during the rows.", "Stop for a moment before the clean."],
      mistakes: [
        "Back rounds as you pick up the dumbbells: bend your knees.",
        "Last reps get sloppy: do fewer.",
      ],
      easier: "Renegade Row (Dumbbell)",
      joints: ["shoulder", "wrist", "lower back", "knee"],
    },
  },
}
