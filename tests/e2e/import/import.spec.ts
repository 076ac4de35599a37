import { truncate, writeFile } from "node:fs/promises"
import { BlobWriter, TextReader, ZipWriter } from "@zip.js/zip.js"
import type { Page } from "@playwright/test"
import { checkAccessibility, expect, expectNoSidewaysScroll, test } from "../fixtures.ts"
import { createPerson } from "../person.ts"
import type { RunningServer } from "../running-server.ts"
import { chooseAnotherFile, chooseFile, strongExport, textFile } from "./files.ts"
import { profileAt } from "../profile/sections.ts"

test.use({ locale: "en-GB" })

const importButton = (page: Page) => page.getByRole("button", { name: /^Import \d/ })
const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true })

/** A person's sets on the server, from a day on if there is one, one line per set. */
const storedSets = async (server: RunningServer, id: string, from = "0001-01-01") =>
  (
    await server.sql<{ line: string }>(
      `select concat_ws(' ', l.date::text, to_char(l.started_at at time zone 'UTC', 'HH24:MI'), l.name, e.name, s.set_type, s.weight, s.weight_unit,
         s.reps, s.duration_minutes, s.rpe, s.notes) as line
       from set_logs s join workout_logs l on l.id = s.workout_log_id join exercises e on e.id = s.exercise_id
       where l.user_id = $1 and l.date >= $2 order by l.date, l.started_at, s.exercise_order, s.set_number`,
      [id, from],
    )
  ).map(({ line }) => line)

test("a history is imported, corrected and undone @once", async ({ page, server, signIn }) => {
  const { id } = await signIn({ path: profileAt.data })

  await test.step("a history is imported from the profile, appears in the calendar, and can be undone as a whole", async () => {
    await page.getByRole("link", { name: "Import My History" }).click()
    await expect(heading(page, "Import My History")).toBeVisible()
    await chooseFile(page, textFile("strong.csv", strongExport([3, 4])))

    await expect(page.getByText("strong.csv, recognized as Strong")).toBeVisible()
    await expect(page.getByText("From Nov 3, 2025 to Nov 4, 2025.")).toBeVisible()
    await expect(page.getByText("1 with the same name")).toBeVisible()
    await expect(page.getByText("strength, recorded as time")).toBeVisible()
    await expect(page.getByText("Heaviest set: 84. Kilograms match your settings.")).toBeVisible()
    expect(await storedSets(server, id)).toEqual([])
    await page.getByRole("button", { name: "Import 2 Workouts" }).click()

    await expect(page.getByText("2 workouts imported.")).toBeVisible()
    await expect(page.getByText("1 new exercise.")).toBeVisible()
    expect(await storedSets(server, id)).toEqual([
      "2025-11-03 17:00 Push Bench Press (Barbell) warmup 40 kg 10 slow, easy",
      "2025-11-03 17:00 Push Bench Press (Barbell) normal 83 kg 5 8",
      "2025-11-03 17:00 Push Zorbing normal kg 0.75",
      "2025-11-04 17:00 Push Bench Press (Barbell) warmup 40 kg 10 slow, easy",
      "2025-11-04 17:00 Push Bench Press (Barbell) normal 84 kg 5 8",
      "2025-11-04 17:00 Push Zorbing normal kg 0.75",
    ])
    await page.getByRole("link", { name: "Show My Calendar" }).click()
    await expect(page).toHaveURL("/dashboard")

    // Later, after a reload, the import is still in the list.
    await page.goto("/import")
    await page.getByRole("button", { name: "Undo strong.csv" }).click()
    await page.getByRole("dialog").getByRole("button", { name: "Undo Import" }).click()
    await expect(page.getByText("Import undone: 2 workouts removed.")).toBeAttached()
    await expect(page.getByText(/^Undone on/)).toBeVisible()
    expect(await storedSets(server, id)).toEqual([])
    expect(await server.sql("select from exercises where owner_id = $1", [id])).toEqual([])
  })

  await test.step("pounds, another time zone and another exercise are imported as chosen", async () => {
    await chooseFile(page, textFile("strong.csv", strongExport([3])))
    await page.getByRole("button", { name: "lbs" }).click()
    await page.getByLabel("Times are in").selectOption("America/New_York")
    await page.getByRole("button", { name: "Change Zorbing" }).click()
    await page.getByLabel("Exercise for Zorbing").selectOption("Active Hang")
    await importButton(page).click()
    await expect(page.getByText("1 workout imported.")).toBeVisible()
    expect(await storedSets(server, id)).toEqual([
      "2025-11-03 23:00 Push Bench Press (Barbell) warmup 40 lbs 10 slow, easy",
      "2025-11-03 23:00 Push Bench Press (Barbell) normal 83 lbs 5 8",
      "2025-11-03 23:00 Push Active Hang normal lbs 0.75",
    ])
    expect(await server.sql("select from exercises where owner_id = $1", [id])).toEqual([])
  })
})

