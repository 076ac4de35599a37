import type { LocalDay } from "#domain/days/local-day.ts"

/** Whether a limit's last day has passed. Limits stored by earlier releases have no last day. */
export function hasEnded({ until }: { until?: LocalDay | null }, today: LocalDay): boolean {
  return until !== undefined && until !== null && until < today
}
