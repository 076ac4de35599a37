import { randomUUID } from "node:crypto"
import { expect, test } from "#tests/e2e/fixtures.ts"
import { newClient } from "#tests/e2e/person.ts"

const password = "correct horse battery staple"

test("a new person signs up, follows the emailed link and lands on the dashboard; the link works once @once", async ({
  page,
  openWindow,
  server,
}) => {
  const email = `${randomUUID()}@example.com`
  await page.goto("/signup")
  await expect(page.getByRole("heading", { name: "Create your account" })).toBeVisible()
  await page.getByLabel("Email").fill(email)
  await page.getByLabel("Username").fill("  Maren  ")
  await page.getByLabel("Password", { exact: true }).fill(password)
  await page.getByRole("button", { name: "Sign up" }).click()

  await expect(page).toHaveURL("/login")
  await expect(page.getByRole("status").filter({ hasText: "Signup successful!" })).toHaveText(
    "Signup successful! Please check your email to confirm your registration.",
  )

  const link = await server.mailedLink(email)
  expect(new URL(link).searchParams.get("redirect_to")).toBe(`${server.url}/dashboard`)
  await page.goto(link)
  await expect(page).toHaveURL("/dashboard")
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible()
  const [profile] = await server.sql(
    "select username from profiles join auth.users using (id) where email = $1",
    [email],
  )
  expect(profile).toEqual({ username: "Maren" })

  const elsewhere = await openWindow()
  await elsewhere.goto(link)
  await expect(elsewhere).toHaveURL("/login")
  await expect(elsewhere.getByRole("alert").filter({ hasText: "link" })).toHaveText(
    "Email link is invalid or has expired",
  )
})

test("a press after typing counts for the page that was typed on, however late that page was painted @once", async ({
  page,
  problems,
}) => {
  problems.allow(/status of 400/)
  await page.addInitScript(() => {
    const late: FrameRequestCallback[] = []
    window.requestAnimationFrame = (callback) => late.push(callback)
    addEventListener("paint", () => {
      for (const callback of late.splice(0)) callback(performance.now())
    })
  })
  await page.goto("/signup")
  const email = `${randomUUID()}@example.com`
  await page.getByLabel("Email").fill(email)
  await page.getByLabel("Username").fill("Maren")
  await page.getByLabel("Password", { exact: true }).fill(password)
  await page.getByRole("button", { name: "Sign up" }).click()
  await expect(page.getByText("Signup successful!")).toBeVisible()
  await page.getByLabel("Email").fill(email)
  await page.getByLabel("Password", { exact: true }).fill(password)
  // Waits until presses count again: the button for signing in appears where the one for signing up was.
  await page.evaluate(() => {
    for (let frame = 0; frame < 2; frame += 1) dispatchEvent(new Event("paint"))
  })
  await page.getByRole("button", { name: "Sign in" }).click()
  await expect(page.getByText("Email not confirmed")).toBeVisible()
})

test("a signed-in person who opens a used link stays signed in and learns why it failed @once", async ({
  page,
  server,
}) => {
  const email = `${randomUUID()}@example.com`
  expect((await newClient(server).auth.signUp({ email, password })).error).toBeNull()
  const link = await server.mailedLink(email)
  await page.goto(link)
  await expect(page).toHaveURL("/dashboard")
  await page.goto(link)
  await expect(page).toHaveURL("/dashboard")
  await expect(page.getByText("Email link is invalid or has expired")).toBeVisible()
  await page.getByRole("button", { name: "Dismiss" }).click()
  await expect(page.getByText("Email link is invalid or has expired")).toBeHidden()
})

test("the form links to sign-in, names its required fields, and shows what the auth service refuses @once", async ({
  page,
  problems,
}) => {
  problems.allow(/status of 422/)
  let sent = 0
  page.on("request", (request) => {
    if (request.url().includes("/signup") && request.method() === "POST") sent += 1
  })
  await page.goto("/signup")

  await test.step("sign-up links to sign-in and back", async () => {
    await expect(page.getByText("Already have an account?")).toBeVisible()
    await page.getByRole("link", { name: "Sign in" }).click()
    await expect(page).toHaveURL("/login")
    await expect(page.getByText("Don't have an account?")).toBeVisible()
    await page.getByRole("link", { name: "Create one" }).click()
    await expect(page).toHaveURL("/signup")
  })

  await test.step("email and password are required by the browser itself", async () => {
    await expect(page.getByLabel("Email")).toHaveAttribute("type", "email")
    await expect(page.getByLabel("Email")).toHaveAttribute("required", "")
    await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("required", "")
    await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("autocomplete", "new-password")
  })

  await test.step("a blank username is refused before anything is sent", async () => {
    await page.getByLabel("Email").fill("maren@example.com")
    await page.getByLabel("Username").fill("   ")
    await page.getByLabel("Password", { exact: true }).fill(password)
    await page.getByRole("button", { name: "Sign up" }).click()
    await expect(page.getByText("Username is required.")).toBeVisible()
    await expect(page.getByLabel("Username")).toBeFocused()
    await expect(page.getByLabel("Username")).toHaveAccessibleDescription("Username is required.")
    await expect(page.getByLabel("Email")).toHaveValue("maren@example.com")
    expect(sent).toBe(0)
  })

  await test.step("a refusal by the auth service is shown in its own words, and the form keeps what was typed", async () => {
    await page.getByLabel("Email").fill(`${randomUUID()}@example.com`)
    await page.getByLabel("Username").fill("Maren")
    await page.getByLabel("Password", { exact: true }).fill("abc")
    await page.getByRole("button", { name: "Sign up" }).click()
    await expect(page.getByRole("alert").filter({ hasText: "Password" })).toBeVisible()
    await expect(page.getByLabel("Username")).toHaveValue("Maren")
    await expect(page.getByRole("button", { name: "Sign up" })).toBeEnabled()
  })
})

test("an address that already has an account gets the same reply as a new one @once", async ({
  page,
  signIn,
  openWindow,
}) => {
  const { email } = await signIn({ path: "/dashboard" })
  const stranger = await openWindow()
  await stranger.goto("/signup")
  await stranger.getByLabel("Email").fill(email)
  await stranger.getByLabel("Username").fill("Somebody else")
  await stranger.getByLabel("Password", { exact: true }).fill(password)
  await stranger.getByRole("button", { name: "Sign up" }).click()
  await expect(stranger).toHaveURL("/login")
  await expect(
    stranger.getByText("Signup successful! Please check your email to confirm your registration."),
  ).toBeVisible()
  await expect(page).toHaveURL("/dashboard")
})
