import type { JointName } from "../body/names.ts"
import type { Vector } from "../space/vector.ts"
import type { Kit } from "./kit.ts"

/** A round post or rail between two points in the scene. `forward` moves it in front of its real depth when drawn, or behind it if negative. */
export function pole(from: Vector, to: Vector, w = 2.2, forward = -34): Kit {
  return { is: "pole", p: [from, to], w, forward }
}

/** A pad or a box by its center and size. */
export function slab(c: Vector, s: Vector, { tilt = 0, forward = -30, isHollow = false } = {}): Kit {
  return { is: "slab", c, s, tilt, forward, ...(isHollow && { isHollow }) }
}

/** A lever from each hand to a hinge at this position, where z points outward on both sides. */
export function handLevers([x, y, z]: Vector, w = 1.7): readonly Kit[] {
  return [
    {
      is: "link",
      p: [
        ["grip", "R"],
        [x, y, z],
      ],
      w,
    },
    {
      is: "link",
      p: [
        ["grip", "L"],
        [x, y, -z],
      ],
      w,
    },
  ]
}

/**
 * A pad at each knee that pushes it in or out. It is this far outside the middle of the knee, on a lever from
 * under the seat.
 */
export function kneePads(z: number): readonly Kit[] {
  return (["R", "L"] as const).flatMap((side): Kit[] => {
    const outward = side === "R" ? 1 : -1
    const knee = ["knee", side] as const
    return [
      { is: "carriage", at: [knee, knee], off: [-3, 2, outward * z], s: [18, 16, 4], forward: 6 },
      { is: "link", p: [[0, 34, outward * 10], knee], w: 1.8 },
    ]
  })
}

export function band(...p: readonly (JointName | Vector)[]): Kit {
  return { is: "band", p }
}

/** A cable from a pulley on a column in front of the figure or behind it. */
export function cable(from: Vector, to: JointName | "each", handle?: "bar" | "rope"): Kit {
  return { is: "cable", from, to, ...(handle && { handle }) }
}
