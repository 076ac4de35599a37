import type { Page } from "@playwright/test"

interface Point {
  x: number
  y: number
}

/** A finger that touches a page's screen, moves and lifts, because Playwright can only tap. */
export async function fingerOn(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  return async (type: "touchStart" | "touchMove" | "touchEnd", at?: Point): Promise<void> => {
    await devtools.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [at] : [] })
  }
}
