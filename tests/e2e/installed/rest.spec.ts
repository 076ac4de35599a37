import { expect } from "../fixtures.ts"
import { addExercise, bench, confirmSet, openLogging } from "../logging/workout.ts"
import { beInstalled, test } from "./installed-app.ts"

test.use({ locale: "en-GB", permissions: ["notifications"] })

test("the end of a rest shows a notification while the page is hidden, and removes it once the page is visible @browser", async ({
  page,
  signIn,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, "hidden", { get: () => sessionStorage.getItem("hidden") !== null })
    // If a browser is asked for its notifications while it is about to show one, it forgets that one.
    const { prototype } = ServiceWorkerRegistration
    // oxlint-disable-next-line typescript/unbound-method -- bound again below
    const show = prototype.showNotification
    prototype.showNotification = async function (...how) {
      await show.apply(this, how)
      document.documentElement.dataset["notified"] = "yes"
    }
  })
  const look = (isHidden: boolean) =>
    page.evaluate((isHidden) => {
      if (isHidden) sessionStorage.setItem("hidden", "yes")
      else sessionStorage.removeItem("hidden")
      document.dispatchEvent(new Event("visibilitychange"))
    }, isHidden)
  const notified = () =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready
      return (await worker.getNotifications()).map(({ title, body }) => `${title} ${body}`)
    })

  await page.clock.install()
  await signIn({ path: "/dashboard" })
  await beInstalled(page)
  await openLogging(page)
  await addExercise(page, bench)
  await page.getByRole("button", { name: `More for ${bench}` }).click()
  const menu = page.getByRole("dialog", { name: bench })
  const notification = menu.getByLabel("Notification while another app is open")
  // The browser is asked for permission first.
  await notification.click()
  await expect(notification).toBeChecked()
  await menu.getByRole("button", { name: "Done" }).click()
  await confirmSet(page, "80", "8")
  await expect(page.getByRole("group", { name: "Rest" })).toBeVisible()
  await look(true)
  await page.clock.fastForward("02:01")
  await expect(page.locator("html")).toHaveAttribute("data-notified")
  await expect.poll(notified).toEqual([`Rest is over. ${bench}`])
  await look(false)
  await expect.poll(notified).toEqual([])
})