test("a finished import looks back over the history, and leads to the month of its last workout @once", async ({
  page,
  signIn,
}) => {
  await page.clock.setFixedTime("2026-11-20T12:00:00")
  await signIn({ path: "/import" })
  await chooseFile(page, textFile("strong.csv", strongExport([3, 4, 20])))
  await importButton(page).click()
  await expect(page.getByText("Your first look back")).toBeVisible()
  await expect(page.getByText("Best Bench Press (Barbell): 100 kg on Nov 20, 2025.")).toBeVisible()
  await expect(page.getByText("Most workouts in a month: 3, in November 2025.")).toBeVisible()
  await page.getByRole("link", { name: "Show My Calendar" }).click()
  await expect(page.getByRole("button", { name: /Thursday, November 20, 2025/ })).toBeVisible()
  await expect(page.getByRole("article", { name: "Push" })).toBeVisible()
})

const strongOf2018 = "Date;Workout Name;Exercise Name;Set Order;lbs;Reps;mi.;Seconds;Notes;Workout Notes"

const noHistories = [
  [
    "a picture",
    { name: "me.png", mimeType: "image/png", buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]) },
    "Repertoire can’t read me.png.",
  ],
  [
    "an archive",
    { name: "holiday.zip", mimeType: "application/zip", buffer: Buffer.from("PK\u0003\u0004\u0000") },
    "Repertoire can’t read holiday.zip.",
  ],
  [
    "a page",
    textFile("page.csv", "<!doctype html><title>Sign in</title>"),
    "Repertoire can’t read page.csv.",
  ],
  ["prose", textFile("letter.csv", "Dear diary\ntoday I trained\n"), "Repertoire can’t read letter.csv."],
  ["an empty file", textFile("empty.csv", ""), "The file is empty."],
  [
    "Strong’s format from 2018",
    textFile("strong.csv", `"${strongOf2018}"\n"2018-03-01 18:00:00;Push;Bench;1;135;5;;;;"\n`),
    "It’s in Strong’s format from 2018,",
  ],
] as const

test("files that can't be read, in part or at all, and files that were read before @once", async ({
  page,
  server,
  signIn,
}) => {
  const { id } = await signIn({ path: "/import" })

  await test.step("a file without a training history is recognized at once, however large, and another one can be chosen", async () => {
    for (const [what, file, sentence] of noHistories)
      await test.step(what, async () => {
        await chooseFile(page, file)
        await expect(page.getByText(sentence, { exact: false })).toBeVisible()
        await expect(page.getByRole("button", { name: "Choose Another File" })).toBeVisible()
      })

    await test.step("two gigabytes of a table", async () => {
      const path = test.info().outputPath("huge.csv")
      await writeFile(path, "Date,Workout Name,Exercise Name,Set Order,Weight,Reps\n")
      await truncate(path, 2 ** 31)
      await page.locator("input[type=file]").setInputFiles(path)
      await expect(page.getByText("Repertoire can’t read huge.csv.")).toBeVisible()
    })
  })

  await test.step("unreadable lines are listed by number and can be downloaded", async () => {
    const extra = [
      "2025-02-31 18:00:00,Push,1h,Bench Press (Barbell),1,80,5,0,0,,,",
      "2025-11-05 18:00:00,Push,1h,Bench Press (Barbell),1,tbd,5,0,0,,,",
      "2025-11-05 18:00:00,Push,1h,Bench Press (Barbell),2,80,,0,0,,,",
    ]
    await chooseFile(page, textFile("strong.csv", strongExport([3], extra)))
    const warnings = page.getByRole("listitem")
    await expect(
      warnings.filter({ hasText: "The date 2025-02-31 18:00:00 doesn’t exist. Left out." }),
    ).toContainText("6")
    await expect(
      warnings.filter({ hasText: "“tbd” is not a weight. The set is kept without one." }),
    ).toContainText("7")
    await expect(
      warnings.filter({ hasText: "Reps are missing. The set is kept at 80, without reps." }),
    ).toContainText("8")
    const download = page.waitForEvent("download")
    await page.getByRole("button", { name: "Download Left-Out Lines" }).click()
    const stream = await (await download).createReadStream()
    const text = Buffer.concat(await stream.toArray()).toString()
    expect(text).toContain("6,The date 2025-02-31 18:00:00 doesn’t exist. Left out.,2025-02-31 18:00:00,Push")
  })

  await test.step("workouts already in the log stay unchanged and are not imported twice", async () => {
    await chooseAnotherFile(page, textFile("strong.csv", strongExport([3])))
    await importButton(page).click()
    await expect(page.getByText("1 workout imported.")).toBeVisible()
    await page.getByRole("button", { name: "Import Another File" }).click()

    await chooseFile(page, textFile("newer.csv", strongExport([3, 4])))
    await expect(
      page.getByText("1 workout is already in your log and will be skipped.", { exact: false }),
    ).toBeVisible()
    await importButton(page).click()
    await expect(page.getByText("1 workout was already in your log and was skipped.")).toBeVisible()
    expect(await storedSets(server, id)).toHaveLength(6)

    await page.getByRole("button", { name: "Import Another File" }).click()
    await chooseFile(page, textFile("newer.csv", strongExport([3, 4])))
    await expect(page.getByText("Everything in this file is already in your log.")).toBeVisible()
    await expect(page.getByRole("button", { name: "Nothing New to Import" })).toBeDisabled()
  })
})

