import { expect, test } from "../fixtures.ts"
import { chooseFile, strongExport, textFile } from "./files.ts"

test.use({ locale: "en-GB" })

test("the same file on two devices at once is imported once, and the other device says why @once", async ({
  page,
  problems,
  openWindow,
  server,
  signIn,
}) => {
  problems.allow(/Failed to load resource/)
  const person = await signIn({ path: "/import" })
  const other = await openWindow({ locale: "en-GB" })
  await signIn({ person, page: other, path: "/import" })
  const file = textFile("strong.csv", strongExport([3, 4]))
  const imports = [page, other].map((each) => each.getByRole("button", { name: "Import 2 Workouts" }))
  for (const [index, device] of [page, other].entries()) {
    // oxlint-disable-next-line no-await-in-loop -- one device after the other
    await chooseFile(device, file)
    // oxlint-disable-next-line no-await-in-loop
    await expect(imports[index] ?? page.locator("none")).toBeEnabled()
  }

  let finish = () => {}
  const hasFinished = new Promise<void>((resolve) => {
    finish = resolve
  })
  await other.route("**/rpc/begin_import", async (route) => {
    await hasFinished
    await route.continue()
  })
  await imports[1]?.click()
  await imports[0]?.click()
  await expect(page.getByText("2 workouts imported.")).toBeVisible()
  finish()
  await expect(
    other.getByText("Another import finished after this file was compared with your log. Discard this one"),
  ).toBeVisible()
  await other.getByRole("button", { name: "Discard Import" }).click()
  await expect(other.getByText("The import was discarded. Nothing was saved.")).toBeAttached()
  await chooseFile(other, file)
  await expect(other.getByText("Everything in this file is already in your log.")).toBeVisible()
  expect(await server.sql("select from workout_logs where user_id = $1", [person.id])).toHaveLength(2)
})
