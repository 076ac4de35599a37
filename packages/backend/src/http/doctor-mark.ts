import { createHmac, timingSafeEqual } from "node:crypto"

const lasts = 60_000

/** A mark with which the command `doctor` shows for a minute that it belongs to this server. It doesn't reveal the secret, so any proxy may see it. */
export function newMark(secret: string, now: number): string {
  return markUntil(secret, now + lasts)
}

/** Whether a header's value is a mark made with this secret, and hasn't expired. Times are in milliseconds. */
export function isMark(value: string | string[] | undefined, secret: string, now: number): boolean {
  if (typeof value !== "string") return false
  const until = Number(value.split(".")[0])
  const expected = Buffer.from(markUntil(secret, until))
  const given = Buffer.from(value)
  return until > now && given.length === expected.length && timingSafeEqual(given, expected)
}

function markUntil(secret: string, until: number): string {
  return `${until}.${createHmac("sha256", secret).update(`doctor ${until}`).digest("base64url")}`
}
