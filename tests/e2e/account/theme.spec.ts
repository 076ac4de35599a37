import { expect, test } from "#tests/e2e/fixtures.ts"
import { profileAt } from "../profile/sections.ts"

const paper = { light: "oklch(0.966 0.012 98)", dark: "oklch(0.21 0.028 262)" }

test("the theme before anyone has chosen one, and before the app runs @once", async ({ page, problems }) => {
  await page.emulateMedia({ colorScheme: "dark" })
  await page.goto("/login")

  await test.step("the default is light, whatever the device prefers", async () => {
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light")
    await expect(page.locator("html")).toHaveCSS("background-color", paper.light)
  })
  expect(problems.unexpected()).toEqual([])

  await test.step("the dark theme applies before the app's own code runs", async () => {
    problems.allow(/ERR_FAILED/)
    await page.evaluate(() => localStorage.setItem("theme", "dark"))
    await page.route("**/assets/*.js", (route) => route.abort())
    await page.reload()
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark")
    await expect(page.locator("html")).toHaveCSS("background-color", paper.dark)
  })
})

test("a chosen theme is saved at once, and applies to the next visit and to other tabs @once", async ({
  page,
  signIn,
}) => {
  await signIn({ path: profileAt.you })
  const otherTab = await page.context().newPage()
  await otherTab.goto("/goals")
  await page.getByRole("button", { name: "Dark" }).click()
  await expect(page.getByRole("button", { name: "Dark" })).toHaveAttribute("aria-pressed", "true")
  await expect(page.locator("html")).toHaveCSS("background-color", paper.dark)
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("dark")
  await expect(page.locator("meta[name=theme-color]")).toHaveAttribute("content", "#111825")
  await expect(otherTab.locator("html")).toHaveAttribute("data-theme", "dark")

  await page.getByRole("button", { name: "Light" }).click()
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("light")
  await expect(page.locator("html")).toHaveCSS("background-color", paper.light)
})
