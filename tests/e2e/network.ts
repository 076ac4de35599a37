import type { BrowserContext, CDPSession, Page } from "@playwright/test"

/** From now on such a call arrives, and its answer gets lost on the way back; `page.unroute(call)` mends the line. */
export async function loseAnswers(page: Page, call: string): Promise<void> {
  await page.route(call, async (route) => {
    await route.fetch()
    await route.abort()
  })
}

/** How to take the network from all windows of a browser, those that are opened later too, or give it back. */
export function networkOf(context: BrowserContext): (isOffline: boolean) => Promise<void> {
  let isOffline = false
  const windows: ((isOffline: boolean) => Promise<void>)[] = []
  const follow = (page: Page) => {
    const tell = networkState(context, page)
    windows.push(tell)
    page.on("framenavigated", (frame) => {
      if (isOffline && frame === page.mainFrame()) void tell(true)
    })
  }
  context.pages().forEach(follow)
  context.on("page", follow)
  return async (offline) => {
    isOffline = offline
    await context.setOffline(offline)
    await Promise.all(windows.map((tell) => tell(offline)))
  }
}

/**
 * How to tell a window whether it has a network. Chromium 150 takes the network from every page that is loaded, but says so to the first one
 * alone: to the others navigator.onLine is true, and they go on trying to send.
 */
function networkState(context: BrowserContext, page: Page) {
  let session: Promise<CDPSession> | undefined
  return async (offline: boolean) => {
    if (page.isClosed()) return
    try {
      session ??= context.newCDPSession(page)
      const unthrottled = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 }
      await (await session).send("Network.overrideNetworkState", { offline, ...unthrottled })
    } catch (error) {
      if (!page.isClosed()) throw error
    }
  }
}
