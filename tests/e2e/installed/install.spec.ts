import { checkAccessibility, expect } from "../fixtures.ts"
import { test } from "./installed-app.ts"
import { profileAt } from "../profile/sections.ts"

test("the manifest and the icons meet a browser's requirements for installing an app @browser", async ({
  page,
  request,
  signIn,
}) => {
  await signIn({ path: "/dashboard" })
  const devtools = await page.context().newCDPSession(page)
  const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors")
  // The browser's only objection is the test's incognito window.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(["in-incognito"])

  const answer = await request.get("/manifest.webmanifest")
  expect(answer.headers()["content-type"]).toContain("application/manifest+json")
  const { icons } = (await answer.json()) as { icons: { src: string; type: string }[] }
  for (const { src, type } of icons) {
    const icon = await request.get(src)
    expect(icon.status()).toBe(200)
    expect(icon.headers()["content-type"]).toContain(type)
  }
  for (const path of ["/favicon.ico", "/apple-touch-icon.png"])
    expect((await request.get(path)).status()).toBe(200)
  const worker = await request.get("/service-worker.js")
  expect(worker.headers()["cache-control"]).toBe("no-cache")
})

test("the profile says how to install the app, and installs it where the browser offers that @once", async ({
  page,
  signIn,
}) => {
  await signIn({ path: profileAt.device })
  const line = page.getByRole("listitem").filter({ hasText: "Install Repertoire" })
  await expect(line).toContainText("On iPhone and iPad press Share, then Add to Home Screen")
  await expect(line.getByRole("button")).toHaveCount(0)

  await page.evaluate(() => {
    const offer = new Event("beforeinstallprompt", { cancelable: true })
    const prompt = () => Promise.resolve(document.body.setAttribute("data-asked", "yes"))
    dispatchEvent(Object.assign(offer, { prompt }))
  })
  await checkAccessibility(page)
  await line.getByRole("button", { name: "Install" }).click()
  await expect(page.locator("body")).toHaveAttribute("data-asked", "yes")
  await page.evaluate(() => dispatchEvent(new Event("appinstalled")))
  await expect(line).toHaveCount(0)
})
