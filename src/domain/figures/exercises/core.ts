import { core } from "../patterns/core.ts"
import { leaning } from "../patterns/leaning.ts"
import { band, handLevers } from "../kit/shorthand.ts"
import type { Kit } from "../kit/kit.ts"
import { chair, stabilityBall } from "./frames.ts"
import type { ExerciseFigure } from "./varied-figure.ts"

const declineKit = leaning["bench-decline"].kit.filter(({ is }) => is !== "bar")
const plateInHands: Kit = { is: "plate", at: "hands", r: 14, axis: [0.6, 0.5, 0.6] }
const holdingPlate = { hand: ["chest", 24, 22, 7], elbow: [0, 0.4, 1] } as const
const footStraps: readonly Kit[] = [band([-66, 150, 8], ["ankle", "R"]), band([-66, 150, -8], ["ankle", "L"])]

/** The figures of trunk exercises that aren't in the other files for the trunk. */
export const coreFigures: Record<string, ExerciseFigure> = {
  "Bicycle Crunch Raised Legs": {
    of: "bicycle-crunch",
    keys: [
      { legR: [148, 4, 142, 4, 30], legL: [200, 4, 118, 4, 10] },
      { legL: [148, 4, 142, 4, 30], legR: [200, 4, 118, 4, 10] },
    ],
  },
  "Crunch (Cable)": { of: "crunch-kneeling" },
  "Crunch (Machine)": {
    of: "chest-press-machine",
    view: 26,
    trace: "head",
    kit: [...chair, { is: "tower", x: -62, h: 190 }, ...handLevers([-58, 168, 18])],
    keys: [
      { lean: -6, look: -2, hand: [4, 138, 15], elbow: [1, -0.6, 0.4] },
      { lean: 14, bend: 38, look: 52, hand: [32, 108, 15] },
    ],
  },
  "Crunch (Stability Ball)": {
    of: "crunch",
    kit: [stabilityBall(-20, 0, 29)],
    keys: [
      { at: [4, 54], lean: -86, bend: -16, look: -104, foot: [54, 0, 14, 0, 8], knee: [0.6, 1, 0.2] },
      { at: [4, 54], bend: 26, look: -52 },
    ],
  },
  "Decline Crunch": { of: "decline-sit-up", keys: [{}, { lean: -100, bend: 36, look: -52 }] },
  "Decline Crunch (Weighted)": {
    of: "decline-sit-up",
    kit: [...declineKit, plateInHands],
    keys: [holdingPlate, { lean: -100, bend: 36, look: -52 }],
  },
  "Decline Sit Up": { of: "decline-sit-up" },
  "Dragon Flag": { of: "dragon-flag" },
  "Hanging Leg Raise (Weighted)": {
    of: "leg-raise-hanging",
    kit: [
      ...core["leg-raise-hanging"].kit,
      { is: "log", at: ["ankle", "R"], off: [4, -4, -11], half: 10, r: 6 },
    ],
  },
  "Heel Taps": { of: "heel-taps" },
  "Toe Touch": {
    of: "leg-raise-lying",
    trace: "head",
    still: 1,
    keys: [
      { arm: [182, 6, 184, 4], leg: [176, 3, 178, 3, 10] },
      { bend: 38, look: -48, arm: [154, 6, 158, 4], leg: [176, 3, 178, 3, 10] },
    ],
  },
  "Tuck Up": {
    of: "v-up",
    keys: [
      { arm: [86, 14, 88, 10], leg: [100, 3, 99, 3, 40] },
      { lean: -40, bend: 16, arm: [86, 12, 96, 8], leg: [158, 3, 88, 3, 20] },
    ],
  },
  "Windmill (Kettlebell)": { of: "windmill" },
  "Kettlebell Around the World": { of: "around-the-waist" },
  "Landmine 180 (Barbell)": { of: "landmine-turn" },
  "Torso Rotation (Machine)": { of: "seated-turn" },
  "Windshield Wipers": { of: "windshield-wipers" },
  "Body Saw (Suspension)": {
    of: "body-saw",
    kit: footStraps,
  },
  "Jackknife (Suspension)": { of: "jackknife", kit: footStraps },
  "Plank Push Up": { of: "plank-up" },
  "Rollout (Barbell)": {
    of: "ab-wheel",
    trace: "bar",
    kit: [{ is: "bar", on: "hands", plate: 20, half: 60 }],
    keys: [{ hand: [46, 20, 22] }, { hand: [95, 20, 22] }],
  },
  "Shoulder Taps": {
    of: "push-up",
    trace: ["grip", "R"],
    traceShift: [0, 0],
    view: 40,
    keys: [
      { foot: [-86, 0, 18, 64, 0] },
      {
        at: [-7.3, 46.3],
        lean: 68.5,
        look: 56,
        handR: [37, 55, -13],
        elbowR: [-0.2, -1, 0.6],
        palmR: 0,
        openR: 1,
      },
    ],
  },
  "Stir the Pot (Stability Ball)": { of: "stir-the-pot", kit: [{ ...stabilityBall(40, 0, 30) }] },
  "Stomach Vacuum": {
    of: "wall-sit",
    kit: [],
    view: 22,
    keys: [
      {
        at: [-14, 86],
        lean: 30,
        look: 24,
        arm: null,
        hand: ["knee", -2, 12, 2],
        elbow: [-1, 0.2, 0.4],
        foot: [9, 0, 14, 0, 10],
      },
    ],
  },
}
