import type { BrowserContext, CDPSession, Page } from "@playwright/test"

/** Lets a call arrive but loses its response. `page.unroute(call)` restores it. */
export async function loseAnswers(page: Page, call: string): Promise<void> {
  await page.route(call, async (route) => {
    await route.fetch()
    await route.abort()
  })
}

/** Returns a function that turns the network off or on for all windows of a browser, including those opened later. */
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
 * Returns a function that tells a window whether it has a network. Chromium 150 takes the network from every loaded page but reports it only to the
 * first. In the others navigator.onLine stays true, and they keep trying to send.
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

/** Makes each query of a page ask by itself, which it does if the one answer for all of them lacks its part. For a test that changes some answers. */
export async function askApart(page: Page): Promise<void> {
  await page.route("**/rest/v1/rpc/*_answers", (route) => route.fulfill({ json: {} }))
}
