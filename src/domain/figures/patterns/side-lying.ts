import type { Pattern } from "../pose/pattern.ts"

const onTheSide = {
  at: [0, 21, 0],
  lean: 87,
  spin: -90,
  look: 84,
  armL: [95, -4, 96, -4],
  handR: [30, 5, 30],
  elbowR: [0, 0.4, 1],
} as const

/** Patterns of lying on the side, and of moving one hip while standing. */
export const sideLying = {
  clamshell: {
    view: 14,
    tilt: 36,
    trace: ["knee", "R"],
    hair: true,
    keys: [
      { ...onTheSide, legR: [-90, 48, -86, -38, 20], legL: [-88, -46, -88, 38, 20] },
      { legR: [-128, 32, -59, -23, 20] },
    ],
  },
  "leg-raise-side": {
    view: 10,
    tilt: 18,
    trace: ["ankle", "R"],
    hair: true,
    keys: [
      { ...onTheSide, legR: [-90, 3, -90, 3, 20], legL: [-89, -3, -89, -3, 20] },
      { legR: [-128, 3, -128, 3, 10] },
    ],
  },
  "external-rotation-lying": {
    view: 10,
    tilt: 18,
    trace: ["grip", "R"],
    kit: [{ is: "dumbbell", hand: "R", axis: "x" }],
    keys: [
      {
        ...{ at: [0, 21, 0], lean: 87, spin: -90, look: 84, armL: [95, -4, 96, -4], openL: 1 },
        armR: [-84, 2, 20, 58],
        legR: [-90, 26, -88, -20, 20],
        legL: [-88, -24, -88, 20, 20],
      },
      { armR: [-84, 2, 172, 40] },
    ],
  },
  copenhagen: {
    view: 4,
    kit: [{ is: "bench", x: -84, y: 37, long: 60, wide: 36 }],
    keys: [
      {
        at: [0, 46, 0],
        lean: 80,
        spin: -90,
        look: 76,
        handL: [68, 4, 14],
        elbowL: [-1, -1, -0.2],
        armR: [8, 30, -40, 20],
        legL: [-72, 2, -72, 2, 10],
        legR: [-83, 2, -83, 2, 10],
        fist: 1,
        openR: 1,
      },
    ],
  },
  "band-walk": {
    view: 80,
    trace: "hips",
    traceShift: [0, -30],
    kit: [
      {
        is: "band",
        p: [
          ["ankle", "R"],
          ["ankle", "L"],
        ],
      },
    ],
    keys: [
      {
        at: [-16, 76, -8],
        lean: 26,
        look: 6,
        hand: ["hips", 8, 10, 17],
        elbow: [-0.6, 0, 1],
        footR: [9, 0, 6, 0, 8],
        footL: [9, 0, 22, 0, 8],
      },
      { at: [-16, 74, 10], footR: [9, 0, 42, 0, 8] },
    ],
  },
  "step-down": {
    view: 64,
    trace: "hips",
    traceShift: [0, -30],
    kit: [{ is: "slab", c: [4, 14, 14], s: [44, 28, 34], forward: -40 }],
    keys: [
      {
        at: [-1, 120],
        lean: 2,
        look: 0,
        arm: [20, 8, 70, -20],
        footR: [9, 28, 8, 0, 6],
        legL: [10, 8, 4, 8, 0],
      },
      { at: [-12, 102], lean: 26, look: 8, arm: [50, 8, 96, -20], legL: [14, 12, 6, 10, -10] },
    ],
  },
} satisfies Record<string, Pattern>
