import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { env } from "node:process"
import { expect, type Page, test } from "@playwright/test"
import type axeCore from "axe-core"

/** Screenshots are for people to look at, and nothing compares them. `npm run screens` takes them. */
export const arePicturesWanted = env["PICTURES"] === "1"

// The page has no module system, so axe is a global there. The minified version is used because it has to be sent to every page.
declare const axe: typeof axeCore
const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")

// The first of these rules is experimental in this version of axe. It checks that a control's name contains its visible
// label, so that people who speak to their device can say what they see.
const rulesBesidesWcag = [
  "label-content-name-mismatch",
  "heading-order",
  "page-has-heading-one",
  "landmark-banner-is-top-level",
  "landmark-contentinfo-is-top-level",
  "landmark-main-is-top-level",
  "landmark-unique",
]

const options: axeCore.RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"],
  rules: Object.fromEntries(rulesBesidesWcag.map((rule) => [rule, { enabled: true }])),
  resultTypes: ["violations"],
  // By default, axe fetches style sheets again, for rules that aren't checked here, and looks into frames of other sites, which no page has.
  preload: false,
  iframes: false,
}

// Themes differ only in colors, so the second theme is checked only for rules about colors.
const ofColors: axeCore.RunOptions = {
  ...options,
  rules: {},
  runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] },
}

/** Expects axe to find no violations of WCAG 2.2 A and AA on the page as it is, labels in names, and headings and landmarks in order. */
export function checkAccessibility(page: Page): Promise<void> {
  return expectNoViolations(page, options)
}

async function expectNoViolations(page: Page, options: axeCore.RunOptions): Promise<void> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axeSource)
  const { violations } = await page.evaluate((options) => axe.run(document, options), options)
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(" ")}\n  ${failureSummary}`),
  )
  expect.soft(found).toEqual([])
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overhang = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overhang, "pixels wider than the window").toBeLessThanOrEqual(0)
}

/** Expects everything in the main part of the page that can be pressed or typed into to be large enough for a thumb. */
export async function expectLargeTargets(page: Page): Promise<void> {
  await expect(page.locator("main :is(button, a, input, select, textarea):visible")).not.toHaveCount(0)
  // Found and measured in one step: an element that leaves between the two has no size.
  const small = await page.locator("main").evaluate((main) =>
    [...main.querySelectorAll("button, a, input, select, textarea")].flatMap((element) => {
      const { width, height } = element.getBoundingClientRect()
      const isVisible = width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true })
      return isVisible && Math.min(width, height) < 43.5 ? [element.outerHTML.slice(0, 120)] : []
    }),
  )
  expect(small, "smaller than 44 px").toEqual([])
}

declare global {
  /** The app's own function, as called when another tab changes the theme. */
  var showTheme: (theme: "light" | "dark") => void
}

/** Runs `look` and axe on the page as it is, in both themes. Leaves it in the light one. */
export async function inBothThemes(
  page: Page,
  look: (theme: "light" | "dark") => Promise<void>,
): Promise<void> {
  for (const theme of ["light", "dark"] as const) {
    await page.evaluate((name) => showTheme(name), theme)
    await expect(page.locator("html")).toHaveAttribute("data-theme", theme)
    await look(theme)
    await expectNoViolations(page, theme === "light" ? options : ofColors)
  }
  await page.evaluate(() => showTheme("light"))
}

/**
 * Takes screenshots of the whole page, if they are wanted, under test-results/screens/, named after the screen, the project and the theme. On a phone
 * also 320 px wide and with text twice as large.
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
  // As tall as the page, so that whatever is fixed to the bottom edge is there and not across the middle.
  if (size) await page.setViewportSize({ width: size.width, height: Math.max(size.height, height) })
  await page.screenshot({ path: `test-results/screens/${file}.png` })
  if (size) await page.setViewportSize(size)
}

/** Waits for the page with `settled` and checks it in both themes: axe, the width and a screenshot. */
export async function checkLooks(page: Page, name: string, settled: () => Promise<void>): Promise<void> {
  await settled()
  await inBothThemes(page, async () => {
    await expectNoSidewaysScroll(page)
    await takePictures(page, name)
  })
}
