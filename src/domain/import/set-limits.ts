// Limits of the tables (set_logs, weight_logs, workout_logs).

export const mostReps = 100_000
export const mostWeight = 100_000
export const mostDistance = 1_000_000
export const mostMinutes = 100_000
export const mostRpe = 10
export const mostBodyWeight = 10_000
export const mostDuration = 2_147_483_647
