import type { ExerciseFigure } from "./varied-figure.ts"
import { barInHands, barOnBack, dumbbells, kettlebells, smithRails } from "./kits.ts"

const boxBehind = { is: "slab", c: [-34, 20, 0], s: [36, 40, 44], forward: -50 } as const
const handsOnBar = { hand: ["bar", 33], elbow: [-0.6, -1, 0.2], arm: null } as const
const hipBench = { is: "bench", x: -44, y: 40, long: 40, wide: 90 } as const
const handsOnHips = { hand: ["hips", 11, 4, 16] } as const

/** Squats, lunges, hinges and everything else the legs do. */
export const legFigures: Record<string, ExerciseFigure> = {
  "Back Squat (Barbell)": { of: "squat-back" },
  "Pause Squat (Barbell)": { of: "squat-back" },
  "Tempo Squat (Barbell)": { of: "squat-back" },
  "Low Bar Squat (Barbell)": { of: "squat-back", keys: [{ lean: 10 }, { lean: 48, at: [-25, 51] }] },
  "Box Squat (Barbell)": {
    of: "squat-back",
    kit: [...barOnBack, boxBehind],
    keys: [{}, { at: [-26, 51] }],
  },
  "Squat (Smith Machine)": { of: "squat-back", kit: [...barOnBack, ...smithRails(-8)] },
  "Front Squat (Barbell)": { of: "squat-front" },
  "Goblet Squat (Dumbbell)": { of: "squat-goblet" },
  "Goblet Squat (Kettlebell)": { of: "squat-goblet", kit: [{ is: "kettlebell", hand: "both" }] },
  "Squat (Bodyweight)": { of: "squat-bodyweight" },
  "Hack Squat (Machine)": { of: "hack-squat" },
  "Split Squat (Dumbbell)": { of: "split-squat" },
  "Split Squat (Bodyweight)": { of: "split-squat", kit: [] },
  "Split Squat (Barbell)": { of: "split-squat", kit: barOnBack, keys: [handsOnBar] },
  "Bulgarian Split Squat": { of: "bulgarian", kit: [{ is: "bench", x: -66, y: 42, long: 40 }] },
  "Bulgarian Split Squat (Dumbbell)": { of: "bulgarian" },
  "Lunge (Dumbbell)": { of: "lunge" },
  "Walking Lunge (Dumbbell)": { of: "lunge" },
  "Lunge (Bodyweight)": { of: "lunge", kit: [] },
  "Walking Lunge": { of: "lunge", kit: [] },
  "Lunge (Kettlebell)": { of: "lunge", kit: kettlebells },
  "Lunge (Barbell)": { of: "lunge", kit: barOnBack, keys: [handsOnBar] },
  "Walking Lunge (Barbell)": { of: "lunge", kit: barOnBack, keys: [handsOnBar] },
  "Step Up (Dumbbell)": { of: "step-up" },
  "Step Up": {
    of: "step-up",
    kit: [{ is: "slab", c: [40, 20, 0], s: [44, 40, 50], forward: -40 }],
  },
  "Leg Press (Machine)": { of: "leg-press" },
  "Leg Extension (Machine)": { of: "leg-extension" },
  "Seated Leg Curl (Machine)": { of: "leg-curl-seated" },
  "Lying Leg Curl (Machine)": { of: "leg-curl-lying" },
  "Romanian Deadlift (Barbell)": { of: "rdl" },
  "Paused Romanian Deadlift (Barbell)": { of: "rdl" },
  "Romanian Deadlift (Dumbbell)": { of: "rdl", kit: [{ is: "dumbbell", axis: "z" }] },
  "Romanian Deadlift (Kettlebell)": { of: "rdl", kit: kettlebells },
  "Romanian Deadlift (Smith Machine)": { of: "rdl", kit: [...barInHands, ...smithRails(10)] },
  "Deadlift (Barbell)": { of: "deadlift" },
  "Paused Deadlift (Barbell)": { of: "deadlift" },
  "Axle Deadlift": { of: "deadlift" },
  "Sumo Deadlift (Barbell)": { of: "deadlift-sumo" },
  "Good Morning (Barbell)": { of: "good-morning" },
  "Hip Thrust (Barbell)": { of: "hip-thrust" },
  "Hip Thrust (Bodyweight)": { of: "hip-thrust", kit: [hipBench], keys: [handsOnHips] },
  "Single Leg Hip Thrust": {
    of: "hip-thrust",
    kit: [hipBench],
    keys: [{ ...handsOnHips, legL: [116, 4, 52, 4, 0] }, { legL: [140, 4, 62, 4, 0] }],
  },
  "Glute Bridge": { of: "glute-bridge" },
  "Back Extension": { of: "back-extension" },
  "Kettlebell Swing": { of: "kettlebell-swing" },
  "Dumbbell Swing": { of: "kettlebell-swing", kit: [{ is: "dumbbell", hand: "both", axis: "y" }] },
  "Standing Calf Raise (Dumbbell)": { of: "calf-standing" },
  "Standing Calf Raise (Bodyweight)": {
    of: "calf-standing",
    kit: [{ is: "slab", c: [24, 4, 0], s: [36, 9, 56], forward: -40 }],
  },
  "Seated Calf Raise (Machine)": { of: "calf-seated" },
  "Hip Abduction (Machine)": { of: "hip-abduction" },
  "Box Jump": { of: "box-jump" },
  "Farmer's Walk": { of: "carry", kit: dumbbells },
  "Farmer's Walk (Kettlebell)": { of: "carry", kit: kettlebells },
}
