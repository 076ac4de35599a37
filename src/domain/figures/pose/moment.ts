import type { Pattern } from "./pattern.ts"
import { type Mix, mixedPose, type Pose, posesOf } from "./pose.ts"

/** The pose of a pattern at a moment, where 0 is the start and 1 the end. */
export function poseAt({ keys, loop }: Pattern, moment: number): Pose {
  const named = posesOf(keys)
  const [first] = named
  if (!first) throw new Error("A movement pattern needs at least one moment.")
  const poses = loop ? [...named, first] : named
  const place = Math.min(1, Math.max(0, moment)) * (poses.length - 1)
  const index = Math.min(Math.floor(place), poses.length - 2)
  const from = poses[index]
  const to = poses[index + 1]
  if (!from || !to) return first
  const beyond = (at: number) => (loop ? named[(at + named.length) % named.length] : poses[at])
  const smooth = curveAt(place - index)
  return mixedPose([beyond(index - 1), from, to, beyond(index + 2)], smooth)
}

/**
 * A cubic Hermite curve between two numbers, as in Fritsch and Carlson (1980), which never leaves the range
 * between them.
 */
function curveAt(share: number): Mix {
  return (before, from, to, after) => {
    if (before === undefined && after === undefined) return from + (to - from) * share
    const start = slope(before ?? from, from, to)
    const end = slope(from, to, after ?? to)
    const [square, cube] = [share ** 2, share ** 3]
    return (
      (2 * cube - 3 * square + 1) * from +
      (cube - 2 * square + share) * start +
      (3 * square - 2 * cube) * to +
      (cube - square) * end
    )
  }
}

function slope(before: number, here: number, after: number) {
  if ((here - before) * (after - here) <= 0) return 0
  const steepest = Math.min(
    Math.abs(after - before) / 2,
    2 * Math.abs(here - before),
    2 * Math.abs(after - here),
  )
  return Math.sign(after - here) * steepest
}
