import { logWorkout } from "../dashboard/training.ts"
import { readLibrary } from "../../../supabase/seed/exercise-library.ts"
import { claims, libraryExercises } from "#web/features/account/promote-claims-sentences.ts"
import { checkLooks, expect, expectNoSidewaysScroll, test } from "#tests/e2e/fixtures.ts"

const guestPages = [
  ["login", "Sign in to your account"],
  ["signup", "Create your account"],
  ["promote", "Your training, on the record."],
  ["privacy-policy", "Privacy policy"],
  ["forgot-password", "Forgot your password?"],
] as const

test("guests' pages look right, are accessible in both themes, and fit 320 pixels and text twice as large", async ({
  page,
  viewport,
}) => {
  for (const [path, heading] of guestPages) {
    await test.step(`/${path}`, async () => {
      await page.goto(`/${path}`)
      await checkLooks(page, path, () =>
        expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible(),
      )
      await page.setViewportSize({ width: 320, height: 640 })
      await expectNoSidewaysScroll(page)
      await page.setViewportSize({ width: 640, height: 800 })
      await page.evaluate(() => (document.documentElement.style.fontSize = "200%"))
      await expectNoSidewaysScroll(page)
      if (viewport) await page.setViewportSize(viewport)
    })
  }
})

const memberPages = [
  ["profile", "Profile"],
  ["goals", "Goals"],
  ["reset-password", "Choose a new password"],
] as const

test("members' pages look right and are accessible in both themes", async ({ page, signIn }) => {
  await signIn()
  for (const [path, heading] of memberPages) {
    await test.step(`/${path}`, async () => {
      await page.goto(`/${path}`)
      await checkLooks(page, path, () =>
        expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible(),
      )
    })
  }
})

test("the landing page for a guest @once", async ({ page }) => {
  await page.route("**/config.json", async (route) => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      json: { ...(await response.json()), privacyContact: "privacy@gym.example" },
    })
  })
  await page.goto("/promote")

  await test.step("the landing page shows pictures of the app in the chosen theme", async () => {
    const pictures = page.getByRole("main").locator("img:visible")
    await expect(pictures).toHaveCount(7)
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded()
      await expect(picture).toHaveAttribute(
        "src",
        /\/storage\/v1\/object\/public\/promo\/(?:logo\.png|\w+-light\.jpg)$/,
      )
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0)
    }
  })

  await test.step("the landing page names all five features and leads to sign-up and sign-in", async () => {
    const text = page.getByRole("main")
    for (const feature of [
      /AI-enhanced tracking/,
      /intelligent routine builder/,
      /AI-driven goals/,
      /Monthly AI insights/,
      /Progress charts/,
    ]) {
      await expect(text).toContainText(feature)
    }
    await page.getByRole("link", { name: "Sign Up Now" }).first().click()
    await expect(page).toHaveURL("/signup")
    await page.goBack()
    await page.getByRole("link", { name: "Already a Member? Sign In" }).first().click()
    await expect(page).toHaveURL("/login")
    await page.goBack()
  })

  await test.step("the privacy policy shows a contact address", async () => {
    await page.getByRole("link", { name: "Privacy policy" }).first().click()
    await expect(page.getByRole("link", { name: "privacy@gym.example" })).toHaveAttribute(
      "href",
      "mailto:privacy@gym.example",
    )
  })
})

test("everything the landing page claims is in the app @once", async ({ page, signIn }) => {
  await page.goto("/promote")
  for (const { title } of Object.values(claims))
    await expect(page.getByRole("heading", { name: title })).toBeVisible()
  // Counted in the file, because specs of the admin panel add exercises to the running library.
  expect(readLibrary()).toHaveLength(libraryExercises)
  const person = await signIn()
  await page.clock.setFixedTime("2026-11-21T12:00:00Z")
  await logWorkout(person, { date: "2026-11-21" })
  for (const { proof } of Object.values(claims)) {
    await page.goto(proof.path)
    await expect(page.getByText(proof.text).first()).toBeVisible()
  }
})
