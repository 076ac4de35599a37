import { Secret, TOTP } from "otpauth"
import type { Page } from "@playwright/test"
import { checkAccessibility, checkLooks, expect, test } from "../fixtures.ts"
import { newClient } from "../person.ts"
import { withAuthenticator } from "./with-authenticator.ts"
import { openSection, profileAt } from "../profile/sections.ts"

/** The code that an authenticator app shows, now or `later` seconds from now, because each code is accepted only once. */
const codeOf = (secret: string, later = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: "SHA1", digits: 6, period: 30 }).generate({
    timestamp: Date.now() + later * 1_000,
  })

const security = (page: Page) => page.getByRole("region", { name: "Security" })

/** Turns two-factor on with the key, as a person would who can't scan. The key is beside the link on a phone, and under the picture on a desktop. */
async function turnOn(page: Page): Promise<string> {
  await security(page).getByRole("button", { name: "Turn On Two-Factor" }).click()
  const dialog = page.getByRole("dialog", { name: "Add an authenticator app" })
  const isPhone = await page.evaluate(() => matchMedia("(pointer: coarse)").matches)
  if (isPhone) await dialog.getByText("App on another device?").click()
  await expect(dialog.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible()
  if (!isPhone) await dialog.getByText("Can’t scan?").click()
  const secret = (await dialog.locator("code").innerText()).replaceAll(/\s/g, "")
  await dialog.getByLabel("Code").fill(codeOf(secret))
  await dialog.getByRole("button", { name: "Turn On" }).click()
  return secret
}

async function fillSignIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel("Email").fill(email)
  await page.getByLabel("Password", { exact: true }).fill(password)
  await page.getByRole("button", { name: "Sign in", exact: true }).click()
}

test.beforeEach(({ problems }) => problems.allow(/status of 4\d\d/))

