import type { LocalDay } from "#domain/days/local-day.ts"

/** The poses of progress photos; there is at most one photo per pose and day. */
export const poses = ["front", "side", "back"] as const
export type Pose = (typeof poses)[number]

export interface ProgressPhoto {
  day: LocalDay
  pose: Pose
}

/** The file types in which a photo can be stored. */
export const photoTypes = ["image/webp", "image/jpeg", "image/png"] as const

/** Whether there is a photo for a given day and pose. */
export const hasPhoto = (photos: readonly ProgressPhoto[], { day, pose }: ProgressPhoto): boolean =>
  photos.some((photo) => photo.day === day && photo.pose === pose)

/** The key under which a photo is stored in its bucket. */
export const photoKey = (userId: string, { day, pose }: ProgressPhoto): string => `${userId}/${day}/${pose}`

/** Parses a photo's key; null if the key isn't a photo's. */
export function readPhotoKey(key: string): ProgressPhoto | null {
  const [, day, name] = /^[^/]+\/(\d{4}-\d{2}-\d{2})\/([a-z]+)$/.exec(key) ?? []
  const pose = poses.find((each) => each === name)
  return day !== undefined && pose !== undefined ? { day, pose } : null
}

/** The latest photo in the same pose that was taken before a given day. */
export function photoBefore(
  photos: readonly ProgressPhoto[],
  { day, pose }: ProgressPhoto,
): ProgressPhoto | null {
  const before = photos.filter((photo) => photo.pose === pose && photo.day < day)
  return before.toSorted((one, other) => one.day.localeCompare(other.day)).at(-1) ?? null
}
