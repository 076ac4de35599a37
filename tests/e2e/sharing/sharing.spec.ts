import { readFile } from "node:fs/promises"
import type { Page } from "@playwright/test"
import FitParser from "fit-file-parser"
import { checkLooks, expect } from "#tests/e2e/fixtures.ts"
import { logWorkout } from "../dashboard/training.ts"
import { addExercise, bench, openLogging, test } from "../logging/workout.ts"

const words = `Push
Friday, Nov 21, 2025, 50:00

${bench}
80 kg × 8

Felt strong`

const session = {
  date: "2025-11-21",
  name: "Push",
  notes: "Felt strong",
  duration_seconds: 3000,
  sets: [{ exercise: bench, weight: 80, reps: 8 }],
}

/** Simulates a server that isn't registered with Strava. */
async function withoutStrava(page: Page) {
  await page.route("**/config.json", async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), hasStrava: false } })
  })
}

test("sharing is offered only for a saved log, online, with the timer stopped @once", async ({
  page,
  setOffline,
  signIn,
}) => {
  const person = await signIn({ path: "/dashboard" })
  const button = page.getByRole("button", { name: "Share to Strava" })
  await openLogging(page)
  await addExercise(page, bench)
  await expect(button).toBeHidden()

  await page.goto(`/log-workout/log/${await logWorkout(person, session)}`)
  await expect(button).toBeVisible()
  await page.getByRole("button", { name: "Start timer" }).click()
  await expect(button).toBeHidden()
  await page.getByRole("button", { name: "Pause timer" }).click()
  await expect(button).toBeVisible()
  await setOffline(true)
  await expect(button).toBeHidden()
  await setOffline(false)
  await expect(button).toBeVisible()
})

test("without a share sheet the workout is copied as text @once", async ({ context, page, signIn }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share"))
  const person = await signIn()
  await page.goto(`/log-workout/log/${await logWorkout(person, session)}`)
  await page.getByRole("button", { name: "Share to Strava" }).click()
  await page.getByRole("dialog", { name: "Share Push" }).getByRole("button", { name: "Copy: Text" }).click()
  await expect(page.getByText("Workout copied. Paste it wherever you want to share it.")).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(words)
})

test("a share sheet gets the same text, and closing it isn't an error @once", async ({ page, signIn }) => {
  await page.addInitScript(() => {
    const shared: ShareData[] = []
    Object.assign(window, { shared })
    Navigator.prototype.share = (data) => {
      shared.push(data ?? {})
      return shared.length > 1 ? Promise.reject(new DOMException("Closed", "AbortError")) : Promise.resolve()
    }
  })
  const person = await signIn()
  await page.goto(`/log-workout/log/${await logWorkout(person, session)}`)
  await page.getByRole("button", { name: "Share to Strava" }).click()
  for (const times of [1, 2]) {
    await page.getByRole("button", { name: "Share: Text" }).click()
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, "shared")))
      .toEqual(Array.from({ length: times }, () => ({ title: "Push", text: words })))
  }
  await expect(page.getByText("Workout copied.")).toBeHidden()
  await expect(page.getByText("This browser can’t share or copy here.")).toBeHidden()
})

test("a workout is shared from the day panel as FIT, as TCX and as a picture @once", async ({
  page,
  signIn,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share"))
  await page.clock.setFixedTime("2025-11-22T09:00:00")
  await withoutStrava(page)
  const person = await signIn()
  await logWorkout(person, session)
  await page.goto("/dashboard")
  await page.getByRole("button", { name: /Friday, November 21/ }).click()
  await page.getByRole("article", { name: "Push" }).getByRole("button", { name: "Share" }).click()
  const saved = async (name: string) => {
    const download = page.waitForEvent("download")
    await page.getByRole("button", { name }).click()
    const file = await download
    return { name: file.suggestedFilename(), content: await readFile(await file.path()) }
  }
  await expect(page.getByText("Not set up on this server")).toBeVisible()
  await expect(page.getByText("Save the FIT file and add it on Strava", { exact: false })).toBeVisible()
  for (const name of ["Save: FIT file", "Save FIT: Strava"]) {
    const fit = await saved(name)
    expect(fit.name).toBe("push-2025-11-21.fit")
    const { sets = [] } = await new FitParser({ mode: "list", force: false }).parseAsync(fit.content)
    expect(sets[0]).toMatchObject({ set_type: "active", repetitions: 8, weight: 80 })
  }
  const tcx = await saved("Save: TCX file")
  expect(tcx.name).toBe("push-2025-11-21.tcx")
  expect(tcx.content.toString()).toContain("80 kg × 8")
  const picture = await saved("Save Picture")
  expect(picture.name).toBe("push-2025-11-21.png")
  expect(picture.content.subarray(1, 4).toString()).toBe("PNG")
})

test("assistance adds nothing to the volume in the picture, as in the summary @once", async ({
  page,
  signIn,
}) => {
  await page.addInitScript(() => {
    const written: string[] = []
    Object.assign(window, { written })
    CanvasRenderingContext2D.prototype.fillText = (text) => void written.push(text)
  })
  const person = await signIn()
  await person.client.from("profiles").update({ unit_system: "metric" }).eq("id", person.id).throwOnError()
  const sets = [
    { exercise: bench, weight: 80, reps: 5 },
    { exercise: "Pull Up (Assisted)", weight: 20, reps: 8 },
  ]
  const id = await logWorkout(person, { ...session, sets })
  await page.goto(`/log-workout/log/${id}/summary`)
  await expect(page.getByRole("region", { name: "This workout" })).toContainText("400 kg")
  await page.getByRole("button", { name: "Share" }).click()
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, "written")))
    .toEqual(expect.arrayContaining(["−20 × 8", "400 kg"]))
})

test("the share sheet looks right", async ({ page, signIn }) => {
  await page.clock.setFixedTime("2025-11-22T09:00:00")
  const person = await signIn()
  const id = await logWorkout(person, session)
  await page.goto(`/log-workout/log/${id}`)
  await checkLooks(page, "share-sheet", async () => {
    await page.getByRole("button", { name: "Share to Strava" }).click()
    await expect(page.getByRole("img", { name: "Picture of Push" })).toBeVisible()
  })
  await page.keyboard.press("Escape")
  await expect(page.getByRole("button", { name: "Share to Strava" })).toBeFocused()
})
