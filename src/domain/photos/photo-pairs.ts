import type { LocalDay } from "#domain/days/local-day.ts"
import type { Pose, ProgressPhoto } from "./progress-photos.ts"

/** The days with a photo in this pose, oldest first. */
export function daysWith(photos: readonly ProgressPhoto[], pose: Pose): LocalDay[] {
  return photos
    .filter((photo) => photo.pose === pose)
    .map(({ day }) => day)
    .toSorted()
}

/** The two days to compare: those that were chosen if they have a photo, otherwise the first and the last. Null with fewer than two photos. */
export function pairOf(
  days: readonly LocalDay[],
  chosen: { before: LocalDay | null; after: LocalDay | null },
): { before: LocalDay; after: LocalDay } | null {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined || first === last) return null
  const or = (day: LocalDay | null, other: LocalDay) => (day !== null && days.includes(day) ? day : other)
  return { before: or(chosen.before, first), after: or(chosen.after, last) }
}
