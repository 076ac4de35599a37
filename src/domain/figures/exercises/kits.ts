import type { Kit } from "../kit/kit.ts"

/** What many exercises hold or stand at. */
export const dumbbells: readonly Kit[] = [{ is: "dumbbell" }]
export const kettlebells: readonly Kit[] = [{ is: "kettlebell" }]
export const barOnBack: readonly Kit[] = [{ is: "bar", on: "back" }]
export const barInHands: readonly Kit[] = [{ is: "bar", on: "hands" }]

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
