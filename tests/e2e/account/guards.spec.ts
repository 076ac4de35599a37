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

test("who is signed out and asks for a page of members lands on the landing page @once", async ({ page }) => {
  for (const path of [...memberPages, "/", "/no-such-page"]) {
    await page.goto(path)
    await expect(page, path).toHaveURL("/promote")
  }
})

test("who is signed out sees sign-in, sign-up, landing page, privacy policy and recovery @once", async ({
  page,
}) => {
  for (const path of ["/login", "/signup", "/promote", "/privacy-policy", "/forgot-password"]) {
    await page.goto(path)
    await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden()
  }
})

test("without the link of a recovery mail, a new password starts with asking for one @once", async ({
  page,
}) => {
  await page.goto("/reset-password")
  await expect(page).toHaveURL("/forgot-password")
})

test("who is signed in is sent to the dashboard from the guests' pages, the root and unknown addresses @once", async ({
  page,
  signIn,
}) => {
  await signIn()
  for (const path of ["/login", "/signup", "/promote", "/forgot-password", "/", "/no-such-page"]) {
    await page.goto(path)
    await expect(page, path).toHaveURL("/dashboard")
  }
})

test("who is signed in reaches the pages of members and the privacy policy @once", async ({
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