test("files of other apps @once", async ({ page, server, signIn }) => {
  const { id } = await signIn({ path: "/import" })

  await test.step("an unknown app's table is imported by its columns", async () => {
    const csv =
      "Datum;Übung;Last (kg);Wdh;Laune\n03.11.2025;Kniebeuge;117,5;5;ok\n03.11.2025;Kniebeuge;120;3;ok\n"
    await chooseFile(page, textFile("gym-notes.csv", Buffer.from(csv, "latin1")))
    await expect(page.getByText("What is in these columns?")).toBeVisible()
    await expect(page.getByLabel("Übung")).toHaveValue("exercise")
    await expect(page.getByLabel("Laune")).toHaveValue("")
    await page.getByRole("button", { name: "Show Preview" }).click()
    await importButton(page).click()
    await expect(page.getByText("1 workout imported.")).toBeVisible()
    expect(await storedSets(server, id)).toEqual([
      "2025-11-03 Kniebeuge normal 117.5 kg 5",
      "2025-11-03 Kniebeuge normal 120 kg 3",
    ])
  })

  await test.step("script and formulas in names are shown as text", async () => {
    const row = `2025-11-05 18:00:00,=1+1,1h,"<img src=x onerror=alert(1)>",1,80,5,0,0,"<b>x</b>",,`
    await chooseAnotherFile(page, textFile("strong.csv", [strongExport([]), row].join("\n")))
    await expect(page.getByText("<img src=x onerror=alert(1)>", { exact: true })).toBeVisible()
    await importButton(page).click()
    await expect(page.getByText("1 workout imported.")).toBeVisible()
    expect(await storedSets(server, id, "2025-11-05")).toEqual([
      "2025-11-05 17:00 =1+1 <img src=x onerror=alert(1)> normal 80 kg 5 <b>x</b>",
    ])
  })

  await test.step("body weights are imported from Apple Health", async () => {
    const xml = `<?xml version="1.0"?>\n<HealthData locale="en_DE">
 <Record type="HKQuantityTypeIdentifierHeartRate" unit="count/min" value="60" startDate="2025-11-03 08:00:00 +0100"/>
 <Record type="HKQuantityTypeIdentifierBodyMass" sourceName="Scale" unit="kg" startDate="2025-11-03 08:00:00 +0100" value="80.4"/>
 <Record type="HKQuantityTypeIdentifierBodyMass" sourceName="Scale" unit="lb" startDate="2025-11-04 08:00:00 +0100" value="177"/>\n</HealthData>`
    await chooseAnotherFile(page, { name: "export.xml", mimeType: "text/xml", buffer: Buffer.from(xml) })
    await page.getByRole("button", { name: "Import 2 Body Weights" }).click()
    await expect(page.getByText("2 body weights imported.")).toBeVisible()
    expect(
      await server.sql(
        "select date::text, weight::float, weight_unit from weight_logs where user_id = $1 order by date",
        [id],
      ),
    ).toEqual([
      { date: "2025-11-03", weight: 80.4, weight_unit: "kg" },
      { date: "2025-11-04", weight: 177, weight_unit: "lbs" },
    ])
  })

  await test.step("the archive of Apple Health is read without unpacking it first", async () => {
    const archive = new ZipWriter(new BlobWriter())
    await archive.add(
      "apple_health_export/exportación.xml",
      new TextReader(
        '<?xml version="1.0"?>\n<HealthData>\n<Record type="HKQuantityTypeIdentifierBodyMass" unit="kg" startDate="2025-11-06 08:00:00 +0100" value="80.4"/>\n</HealthData>',
      ),
    )
    const buffer = Buffer.from(await (await archive.close()).arrayBuffer())
    await chooseAnotherFile(page, { name: "export.zip", mimeType: "application/zip", buffer })
    await page.getByRole("button", { name: "Import 1 Body Weight" }).click()
    await expect(page.getByText("1 body weight imported.")).toBeVisible()
  })
})

