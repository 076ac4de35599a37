import { kneePads } from "../kit/shorthand.ts"
import type { Pattern } from "../pose/pattern.ts"

export const legs = {
  "leg-extension": {
    view: 26,
    kit: [
      { is: "slab", c: [-6, 46, 0], s: [46, 9, 40], forward: -24 },
      { is: "slab", c: [-32, 80, 0], s: [9, 62, 36], tilt: 12, forward: -26 },
      {
        is: "pole",
        p: [
          [-10, 42, 0],
          [-10, 2, 0],
        ],
        w: 2.6,
        forward: -34,
      },
      {
        is: "pole",
        p: [
          [-38, 2, 0],
          [26, 2, 0],
        ],
        w: 2.4,
        forward: -36,
      },
      { is: "roller", at: "ankle", off: [5, 4], front: true, arm: [22, 46] },
    ],
    trace: ["ankle", "R"],
    hair: true,
    keys: [
      { at: [-16, 60], lean: -14, look: 2, hand: [-10, 50, 25], fist: 1, leg: [86, 4, -14, 2, 10] },
      { leg: [86, 4, 82, 2, 0] },
    ],
  },
  "leg-curl-seated": {
    view: 26,
    kit: [
      { is: "slab", c: [-6, 46, 0], s: [46, 9, 40], forward: -24 },
      { is: "slab", c: [-32, 80, 0], s: [9, 62, 36], tilt: 12, forward: -26 },
      {
        is: "pole",
        p: [
          [-10, 42, 0],
          [-10, 2, 0],
        ],
        w: 2.6,
        forward: -34,
      },
      {
        is: "pole",
        p: [
          [-38, 2, 0],
          [26, 2, 0],
        ],
        w: 2.4,
        forward: -36,
      },
      { is: "roller", at: "ankle", off: [-8, -8], arm: [22, 46] },
      { is: "roller", at: "knee", off: [-9, 10], front: true },
    ],
    trace: ["ankle", "R"],
    keys: [
      { at: [-16, 60], lean: -14, look: 2, hand: [-8, 50, 25], fist: 1, leg: [86, 4, 78, 2, 0] },
      { leg: [86, 4, -26, 2, 0] },
    ],
  },
  "leg-curl-lying": {
    view: 26,
    kit: [
      { is: "bench", x: 18, y: 62, long: 124 },
      { is: "roller", at: "ankle", off: [-2, 7], front: true, arm: [-40, 60] },
    ],
    trace: ["ankle", "R"],
    keys: [
      {
        at: [0, 72],
        lean: 90,
        bend: -6,
        look: 66,
        hand: [62, 58, 20],
        elbow: [0.3, 0, 1],
        fist: 1,
        leg: [-88, 4, -90, 3, 40],
      },
      { leg: [-88, 4, -205, 3, 10] },
    ],
  },
  "calf-standing": {
    view: 26,
    kit: [{ is: "dumbbell" }, { is: "slab", c: [24, 4, 0], s: [36, 9, 56], forward: -40 }],
    trace: "hips",
    stands: true,
    hair: true,
    keys: [
      { at: [-1, 97.6], lean: 0, arm: [2, 9, 5, 6], foot: [12, 8.5, 9, -14, 4] },
      { at: [-1, 106.6], foot: [12, 8.5, 9, 34, 4] },
    ],
  },
  "calf-seated": {
    view: 26,
    traceShift: [8, -12],
    kit: [
      { is: "slab", c: [-16, 38, 0], s: [40, 9, 36], forward: -24 },
      {
        is: "pole",
        p: [
          [-16, 34, 0],
          [-16, 2, 0],
        ],
        w: 2.6,
        forward: -34,
      },
      {
        is: "pole",
        p: [
          [-40, 2, 0],
          [60, 2, 0],
        ],
        w: 2.2,
        forward: -36,
      },
      { is: "slab", c: [42, 4, 0], s: [26, 7, 46], forward: -30 },
      { is: "roller", at: "knee", off: [-4, 10], front: true, arm: [62, 40] },
    ],
    trace: ["knee", "R"],
    keys: [
      {
        at: [-14, 52],
        lean: 4,
        hand: ["hips", 6, -4, 22],
        elbow: [-1, -0.3, 0.6],
        fist: 1,
        foot: [36, 8, 10, -12, 2],
      },
      { foot: [36, 8, 10, 34, 2] },
    ],
  },
  "hip-abduction": {
    view: 66,
    kit: [
      { is: "slab", c: [-8, 42, 0], s: [38, 8, 38], forward: -26 },
      { is: "slab", c: [-34, 78, 0], s: [8, 64, 34], tilt: 12, forward: -30 },
      {
        is: "pole",
        p: [
          [-10, 38, 0],
          [-10, 2, 0],
        ],
        w: 2.6,
        forward: -34,
      },
      {
        is: "pole",
        p: [
          [-38, 2, 0],
          [16, 2, 0],
        ],
        w: 2.4,
        forward: -36,
      },
      ...kneePads(8),
    ],
    trace: ["knee", "R"],
    hair: true,
    keys: [
      { at: [-14, 56], lean: -14, look: 0, hand: ["hips", 6, -4, 22], fist: 1, leg: [84, 4, 4, 4, 0] },
      { leg: [84, 38, 4, 14, 0] },
    ],
  },
} satisfies Record<string, Pattern>
