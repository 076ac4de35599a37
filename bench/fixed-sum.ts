import type { Page } from "@playwright/test"
import { percentile } from "./measure.ts"

/** How fast the page's processor is right now: the median of several runs of the same sum, in milliseconds. */
export async function fixedSum(page: Page): Promise<number> {
  const times = await page.evaluate(() =>
    Array.from({ length: 9 }, () => {
      const from = performance.now()
      let sum = 0
      for (let index = 0; index < 2e7; index++) sum += index % 7
      return sum > 0 ? Math.round(performance.now() - from) : 0
    }),
  )
  return percentile(
    times.toSorted((one, other) => one - other),
    0.5,
  )
}