test("Repertoire's own download can be imported into another account, unchanged @once", async ({
  page,
  openWindow,
  server,
  signIn,
}) => {
  const { id } = await signIn({ path: "/import" })
  await chooseFile(page, textFile("strong.csv", strongExport([3, 4])))
  await importButton(page).click()
  await expect(page.getByText("2 workouts imported.")).toBeVisible()
  await page.goto(profileAt.data)
  const download = page.waitForEvent("download")
  await page.getByRole("button", { name: "Download My Data" }).click()
  const file = await (await download).path()

  const other = await openWindow()
  const { id: otherId } = await signIn({ person: await createPerson(server), page: other, path: "/import" })
  await other.locator("input[type=file]").setInputFiles(file)
  await importButton(other).click()
  await expect(other.getByText("2 workouts imported.")).toBeVisible()
  expect(await storedSets(server, otherId)).toEqual(await storedSets(server, id))
})

test("an import that is interrupted @once", async ({ page, problems, server, signIn }) => {
  const { id } = await signIn({ path: "/import" })
  problems.allow(/Failed to load resource|ERR_FAILED/)

  await test.step("an import resumes after its tab is closed, and a partial import is never visible", async () => {
    await page.route("**/rpc/finish_import", (route) => route.abort())
    await chooseFile(page, textFile("strong.csv", strongExport([3, 4])))
    await importButton(page).click()
    await expect(page.getByText("Your import stopped at 50%.")).toBeVisible()
    expect(await storedSets(server, id)).toEqual([])

    await page.unroute("**/rpc/finish_import")
    await page.reload()
    await expect(page.getByText("The import of strong.csv isn’t finished.")).toBeVisible()
    await page.getByRole("button", { name: "Continue" }).click()
    await expect(page.getByText("2 workouts imported.")).toBeVisible()
    expect(await storedSets(server, id)).toHaveLength(6)
  })

  await test.step("an import whose last reply is lost is imported once", async () => {
    await page.route("**/rpc/finish_import", async (route) => {
      await route.fetch()
      await route.abort()
    })
    await chooseAnotherFile(page, textFile("strong.csv", strongExport([8])))
    await importButton(page).click()
    await expect(page.getByText("Your import stopped at 50%.")).toBeVisible()
    await page.unroute("**/rpc/finish_import")
    await page.getByRole("button", { name: "Continue" }).click()
    await expect(page.getByText("1 workout imported.")).toBeVisible()
    expect(await storedSets(server, id, "2025-11-08")).toHaveLength(3)
  })

  await test.step("an import that the server refuses says why, and can be tried again", async () => {
    await page.route("**/rpc/stage_import_part", (route) =>
      route.fulfill({
        status: 413,
        json: { code: "PT413", message: "This account is full.", details: null, hint: null },
      }),
    )
    await chooseAnotherFile(page, textFile("strong.csv", strongExport([12])))
    await importButton(page).click()
    await expect(page.getByText("The import was refused: This account is full.")).toBeVisible()
    await page.unroute("**/rpc/stage_import_part")
    await page.getByRole("button", { name: "Continue" }).click()
    await expect(page.getByText("1 workout imported.")).toBeVisible()
    expect(await storedSets(server, id, "2025-11-12")).toHaveLength(3)
  })
})

