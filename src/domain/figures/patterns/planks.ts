import type { Pattern } from "../pose/pattern.ts"

const forearms = { hand: [74, 4, 14], elbow: [-0.9, -1, 0.25], fist: 1 } as const

/** Patterns of planks with a movement. */
export const planks = {
  "body-saw": {
    view: 22,
    trace: ["ankle", "R"],
    hair: true,
    keys: [
      { at: [-4, 36], lean: 84, look: 66, ...forearms, leg: [-84, 2, -84, 2, 30] },
      { at: [-16, 30], lean: 82, leg: [-82, 2, -82, 2, 30], elbow: [-0.7, -1, 0.25] },
    ],
  },
  jackknife: {
    view: 22,
    trace: "hips",
    keys: [
      {
        at: [-5, 47],
        lean: 73,
        look: 58,
        hand: [38, 3, 20],
        palm: 1,
        elbow: [-1, 0.2, 0.5],
        leg: [-76, 2, -76, 2, 30],
      },
      { at: [-10, 59], lean: 96, look: 78, leg: [-30, 4, -84, 4, 60] },
      { at: [-12, 61], lean: 94, look: 76, leg: [30, 4, -86, 4, 60] },
    ],
  },
  "plank-up": {
    view: 24,
    trace: "neck",
    traceShift: [10, -14],
    keys: [
      {
        at: [-2.4, 27.8],
        lean: 81.5,
        look: 66,
        hand: [66, 4, 16],
        elbow: [-0.9, -1, 0.25],
        fist: 1,
        foot: [-88, 0, 8, 64, 0],
        knee: [0.5, -1, 0],
      },
      { at: [-6, 46], lean: 69, look: 54, hand: [42, 7, 18], elbow: [-1, 0.2, 0.6] },
    ],
  },
  "stir-the-pot": {
    view: 30,
    trace: ["grip", "R"],
    kit: [],
    keys: [
      {
        at: [-14, 62],
        lean: 60,
        look: 48,
        hand: [58, 61, 9],
        elbow: [-0.5, -1, 0.4],
        fist: 1,
        foot: [-80, 0, 12, 60, 0],
        knee: [0.5, -1, 0],
      },
      { at: [-10, 59], lean: 64, hand: [66, 60, 9] },
    ],
  },
} satisfies Record<string, Pattern>
