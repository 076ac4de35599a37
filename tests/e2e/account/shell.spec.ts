import { checkAccessibility, expect, test } from "#tests/e2e/fixtures.ts"
import { profileAt } from "../profile/sections.ts"

test("the navigation and the header @once", async ({ page, signIn }) => {
  await signIn({ path: "/dashboard" })
  const badge = page.getByRole("button", { name: "Beta" })

  await test.step("Tab comes to the way past the navigation first, and then to the navigation", async () => {
    await expect(page.getByRole("link", { name: "Home", exact: true })).toBeVisible()
    await page.keyboard.press("Tab")
    await expect(page.getByRole("button", { name: "Skip to content" })).toBeFocused()
    for (const name of ["Home", "Goals"]) {
      await page.keyboard.press("Tab")
      await expect(page.getByRole("link", { name, exact: true })).toBeFocused()
    }
  })

  await test.step("six links lead to the six sections of a desk, and the current one is marked", async () => {
    const navigation = page.getByRole("navigation", { name: "Main" })
    await expect(navigation.getByRole("link")).toHaveText([
      "Home",
      "Goals",
      "Routines",
      "Gym",
      "History",
      "Profile",
    ])
    for (const [name, path] of [
      ["Goals", "/goals"],
      ["Routines", "/routines"],
      ["History", "/history"],
      ["Profile", profileAt.you],
      ["Home", "/dashboard"],
    ] as const) {
      await navigation.getByRole("link", { name }).click()
      await expect(page).toHaveURL(path)
      await expect(navigation.locator("[aria-current=page]")).toHaveText(name)
    }
    await expect(badge).toBeVisible()
    await navigation.getByRole("link", { name: "Gym" }).click()
    await expect(page).toHaveURL("/log-workout/new")
  })

  await test.step("on a desk, the header is on every page except the privacy policy", async () => {
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await expect(badge).toBeVisible()
    await page.goto("/privacy-policy")
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await expect(badge).toBeHidden()
  })
})

test("the navigation is at the bottom of a phone's screen and in the margin of a wide one", async ({
  page,
  signIn,
  viewport,
}) => {
  await signIn({ path: "/goals" })
  const box = await page.getByRole("navigation", { name: "Main" }).boundingBox()
  const isWide = (viewport?.width ?? 0) >= 1024
  expect(box?.x).toBe(0)
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(viewport?.height)
  expect(box?.width).toBe(isWide ? 96 : viewport?.width)
})

test("the page for signing in, and what it can't load @once", async ({ page, problems }) => {
  await test.step("when the server can't be reached the app says so in its own words", async () => {
    problems.allow(/status of 503/)
    await page.route("**/config.json", (route) => route.fulfill({ status: 503, body: "no" }))
    await page.goto("/login")
    await expect(page.getByText("Repertoire can’t be reached.")).toBeVisible()
    await page.unroute("**/config.json")
    await page.getByRole("button", { name: "Try Again" }).click()
    await expect(page.getByRole("heading", { name: "Sign in to your account" })).toBeVisible()
  })

  await test.step("the Beta badge explains itself; Close and Escape give the focus back", async () => {
    const badge = page.getByRole("button", { name: "Beta" })
    const dialog = page.getByRole("dialog", { name: "Repertoire is in beta" })
    await badge.click()
    await expect(dialog).toContainText("The app is in beta and may have bugs.")
    await dialog.getByRole("button", { name: "Close" }).click()
    await expect(dialog).toBeHidden()
    await expect(badge).toBeFocused()

    await page.keyboard.press("Enter")
    await expect(dialog).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(dialog).toBeHidden()
    await expect(badge).toBeFocused()

    await badge.click()
    await page.mouse.click(5, 5)
    await expect(dialog).toBeHidden()
  })

  await test.step("an error, a success and the Beta dialog are accessible", async () => {
    problems.allow(/status of 400/)
    await page.getByLabel("Email").fill("nobody@example.com")
    await page.getByLabel("Password", { exact: true }).fill("wrong")
    await page.getByRole("button", { name: "Sign in" }).click()
    await expect(page.getByText("Invalid login credentials")).toBeVisible()
    await checkAccessibility(page)
    await page.getByRole("button", { name: "Beta" }).click()
    await checkAccessibility(page)
    await page.keyboard.press("Escape")
  })
  expect(problems.unexpected()).toEqual([])

  await test.step("a page whose file can't be loaded says so, and works after a reload", async () => {
    problems.allow(/ERR_FAILED|could not be fetched|error occurred/)
    await page.route("**/assets/signup-page-*.js", (route) => route.abort())
    await page.getByRole("link", { name: "Create one" }).click()
    await expect(page.getByText("This page couldn’t be loaded.")).toBeVisible()
    await expect(page.getByRole("link", { name: "Repertoire" })).toBeVisible()
    await page.unroute("**/assets/signup-page-*.js")
    await page.getByRole("button", { name: "Reload" }).click()
    await expect(page.getByRole("heading", { name: "Create your account" })).toBeVisible()
  })
})

