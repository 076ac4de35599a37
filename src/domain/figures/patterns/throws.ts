import type { Pattern } from "../pose/pattern.ts"

/** Patterns of throws, slams and battle ropes. */
export const throws = {
  slam: {
    view: 28,
    trace: "hands",
    hair: true,
    kit: [{ is: "ball", at: "hands", r: 13 }],
    keys: [
      {
        at: [-2, 97],
        lean: -8,
        look: -6,
        hand: [2, 206, 12],
        elbow: [0.4, -0.4, 1],
        foot: [9, 0, 16, 24, 12],
      },
      {
        at: [-26, 66],
        lean: 58,
        look: 40,
        hand: [37, 31, 13],
        elbow: [-0.6, -0.2, 0.8],
        foot: [9, 0, 16, 0, 12],
      },
    ],
  },
  "chest-pass": {
    view: 34,
    trace: "hands",
    kit: [{ is: "ball", at: "hands", off: [7, 0, 0], r: 12 }],
    keys: [
      {
        at: [-6, 88],
        lean: 0,
        look: 0,
        hand: [18, 124, 12],
        elbow: [-0.7, -0.8, 1],
        footR: [22, 0, 10, 0, 6],
        footL: [-24, 0, 10, 18, 10],
      },
      { at: [2, 88], lean: 12, look: 4, hand: [68, 130, 12] },
    ],
  },
  "side-throw": {
    view: 58,
    trace: "hands",
    kit: [{ is: "ball", at: "hands", r: 12 }],
    keys: [
      {
        at: [-8, 82, 10],
        lean: 16,
        look: 8,
        twist: -46,
        turn: -10,
        handR: [12, 88, 40],
        handL: [20, 90, -18],
        elbow: [-0.2, -0.8, 0.8],
        footR: [6, 0, 26, 0, 16],
        footL: [9, 0, 24, 0, 20],
      },
      {
        at: [-2, 88, -6],
        lean: 8,
        twist: 40,
        turn: 30,
        handR: [34, 122, -28],
        handL: [28, 122, 50],
        footR: [6, 0, 26, 34, 0],
      },
    ],
  },
  "hammer-swing": {
    view: 24,
    trace: ["grip", "R"],
    kit: [{ is: "disc", c: [92, 11, 0], r: 36, thick: 22, axis: [0, 1, 0] }, { is: "hammer" }],
    keys: [
      {
        at: [-2, 94],
        lean: -8,
        look: -4,
        handL: [10, 176, -2],
        handR: [-2, 190, 4],
        elbow: [0.4, -0.4, 1],
        foot: [9, 0, 18, 10, 12],
      },
      {
        at: [-22, 70],
        lean: 48,
        look: 30,
        handL: [31, 64, -2],
        handR: [48, 53, 4],
        elbow: [-0.4, -0.8, 0.8],
        foot: [9, 0, 18, 0, 12],
      },
    ],
  },
  "battle-ropes": {
    view: 22,
    loop: true,
    still: 0.5,
    kit: [{ is: "waves", to: [150, 3, 0] }],
    keys: [
      {
        at: [-20, 70],
        lean: 28,
        look: 10,
        handR: [28, 112, 20],
        handL: [32, 70, 20],
        elbow: [-0.6, -1, 0.4],
        foot: [9, 0, 17, 0, 12],
      },
      { handR: [32, 70, 20], handL: [28, 112, 20] },
    ],
  },
} satisfies Record<string, Pattern>
