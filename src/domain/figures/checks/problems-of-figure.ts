import type { Joints } from "../body/joints.ts"
import { sides } from "../body/names.ts"
import { jointsOf } from "../body/solve.ts"
import type { Kit } from "../kit/kit.ts"
import { poseAt } from "../pose/moment.ts"
import type { Pattern } from "../pose/pattern.ts"
import { posesOf } from "../pose/pose.ts"
import { contactProblems } from "./contacts.ts"
import { frameProblems } from "./frame.ts"
import { gripProblems, mirrorProblems, stanceProblems } from "./grips.ts"
import { limitsBrokenBy, lowestOf } from "./joint-limits.ts"
import { weightOf } from "./weight.ts"

/** What a body can lie, sit, stand or hang on. */
const carriers: ReadonlySet<Kit["is"]> = new Set([
  "bench",
  "slab",
  "pole",
  "strap",
  "disc",
  "carriage",
  "roller",
])
const moments = Array.from({ length: 20 }, (_, index) => index / 19)

/**
 * Finds every way in which a figure is impossible at one of twenty moments. `isWide` allows a wide stance,
 * `mayFloat` a jump.
 */
export function problemsOfFigure(pattern: Pattern, { isWide = false, mayFloat = false } = {}): string[] {
  const { kit = [], keys } = pattern
  const movement = moments.map((moment) => jointsOf(poseAt(pattern, moment), kit))
  const problems = [
    ...movement.flatMap(limitsBrokenBy),
    ...gripProblems(kit, movement),
    ...mirrorProblems(keys, movement),
    ...(isWide ? [] : stanceProblems(movement)),
    ...contactProblems(kit, movement),
    ...frameProblems(pattern, movement),
    ...(pattern.stands ? balanceProblems(pattern, movement) : []),
    ...limbProblems(pattern),
    ...(mayFloat ? [] : floatProblems(kit, movement)),
  ]
  return [...new Set(problems)]
}

/** Finds a figure that stands on its feet without having its weight over them. */
function balanceProblems(pattern: Pattern, movement: readonly Joints[]): string[] {
  const falls = movement.some((joints) => {
    const [x] = weightOf(joints, loadOf(pattern))
    const feet = sides.flatMap(([side]) => joints.legs[side].foot.map(({ center }) => center[0]))
    return x < Math.min(...feet) - 7 || x > Math.max(...feet) + 3
  })
  return falls ? ["off-balance"] : []
}

/** The weight of what a figure holds, as a rough share of body weight. */
function loadOf({ kit = [] }: Pattern) {
  if (kit.some(({ is }) => is === "bar")) return 0.5
  return kit.some(({ is }) => is === "dumbbell" || is === "kettlebell") ? 0.15 : 0
}

/** Finds a body that doesn't touch the floor although nothing else carries it. */
function floatProblems(kit: readonly Kit[], movement: readonly Joints[]): string[] {
  const isCarried = kit.some((item) => carriers.has(item.is))
  const floats = movement.some((joints) => Math.min(lowestOf(joints), joints.trunk.neck[1] - 6) > 10)
  return floats && !isCarried ? ["floating"] : []
}

/**
 * Finds limbs that are posed partly by their angles and partly by where they end. Such a limb would jump
 * between the two.
 */
function limbProblems({ keys }: Pattern): string[] {
  const poses = posesOf(keys)
  const jumps = sides.some(
    ([side]) =>
      new Set(poses.map((pose) => pose[side].leg === undefined)).size > 1 ||
      new Set(poses.map((pose) => pose[side].arm === undefined)).size > 1,
  )
  return jumps ? ["limb-jumps"] : []
}
