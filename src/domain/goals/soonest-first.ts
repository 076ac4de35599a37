import type { LocalDay } from "#domain/days/local-day.ts"

/** The goals in the order of their target dates; those without a target date come last, and those with the same date stay in the order given. */
export function soonestFirst<Goal extends { target_date: LocalDay | null }>(goals: readonly Goal[]): Goal[] {
  return goals.toSorted((one, other) => {
    if (one.target_date === other.target_date) return 0
    if (one.target_date === null) return 1
    if (other.target_date === null) return -1
    return one.target_date < other.target_date ? -1 : 1
  })
}
