import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { env } from "node:process"
import { expect, type Page, test } from "@playwright/test"
import type axeCore from "axe-core"

/** Pictures are for people to look at; nothing compares them: `npm run screens` takes them. */
export const arePicturesWanted = env["PICTURES"] === "1"

// In the page, which has no module system, it is a global. Minified it is there sooner: every page gets it anew.
declare const axe: typeof axeCore
const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")

const options: axeCore.RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"],
  resultTypes: ["violations"],
  // Style sheets are fetched a second time only for rules that are not asked for, and frames from elsewhere are on no page.
  preload: false,
  iframes: false,
}

// Themes differ in colours alone, so the second one is asked only what colours can break.
const ofColours: axeCore.RunOptions = {
  ...options,
  runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] },
}

/** Axe finds nothing against WCAG 2.2 A and AA on the page as it stands. */
export function checkAccessibility(page: Page): Promise<void> {
  return expectNoViolations(page, options)
}

async function expectNoViolations(page: Page, options: axeCore.RunOptions): Promise<void> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axeSource)
  const { violations } = await page.evaluate((options) => axe.run(document, options), options)
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(" ")}\n  ${failureSummary}`),
  )
  expect(found).toEqual([])
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overhang = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overhang, "pixels wider than the window").toBeLessThanOrEqual(0)
}

/** Everything in the main part of the page that can be pressed or typed into is large enough for a thumb. */
export async function expectLargeTargets(page: Page): Promise<void> {
  const targets = page.locator("main :is(button, a, input, select, textarea):visible")
  await expect(targets).not.toHaveCount(0)
  const small = await targets.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const { width, height } = element.getBoundingClientRect()
      return Math.min(width, height) < 43.5 ? [element.outerHTML.slice(0, 120)] : []
    }),
  )
  expect(small, "smaller than 44 px").toEqual([])
}

declare global {
  /** The app's own, as a choice in another tab calls it. */
  var showTheme: (theme: "light" | "dark") => void
}

/** Looks at the page as it stands in both themes, and has axe look too. It is left in the light one. */
export async function inBothThemes(
  page: Page,
  look: (theme: "light" | "dark") => Promise<void>,
): Promise<void> {
  for (const theme of ["light", "dark"] as const) {
    await page.evaluate((name) => showTheme(name), theme)
    await expect(page.locator("html")).toHaveAttribute("data-theme", theme)
    await look(theme)
    await expectNoViolations(page, theme === "light" ? options : ofColours)
  }
  await page.evaluate(() => showTheme("light"))
}

/**
 * Pictures of the whole page, when they are wanted, under test-results/screens/, named after the screen, the project and the theme; on a
 * phone also 320 px wide and with text twice as large.
 */
async function takePictures(page: Page, name: string): Promise<void> {
  if (!arePicturesWanted) return
  const theme = await page.locator("html").getAttribute("data-theme")
  const project = test.info().project.name
  const size = page.viewportSize()
  await takePicture(page, `${name}-${project}-${theme}`)
  if (project !== "phone" || theme !== "light" || !size) return
  await page.setViewportSize({ width: 320, height: 640 })
  await takePicture(page, `${name}-320px`)
  await page.setViewportSize(size)
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"))
  await takePicture(page, `${name}-200percent`)
  await page.evaluate(() => document.documentElement.style.removeProperty("font-size"))
}

async function takePicture(page: Page, file: string): Promise<void> {
  const size = page.viewportSize()
  const height = await page.evaluate(async () => {
    await document.fonts.ready
    return document.documentElement.scrollHeight
  })
  // As high as the page: what is fixed to the lower edge then lies there, and not across the middle.
  if (size) await page.setViewportSize({ width: size.width, height: Math.max(size.height, height) })
  await page.screenshot({ path: `test-results/screens/${file}.png` })
  if (size) await page.setViewportSize(size)
}

/** Waits for the page with `settled`, and looks at it in both themes: axe, the width and a picture. */
export async function checkLooks(page: Page, name: string, settled: () => Promise<void>): Promise<void> {
  await settled()
  await inBothThemes(page, async () => {
    await expectNoSidewaysScroll(page)
    await takePictures(page, name)
  })
}
