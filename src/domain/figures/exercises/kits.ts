import type { Cable, Kit } from "../kit/kit.ts"
import { leaning } from "../patterns/leaning.ts"

/** Equipment that many exercises use. */
export const dumbbells: readonly Kit[] = [{ is: "dumbbell" }]
export const kettlebells: readonly Kit[] = [{ is: "kettlebell" }]
export const barOnBack: readonly Kit[] = [{ is: "bar", on: "back" }]
export const barInHands: readonly Kit[] = [{ is: "bar", on: "hands" }]
/** An EZ bar, which zigzags between the hands. */
export const ezBar: Kit = { is: "bar", on: "hands", plate: 12, half: 50, isBent: true }

/** The two rails of a Smith machine, at this x. */
export function smithRails(x: number): readonly Kit[] {
  return [
    {
      is: "pole",
      p: [
        [x, 0, -62],
        [x, 205, -62],
      ],
      w: 2.2,
      forward: -30,
    },
    {
      is: "pole",
      p: [
        [x, 0, 46],
        [x, 205, 46],
      ],
      w: 2.2,
      forward: -90,
    },
    {
      is: "pole",
      p: [
        [x, 205, -62],
        [x, 205, 46],
      ],
      w: 2.2,
      forward: -60,
    },
  ]
}

/** A band under the feet, with an end in each hand. */
export const bandUnderFeet: readonly Kit[] = [
  {
    is: "band",
    p: [
      ["grip", "R"],
      [6, 2, 10],
      [6, 2, -10],
      ["grip", "L"],
    ],
  },
]

/** A cable from a pulley near the floor, in front of the figure. */
export function lowCable(handle: Cable["handle"]): readonly Kit[] {
  return [
    { is: "tower", x: 66, h: 190 },
    { is: "cable", from: [60, 14, 0], to: "hands", ...(handle && { handle }) },
  ]
}

/**
 * Hands whose thumbs point to each other, with the palms facing down or away from the body, for exercises
 * that differ from others by their grip.
 */
export const overhand = { thumb: [0, 0, -1] } as const
/** Hands whose thumbs point outward, with the palms facing up or toward the body. */
export const underhand = { thumb: [0, 0, 1] } as const

/** The incline bench on which the chest lies. */
export const inclinePad: readonly Kit[] = leaning["chest-supported"].kit.filter(({ is }) => is !== "dumbbell")
