import { type BrowserContextOptions, expect, type Page, test as base, type TestInfo } from "@playwright/test"
import type { Session } from "@supabase/supabase-js"
import { networkOf } from "./network.ts"
import { createPerson, keepSession, type Person } from "./person.ts"
import { Problems } from "./problems.ts"
import { type RunningServer, runningServer } from "./running-server.ts"

export { expect } from "@playwright/test"
export { checkAccessibility, checkLooks, expectLargeTargets, expectNoSidewaysScroll } from "./looks.ts"
export type { Person } from "./person.ts"

interface ForAWorker {
  server: RunningServer
}

interface ForATest {
  /** Console errors and exceptions from all of the test's windows. Any that wasn't allowed fails the test. */
  problems: Problems
  /**
   * Creates a confirmed person and signs them in on the page, or on another window, for whatever is opened next. With a
   * `path`, it is opened. `stored` has the fields that differ in the stored session.
   */
  signIn: (options?: {
    person?: Person
    page?: Page
    path?: string
    stored?: Partial<Session>
  }) => Promise<Person>
  /** Turns the network of the browser's windows off or on. Console errors caused by that don't count as problems. */
  setOffline: (isOffline: boolean) => Promise<void>
  /** A page in another browser, with its own storage, clock and time zone. */
  openWindow: (options?: BrowserContextOptions) => Promise<Page>
}

export const test = base.extend<ForATest, ForAWorker>({
  server: [
    async ({}, use) => {
      const server = await runningServer()
      await use(server)
      await server.close()
    },
    { scope: "worker" },
  ],

  baseURL: async ({ server }, use) => {
    await use(server.url)
  },

  page: async ({ page }, use, testInfo) => {
    keepIntercepting(page)
    await use(page)
    // Playwright's own option takes a screenshot at the end of every test, in case it fails later.
    if (testInfo.status !== testInfo.expectedStatus && !page.isClosed()) await keepPicture(page, testInfo)
  },

  problems: [
    async ({ context }, use) => {
      const problems = new Problems()
      problems.watch(context)
      await use(problems)
      expect(problems.unexpected(), "errors in the browser's console").toEqual([])
    },
    { auto: true },
  ],

  setOffline: async ({ context, problems }, use) => {
    const setNetwork = networkOf(context)
    await use((isOffline) => {
      // The auth client logs failures of its own requests, which may happen at any moment.
      problems.allow(/ERR_INTERNET_DISCONNECTED|^TypeError: Failed to fetch/)
      return setNetwork(isOffline)
    })
  },

  openWindow: async ({ browser, contextOptions, problems, server, viewport }, use) => {
    const opened = new Set<() => Promise<void>>()
    await use(async (options = {}) => {
      const context = await browser.newContext({
        baseURL: server.url,
        viewport,
        ...contextOptions,
        ...options,
      })
      opened.add(() => context.close())
      problems.watch(context)
      return context.newPage()
    })
    await Promise.all([...opened].map((close) => close()))
  },

  signIn: async ({ page, server }, use) => {
    await use(async (options = {}) => {
      const person = options.person ?? (await createPerson(server))
      const window = options.page ?? page
      await keepSession(window, person, options.stored)
      if (options.path !== undefined) await window.goto(options.path)
      return person
    })
  },
})

async function keepPicture(page: Page, testInfo: TestInfo) {
  const path = testInfo.outputPath("failed.png")
  await page.screenshot({ path })
  testInfo.attachments.push({ name: "screenshot", path, contentType: "image/png" })
}

/** When a page's last route is removed, requests in flight no longer get a response. So one route that matches nothing stays. */
function keepIntercepting(page: Page) {
  const route = page.route.bind(page)
  page.route = async (...rest) => {
    await page.context().route("**/nothing-is-here", (request) => request.fallback())
    return route(...rest)
  }
}
