import { pole, slab } from "../kit/shorthand.ts"
import type { Pattern } from "../pose/pattern.ts"

const upsideDown = {
  at: [0, 111],
  lean: 180,
  look: 172,
  hand: [0, 3, 20],
  palm: 1,
  elbow: [-0.8, 0.1, 0.6],
  leg: [176, 3, 182, 3, 50],
} as const
const wallBehind = slab([22, 110, 0], [6, 220, 80], { forward: -60 })
const bars = [1, -1].flatMap((sign) => [
  pole([-18, 28, sign * 22], [20, 28, sign * 22], 1.6, sign > 0 ? 2 : -10),
  pole([-14, 0, sign * 22], [-14, 28, sign * 22], 1.8, sign > 0 ? 0 : -20),
  pole([16, 0, sign * 22], [16, 28, sign * 22], 1.8, sign > 0 ? 0 : -20),
])
const rig = [
  pole([0, 215, -60], [0, 215, 60], 1.6, -4),
  pole([0, 0, 58], [0, 215, 58], 2.4, -90),
  pole([0, 0, -58], [0, 215, -58], 2.4, 0),
]

/** Patterns of handstands, levers and other positions held by the hands alone. */
export const handBalances = {
  "handstand-hold": { view: 20, kit: [wallBehind], keys: [upsideDown] },
  "handstand-push-up": {
    view: 20,
    kit: [wallBehind],
    trace: "hips",
    traceShift: [-40, 0],
    keys: [upsideDown, { at: [4, 88], look: 168 }],
  },
  "wall-walk": {
    view: 20,
    kit: [slab([-102, 110, 0], [6, 220, 80], { forward: -60 })],
    trace: "hips",
    keys: [
      {
        at: [-7.3, 46.3],
        lean: 68.5,
        look: 54,
        hand: [37, 3, 20],
        palm: 1,
        elbow: [-1, 0.2, 0.6],
        leg: [-71, 2, -71, 2, -22],
      },
      { at: [-32, 92], lean: 132, look: 124, hand: [10, 3, 20], leg: [-130, 2, -130, 2, -6] },
      { at: [-82, 109], lean: 168, look: 164, hand: [-66, 3, 20], leg: [-176, 2, -178, 2, 20] },
    ],
  },
  "l-sit": {
    view: 22,
    kit: bars,
    keys: [
      {
        at: [-2, 43],
        lean: 4,
        look: 0,
        hand: [2, 30, 22],
        elbow: [-1, 0, 0.2],
        fist: 1,
        leg: [92, 3, 91, 3, 40],
      },
    ],
  },
  "front-lever": {
    view: 16,
    kit: rig,
    keys: [
      {
        at: [46, 150],
        lean: -88,
        look: -76,
        hand: [0, 215, 22],
        elbow: [0.4, 0, 1],
        fist: 1,
        leg: [92, 3, 92, 3, 40],
      },
    ],
  },
  "front-lever-raise": {
    view: 16,
    kit: rig,
    trace: ["ankle", "R"],
    keys: [
      {
        at: [4, 101],
        lean: 0,
        look: -4,
        hand: [0, 215, 22],
        elbow: [0.4, -0.4, 1],
        fist: 1,
        leg: [4, 3, 2, 3, 40],
      },
      { at: [36, 130], lean: -48, look: -40, leg: [48, 3, 48, 3, 40] },
      { at: [46, 150], lean: -88, look: -76, leg: [92, 3, 92, 3, 40] },
    ],
  },
  "back-lever": {
    view: 16,
    kit: rig,
    keys: [
      {
        at: [-46, 160],
        lean: 92,
        look: 74,
        arm: [176, 6, 178, 10],
        fist: 1,
        leg: [-88, 3, -88, 3, 50],
      },
    ],
  },
  "muscle-up": {
    view: -40,
    kit: [
      pole([0, 190, -60], [0, 190, 60], 1.6, -4),
      pole([0, 0, 58], [0, 190, 58], 2.4),
      pole([0, 0, -58], [0, 190, -58], 2.4),
    ],
    trace: "neck",
    traceShift: [30, 0],
    keys: [
      {
        at: [6, 79.6],
        lean: 0,
        look: -8,
        hand: [0, 190, 26],
        elbow: [0, -1, 0.6],
        leg: [10, 3, -76, 3, 34],
        fist: 1,
      },
      { at: [-20, 132], lean: 8, look: 4, elbow: [-0.8, -0.6, 0.8], leg: [30, 3, -10, 3, 34] },
      { at: [-22, 168], lean: 30, look: 10, elbow: [-1, 0.4, 0.6], leg: [20, 3, -10, 3, 34] },
      { at: [-6, 206], lean: 8, look: 0, elbow: [-1, 0.2, 0.3], leg: [6, 3, -8, 3, 30] },
    ],
  },
  "rope-climb": {
    view: -34,
    kit: [pole([16, 0, 0], [16, 250, 0], 1.5, -6)],
    trace: "hips",
    keys: [
      {
        at: [-8, 90],
        lean: -4,
        look: -14,
        handR: [15, 176, 1],
        handL: [15, 162, 1],
        elbow: [0, -1, 0.6],
        fist: 1,
        foot: [20, 40, 5, 10, 10],
        knee: [1, 0.4, 0.5],
      },
      { at: [-6, 120], handR: [15, 188, 1], handL: [15, 204, 1], foot: [20, 41, 5, 10, 10] },
    ],
  },
  "peg-climb": {
    view: -30,
    kit: [
      slab([24, 150, 0], [6, 190, 80], { forward: -60 }),
      ...[-24, 24].flatMap((z) => [160, 190, 220].map((y) => pole([24, y, z], [16, y, z], 1.6, -20))),
    ],
    trace: "hips",
    keys: [
      {
        at: [-2, 94],
        lean: -2,
        look: -10,
        handR: [14, 190, 24],
        handL: [14, 160, 24],
        elbow: [-0.4, -1, 0.8],
        fist: 1,
        leg: [20, 3, -34, 3, 30],
      },
      { at: [-2, 118], handR: [14, 190, 24], handL: [14, 220, 24] },
    ],
  },
  "captains-chair": {
    view: 30,
    trace: ["knee", "R"],
    hair: true,
    kit: [
      slab([-22, 132, 0], [8, 60, 34], { forward: -36 }),
      slab([8, 113, 24], [44, 6, 10], { forward: -4 }),
      slab([8, 113, -24], [44, 6, 10], { forward: -20 }),
      pole([-28, 170, 0], [-28, 2, 0], 2.8, -60),
      pole([-50, 2, 0], [30, 2, 0], 2.4, -60),
      pole([28, 114, 24], [28, 126, 24], 1.6, 2),
      pole([28, 114, -24], [28, 126, -24], 1.6, -10),
    ],
    keys: [
      { at: [-8, 101], lean: 0, look: 0, arm: [10, 14, 84, 6], fist: 1, leg: [4, 3, -2, 3, 30] },
      { lean: -4, bend: 8, leg: [100, 3, 6, 3, 20] },
    ],
  },
} satisfies Record<string, Pattern>
