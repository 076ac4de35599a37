import type { Kit } from "../kit/kit.ts"
import { handLevers, pole, slab } from "../kit/shorthand.ts"

/** A low bench behind the upper back for hip thrusts. */
export const hipBench: Kit = { is: "bench", x: -44, y: 40, long: 40, wide: 90 }

/** A flat bench to lie on, with the head at the back. */
export const flatBench: Kit = { is: "bench", x: -22 }

/** A chair with an upright back; its seat is 44 cm high. */
export const chair: readonly Kit[] = [
  slab([-8, 42, 0], [38, 8, 34], { forward: -26 }),
  slab([-34, 82, 0], [8, 70, 34], { tilt: 8 }),
  pole([-8, 38, 0], [-8, 2, 0], 2.4),
  pole([-44, 2, 0], [16, 2, 0], 2.4, -36),
]

/** Two uprights with a pin on each, on which a bar can rest at this x and y. */
export function pins(x: number, y: number): readonly Kit[] {
  return [
    pole([x + 18, 0, 46], [x + 18, 190, 46], 2.2, -90),
    pole([x + 18, 0, -46], [x + 18, 190, -46], 2.2, -30),
    pole([x + 18, y - 3, 46], [x - 18, y - 3, 46], 1.6, -20),
    pole([x + 18, y - 3, -46], [x - 18, y - 3, -46], 1.6, -20),
  ]
}

/** A column of this height to hold on to, in front of the figure or beside it. */
export function post(x: number, z: number, h: number): Kit {
  return pole([x, 0, z], [x, h, z], 2.4, z > 0 ? -60 : -20)
}

/** Steps or blocks of this height, one under each foot. */
export function blocks(x: number, height: number, z = 16): readonly Kit[] {
  return [1, -1].map((sign) =>
    slab([x, height / 2, sign * z], [46, height, 20], { forward: sign > 0 ? -20 : -60 }),
  )
}

/**
 * The seat and column of a chest press machine, with levers that turn at this hinge, above or below the
 * hands.
 */
export function pressMachine(hinge: readonly [number, number, number]): readonly Kit[] {
  return [...chair, { is: "tower", x: -62, h: 170 }, ...handLevers(hinge)]
}

/** A bar for both hands on a lever that turns beside the elbows, for curls on a preacher pad. */
export const elbowLevers: readonly Kit[] = [
  { is: "log", half: 26, r: 1.6 },
  {
    is: "link",
    p: [
      [10, 84, 30],
      ["grip", "R"],
    ],
    w: 2,
  },
  { is: "disc", c: [10, 84, 31], r: 6, thick: 3 },
]

/** A plate on each lever of a plate-loaded machine, at this distance from the hands. */
export function platesOnLevers(x: number, y: number): readonly Kit[] {
  return [
    { is: "plate", at: ["grip", "R"], off: [x, y, 8], r: 13, axis: [0, 0, 1] },
    { is: "plate", at: ["grip", "L"], off: [x, y, -8], r: 13, axis: [0, 0, 1] },
  ]
}

/** A stability ball on the floor. */
export function stabilityBall(x: number, z = 0, r = 30): Kit {
  return { is: "ball", at: [x, r, z], r }
}

/** A wall behind or in front of the figure. */
export function wall(x: number, h = 200): Kit {
  return slab([x, h / 2, 0], [6, h, 90], { forward: -60 })
}
