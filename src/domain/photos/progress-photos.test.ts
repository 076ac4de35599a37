import fc from "fast-check"
import { expect, it } from "vitest"
import { hasPhoto, photoBefore, photoKey, poses, readPhotoKey } from "./progress-photos.ts"

const someDay = fc
  .date({ min: new Date("2000-01-01"), max: new Date("2100-01-01"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const somePhoto = fc.record({ day: someDay, pose: fc.constantFrom(...poses) })

it("a key identifies its photo", () => {
  fc.assert(
    fc.property(fc.uuid(), somePhoto, (userId, photo) => {
      expect(readPhotoKey(photoKey(userId, photo))).toEqual(photo)
    }),
  )
  for (const key of [
    "",
    "somebody/avatar",
    "somebody/2026-01-01/above",
    "a/b/2026-01-01/front",
    "a/2026-01-01/front/1",
  ])
    expect(readPhotoKey(key)).toBeNull()
})

it("a photo exists if one has its day and pose", () => {
  const photos = [
    { day: "2026-11-20", pose: "front" },
    { day: "2026-11-21", pose: "side" },
  ] as const
  expect(photos.map((photo) => hasPhoto(photos, photo))).toEqual([true, true])
  for (const photo of [
    { day: "2026-11-20", pose: "side" },
    { day: "2026-11-22", pose: "front" },
  ] as const)
    expect(hasPhoto(photos, photo)).toBe(false)
})

it("the photo to compare with is the latest earlier one in the same pose", () => {
  fc.assert(
    fc.property(fc.array(somePhoto), somePhoto, (photos, photo) => {
      const before = photoBefore(photos, photo)
      const rivals = photos.filter(({ day, pose }) => pose === photo.pose && day < photo.day)
      if (!before) expect(rivals).toEqual([])
      else {
        expect(rivals).toContainEqual(before)
        expect(rivals.every(({ day }) => day <= before.day)).toBe(true)
      }
    }),
  )
})
