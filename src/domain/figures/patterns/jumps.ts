import type { Pattern } from "../pose/pattern.ts"

/** Patterns of jumps from a box, to the side and from a split stance. */
export const jumps = {
  "depth-jump": {
    view: 24,
    still: 0.5,
    trace: "hips",
    kit: [{ is: "slab", c: [-58, 22, 0], s: [48, 44, 56], forward: -50 }],
    keys: [
      { at: [-54, 136], lean: 4, look: 4, arm: [4, 8, 10, 6], foot: [-46, 44, 10, 0, 8] },
      { at: [0, 64], lean: 40, look: 16, arm: [-40, 8, -34, 6], foot: [26, 0, 12, 0, 10] },
      { at: [18, 126], lean: 0, look: -4, arm: [150, 8, 156, 6], foot: [27, 30, 10, 44, 4] },
    ],
  },
  "jumping-lunge": {
    view: 22,
    still: 0.5,
    trace: "hips",
    hair: true,
    keys: [
      {
        at: [-2, 54],
        lean: 6,
        look: 0,
        armR: [-36, 6, 40, -6],
        armL: [34, 6, 106, -6],
        footR: [36, 0, 8, 0, 4],
        footL: [-42, 0, 8, 54, 0],
        fist: 1,
      },
      {
        at: [-2, 116],
        lean: 2,
        armR: [10, 6, 80, -6],
        armL: [10, 6, 80, -6],
        footR: [14, 28, 8, 30, 4],
        footL: [-14, 28, 8, 46, 0],
      },
      {
        at: [-2, 54],
        lean: 6,
        armR: [34, 6, 106, -6],
        armL: [-36, 6, 40, -6],
        footR: [-42, 0, 8, 54, 0],
        footL: [36, 0, 8, 0, 4],
      },
    ],
  },
  "lateral-box-jump": {
    view: 76,
    still: 0.5,
    trace: "hips",
    traceShift: [0, -30],
    kit: [{ is: "slab", c: [4, 18, 58], s: [56, 36, 48], forward: -60 }],
    keys: [
      {
        at: [-20, 64, -28],
        lean: 42,
        look: 16,
        arm: [-30, 10, -24, 8],
        footR: [9, 0, -16, 0, 8],
        footL: [9, 0, 40, 0, 8],
      },
      {
        at: [-4, 122, 20],
        lean: 8,
        look: 2,
        arm: [90, 12, 100, 8],
        footR: [9, 46, 32, 34, 8],
        footL: [9, 44, -10, 34, 8],
      },
      {
        at: [-18, 104, 58],
        lean: 36,
        look: 12,
        arm: [40, 10, 70, 4],
        footR: [9, 36, 70, 0, 8],
        footL: [9, 36, -46, 0, 8],
      },
    ],
  },
  "skater-jump": {
    view: 74,
    still: 0,
    keys: [
      {
        at: [-10, 66, 40],
        lean: 34,
        look: 12,
        armR: [-30, 14, -10, 10],
        armL: [40, 4, 70, -30],
        footR: [9, 0, 40, 0, 6],
        legL: [-30, -14, -76, -24, 30],
      },
      {
        at: [-4, 100, 0],
        lean: 14,
        armR: [10, 14, 30, 8],
        armL: [10, 14, 30, 8],
        footR: [9, 26, 24, 40, 6],
        legL: [-4, 18, -50, 18, 30],
      },
    ],
  },
} satisfies Record<string, Pattern>
