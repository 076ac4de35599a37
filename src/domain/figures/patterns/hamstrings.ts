import { pole, slab } from "../kit/shorthand.ts"
import type { Pattern } from "../pose/pattern.ts"

/** Patterns of leg curls, and of leg and hip raises that no other file has. */
export const hamstrings = {
  "ghd-raise": {
    view: 20,
    trace: "neck",
    kit: [
      { is: "disc", c: [10, 72, 0], r: 14, thick: 44 },
      pole([6, 66, 0], [-2, 2, 0], 2.6),
      pole([-62, 2, 0], [30, 2, 0], 2.4, -36),
      pole([-56, 100, 0], [-50, 2, 0], 2.6),
      slab([-56, 86, 0], [5, 40, 40]),
      { is: "roller", at: "ankle", off: [4, 8], front: true },
      { is: "roller", at: "ankle", off: [4, -8] },
    ],
    keys: [
      {
        at: [42, 90],
        lean: 88,
        look: 74,
        hand: ["chest", 13, 20, 6],
        elbow: [0, -0.6, 1],
        leg: [-90, 4, -90, 4, 0],
      },
      { at: [29.4, 119], lean: 45, look: 34, leg: [-45, 4, -90, 4, 0] },
      { at: [-1, 130.5], lean: 2, look: 0, leg: [0, 4, -90, 4, 0] },
    ],
  },
  "ghd-sit-up": {
    view: 20,
    trace: "neck",
    still: 0,
    kit: [
      { is: "disc", c: [4, 78, 0], r: 14, thick: 44 },
      pole([4, 70, 0], [0, 2, 0], 2.6),
      pole([-24, 2, 0], [104, 2, 0], 2.4, -36),
      pole([98, 112, 0], [94, 2, 0], 2.6),
      slab([99, 96, 0], [5, 40, 40]),
      { is: "roller", at: "ankle", off: [-4, 8], front: true },
      { is: "roller", at: "ankle", off: [-4, -8] },
    ],
    keys: [
      { at: [4, 101], lean: -106, bend: -10, look: -110, arm: [250, 6, 254, 4], leg: [90, 4, 92, 4, 0] },
      { lean: -10, bend: 20, look: 14, arm: [76, 8, 82, 4] },
    ],
  },
  "bridge-curl": {
    view: 22,
    trace: ["ankle", "R"],
    traceShift: [0, -14],
    hair: true,
    keys: [
      {
        at: [0, 26],
        lean: -112,
        look: -92,
        arm: [76, 14, 87, 10],
        foot: [90, 67.3, 9, -70, 4],
        knee: [0, 1, 0.1],
      },
      { at: [6, 42], lean: -132, bend: 10, look: -92, foot: [55, 67.5, 9, -70, 4] },
    ],
  },
  "leg-standing": {
    view: 18,
    trace: ["ankle", "R"],
    hair: true,
    keys: [
      {
        at: [-6, 93],
        lean: 14,
        look: 6,
        hand: [44, 106, 13],
        elbow: [-0.4, -1, 0.4],
        fist: 1,
        footL: [6, 0, 8, 0, 6],
        legR: [16, 3, -12, 3, -6],
      },
      { lean: 24, look: 8, legR: [-30, 3, -38, 3, -20] },
    ],
  },
  "reverse-hyper": {
    view: 20,
    trace: ["ankle", "R"],
    kit: [
      slab([30, 86, 0], [84, 9, 36], { forward: -30 }),
      pole([10, 82, 0], [0, 2, 0], 2.6),
      pole([58, 82, 0], [66, 2, 0], 2.6),
      pole([-10, 2, 0], [76, 2, 0], 2.4, -40),
      pole([68, 96, -22], [68, 96, 22], 1.6, -4),
      { is: "roller", at: "ankle", off: [4, 6] },
      {
        is: "link",
        p: [
          [6, 66, 0],
          ["ankle", "L"],
        ],
      },
    ],
    keys: [
      {
        at: [-8, 97],
        lean: 88,
        look: 70,
        hand: [66, 97, 18],
        elbow: [0, -0.6, 1],
        fist: 1,
        leg: [10, 4, 4, 4, 10],
      },
      { leg: [-86, 4, -90, 4, 30] },
    ],
  },
  "reverse-plank": {
    view: 22,
    keys: [
      {
        at: [0, 42],
        lean: -66,
        look: -44,
        hand: [-38, 3, 20],
        palm: 1,
        elbow: [-1, 0, 0.3],
        leg: [68, 4, 68, 4, 34],
      },
    ],
  },
} satisfies Record<string, Pattern>
