import { pole, slab } from "../kit/shorthand.ts"
import type { Pattern } from "../pose/pattern.ts"

const heldPads = [1, -1].map(
  (sign) =>
    ({
      is: "carriage",
      at: [
        ["shoulder", sign > 0 ? "R" : "L"],
        ["shoulder", sign > 0 ? "R" : "L"],
      ],
      off: [-2, 9, 0],
      s: [20, 6, 9],
      forward: sign * 4,
    }) as const,
)

/** Patterns of squats whose path is set by a machine. */
export const machineSquats = {
  "hack-squat-reverse": {
    view: 26,
    kit: [
      pole([-34, 4, -24], [66, 176, -24], 2.4, -30),
      pole([-44, 2, 0], [70, 2, 0], 2.4, -40),
      pole([62, 2, -24], [62, 168, -24], 2.2, -40),
      slab([-44, 9, 0], [44, 6, 60], { tilt: -24, forward: -40 }),
      { is: "carriage", at: ["waist", "neck"], off: [15, -6, 0], s: [8, 74, 34], tilt: -30, forward: -26 },
      ...heldPads.map((pad) => ({ ...pad, tilt: -30 })),
    ],
    trace: "hips",
    keys: [
      {
        at: [-4, 90],
        lean: 30,
        look: 18,
        hand: ["chest", 12, 30, 26],
        elbow: [0.4, -1, 0.6],
        fist: 1,
        foot: [-34, 13, 12, 16, 12],
      },
      { at: [-40, 48], look: 20 },
    ],
  },
  "squat-lever": {
    view: 26,
    kit: [
      slab([8, 4, 0], [60, 8, 60], { tilt: 6, forward: -60 }),
      pole([-104, 2, 0], [40, 2, 0], 2.4, -60),
      pole([-98, 2, 0], [-98, 78, 0], 2.6, -40),
      {
        is: "link",
        p: [
          [-98, 76, 0],
          ["shoulder", "L"],
        ],
        w: 2.4,
      },
      { is: "carriage", at: ["waist", "neck"], off: [-15, -2, 0], s: [7, 70, 34], tilt: 2, forward: -26 },
      ...heldPads,
    ],
    trace: "hips",
    keys: [
      {
        at: [-8, 101],
        lean: 2,
        look: 0,
        hand: ["chest", 12, 30, 26],
        elbow: [0.4, -1, 0.6],
        fist: 1,
        foot: [14, 8, 13, -4, 14],
      },
      { at: [-26, 60], lean: 8 },
    ],
  },
  "squat-pendulum": {
    view: 26,
    kit: [
      pole([-64, 2, -28], [-64, 206, -28], 2.6, -60),
      pole([-80, 2, 0], [50, 2, 0], 2.4, -60),
      pole([-64, 204, -28], [-20, 204, -28], 2.6, -60),
      slab([40, 12, 0], [46, 6, 60], { tilt: 24, forward: -40 }),
      { is: "link", p: [[-24, 204, -20], "neck"], w: 2.6 },
      { is: "carriage", at: ["waist", "neck"], off: [-14, -6, 0], s: [8, 74, 34], tilt: 18, forward: -26 },
      ...heldPads.map((pad) => ({ ...pad, tilt: 18 })),
    ],
    trace: "hips",
    keys: [
      {
        at: [2, 92],
        lean: -20,
        look: -6,
        hand: ["chest", 12, 30, 26],
        elbow: [0.4, -1, 0.6],
        fist: 1,
        foot: [42, 15, 12, -24, 12],
      },
      { at: [0, 52], lean: -14 },
    ],
  },
  "squat-sissy": {
    view: 20,
    kit: [pole([24, 0, 34], [24, 112, 34], 2.4, -70)],
    trace: ["knee", "R"],
    hair: true,
    keys: [
      {
        at: [-1, 92.6],
        lean: 0,
        look: 0,
        handR: [24, 100, 34],
        elbowR: [-0.4, -1, 0.4],
        handL: ["hips", 4, -8, 24],
        elbow: [-0.6, -0.6, 1],
        fist: 1,
        foot: [9, 0, 10, 12, 4],
        knee: [1, -0.4, 0],
      },
      { at: [9, 62], lean: -42, look: -26, foot: [9, 0, 10, 56, 4] },
    ],
  },
  "squat-shrimp": {
    view: 24,
    trace: "hips",
    keys: [
      {
        at: [-1, 92],
        lean: 2,
        look: 0,
        armR: [30, 6, 36, 4],
        handL: [-29, 84, 12],
        elbowL: [-1, 0, 0.6],
        footR: [9, 0, 5, 0, 4],
        legL: [-6, 3, -146, 3, 30],
      },
      {
        at: [-20, 52],
        lean: 34,
        look: 10,
        armR: [86, 6, 90, 0],
        handL: [-37, 47, 12],
        legL: [6, 3, -146, 3, 30],
      },
    ],
  },
} satisfies Record<string, Pattern>
