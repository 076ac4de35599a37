import type { Kit } from "../kit/kit.ts"
import type { JointName, Side } from "../body/names.ts"

/**
 * What a hand holds or rests on, followed by the position on it: along the bar, or forward, up and outward
 * from a part of the body.
 */
type Grip = readonly [on: "bar" | "chest" | "head" | "knee" | "hips", ...at: readonly number[]]

/** Where a limb goes, for one side. Angles are in degrees: 0 hangs down, 90 points forward, 180 up. Lengths are in centimeters. */
export interface LimbKey {
  /** The leg, given by its angles: thigh, thigh outward, shank, shank outward, toes pointed. Without it, `foot` decides. */
  leg: readonly number[]
  /**
   * The leg, given by the position of its foot: x, y, z outward, how far the heel is raised, and how far the toes are
   * turned out.
   */
  foot: readonly number[]
  /** Where the knee points. It applies only to a leg that is given by its foot. */
  knee: readonly number[]
  /** The arm, given by its angles: upper arm, outward, forearm, outward. Without it, `hand` decides. */
  arm: readonly number[]
  /** The arm, given by the position of its hand: a point in space, with z outward, or what the hand holds. */
  hand: readonly number[] | Grip
  /** Where the elbow points. It applies only to an arm that is given by its hand. */
  elbow: readonly number[]
  /** How far the hand bends at the wrist. It applies only to an arm that is given by its angles. */
  wrist: number
  /**
   * Where the thumb of a closed hand points: x, y, z outward. Thumb and fingers are drawn only if this is
   * given, which is for exercises that differ by their grip.
   */
  thumb: readonly number[]
  /** How far the shoulder is raised and brought forward. */
  shrug: readonly number[]
  /** Whether the palm lies flat on what the hand is on: 0 or 1. */
  palm: number
  /** Whether the hand is open although the figure holds something: 0 or 1. */
  open: number
  /** Draws a limb in front of the torso or behind it where the limb's own depth would be misleading. */
  legDepth: number
  armDepth: number
}

/** Where the trunk is. Angles are in degrees, lengths in centimeters. */
interface TrunkKey {
  /** The center of the hips: x, y, and z if it isn't 0. Without it, the lower foot stands on the floor. */
  at: readonly number[]
  x: number
  hop: number
  /**
   * Four angles: how far pelvis and chest lean forward, how much further the chest leans, how far the chest
   * is turned to the left, and how far both lean to the side.
   */
  lean: number
  bend: number
  twist: number
  side: number
  /** Two angles: how far the whole figure is turned on the spot, and how far about its own length. */
  yaw: number
  spin: number
  /**
   * Two angles: how far the head leans forward, and how far it is turned to the left. Without them, the head
   * follows the chest.
   */
  look: number
  turn: number
  /** The bar's x and y, if the hands follow the bar and not the other way around. */
  bar: readonly number[]
  /** Where a jump rope is: below the feet (-1) or above the head (1). */
  rope: number
  /** Whether the empty hands are fists: 0 or 1. */
  fist: number
}

type OfOneSide<K> = { [Name in keyof K as `${string & Name}${Side}`]?: K[Name] }

/**
 * A moment that a pattern names. It lists what changes from the moment before; a limb named without a side
 * means both. `null` takes a limb's angles away, so that the position of its hand or foot decides.
 */
export type Key = Partial<TrunkKey> &
  Partial<Omit<LimbKey, "arm" | "leg">> &
  OfOneSide<LimbKey> & { arm?: readonly number[] | null; leg?: readonly number[] | null }

/** A way to move that several exercises share: a body, what it holds, and the moments it goes through. */
export interface Pattern {
  /** Where the viewer stands, in degrees: 0 sees the figure from its right, 90 from the front. */
  view?: number
  /** How far the viewer looks down, in degrees. */
  tilt?: number
  kit?: readonly Kit[]
  /** The joint whose path the dotted motion arrow traces. */
  trace?: JointName
  /** How far the arrow is moved on the paper, right and down. */
  traceShift?: readonly [number, number]
  /** The moment shown if there is only one picture: 0 is the start, 1 the end. */
  still?: number
  /** The moments shown between the start and the end, for a sequence that two pictures can't explain. */
  between?: readonly number[]
  /** Whether the figure stands on its feet, so that its weight has to be over them. */
  stands?: boolean
  /** Whether the movement goes on from the last moment to the first, as in cycling. */
  loop?: boolean
  /** Whether the figure has long, tied hair. */
  hair?: boolean
  keys: readonly Key[]
}

/** What an exercise changes in a pattern. Its moments are merged with the pattern's, one by one. */
export type Variation = Partial<Omit<Pattern, "keys">> & { keys?: readonly Key[] }

/** A pattern with an exercise's changes. */
export function variedPattern(pattern: Pattern, { keys = [], ...changes }: Variation): Pattern {
  return {
    ...pattern,
    ...changes,
    keys: pattern.keys.map((key, index) => ({ ...key, ...keys[index] })),
  }
}
