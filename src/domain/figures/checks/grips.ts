import type { Joints } from "../body/joints.ts"
import { sides } from "../body/names.ts"
import type { Kit } from "../kit/kit.ts"
import type { Key } from "../pose/pattern.ts"
import { length, subtract } from "../space/vector.ts"

/**
 * How far the hands may slide along something that both of them hold and, by kind of weight, how far apart
 * they may be on it, in centimeters.
 */
const slide = 2.5
const together = { dumbbell: 14, kettlebell: 16, plate: 44, log: 66, ball: 48 }
/** How far the feet and hands of the two sides may be from mirroring each other, in centimeters. */
const mirrored = 0.6
/**
 * How far a foot may be from the middle, in centimeters, if the exercise isn't listed as one with a wide
 * stance.
 */
const stance = 30

/**
 * Finds hands that come off what they hold or slide along it, and left and right sides that differ although
 * the pattern doesn't distinguish between them.
 */
export function gripProblems(kit: readonly Kit[], movement: readonly Joints[]): string[] {
  const spans = movement.map(({ arms }) => length(subtract(arms.R.grip, arms.L.grip)))
  const slides = Math.max(...spans) - Math.min(...spans)
  return kit.flatMap((item) => {
    if (item.is === "bar")
      return [
        ...(slides < slide ? [] : ["hand-slides"]),
        ...(movement.some(isTilted) ? ["bar-tilted"] : []),
        ...(movement.some(isUneven) ? ["grip-uneven"] : []),
      ]
    if (!isInBoth(item)) return []
    const widest = together[item.is]
    return spans.some((span) => span > widest) ? [`hands-leave-${item.is}`] : []
  })
}

function isTilted({ arms }: Joints) {
  return Math.abs(arms.R.grip[1] - arms.L.grip[1]) > 1
}

function isUneven({ arms, bar }: Joints) {
  return Math.abs(length(subtract(arms.R.grip, bar)) - length(subtract(arms.L.grip, bar))) > slide
}

type InBoth = Extract<Kit, { is: keyof typeof together }>

function isInBoth(item: Kit): item is InBoth {
  if (item.is === "dumbbell" || item.is === "kettlebell") return item.hand === "both"
  return (item.is === "plate" || item.is === "log" || item.is === "ball") && (item.at ?? "hands") === "hands"
}

/** Finds what differs between the left and right sides although the pattern doesn't distinguish between them. */
export function mirrorProblems(keys: readonly Key[], movement: readonly Joints[]): string[] {
  if (keys.some(namesSide)) return []
  const differs = movement.some(({ legs, arms, trunk }) => {
    const middle = trunk.hips[2] * 2
    return [
      [legs.R.ankle, legs.L.ankle],
      [legs.R.knee, legs.L.knee],
      [arms.R.grip, arms.L.grip],
      [arms.R.elbow, arms.L.elbow],
    ].some(([R, L]) => R && L && length(subtract(R, [L[0], L[1], middle - L[2]])) > mirrored)
  })
  return differs ? ["not-mirrored"] : []
}

function namesSide(key: Key) {
  return Object.keys(key).some((name) => /[RL]$|^(twist|side|spin|yaw|turn)$/u.test(name))
}

/** Finds feet that are wider apart than in a usual stance. */
export function stanceProblems(movement: readonly Joints[]): string[] {
  const isWide = movement.some(({ legs, trunk }) =>
    sides.some(([side]) => {
      const { ankle } = legs[side]
      return Math.abs(ankle[2] - trunk.hips[2]) > stance
    }),
  )
  return isWide ? ["stance-wide"] : []
}
