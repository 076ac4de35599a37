import type { Pattern } from "../pose/pattern.ts"

/** Patterns on straps. The body leans back if it faces the straps, and forward if its back is to them. */
export const straps = {
  "strap-pull": {
    view: 34,
    trace: ["grip", "R"],
    kit: [{ is: "strap", from: [84, 214, 8], to: "each" }],
    keys: [
      {
        at: [-6, 82],
        lean: -28,
        look: -14,
        hand: [18, 152, 10],
        elbow: [-0.2, -1, 0.4],
        foot: [47, 0, 10, 0, 8],
      },
      { at: [13, 89], lean: -12, look: -6, hand: [24, 148, 9], elbow: [0.9, -0.3, 0.4] },
    ],
  },
  "strap-push": {
    view: 34,
    trace: ["grip", "R"],
    kit: [{ is: "strap", from: [-70, 214, 10], to: "each" }],
    hair: true,
    keys: [
      {
        at: [-20, 86],
        lean: 20,
        look: 12,
        hand: [52, 134, 10],
        elbow: [0, -1, 0.6],
        foot: [-42, 0, 10, 12, 6],
        knee: [1, -0.4, 0],
      },
      { at: [-2, 80], lean: 32, look: 24, foot: [-42, 0, 10, 26, 6] },
    ],
  },
} satisfies Record<string, Pattern>
