import type { ExerciseFigure } from "./varied-figure.ts"
import { barInHands, smithRails } from "./kits.ts"

const flatBench = { is: "bench", x: -22 } as const

/** Dips with an upright trunk, which leaves the work to the arms. */
export const uprightDip = [{ lean: 0 }, { at: [-2, 90], lean: 6, look: 2 }]

/** The figures of presses, dips, push-ups, raises and flyes. */
export const pressFigures: Record<string, ExerciseFigure> = {
  "Bench Press (Barbell)": { of: "bench-press" },
  "Paused Bench Press (Barbell)": { of: "bench-press" },
  "Bench Press (Smith Machine)": { of: "bench-press", kit: [flatBench, ...barInHands, ...smithRails(-40)] },
  "Bench Press - Close Grip (Barbell)": {
    of: "bench-press",
    keys: [{ hand: [-40, 111, 18] }, { hand: [-30, 74, 18], elbow: [0.6, -1, 0.4] }],
  },
  "Bench Press (Dumbbell)": { of: "bench-dumbbell" },
  "Incline Press (Dumbbell)": { of: "bench-incline" },
  "Push Up": { of: "push-up" },
  "Hand Release Push Up": {
    of: "push-up",
    keys: [{}, { at: [-1.8, 17], lean: 88, look: 70, hand: [34, 17, 24], palm: 0, elbow: [-0.8, 1, 0.8] }],
  },
  "Push Up (Knees)": {
    of: "push-up",
    keys: [
      { at: [-18, 38], lean: 60, leg: [-36, 3, -122, 3, 40] },
      { at: [-20, 22], lean: 83, leg: [-62, 3, -124, 3, 40] },
    ],
  },
  "Chest Dip": { of: "dip" },
  "Triceps Dip": { of: "dip", keys: uprightDip },
  "Overhead Press (Barbell)": { of: "press-standing" },
  "Strict Military Press (Barbell)": { of: "press-standing", keys: [{ foot: [9, 0, 5, 0, 16] }] },
  "Seated Overhead Press (Dumbbell)": { of: "press-seated" },
  "Chest Press (Machine)": { of: "chest-press-machine" },
  "Lateral Raise (Dumbbell)": { of: "lateral-raise" },
  "Seated Lateral Raise (Dumbbell)": {
    of: "lateral-raise",
    stands: false,
    kit: [
      { is: "dumbbell", axis: "x" },
      { is: "bench", x: -14, y: 44, long: 60 },
    ],
    keys: [{ at: [-10, 54], foot: [30, 0, 14, 0, 12], leg: null }],
  },
  "Front Raise (Dumbbell)": { of: "front-raise" },
  "Reverse Fly (Dumbbell)": { of: "rear-fly" },
  "Chest Fly (Dumbbell)": { of: "chest-fly" },
  "Cable Crossover": { of: "cable-crossover" },
  "Shrug (Dumbbell)": { of: "shrug" },
  "Upright Row (Barbell)": { of: "upright-row" },
}
