import { handLevers, pole, slab } from "../kit/shorthand.ts"
import type { Kit } from "../kit/kit.ts"
import type { Pattern } from "../pose/pattern.ts"

const steps: readonly Kit[] = [0, 1, 2, 3].map((step) =>
  slab([34 + step * 30, 9 + step * 9, 0], [30, 18 + step * 18, 64], { forward: -70 }),
)
/** A paddle in both hands, with its blade on the right. */
const paddle: Kit = { is: "hammer", blade: 34 }
/** A boat's low, rounded hull. */
const hull = pole([-72, 16, 0], [92, 16, 0], 13, 54)

/** Patterns of stairs, climbs and boats. */
export const climbs = {
  kayak: {
    view: 34,
    still: 0,
    kit: [
      slab([26, 16, 0], [190, 26, 46], { forward: 32, isHollow: true }),
      { is: "hammer", blade: 46, isDouble: true },
    ],
    keys: [
      {
        at: [0, 34],
        lean: 10,
        look: 2,
        twist: -26,
        turn: -8,
        handR: [32, 66, 30],
        handL: [34, 92, 20],
        elbow: [-0.4, -0.8, 0.8],
        fist: 1,
        leg: [80, 8, 66, 6, -10],
      },
      { twist: 26, turn: 8, handR: [34, 92, 20], handL: [32, 66, 30] },
    ],
  },
  canoe: {
    view: 26,
    still: 0,
    kit: [hull, paddle],
    keys: [
      {
        at: [0, 44],
        lean: 26,
        look: 10,
        twist: 20,
        turn: 0,
        handL: [50, 114, -8],
        handR: [62, 68, 30],
        elbow: [-0.2, -0.6, 0.8],
        fist: 1,
        leg: [50, 8, -98, 6, 60],
      },
      { lean: 2, twist: -20, handL: [32, 110, -8], handR: [-4, 66, 38] },
    ],
  },
  "paddle-board": {
    view: 30,
    still: 0,
    kit: [slab([10, -3, 0], [200, 7, 60], { forward: -70 }), { is: "hammer", blade: 48 }],
    keys: [
      {
        at: [-10, 88],
        lean: 20,
        look: 10,
        twist: 20,
        turn: 0,
        handL: [40, 150, -12],
        handR: [46, 104, 30],
        elbow: [-0.2, -0.6, 0.8],
        fist: 1,
        foot: [6, 0, 16, 0, 10],
      },
      { at: [-12, 86], lean: 10, twist: -10, handL: [18, 146, -14], handR: [6, 100, 34] },
    ],
  },
  stairs: {
    view: 20,
    hair: true,
    kit: steps,
    trace: "hips",
    keys: [
      {
        at: [12, 97],
        lean: 12,
        look: 4,
        armR: [-24, 6, 30, -4],
        armL: [28, 6, 80, -4],
        footR: [6, 0, 9, 30, 4],
        footL: [36, 18, 9, 0, 4],
        fist: 1,
      },
      {
        at: [42, 115],
        armR: [28, 6, 80, -4],
        armL: [-24, 6, 30, -4],
        footR: [66, 36, 9, 0, 4],
        footL: [36, 18, 9, 26, 4],
      },
    ],
  },
  "stair-machine": {
    view: 20,
    loop: true,
    still: 0.5,
    kit: [
      ...[0, 1, 2].map((step) =>
        slab([10 + step * 26, 12 + step * 10, 0], [26, 24 + step * 20, 56], { forward: -70 }),
      ),
      pole([78, 2, -32], [60, 150, -32], 2.4, -60),
      pole([60, 140, -30], [4, 120, -30], 1.8, -30),
      pole([60, 140, 30], [4, 120, 30], 1.8, 6),
      pole([78, 2, 32], [60, 150, 32], 2.4, -90),
      slab([64, 152, 0], [8, 18, 56], { tilt: 20, forward: -40 }),
    ],
    keys: [
      {
        at: [14, 120],
        lean: 10,
        look: 4,
        hand: [34, 131, 30],
        elbow: [-0.6, -1, 0.4],
        fist: 1,
        footR: [12, 24, 9, 14, 4],
        footL: [40, 44, 9, 0, 4],
      },
      { footR: [26, 46, 9, 20, 4], footL: [26, 34, 9, 0, 4] },
      { footR: [40, 44, 9, 0, 4], footL: [12, 24, 9, 14, 4] },
      { footR: [26, 34, 9, 0, 4], footL: [26, 46, 9, 20, 4] },
    ],
  },
  "climb-machine": {
    view: 26,
    loop: true,
    still: 0.5,
    kit: [
      pole([34, 0, 0], [34, 225, 0], 4, -20),
      pole([0, 2, 0], [50, 2, 0], 2.6, -40),
      ...handLevers([34, 150, 4], 1.4),
    ],
    keys: [
      {
        at: [-6, 96],
        lean: 8,
        look: -2,
        handR: [26, 190, 18],
        handL: [26, 142, 18],
        elbow: [-0.3, -1, 0.7],
        fist: 1,
        footR: [14, 10, 11, 6, 4],
        footL: [14, 36, 11, 6, 4],
      },
      { handR: [26, 142, 18], handL: [26, 190, 18], footR: [14, 36, 11, 6, 4], footL: [14, 10, 11, 6, 4] },
    ],
  },
  "ladder-machine": {
    view: 14,
    loop: true,
    still: 0.5,
    hair: true,
    kit: [
      pole([-40, 10, -26], [96, 176, -26], 2.4, -60),
      pole([-40, 10, 26], [96, 176, 26], 2.4, -90),
      ...[0, 1, 2, 3, 4, 5, 6].map((rung) =>
        pole([-30 + rung * 20, 22 + rung * 24.4, -26], [-30 + rung * 20, 22 + rung * 24.4, 26], 1.6, -40),
      ),
      pole([96, 176, -26], [96, 2, -26], 2.4, -60),
      pole([-46, 2, 0], [104, 2, 0], 2.4, -60),
    ],
    keys: [
      {
        at: [-26, 102],
        lean: 30,
        look: 14,
        handR: [50, 122, 17],
        handL: [31, 98, 17],
        elbow: [-0.6, -0.8, 0.6],
        fist: 1,
        footR: [-26, 25, 9, 20, 2],
        footL: [-5, 50, 9, 20, 2],
      },
      { handR: [31, 98, 17], handL: [50, 122, 17], footR: [-5, 50, 9, 20, 2], footL: [-26, 25, 9, 20, 2] },
    ],
  },
  "wall-climb": {
    view: -34,
    kit: [
      slab([30, 130, 0], [6, 260, 120], { forward: -70 }),
      ...[
        [40, -20],
        [64, 26],
        [96, -34],
        [150, 30],
        [176, -26],
        [206, 22],
        [220, -10],
      ].map(([y = 0, z = 0]): Kit => ({ is: "ball", at: [25, y, z], r: 4.5 })),
    ],
    trace: "hips",
    keys: [
      {
        at: [-6, 106],
        lean: 0,
        look: -12,
        handR: [21, 150, 30],
        handL: [21, 176, 26],
        elbow: [-0.3, -1, 0.6],
        fist: 1,
        footR: [20, 44, 22, 10, 30],
        footL: [20, 44, 20, 10, 30],
        knee: [0.6, 0.3, 1],
      },
      { at: [-6, 128], handR: [21, 206, 22], footR: [20, 68, 26, 10, 30] },
    ],
  },
} satisfies Record<string, Pattern>