test("a route change starts at the top, with its title and the focus on its heading @once", async ({
  page,
}) => {
  await page.goto("/promote")
  await expect(page).toHaveTitle("Your training, on the record · Repertoire")
  await page.getByRole("link", { name: "Privacy policy" }).first().scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await page
    .getByRole("contentinfo")
    .or(page.locator("footer"))
    .getByRole("link", { name: "Privacy policy" })
    .click()
  await expect(page).toHaveTitle("Privacy policy · Repertoire")
  await expect(page.getByRole("heading", { level: 1, name: "Privacy policy" })).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)

  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await page.goBack()
  await expect(page).toHaveTitle("Your training, on the record · Repertoire")
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test("the consent banner for a guest @once", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 })
  await page.goto("/promote")

  await test.step("the consent banner never covers the focused element", async () => {
    const consent = page.getByRole("region", { name: "Consent" })
    await expect(consent).toBeVisible()
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    const covered = () =>
      consent.evaluate((banner) => {
        const focused = document.activeElement
        if (!focused || banner.contains(focused)) return 0
        return focused.getBoundingClientRect().bottom - banner.getBoundingClientRect().top
      })
    const stops = 9
    for (let stop = 0; stop < stops; stop += 1) {
      await page.keyboard.press("Tab")
      // The browser scrolls to the focused element in its next frame.
      await expect.poll(covered).toBeLessThanOrEqual(0)
    }
  })

  await test.step("the consent banner stays until it is accepted, and never comes back", async () => {
    const banner = page.getByRole("region", { name: "Consent" })
    await expect(banner).toBeVisible()
    await page.reload()
    await expect(banner).toBeVisible()
    await banner.getByRole("button", { name: "Accept" }).click()
    await expect(banner).toBeHidden()
    await page.reload()
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await expect(banner).toBeHidden()
  })
})

test("the consent banner sits above the navigation, or above the bar of a workout @once", async ({
  page,
  signIn,
}) => {
  await signIn()
  await page.addInitScript(() => localStorage.removeItem("consent"))
  await page.goto(profileAt.you)
  const consent = page.getByRole("region", { name: "Consent" })
  const navigation = await page.getByRole("navigation", { name: "Main" }).boundingBox()
  const banner = await consent.boundingBox()
  const isBeside = (banner?.x ?? 0) >= (navigation?.x ?? 0) + (navigation?.width ?? 0)
  const isAbove = (banner?.y ?? 0) + (banner?.height ?? 0) <= (navigation?.y ?? 0) + 1
  expect(isBeside || isAbove).toBe(true)

  await page.goto("/log-workout/new")
  const save = page.getByRole("button", { name: "Save", exact: true })
  await expect(save).toBeVisible()
  await expect(consent).toBeVisible()
  await expect
    .poll(async () => {
      const above = await consent.boundingBox()
      return (above?.y ?? 0) + (above?.height ?? 0) - ((await save.boundingBox())?.y ?? 0)
    })
    .toBeLessThanOrEqual(0)
})
