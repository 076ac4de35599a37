import { pole, slab } from "../kit/shorthand.ts"
import type { Kit } from "../kit/kit.ts"
import type { Pattern } from "../pose/pattern.ts"

/** A sled with two uprights, loaded with plates. */
function loadedSled(x: number): readonly Kit[] {
  return [
    slab([x, 4, 0], [78, 7, 52], { forward: -50 }),
    pole([x - 26, 6, 20], [x - 26, 104, 20], 2, -10),
    pole([x - 26, 6, -20], [x - 26, 104, -20], 2, -60),
    { is: "disc", c: [x + 14, 12, 0], r: 22, thick: 10, axis: [0, 1, 0] },
    { is: "disc", c: [x + 14, 22, 0], r: 22, thick: 9, axis: [0, 1, 0] },
    pole([x + 14, 24, 0], [x + 14, 56, 0], 2, -34),
  ]
}

/** A sled in front of the figure, which holds the sled's straps. */
const sledOnStraps: readonly Kit[] = [
  ...loadedSled(136),
  {
    is: "band",
    p: [
      ["grip", "R"],
      [100, 14, 10],
      [100, 14, -10],
      ["grip", "L"],
    ],
  },
]

/** Patterns of lifting stones and bags, flipping tires and moving sleds. */
export const strongman = {
  "stone-load": {
    view: 28,
    still: 1,
    trace: "hands",
    kit: [
      { is: "ball", at: "hands", off: [5, 2, 0], r: 19 },
      slab([66, 50, 0], [50, 100, 56], { forward: -60 }),
    ],
    keys: [
      {
        at: [-28, 52],
        lean: 76,
        look: 54,
        hand: [16, 21, 19],
        elbow: [-0.6, 0.2, 0.8],
        foot: [6, 0, 26, 0, 20],
      },
      { at: [-24, 54], lean: 44, look: 24, hand: [22, 66, 19] },
      {
        at: [0, 93],
        lean: 4,
        look: 0,
        hand: [42, 122, 19],
        elbow: [-0.3, -0.6, 0.9],
        foot: [9, 0, 18, 18, 12],
      },
    ],
  },
  "bag-over-shoulder": {
    view: 38,
    still: 1,
    trace: "hands",
    kit: [{ is: "log", off: [-16, 7, 0], half: 27, r: 12, along: [1, 0.15, 0] }],
    keys: [
      {
        at: [-28, 52],
        lean: 74,
        look: 52,
        handR: [26, 9, 16],
        handL: [26, 9, 16],
        elbow: [-0.6, 0.2, 0.8],
        foot: [6, 0, 22, 0, 18],
        fist: 1,
      },
      { at: [-22, 60], lean: 34, look: 16, handR: [34, 76, 14], handL: [34, 76, 14] },
      {
        at: [-2, 92],
        lean: -2,
        look: 4,
        handR: [24, 147, -14],
        handL: [24, 147, 32],
        elbow: [0.4, -1, 0.4],
      },
    ],
  },
  "tire-flip": {
    view: 24,
    trace: "hands",
    still: 1,
    kit: [{ is: "tire", hinge: 124 }],
    keys: [
      {
        at: [-34, 50],
        lean: 72,
        look: 46,
        hand: [14, 14, 18],
        elbow: [-0.6, 0.2, 0.8],
        foot: [-14, 0, 18, 12, 14],
      },
      { at: [-18, 66], lean: 50, look: 30, hand: [23, 50, 18] },
      {
        at: [4, 84],
        lean: 34,
        look: 16,
        hand: [48, 89, 18],
        elbow: [-0.8, -0.6, 0.6],
        footR: [32, 0, 12, 0, 8],
        footL: [-14, 0, 14, 34, 8],
      },
    ],
  },
  "sled-push": {
    view: 20,
    loop: true,
    still: 0.5,
    hair: true,
    kit: loadedSled(84),
    keys: [
      {
        at: [-18, 70],
        lean: 56,
        look: 40,
        hand: [57, 84, 20],
        elbow: [-0.4, -1, 0.5],
        fist: 1,
        footR: [-20, 0, 9, 20, 2],
        footL: [-80, 0, 9, 58, 2],
      },
      { footR: [-50, 0, 9, 40, 2], footL: [-50, 22, 9, 50, 2] },
      { footR: [-80, 0, 9, 58, 2], footL: [-20, 0, 9, 20, 2] },
      { footR: [-50, 22, 9, 50, 2], footL: [-50, 0, 9, 40, 2] },
    ],
  },
  "sled-drag": {
    view: 20,
    loop: true,
    still: 0.5,
    kit: [
      ...loadedSled(-140),
      {
        is: "band",
        p: [
          [-104, 12, 12],
          ["hip", "R"],
          ["hip", "L"],
          [-104, 12, -12],
        ],
      },
    ],
    keys: [
      {
        at: [4, 84],
        lean: 32,
        look: 16,
        armR: [-30, 6, 30, -8],
        armL: [30, 6, 90, -8],
        fist: 1,
        footR: [30, 0, 9, 0, 4],
        footL: [-44, 0, 9, 54, 2],
      },
      { armR: [0, 6, 60, -8], armL: [0, 6, 60, -8], footR: [-6, 0, 9, 22, 4], footL: [-8, 16, 9, 44, 2] },
      { armR: [30, 6, 90, -8], armL: [-30, 6, 30, -8], footR: [-44, 0, 9, 54, 2], footL: [30, 0, 9, 0, 4] },
      { armR: [0, 6, 60, -8], armL: [0, 6, 60, -8], footR: [-8, 16, 9, 44, 2], footL: [-6, 0, 9, 22, 4] },
    ],
  },
  "sled-backward": {
    view: 22,
    loop: true,
    still: 0.5,
    hair: true,
    kit: sledOnStraps,
    keys: [
      {
        at: [-22, 66],
        lean: -4,
        look: -2,
        hand: [32, 96, 14],
        elbow: [-0.3, -1, 0.4],
        footR: [24, 0, 10, -8, 6],
        footL: [-22, 0, 10, 30, 6],
      },
      { footR: [0, 0, 10, 0, 6], footL: [2, 12, 10, 10, 6] },
      { footR: [-22, 0, 10, 30, 6], footL: [24, 0, 10, -8, 6] },
      { footR: [2, 12, 10, 10, 6], footL: [0, 0, 10, 0, 6] },
    ],
  },
  "sled-row": {
    view: 22,
    trace: ["grip", "R"],
    kit: sledOnStraps,
    keys: [
      {
        at: [-26, 66],
        lean: 18,
        look: 8,
        hand: [44, 88, 12],
        elbow: [-0.4, -1, 0.4],
        foot: [12, 0, 15, 0, 10],
      },
      { at: [-30, 68], lean: -4, look: 0, hand: [-4, 88, 20], elbow: [-1, -0.3, 0.5] },
    ],
  },
} satisfies Record<string, Pattern>
