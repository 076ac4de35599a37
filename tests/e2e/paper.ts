import { expect, type Locator, type Page } from "@playwright/test"

/** Presses Print with the browser's own dialog left out, and shows what would be on paper. */
export async function putOnPaper(page: Page): Promise<Locator> {
  await page.evaluate(() => {
    window.print = () => {
      const { dataset } = document.documentElement
      dataset["printed"] = `${Number(dataset["printed"] ?? 0) + 1}`
    }
  })
  await page.getByRole("button", { name: "Print" }).click()
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset["printed"])).toBe("1")
  await page.emulateMedia({ media: "print" })
  return page.locator("article")
}

/** The rows of a printed table, their cells separated by bars. */
export const rowsOf = (table: Locator): Promise<string[]> =>
  table
    .locator("tr")
    .evaluateAll((rows) =>
      rows.map((row) => [...row.children].map(({ textContent }) => textContent).join(" | ")),
    )

/** Expects nothing of the app around a printed sheet, and the sheet in black on white in any theme. */
export async function expectOnlyThePaper(page: Page, paper: Locator): Promise<void> {
  for (const role of ["button", "link", "textbox", "navigation", "main"] as const)
    await expect(page.getByRole(role)).toHaveCount(0)
  const colors = await paper.evaluate((sheet) => [
    getComputedStyle(document.body).backgroundColor,
    ...new Set([...sheet.querySelectorAll("*")].map((element) => getComputedStyle(element).color)),
  ])
  expect(colors).toEqual(["rgb(255, 255, 255)", "rgb(0, 0, 0)"])
}

/** The number of pages that the browser prints. The file is kept beside the test's other output. */
export async function pagesOf(page: Page, format: "A4" | "Letter", path: string): Promise<number> {
  const margin = { top: "1cm", right: "1cm", bottom: "1cm", left: "1cm" }
  const pdf = await page.pdf({ format, margin, path })
  return (pdf.toString("latin1").match(/\/Type \/Page\b/g) ?? []).length
}
