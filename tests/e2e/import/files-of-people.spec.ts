import type { Page } from "@playwright/test"
import { checkAccessibility, expect, expectNoSidewaysScroll, test } from "../fixtures.ts"
import { chooseAnotherFile, chooseFile, strongExport, textFile } from "./files.ts"

test.use({ locale: "en-GB", timezoneId: "Europe/Berlin" })

const importButton = (page: Page) => page.getByRole("button", { name: /^Import \d/ })
const hevyColumns = "title,start_time,end_time,exercise_title,set_index,set_type,weight_kg,reps"
const hevyExport = (...dates: string[]) =>
  [hevyColumns, ...dates.map((date) => `Push,${date},,Bench Press (Barbell),0,normal,60,10`)].join("\n")

async function expectReadable(page: Page) {
  await expectNoSidewaysScroll(page)
  await checkAccessibility(page)
}

test("files that need an answer @once", async ({ page, server, signIn }) => {
  const { id } = await signIn({ path: "/import" })

  await test.step("a file whose lines are all refused says why, and offers to match its columns", async () => {
    await chooseFile(page, textFile("hevy.csv", hevyExport("31/2/2024 10:39", "30/2/2024 10:39")))
    await expect(page.getByText("None of the 2 lines in hevy.csv could be read.")).toBeVisible()
    await expect(page.getByText("The date 31/2/2024 10:39 doesn’t exist. Left out.")).toBeVisible()
    await expect(page.getByText("Everything in this file is already in your log.")).toBeHidden()
    await expectReadable(page)
    await page.getByRole("button", { name: "Match Its Columns" }).click()
    await expect(page.getByLabel("exercise_title")).toHaveValue("exercise")
  })

  await test.step("ambiguous dates are asked about before anything is imported", async () => {
    await chooseAnotherFile(page, textFile("hevy.csv", hevyExport("6/7/2024 10:39", "7/8/2024 10:39")))
    await expect(page.getByText("6/7/2024 10:39 in this file means")).toBeVisible()
    await expect(page.getByText("Answer the questions about the file, then import.")).toBeVisible()
    await expect(importButton(page)).toBeDisabled()
    await expectReadable(page)
    await page.getByRole("button", { name: "Jun 7, 2024" }).click()
    await expect(page.getByText("From Jun 7, 2024 to Jul 8, 2024.")).toBeVisible()
    await importButton(page).click()
    await expect(page.getByText("2 workouts imported.")).toBeVisible()
    expect(
      await server.sql("select date::text from workout_logs where user_id = $1 order by date", [id]),
    ).toEqual([{ date: "2024-06-07" }, { date: "2024-07-08" }])
  })

  await test.step("the columns of a file that only looks like an app’s can be matched after one tap", async () => {
    await chooseAnotherFile(page, textFile("log.csv", strongExport([3])))
    await page.getByRole("button", { name: "This isn’t Strong" }).click()
    await page.getByLabel("RPE").selectOption("Body weight")
    await page.getByRole("button", { name: "Show Preview" }).click()
    await expect(page.getByText("log.csv, identified by its columns")).toBeVisible()
    await page.getByRole("button", { name: "Change Columns" }).click()
    await expect(page.getByLabel("RPE")).toHaveValue("bodyWeight")
    await page.getByRole("button", { name: "Show Preview" }).click()
    await importButton(page).click()
    await expect(page.getByText("1 workout and 1 body weight imported.")).toBeVisible()
    expect(await server.sql("select weight::float from weight_logs where user_id = $1", [id])).toEqual([
      { weight: 8 },
    ])
  })

  await test.step("an unknown column that may hold the weight stops the import until its meaning is chosen", async () => {
    const text = strongExport([5]).replace("Set Order,Weight,", "Set Order,Masse,")
    await chooseAnotherFile(page, textFile("strong.csv", text))
    await expect(
      page.getByText("This looks like Strong, but Repertoire can’t read “Masse”.", { exact: false }),
    ).toBeVisible()
    await page.getByRole("button", { name: "Show Preview" }).click()
    await expect(page.getByText("Choose what “Masse” holds, or leave it out.")).toBeVisible()
    await expectReadable(page)
    await page.getByLabel("Masse").selectOption("Weight")
    await page.getByRole("button", { name: "Show Preview" }).click()
    await importButton(page).click()
    await expect(page.getByText("1 workout imported.")).toBeVisible()
    expect(
      await server.sql(
        "select weight::float from set_logs where user_id = $1 and weight is not null order by weight",
        [id],
      ),
    ).toContainEqual({ weight: 85 })
  })
})

test("a file imported again after a correction, in another zone, is recognized and shown beside the log @once", async ({
  page,
  openWindow,
  server,
  signIn,
}) => {
  const person = await signIn({ path: "/import" })
  const file = textFile("strong.csv", strongExport([3, 4]))
  await chooseFile(page, file)
  await importButton(page).click()
  await expect(page.getByText("2 workouts imported.")).toBeVisible()
  await server.sql("update set_logs set weight = 81 where user_id = $1 and weight = 83", [person.id])

  const abroad = await openWindow({ timezoneId: "America/New_York", locale: "en-GB" })
  await signIn({ person, page: abroad, path: "/import" })
  await chooseFile(abroad, file)
  await expect(abroad.getByText("Already in your log, changed since")).toBeVisible()
  const row = abroad.getByRole("row", { name: /Bench Press \(Barbell\)/ })
  await expect(row.getByRole("cell")).toHaveText(["83 kg × 5", "81 kg × 5"])
  await expect(abroad.getByText("1 of them in another time zone.", { exact: false })).toBeVisible()
  await expect(
    abroad.getByText("Everything in this file is already in your log. 1 workout has changed since."),
  ).toBeVisible()
  await expectReadable(abroad)
  expect(await server.sql("select from workout_logs where user_id = $1", [person.id])).toHaveLength(2)
})
