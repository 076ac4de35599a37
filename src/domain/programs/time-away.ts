import { daysBetween, type LocalDay } from "#domain/days/local-day.ts"
import { returnShare } from "#domain/loads/after-break.ts"
import type { Standing } from "./standing.ts"

/**
 * The offer of lighter loads after a break (the event `away`): the number of days without training, and the
 * share that loads would be cut to. Null if nothing is offered. `lastTrained` is the day of the last training
 * of any kind.
 */
export function offerAfterBreak(
  { isEnded, lastSlot }: Pick<Standing, "isEnded" | "lastSlot">,
  { lastTrained, today }: { lastTrained: LocalDay | null; today: LocalDay },
): { days: number; share: number } | null {
  if (isEnded || lastSlot === 0 || lastTrained === null) return null
  const days = daysBetween(lastTrained, today)
  const share = returnShare(days)
  return share === 1 ? null : { days, share }
}
