import type { Page } from "@playwright/test"

/** From now on such a call arrives, and its answer gets lost on the way back; `page.unroute(call)` mends the line. */
export async function loseAnswers(page: Page, call: string): Promise<void> {
  await page.route(call, async (route) => {
    await route.fetch()
    await route.abort()
  })
}
