import { handLevers, pole, slab } from "../kit/shorthand.ts"
import type { Kit } from "../kit/kit.ts"
import type { Key, Pattern } from "../pose/pattern.ts"
import { cardio } from "./cardio.ts"
import { pedals } from "./pedals.ts"
import { standing } from "./standing.ts"

/** A bicycle: two wheels and its frame, placed under the saddle and pedals of the indoor bicycle. */
const bicycle: readonly Kit[] = [
  { is: "disc", c: [-46, 33, 0], r: 33, isRim: true },
  { is: "disc", c: [64, 33, 0], r: 33, isRim: true },
  pole([-24, 88, 0], [10, 34, 0], 2, -16),
  pole([10, 32, 0], [-46, 33, 0], 1.6, -18),
  pole([-18, 78, 0], [-46, 33, 0], 1.4, -18),
  pole([10, 34, 0], [48, 84, 0], 2, -16),
  pole([-18, 80, 0], [46, 88, 0], 2, -16),
  pole([64, 33, 0], [46, 96, 0], 1.8, -16),
  pole([40, 106, -20], [40, 106, 20], 1.6, -4),
  slab([-25, 90, 0], [26, 5, 14], { forward: -16 }),
  { is: "disc", c: [10, 32, 3], r: 7, thick: 3 },
]

/** Both feet or both hands going around a circle in eight moments, half a turn apart, as on pedals. */
function circling(name: "foot" | "hand", [x, y, r]: readonly number[], rest: readonly number[]): Key[] {
  return Array.from({ length: 8 }, (_, index) => {
    const at = (turn: number) => [
      (x ?? 0) + (r ?? 0) * Math.sin(turn),
      (y ?? 0) + (r ?? 0) * Math.cos(turn),
      ...rest,
    ]
    const turn = (index * Math.PI) / 4
    return { [`${name}R`]: at(turn), [`${name}L`]: at(turn + Math.PI) }
  })
}

const seatedToPedal = {
  at: [-22, 52],
  lean: -26,
  look: -8,
  hand: [-22, 48, 26],
  elbow: [-1, -0.2, 0.6],
  fist: 1,
  knee: [0, 1, 0.1],
} as const

/** Patterns of cycling, walks and jumps. */
export const outdoors = {
  bicycle: { ...pedals.cycle, kit: bicycle },
  "recumbent-bike": {
    view: 22,
    loop: true,
    kit: [
      slab([-46, 80, 0], [9, 70, 36], { tilt: 22 }),
      slab([-22, 38, 0], [40, 9, 36], { forward: -26 }),
      pole([-22, 34, 0], [-22, 2, 0], 2.4),
      pole([-60, 2, 0], [80, 2, 0], 2.4, -44),
      { is: "disc", c: [66, 40, -6], r: 24, thick: 10 },
      pole([66, 40, -6], [70, 2, -6], 2.4, -50),
      pole([62, 40, 0], [50, 100, 0], 2.4, -44),
      slab([48, 104, 0], [6, 14, 22], { tilt: 20, forward: -44 }),
      { is: "disc", c: [46, 44, 3], r: 7, thick: 3 },
    ],
    keys: circling("foot", [52, 52, 14], [9, -64, 2]).map((key, index) =>
      index ? key : { ...seatedToPedal, ...key },
    ),
  },
  "arm-bike": {
    view: 34,
    loop: true,
    still: 0.5,
    kit: [
      slab([-8, 42, 0], [38, 8, 34], { forward: -26 }),
      slab([-34, 82, 0], [8, 70, 34], { tilt: 8 }),
      pole([-8, 38, 0], [-8, 2, 0], 2.4),
      pole([-44, 2, 0], [64, 2, 0], 2.4, -36),
      pole([52, 2, 0], [48, 100, 0], 2.8, -40),
      { is: "disc", c: [46, 104, 0], r: 17, thick: 12 },
      ...handLevers([44, 104, 14]),
    ],
    keys: circling("hand", [34, 106, 12], [20]).map((key, index) =>
      index
        ? key
        : {
            at: [-14, 56],
            lean: -2,
            look: 0,
            elbow: [-0.4, -1, 0.6],
            fist: 1,
            foot: [28, 0, 15, 0, 10],
            ...key,
          },
    ),
  },
  "air-bike": {
    ...pedals.cycle,
    kit: [
      ...pedals.cycle.kit.slice(0, 2),
      { is: "disc", c: [54, 40, -2], r: 34, thick: 8 },
      pole([8, 32, 0], [46, 40, 0], 2.4, -30),
      ...pedals.cycle.kit.slice(6, 8),
      ...handLevers([34, 40, 16]),
      { is: "disc", c: [8, 32, 3], r: 7, thick: 3 },
    ],
    keys: pedals.cycle.keys.map((key, index) => {
      const sway = 10 * Math.cos((index * Math.PI) / 4)
      const hands = { handR: [28 + sway, 118, 22], handL: [28 - sway, 118, 22] }
      return index ? { ...key, ...hands } : { ...key, lean: 18, look: 6, ...hands }
    }),
  },
  "ski-erg": {
    view: 30,
    trace: ["grip", "R"],
    stands: false,
    kit: [
      { is: "tower", x: 66, h: 210 },
      { is: "cable", from: [58, 204, 8], to: "each" },
    ],
    keys: [
      { at: [-8, 92], lean: 10, look: -4, hand: [34, 182, 13], elbow: [0, -1, 0.6], foot: [6, 0, 12, 8, 8] },
      { at: [-18, 84], lean: 34, look: 16, hand: [38, 112, 16], elbow: [-0.6, -0.8, 0.5] },
      {
        at: [-26, 76],
        lean: 54,
        look: 30,
        hand: [-2, 66, 20],
        elbow: [-1, 0.2, 0.4],
        foot: [6, 0, 12, 0, 8],
      },
    ],
  },
  "poles-walk": { ...standing.walk, kit: [{ is: "sticks", along: [-0.3, -0.95, 0] }] },
  trampoline: {
    view: 30,
    trace: "hips",
    traceShift: [-34, 0],
    kit: [
      { is: "disc", c: [0, 22, 0], r: 54, thick: 4, axis: [0, 1, 0] },
      ...[-40, 40].flatMap((x) => [-26, 26].map((z) => pole([x, 20, z], [x, 0, z], 2, -60))),
    ],
    keys: [
      { at: [-10, 104], lean: 14, look: 4, arm: [10, 10, 60, 4], foot: [9, 24, 12, 0, 8] },
      { at: [-2, 136], lean: 2, look: 0, arm: [60, 30, 100, 20], foot: [7, 46, 12, 40, 8] },
    ],
  },
  skips: {
    ...cardio.run,
    keys: [
      {
        lean: 3,
        look: 0,
        hop: 12,
        legR: [92, 3, -4, 3, 20],
        legL: [-6, 3, -10, 3, 40],
        armR: [-40, 6, 50, -6],
        armL: [60, 6, 140, -6],
        fist: 1,
      },
      { hop: 0, legR: [20, 3, 4, 3, 0], legL: [6, 3, -10, 3, 0], armR: [0, 6, 80, -6], armL: [0, 6, 80, -6] },
      {
        hop: 12,
        legL: [92, 3, -4, 3, 20],
        legR: [-6, 3, -10, 3, 40],
        armL: [-40, 6, 50, -6],
        armR: [60, 6, 140, -6],
      },
      { hop: 0, legL: [20, 3, 4, 3, 0], legR: [6, 3, -10, 3, 0], armR: [0, 6, 80, -6], armL: [0, 6, 80, -6] },
    ],
  },
} satisfies Record<string, Pattern>
