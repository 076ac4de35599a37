import { climbs } from "../patterns/climbs.ts"
import { pedals } from "../patterns/pedals.ts"
import { pole, slab } from "../kit/shorthand.ts"
import type { Kit } from "../kit/kit.ts"
import type { ExerciseFigure } from "./varied-figure.ts"

const backpack: readonly Kit[] = [
  { is: "carriage", at: ["waist", "neck"], off: [-18, -2, 0], s: [17, 42, 28], tilt: -4, forward: 3 },
]
const snowshoes: readonly Kit[] = (["R", "L"] as const).map((side) => ({
  is: "carriage",
  at: [
    ["ankle", side],
    ["ankle", side],
  ],
  off: [6, -9, 0],
  s: [56, 2.5, 17],
  forward: -6,
}))
/** An oar for each hand, from the hand over the side of the boat to its blade. */
const oars: readonly Kit[] = (["R", "L"] as const).flatMap((side): Kit[] => {
  const outward = side === "R" ? 1 : -1
  return [
    {
      is: "link",
      p: [
        ["grip", side],
        [4, 5, outward * 82],
      ],
      w: 1.4,
    },
    { is: "disc", c: [4, 5, outward * 86], r: 9, axis: [1, 0, 0.4], thick: 2 },
  ]
})
const ladder: readonly Kit[] = [
  ...[24, -24].map((z) => pole([-70, 0.6, z], [110, 0.6, z], 0.8, -80)),
  ...[-60, -20, 20, 60, 100].map((x) => pole([x, 0.6, -24], [x, 0.6, 24], 0.8, -80)),
]

/** The figures of endurance exercises, climbs, crawls and stretches. */
export const enduranceFigures: Record<string, ExerciseFigure> = {
  Cycling: { of: "bicycle" },
  "Gravel Cycling": { of: "bicycle" },
  "Mountain Biking": { of: "bicycle" },
  "Recumbent Bike": { of: "recumbent-bike" },
  "Assault Bike": { of: "air-bike" },
  "Hand Cycling": { of: "arm-bike" },
  "Ski Erg": { of: "ski-erg" },
  Rowing: {
    of: "row-erg",
    view: 34,
    kit: [slab([16, 12, 0], [200, 22, 44], { forward: 32, isHollow: true }), ...oars],
  },
  "Arc Trainer": { of: "elliptical", kit: [...pedals.elliptical.kit.slice(1)] },
  "Jacob's Ladder": { of: "ladder-machine" },
  VersaClimber: { of: "climb-machine" },
  "Stair Climbing": { of: "stairs" },
  "Stair Machine": { of: "stair-machine" },
  "Step Aerobics": {
    of: "step-up",
    kit: [slab([40, 9, 0], [44, 18, 60], { forward: -50 })],
    keys: [
      {
        at: [4, 86],
        lean: 8,
        armR: [-20, 6, 40, -6],
        armL: [30, 6, 100, -6],
        footR: [38, 18, 9, 0, 4],
        footL: [-2, 0, 9, 16, 4],
      },
      { at: [32, 110], lean: 2, armR: [30, 6, 100, -6], armL: [-20, 6, 40, -6], footL: [40, 18, 9, 0, 4] },
    ],
  },
  Trampoline: { of: "trampoline" },
  "Agility Ladder": { of: "high-knees", kit: ladder, view: 26 },
  "High Knee Skips": { of: "skips" },
  "Nordic Walking": { of: "poles-walk" },
  Snowshoeing: { of: "poles-walk", kit: [{ is: "sticks", along: [-0.3, -0.95, 0] }, ...snowshoes] },
  Rucking: { of: "walk", kit: backpack },
  Bouldering: { of: "wall-climb" },
  Climbing: {
    of: "wall-climb",
    kit: [...climbs["wall-climb"].kit, { is: "cable", from: [20, 252, 0], to: "hips" }],
  },
  Kayaking: { of: "kayak" },
  Canoeing: { of: "canoe" },
  "Stand Up Paddling": { of: "paddle-board" },
  "Downward Dog": { of: "downward-dog" },
  Yoga: { of: "warrior" },
  Stretching: { of: "seated-reach" },
  Pilates: { of: "hundred" },
  Barre: { of: "plie" },
  Inchworm: { of: "inchworm" },
  "Crab Walk": { of: "crab-walk" },
}
