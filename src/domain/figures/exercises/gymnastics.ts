import { pulls } from "../patterns/pulls.ts"
import { pole } from "../kit/shorthand.ts"
import type { Kit } from "../kit/kit.ts"
import type { ExerciseFigure } from "./varied-figure.ts"

const rings: readonly Kit[] = [{ is: "strap", from: [0, 270, 26], to: "each", isRing: true }]
const rig = pulls["pull-up"].kit

/** The figures of handstands, levers, climbs, muscle-ups and pull-ups with a twist. */
export const gymnasticsFigures: Record<string, ExerciseFigure> = {
  "Handstand Hold": { of: "handstand-hold" },
  "Handstand Push Up": { of: "handstand-push-up" },
  "Wall Walk": { of: "wall-walk" },
  "L-Sit Hold": { of: "l-sit" },
  "Front Lever Hold": { of: "front-lever" },
  "Front Lever Raise": { of: "front-lever-raise" },
  "Back Lever Hold": { of: "back-lever" },
  "Muscle Up": { of: "muscle-up" },
  "Ring Muscle Up": { of: "muscle-up", kit: rings },
  "Rope Climb": { of: "rope-climb" },
  "Pegboard Climb": { of: "peg-climb" },
  "Knee Raise (Captain's Chair)": { of: "captains-chair" },
  "Leg Raise (Captain's Chair)": {
    of: "captains-chair",
    trace: ["ankle", "R"],
    keys: [{}, { leg: [96, 3, 92, 3, 30] }],
  },
  "Archer Pull Up": {
    of: "pull-up",
    trace: "neck",
    keys: [
      { hand: [0, 215, 52], at: [2, 115, 0] },
      { at: [-4, 147, 22], elbowR: [-0.2, -1, 0.5] },
    ],
  },
  "Commando Pull Up": {
    of: "pull-up",
    view: 8,
    kit: [
      pole([-60, 215, 0], [60, 215, 0], 1.6, 4),
      pole([-58, 0, 0], [-58, 215, 0], 2.4, -40),
      pole([58, 0, 0], [58, 215, 0], 2.4, -40),
    ],
    keys: [
      { at: [-2, 104.6, 0], handR: [9, 215, 2], handL: [-3, 215, 2], elbow: [0.3, -1, 0.7] },
      { at: [-6, 150, 12], lean: -8, side: -8 },
    ],
  },
  "Kipping Pull Up": {
    of: "pull-up",
    view: -24,
    kit: rig,
    keys: [
      { at: [16, 106], lean: -6, leg: [-22, 3, -58, 3, 40] },
      { at: [-16, 146], lean: -22, leg: [44, 3, 20, 3, 30] },
    ],
  },
}
