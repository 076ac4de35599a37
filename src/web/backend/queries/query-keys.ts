/**
 * Keys of server data. Each starts with the user's id, so that one person's rows are never shown to another on the same device. A feature appends
 * its own names: `userKey(user.id, "workout_logs", month)`.
 */
export function userKey(userId: string, ...parts: readonly (string | number | null)[]) {
  return [userId, ...parts] as const
}

const shape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether part of an address can be a row's id. If it can't, the row doesn't exist, and Postgres' error about it never has to be shown. */
export function isRowId(text: string): boolean {
  return shape.test(text)
}
