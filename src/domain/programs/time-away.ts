import { daysBetween, type LocalDay } from "#domain/days/local-day.ts"
import { returnShare } from "./after-break.ts"
import type { Standing } from "./standing.ts"

/**
 * Days without training after which a run offers lighter loads (the event `away`), and the share it would cut them to. `lastTrained` is the last
 * training of any kind; null if nothing is offered.
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
