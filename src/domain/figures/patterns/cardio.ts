import type { Pattern } from "../pose/pattern.ts"

export const cardio = {
  run: {
    view: 18,
    hair: true,
    loop: true,
    keys: [
      {
        lean: 9,
        look: 2,
        hop: 4,
        legR: [46, 2, 6, 2, 0],
        legL: [-24, 2, -64, 2, 30],
        armR: [-46, 6, 44, -10],
        armL: [30, 6, 112, -10],
        fist: 1,
      },
      {
        hop: 0,
        legR: [16, 2, -12, 2, 0],
        legL: [14, 2, -88, 2, 14],
        armR: [-10, 6, 70, -10],
        armL: [-6, 6, 76, -10],
      },
      {
        hop: 4,
        legR: [-24, 2, -64, 2, 30],
        legL: [46, 2, 6, 2, 0],
        armR: [30, 6, 112, -10],
        armL: [-46, 6, 44, -10],
      },
      {
        hop: 0,
        legR: [14, 2, -88, 2, 14],
        legL: [16, 2, -12, 2, 0],
        armR: [-6, 6, 76, -10],
        armL: [-10, 6, 70, -10],
      },
    ],
  },
  "row-erg": {
    view: 24,
    still: 0.5,
    between: [0.5],
    kit: [
      {
        is: "pole",
        p: [
          [-64, 20, 0],
          [100, 24, 0],
        ],
        w: 3,
        forward: -22,
      },
      {
        is: "pole",
        p: [
          [-60, 20, 0],
          [-60, 2, 0],
        ],
        w: 2.2,
        forward: -24,
      },
      {
        is: "pole",
        p: [
          [-60, 2, -14],
          [-60, 2, 14],
        ],
        w: 2,
        forward: -24,
      },
      { is: "carriage", at: ["hips", "hips"], off: [0, -12, 0], s: [26, 5, 28], forward: -16 },
      { is: "disc", c: [108, 40, 0], r: 27, thick: 14 },
      {
        is: "pole",
        p: [
          [108, 14, 0],
          [112, 2, 0],
        ],
        w: 2.4,
        forward: -24,
      },
      { is: "cable", from: [100, 52, 0], to: "hands", handle: "bar" },
    ],
    trace: ["grip", "R"],
    keys: [
      {
        at: [12, 38],
        lean: 22,
        look: 6,
        hand: [82, 52, 10],
        elbow: [-0.2, -1, 0.4],
        foot: [70, 24, 9, -34, 4],
        knee: [0.3, 1, 0.2],
      },
      { at: [-22, 38], lean: 6, look: 0, hand: [40, 58, 10] },
      { at: [-26, 38], lean: -20, look: -8, hand: [-4, 66, 12], elbow: [-1, -0.4, 0.6] },
    ],
  },
  "jump-rope": {
    view: 58,
    still: 0.5,
    kit: [{ is: "rope" }],
    hair: true,
    loop: true,
    keys: [
      { lean: 2, hop: 9, arm: [6, 22, 60, 52], leg: [8, 2, -10, 2, 34], rope: -1, fist: 1 },
      { hop: 0, leg: [14, 2, -12, 2, 4], rope: 1 },
    ],
  },
  "hip-flexor-stretch": {
    view: 22,
    traceShift: [0, -60],
    trace: "hips",
    hair: true,
    keys: [
      {
        at: [-8, 54],
        lean: 4,
        hand: ["hips", 6, 12, 15],
        elbow: [-0.7, 0, 1],
        footR: [42, 0, 9, 0, 4],
        legL: [-12, 3, -88, 3, 80],
      },
      { at: [6, 49], lean: -4, legL: [-30, 3, -88, 3, 80] },
    ],
  },
} satisfies Record<string, Pattern>
