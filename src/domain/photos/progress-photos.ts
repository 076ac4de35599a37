import type { LocalDay } from "#domain/days/local-day.ts"

/** How somebody stands in a progress photo; a day has one of each at most. */
export const poses = ["front", "side", "back"] as const
export type Pose = (typeof poses)[number]

export interface ProgressPhoto {
  day: LocalDay
  pose: Pose
}

/** The types of file that a photo is stored as. */
export const photoTypes = ["image/webp", "image/jpeg", "image/png"] as const

/** Whether one of the photos is of that day in that pose. */
export const hasPhoto = (photos: readonly ProgressPhoto[], { day, pose }: ProgressPhoto): boolean =>
  photos.some((photo) => photo.day === day && photo.pose === pose)

/** The key of a photo in its bucket. */
export const photoKey = (userId: string, { day, pose }: ProgressPhoto): string => `${userId}/${day}/${pose}`

/** The photo under a key; null if it is none. */
export function readPhotoKey(key: string): ProgressPhoto | null {
  const [, day, name] = /^[^/]+\/(\d{4}-\d{2}-\d{2})\/([a-z]+)$/.exec(key) ?? []
  const pose = poses.find((each) => each === name)
  return day !== undefined && pose !== undefined ? { day, pose } : null
}

/** The last photo in the same pose from before a day. */
export function photoBefore(
  photos: readonly ProgressPhoto[],
  { day, pose }: ProgressPhoto,
): ProgressPhoto | null {
  const before = photos.filter((photo) => photo.pose === pose && photo.day < day)
  return before.toSorted((one, other) => one.day.localeCompare(other.day)).at(-1) ?? null
}
