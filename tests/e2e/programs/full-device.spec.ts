import { expect, test } from "#tests/e2e/fixtures.ts"
import { fives, fivesStart, startRun } from "./run.ts"

test("on a full device a change that waits stays, another one isn't made, and online both work @once", async ({
  page,
  setOffline,
  signIn,
}) => {
  await page.clock.install({ time: "2026-11-16T12:00:00Z" })
  const person = await signIn()
  const { program_id } = await startRun(person, fives, fivesStart)
  await page.goto(`/programs/${program_id}`)
  const start = page.getByRole("link", { name: /^Start / })
  const skip = page.getByRole("button", { name: "Skip this session" })
  await expect(start).toHaveText("Start Squat")
  await setOffline(true)
  await skip.click()
  await expect(start).toHaveText("Start Press")
  await page.evaluate(() => {
    IDBObjectStore.prototype.add = () => {
      throw new DOMException("full", "QuotaExceededError")
    }
  })
  await skip.click()
  await expect(page.getByText("Nothing was changed. This browser can’t store changes offline.")).toBeVisible()
  await expect(start).toHaveText("Start Press")
  const kinds = async () => {
    const { data } = await person.client.from("program_events").select("kind").throwOnError()
    return data.map(({ kind }) => kind)
  }
  expect(await kinds()).toEqual([])

  await setOffline(false)
  await expect.poll(kinds).toEqual(["skip"])
  await skip.click()
  await expect(start).toHaveText("Start Squat")
  await expect.poll(kinds).toEqual(["skip", "skip"])
})