test("two-factor is turned on, asked for at the next sign-in, and turned off again @phone", async ({
  page,
  openWindow,
  signIn,
}) => {
  const person = await signIn({ path: profileAt.security })
  await expect(
    security(page).getByText("Sign in with your password and a code from your phone."),
  ).toBeVisible()
  const secret = await turnOn(page)
  const advice = page.getByRole("dialog", { name: "Add a second way to sign in" })
  await expect(advice.getByText("Two-factor is on.")).toBeVisible()
  await advice.getByRole("button", { name: "Not Now" }).click()
  await expect(security(page).getByText("Only one way to sign in.")).toBeVisible()
  await checkAccessibility(page)

  const window = await openWindow()
  await window.goto("/login")
  await fillSignIn(window, person)
  await expect(window.getByRole("heading", { level: 1 })).toHaveText("Enter your code")
  await checkAccessibility(window)
  await test.step("leaving the challenge leaves the person signed out", async () => {
    await window.getByRole("button", { name: "Sign Out" }).click()
    await expect(window.getByRole("heading", { level: 1 })).toHaveText("Sign in to your account")
    await window.goto("/dashboard")
    await expect(window).toHaveURL(/\/promote$/)
  })

  await window.goto("/login")
  await fillSignIn(window, person)
  await expect(window.getByRole("heading", { level: 1 })).toHaveText("Enter your code")
  await window.goto("/goals")
  await expect(window).toHaveURL(/\/login$/)
  const code = window.getByLabel("Code")
  await code.fill(codeOf(secret, 30) === "000000" ? "111111" : "000000")
  await window.getByRole("button", { name: "Continue" }).click()
  await expect(window.getByText("That code didn’t match. Codes change every 30 seconds.")).toBeVisible()
  await expect(window.getByText("Check that the clock on your phone is right.")).toBeVisible()
  await code.fill(codeOf(secret, 30))
  await window.keyboard.press("Enter")
  await expect(window).toHaveURL(/\/goals$/)

  await page.getByRole("button", { name: "Remove Authenticator app" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click()
  await expect(page.getByText("Authenticator app was removed.")).toBeVisible()
  await expect(security(page).getByRole("button", { name: "Turn On Two-Factor" })).toBeVisible()
  await page.reload()
  await expect(security(page).getByRole("button", { name: "Turn On Two-Factor" })).toBeVisible()
})

test("a phone gets the key as a link to its authenticator app, or to copy, with the QR code hidden @phone", async ({
  page,
  context,
  signIn,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  const { email } = await signIn({ path: profileAt.security })
  await security(page).getByRole("button", { name: "Turn On Two-Factor" }).click()
  const dialog = page.getByRole("dialog", { name: "Add an authenticator app" })
  const address = await dialog.getByRole("link", { name: "Open Authenticator App" }).getAttribute("href")
  const { protocol, host, pathname, searchParams } = new URL(address ?? "")
  expect([protocol, host]).toEqual(["otpauth:", "totp"])
  expect(decodeURIComponent(pathname)).toContain(email)
  await dialog.getByRole("button", { name: "Copy" }).click()
  await expect(dialog.getByRole("button", { name: "Copied" })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(searchParams.get("secret"))
  await expect(dialog.getByRole("img")).toBeHidden()
  await checkAccessibility(page)
  await dialog.getByLabel("Code").fill(codeOf(searchParams.get("secret") ?? ""))
  await dialog.getByRole("button", { name: "Turn On" }).click()
  await expect(page.getByRole("dialog", { name: "Add a second way to sign in" })).toBeVisible()
})

test("a passkey @once", async ({ page, server, signIn }) => {
  const home = await withAuthenticator(page, server.url)
  await signIn()
  await page.goto(`${home}${profileAt.security}`)

  await test.step("a passkey is added, named and removed", async () => {
    await security(page).getByRole("button", { name: "Add a Passkey" }).click()
    await expect(page.getByText("Passkey added.")).toBeVisible()
    await page.getByRole("button", { name: "Rename Passkey" }).click()
    await page.getByLabel("Name", { exact: true }).last().fill("My phone")
    await page.getByRole("button", { name: "Save Name" }).click()
    await expect(security(page).getByText("My phone")).toBeVisible()
    await security(page).getByRole("button", { name: "Add a Passkey" }).click()
    await expect(page.getByText("This device already has a passkey for your account.")).toBeVisible()
    await page.getByRole("button", { name: "Remove My phone" }).click()
    await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click()
    await expect(page.getByText("My phone was removed.")).toBeVisible()
  })

  await test.step("a passkey for signing in counts as a sign-in method, along with the authenticator app", async () => {
    await security(page).getByRole("button", { name: "Add a Passkey" }).click()
    await expect(page.getByText("Passkey added.")).toBeVisible()
    await turnOn(page)
    await expect(security(page).getByText("2 sign-in methods.")).toBeVisible()
    await expect(page.getByRole("dialog")).toHaveCount(0)
    await page.getByRole("button", { name: "Remove Passkey" }).click()
    await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click()
    await expect(security(page).getByText("Only one way to sign in.")).toBeVisible()
  })
})

test("a person who lost the authenticator app signs in with a passkey instead @once", async ({
  page,
  server,
  signIn,
}) => {
  const home = await withAuthenticator(page, server.url)
  const person = await signIn()
  await page.goto(`${home}${profileAt.security}`)
  await turnOn(page)
  const advice = page.getByRole("dialog", { name: "Add a second way to sign in" })
  await advice.getByRole("button", { name: "Add passkey" }).click()
  await expect(security(page).getByText("2 sign-in methods.")).toBeVisible()
  await page.goto(`${home}${profileAt.you}`)
  await page.getByRole("button", { name: "Log out" }).click()
  await expect(page).toHaveURL(/\/promote$/)
  await page.goto(`${home}/login`)
  await fillSignIn(page, person)
  await page.getByRole("button", { name: "Try Another Way" }).click()
  await checkAccessibility(page)
  await page.getByRole("button", { name: "Use Passkey" }).click()
  await expect(page).toHaveURL(`${home}/dashboard`)
})

test("a person who lost the authenticator app signs in with a text message instead @phone", async ({
  page,
  openWindow,
  server,
  signIn,
}) => {
  const person = await signIn({ path: profileAt.security })
  const phone = "+4915112345678"
  const codeFromText = () => server.mailedCode(phone)
  await turnOn(page)
  await page.getByRole("button", { name: "Add text messages" }).click()
  const dialog = page.getByRole("dialog", { name: "Get codes by text message" })
  await dialog.getByLabel("Phone number").fill("0151")
  await dialog.getByRole("button", { name: "Text Me a Code" }).click()
  await expect(dialog.getByText("Enter the number with its country code, such as +49 151")).toBeVisible()
  await dialog.getByLabel("Phone number").fill(phone)
  await dialog.getByRole("button", { name: "Text Me a Code" }).click()
  await expect(dialog.getByText("We’ve texted you a code.")).toBeVisible()
  await checkAccessibility(page)
  const first = await codeFromText()
  await dialog.getByLabel("Code").fill(first)
  await dialog.getByRole("button", { name: "Add Number" }).click()
  await expect(security(page).getByText("2 sign-in methods.")).toBeVisible()
  await expect(security(page).getByText("Text message")).toBeVisible()

  const window = await openWindow()
  await window.goto("/login")
  await fillSignIn(window, person)
  await window.getByRole("button", { name: "Try Another Way" }).click()
  await window.getByRole("button", { name: "Use Text message" }).click()
  await expect(window.getByText("We’ve texted you a code.")).toBeVisible()
  await checkAccessibility(window)
  await expect.poll(codeFromText).not.toBe(first)
  await window.getByLabel("Code").fill(await codeFromText())
  await window.getByRole("button", { name: "Continue" }).click()
  await expect(window).toHaveURL(/\/dashboard$/)
})

test("a password is changed; an old sign-in needs the current password, or an emailed code @phone", async ({
  page,
  server,
  signIn,
}) => {
  const person = await signIn({ path: profileAt.security })
  const dialog = page.getByRole("dialog", { name: "Change password" })
  const change = async (password: string) => {
    await dialog.getByLabel("New password").fill(password)
    await dialog.getByRole("button", { name: "Change Password" }).click()
  }
  await page.getByRole("button", { name: "Change password" }).click()
  await change("password")
  await expect(dialog.getByText("Password is known to be weak and easy to guess")).toBeVisible()
  await change("a second password")
  await expect(page.getByText("Password changed. Your other devices are signed out.")).toBeVisible()

  await server.sql("update auth.sessions set created_at = now() - interval '2 days' where user_id = $1", [
    person.id,
  ])
  await page.getByRole("button", { name: "Change password" }).click()
  await change("a third password")
  await expect(dialog.getByText("It’s been a while since you signed in.")).toBeVisible()
  await dialog.getByLabel("Current password").fill("a second password")
  await change("a third password")
  await expect(dialog).toHaveCount(0)

  await page.getByRole("button", { name: "Change password" }).click()
  await change("a fourth password")
  await dialog.getByRole("button", { name: "Email Me a Code" }).click()
  await expect(dialog.getByText(`We’ve emailed a code to ${person.email}.`)).toBeVisible()
  await dialog.getByLabel("Code from the email").fill(await server.mailedCode(person.email))
  await change("a fourth password")
  await expect(dialog).toHaveCount(0)
  const { error } = await newClient(server).auth.signInWithPassword({
    email: person.email,
    password: "a fourth password",
  })
  expect(error).toBeNull()
})

test("a key and a new address @phone", async ({ page, server, signIn }) => {
  const { email } = await signIn({ path: profileAt.security })

  await test.step("a key is created, shown once, used by a script and revoked", async () => {
    await security(page).getByRole("button", { name: "New Key" }).click()
    const form = page.getByRole("dialog", { name: "New Key" })
    await form.getByLabel("Name").fill("Home Assistant")
    await checkAccessibility(page)
    await form.getByRole("button", { name: "Create Key" }).click()
    const made = page.getByRole("dialog", { name: "Home Assistant" })
    await expect(made.getByText("Copy it now.")).toBeVisible()
    await expect(made.getByText("Home Assistant sensor")).toBeVisible()
    await checkAccessibility(page)
    const key = await made.locator("code").innerText()
    await made.getByRole("button", { name: "I’ve Copied It" }).click()
    await expect(page.getByText(key)).toHaveCount(0)
    await expect(security(page).getByText(/^Read, expires .* Not used yet$/)).toBeVisible()

    const use = () =>
      page.request.get(`${server.url}/rest/v1/workout_logs?select=date,name&limit=1`, {
        headers: { authorization: `Bearer ${key}` },
      })
    expect((await use()).status()).toBe(200)
    await page.reload()
    await expect(security(page).getByText(/^Read, expires .* Last used just now$/)).toBeVisible()
    await page.getByRole("button", { name: "Revoke Home Assistant" }).click()
    await page.getByRole("dialog").getByRole("button", { name: "Revoke" }).click()
    await expect(page.getByText("Home Assistant was revoked.")).toBeVisible()
    await expect(security(page).getByText("Home Assistant")).toHaveCount(0)
    expect((await use()).status()).toBe(401)
  })

  await test.step("a new address takes effect once both addresses have confirmed it", async () => {
    await page.getByRole("button", { name: "Change address" }).click()
    const dialog = page.getByRole("dialog", { name: "Change email" })
    await dialog.getByLabel("New email").fill(`new-${email}`)
    await dialog.getByRole("button", { name: "Send Links" }).click()
    await expect(dialog.getByText("Check both inboxes.")).toBeVisible()
    await dialog.getByRole("button", { name: "Close" }).click()
    await expect(
      security(page).getByText(`Changes to new-${email} after you confirm from both addresses`),
    ).toBeVisible()
    for (const address of [email, `new-${email}`]) {
      await page.request.get(await server.mailedLink(address), { maxRedirects: 0 })
    }
    await page.reload()
    await expect(security(page).getByText(`new-${email}`, { exact: true })).toBeVisible()
  })
})

test("another browser is signed out from the list, and loses access @phone", async ({
  page,
  openWindow,
  signIn,
}) => {
  const person = await signIn()
  const window = await openWindow({
    userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
  })
  await window.goto("/login")
  await fillSignIn(window, person)
  await expect(window).toHaveURL(/\/dashboard$/)
  await page.goto(profileAt.security)
  await expect(security(page).getByText("This device")).toBeVisible()
  await security(page).getByRole("button", { name: "Sign Out Firefox on Linux" }).click()
  await expect(page.getByText("Firefox on Linux is signed out.")).toBeVisible()
  await expect(security(page).getByText("Firefox on Linux")).toHaveCount(0)
  // The window may have noticed by itself that it is signed out, so don't rely on a link in it.
  await window.goto("/goals")
  await expect(window).toHaveURL(/\/promote$/)
})

test("the card looks right in both themes, wide and narrow, and stays readable offline @phone", async ({
  page,
  setOffline,
  signIn,
}) => {
  await signIn({ path: profileAt.security })
  await expect(security(page).getByText("This device")).toBeVisible()
  await checkLooks(page, "security", () => expect(security(page).getByText("This device")).toBeVisible())
  await page.getByRole("link", { name: "Goals", exact: true }).click()
  await expect(page.getByRole("button", { name: "Add New Goal" })).toBeVisible()
  await setOffline(true)
  await page.getByRole("link", { name: "Profile", exact: true }).click()
  await openSection(page, "Security")
  await expect(security(page).getByText("This device")).toBeVisible()
})
