import type { Page } from "@playwright/test"

interface Point {
  x: number
  y: number
}

/** A finger on a page's screen, because Playwright can only tap. Puts it down, moves it, or lifts it. */
export async function fingerOn(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  return async (type: "touchStart" | "touchMove" | "touchEnd", at?: Point): Promise<void> => {
    await devtools.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [at] : [] })
  }
}
