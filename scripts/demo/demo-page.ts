// The demo account in a browser, shared by the scripts that take screenshots, count taps and measure.
import * as z from "zod/mini"
import type { Browser, BrowserContextOptions, Page } from "@playwright/test"

const demo = { email: "demo@example.com", password: "two years of training" }

const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
}
const desk: BrowserContextOptions = { viewport: { width: 1280, height: 800 } }

/** The session of the demo account, on a server that was started with `--demo`. */
export async function demoSession(base: string): Promise<string> {
  const config = z.parse(z.object({ anonKey: z.string() }), await (await fetch(`${base}/config.json`)).json())
  const answer = await fetch(`${base}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { apikey: config.anonKey, "content-type": "application/json" },
    body: JSON.stringify(demo),
  })
  if (!answer.ok) throw new Error(`${base} has no demo account: start it with --demo.`)
  return answer.text()
}

interface DemoPage {
  base: string
  session: string
  theme: "light" | "dark"
  screen: "phone" | "desk"
  viewport?: { width: number; height: number }
}

/** A page in its own context with the demo account signed in; the app isn't opened yet. */
export async function demoPage(browser: Browser, options: DemoPage): Promise<Page> {
  const { base, session, theme, screen, viewport } = options
  const context = await browser.newContext({
    ...(screen === "phone" ? phone : desk),
    ...(viewport && { viewport }),
    baseURL: base,
    locale: "en-GB",
    reducedMotion: "reduce",
    serviceWorkers: "block",
  })
  const page = await context.newPage()
  await page.goto("/config.json")
  await page.evaluate(
    ([kept, chosen]) => {
      localStorage.setItem("repertoire-session", kept)
      localStorage.setItem("theme", chosen)
      localStorage.setItem("consent", "accepted")
    },
    [session, theme] as const,
  )
  return page
}