test("an import started on another device can be discarded here @once", async ({
  page,
  problems,
  openWindow,
  server,
  signIn,
}) => {
  const person = await signIn({ path: "/import" })
  problems.allow(/Failed to load resource|ERR_FAILED/)
  await page.route("**/rpc/finish_import", (route) => route.abort())
  await chooseFile(page, textFile("strong.csv", strongExport([3])))
  await importButton(page).click()
  await expect(page.getByText("Your import stopped at 50%.")).toBeVisible()

  const other = await openWindow()
  await signIn({ person, page: other, path: "/import" })
  await expect(other.getByText("The import was started on another device.")).toBeVisible()
  await other.getByRole("button", { name: "Discard Import" }).click()
  await expect(other.getByText("The import was discarded. Nothing was saved.")).toBeAttached()
  expect(await server.sql("select from imports where user_id = $1", [person.id])).toEqual([])
})

test("an import that is taken back @once", async ({ page, problems, server, signIn }) => {
  const { id } = await signIn({ path: "/import" })

  await test.step("an undo asks what to do with workouts edited since", async () => {
    problems.allow(/409/)
    await chooseFile(page, textFile("strong.csv", strongExport([3, 4])))
    await importButton(page).click()
    await expect(page.getByText("2 workouts imported.")).toBeVisible()
    await server.sql("update workout_logs set notes = 'Heavy' where user_id = $1 and date = '2025-11-04'", [
      id,
    ])
    await page.getByRole("button", { name: "Undo Import" }).click()
    const dialog = page.getByRole("dialog")
    await dialog.getByRole("button", { name: "Undo Import" }).click()
    await expect(
      dialog.getByText("The import added 2 workouts. You have edited 1 of them since."),
    ).toBeVisible()
    await dialog.getByRole("button", { name: "Keep 1 Edited" }).click()
    await expect(page.getByText("Import undone: 1 workout removed.")).toBeAttached()
    expect(await storedSets(server, id)).toHaveLength(3)
  })
  expect(problems.unexpected()).toEqual([])

  await test.step("an import that finishes before it is discarded says so, and can be undone", async () => {
    await page.route("**/rpc/finish_import", async (route) => {
      await route.fetch()
      // No response: the person doesn't wait for it.
    })
    await chooseFile(page, textFile("strong.csv", strongExport([7])))
    await importButton(page).click()
    await expect.poll(() => storedSets(server, id, "2025-11-07")).toHaveLength(3)
    await page.getByRole("button", { name: "Cancel" }).click()
    await expect(
      page.getByText("The import finished before it could be discarded. You can still undo it."),
    ).toBeAttached()
    await expect(page.getByRole("button", { name: "Undo strong.csv" })).toBeVisible()
  })
  await page.unroute("**/rpc/finish_import")

  await test.step("signing out removes an import from the device", async () => {
    problems.allow(/Failed to load resource|ERR_FAILED/)
    await page.route("**/rpc/finish_import", (route) => route.abort())
    await chooseFile(page, textFile("strong.csv", strongExport([12])))
    await importButton(page).click()
    await expect(page.getByText("Your import stopped at 50%.")).toBeVisible()
    expect(await keptParts(page)).toBe(1)
    await page.goto(profileAt.you)
    await page.getByRole("button", { name: "Log out" }).click()
    await expect(page).toHaveURL("/promote")
    await expect.poll(() => keptParts(page)).toBe(0)
  })
})

/** The number of import parts that this browser stores. */
const keptParts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open("repertoire-imports")
        opening.addEventListener("success", () => {
          const counting = opening.result.transaction("parts").objectStore("parts").count()
          counting.addEventListener("success", () => {
            opening.result.close()
            resolve(counting.result)
          })
        })
      }),
  )

test("looks right at every step", async ({ page, signIn }) => {
  await signIn({ path: "/import" })
  const extra = [
    "2025-11-05 18:00:00,Push,1h,Hip Thrust,1,tbd,5,0,0,,,",
    "2025-11-05 18:00:00,Push,1h,Squat (Barbell),1,80,5,0,0,,,",
  ]
  const look = async () => {
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await checkAccessibility(page)
  }
  await look()
  await chooseFile(page, textFile("strong.csv", strongExport([3, 4], extra)))
  await expect(page.getByRole("button", { name: "Import 3 Workouts" })).toBeEnabled()
  await look()
  await page.getByRole("button", { name: "Import 3 Workouts" }).click()
  await expect(page.getByText("3 workouts imported.")).toBeVisible()
  await expect(page.getByRole("button", { name: "Undo strong.csv" })).toBeVisible()
  await look()
})
