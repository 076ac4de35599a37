/**
 * Keys of the server state. Each starts with the user's id, so that one person's rows are never shown to another on the same device.
 * A feature adds its own names after it: `userKey(user.id, "workout_logs", month)`.
 */
export function userKey(userId: string, ...parts: readonly (string | number | null)[]) {
  return [userId, ...parts] as const
}
