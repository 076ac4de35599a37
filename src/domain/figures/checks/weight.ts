import type { Joints } from "../body/joints.ts"
import { sides } from "../body/names.ts"
import { add, between, scale, type Vector } from "../space/vector.ts"

/** The center of mass of body and load, from the shares of body weight in de Leva (1996), rounded. */
export function weightOf({ trunk, legs, arms, bar }: Joints, load: number): Vector {
  const limbs = sides.flatMap(([side]): [number, Vector][] => [
    [0.105, between(legs[side].hip, legs[side].knee, 0.43)],
    [0.06, between(legs[side].knee, legs[side].ankle, 0.45)],
    [0.03, between(arms[side].shoulder, arms[side].elbow, 0.45)],
    [0.025, between(arms[side].elbow, arms[side].grip, 0.5)],
  ])
  const parts: [number, Vector][] = [
    [0.48, between(trunk.hips, trunk.neck, 0.5)],
    [0.08, trunk.head],
    ...limbs,
    [load, bar],
  ]
  const mass = parts.reduce((sum, [share]) => sum + share, 0)
  const moment = parts.reduce<Vector>((sum, [share, at]) => add(sum, scale(at, share)), [0, 0, 0])
  return scale(moment, 1 / mass)
}
