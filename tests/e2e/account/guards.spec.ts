import { expect, test } from "#tests/e2e/fixtures.ts"

const memberPages = [
  "/dashboard",
  "/build-workout",
  "/log-workout/new",
  "/log-workout/8f14e45f-ceea-467f-9c33-9e9b2a6d4a55",
  "/log-workout/log/8f14e45f-ceea-467f-9c33-9e9b2a6d4a55",
  "/profile",
  "/edit-workout/8f14e45f-ceea-467f-9c33-9e9b2a6d4a55",
  "/goals",
  "/routines",
  "/exercise/8f14e45f-ceea-467f-9c33-9e9b2a6d4a55",
  "/outbox",
]

test("a signed-out visitor to a members' page lands on the landing page @once", async ({ page }) => {
  for (const path of [...memberPages, "/", "/no-such-page"]) {
    await page.goto(path)
    await expect(page, path).toHaveURL("/promote")
  }
})

test("a signed-out visitor can open sign-in, sign-up, the landing page, the privacy policy and recovery @once", async ({
  page,
}) => {
  for (const path of ["/login", "/signup", "/promote", "/privacy-policy", "/forgot-password"]) {
    await page.goto(path)
    await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden()
  }
})

test("without a recovery email's link, choosing a new password starts with requesting one @once", async ({
  page,
}) => {
  await page.goto("/reset-password")
  await expect(page).toHaveURL("/forgot-password")
})

test("a signed-in person is sent to the dashboard from guests' pages, the root and unknown addresses @once", async ({
  page,
  signIn,
}) => {
  await signIn()
  for (const path of ["/login", "/signup", "/promote", "/forgot-password", "/", "/no-such-page"]) {
    await page.goto(path)
    await expect(page, path).toHaveURL("/dashboard")
  }
})

test("a signed-in person can open members' pages and the privacy policy @once", async ({
  page,
  signIn,
  problems,
}) => {
  // The made-up workout and log do not exist.
  problems.allow(/status of 4\d\d/)
  await signIn()
  for (const path of [...memberPages, "/privacy-policy"]) {
    await page.goto(path)
    await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible()
    await expect(page).toHaveURL(path)
  }
})
