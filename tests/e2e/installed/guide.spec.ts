import { randomUUID } from "node:crypto"
import { expect } from "../fixtures.ts"
import { addExercise, bench, exercise, openLogging } from "../logging/workout.ts"
import { beInstalled, everythingKept, expectKept, test } from "./installed-app.ts"

const written = {
  ...{ setUp: "Stand tall.", move: "Sit, then stand.", breathe: "In down, out up." },
  ...{ cues: [], mistakes: [], easier: null, harder: null },
}

test("how an exercise is done can be read without a network, even if it never was before", async ({
  page,
  server,
  setOffline,
  signIn,
}) => {
  const byAdmin = `Zig Squat ${randomUUID().slice(0, 8)}`
  await server.sql(
    "insert into exercises (owner_id, name, measure, moves_like, guide) values (null, $1, 'weight_reps', 'squat-goblet', $2)",
    [byAdmin, JSON.stringify(written)],
  )
  await signIn()
  await openLogging(page)
  await addExercise(page, bench)
  await beInstalled(page)
  await expectKept(page, ...everythingKept)
  await setOffline(true)
  await exercise(page, bench)
    .getByRole("button", { name: `More for ${bench}` })
    .click()
  await page.getByRole("button", { name: "How To", exact: true }).click()
  const sheet = page.getByRole("dialog", { name: bench })
  await expect(sheet).toContainText("Lower the bar to your lower chest")
  await expect(
    sheet.getByRole("img", { name: /^Bench Press \(Barbell\), start position: lying/ }),
  ).toBeVisible()
  await sheet.getByRole("button", { name: "Bench Press (Dumbbell)" }).click()
  await expect(page.getByRole("dialog", { name: "Bench Press (Dumbbell)" })).toContainText("dumbbells")
  await expect(page.getByRole("img", { name: /^Bench Press \(Dumbbell\), end position: / })).toBeVisible()
  await page.keyboard.press("Escape")

  await test.step("and what a swap changes, beside its drawing", async () => {
    await exercise(page, bench)
      .getByRole("button", { name: `More for ${bench}` })
      .click()
    await page.getByRole("button", { name: "Swap Exercise" }).click()
    const pushUp = page
      .getByRole("region", { name: "Similar exercises" })
      .getByRole("listitem")
      .filter({ has: page.getByRole("button", { name: "How to do Push Up", exact: true }) })
    await expect(pushUp).toContainText("Hands on the floor a bit wider than your shoulders")
    await expect(pushUp.locator("svg[data-detail=small]")).toBeVisible()
  })
  await test.step("and in an admin's words, with the drawing that they chose", async () => {
    await page.keyboard.press("Escape")
    await page.getByLabel("Search exercises").fill(byAdmin)
    await page.getByRole("button", { name: `How to do ${byAdmin}` }).click()
    const chosen = page.getByRole("dialog", { name: byAdmin })
    await expect(chosen).toContainText("Sit, then stand.")
    await expect(chosen.getByRole("img", { name: `${byAdmin}, end position: in a squat` })).toBeVisible()
  })
  await server.sql("delete from exercises where name = $1", [byAdmin])
})
