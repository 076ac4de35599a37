import { env } from "node:process"
import AxeBuilder from "@axe-core/playwright"
import { expect, type Page, test } from "@playwright/test"

/** Pictures are for people to look at; nothing compares them: `npm run screens` takes them. */
export const arePicturesWanted = env["PICTURES"] === "1"

type Theme = "light" | "dark"

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"]

/** Axe finds nothing against WCAG 2.2 A and AA on the page as it stands. */
export async function checkAccessibility(page: Page): Promise<void> {
  // Legacy: no frames from elsewhere are on our pages, and without them axe needs no second page for its sums.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] })
  const { violations } = await axe.withTags(rules).analyze()
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

/** Reloads the page in the theme, as a person who chose it before. */
async function useTheme(page: Page, theme: Theme): Promise<void> {
  await page.evaluate((name) => localStorage.setItem("theme", name), theme)
  await page.reload()
  await expect(page.locator("html")).toHaveAttribute("data-theme", theme)
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

/** In both themes: `settled` waits for the screen, then axe, the width and a picture. */
export async function checkLooks(page: Page, name: string, settled: () => Promise<void>): Promise<void> {
  for (const theme of ["light", "dark"] as const) {
    await useTheme(page, theme)
    await settled()
    await expectNoSidewaysScroll(page)
    await takePictures(page, name)
    await checkAccessibility(page)
  }
}
