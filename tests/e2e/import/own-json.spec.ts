import { readFile } from "node:fs/promises"
import { expect, test } from "../fixtures.ts"
import { createPerson } from "../person.ts"
import { chooseFile, textFile } from "./files.ts"
import { profileAt } from "../profile/sections.ts"

test.use({ locale: "en-GB" })

test("everything is downloaded as one file, and can be imported whole into another account @once", async ({
  page,
  server,
  signIn,
}) => {
  const ann = await createPerson(server)
  await server.sql(
    `with routine as (insert into workouts (user_id, name) values ($1, 'Push Day') returning id),
       log as (insert into workout_logs (user_id, date, name, notes) values ($1, '2026-11-20', 'Push', 'Felt <b>good</b>') returning id),
       own as (insert into exercises (owner_id, name, measure) values ($1, 'Zorbing', 'time') returning id),
       part as (insert into workout_exercises (user_id, workout_id, exercise_id, "order") select $1, routine.id, own.id, 1 from routine, own),
       goal as (insert into goals (user_id, title, goal_type, metric, target_value) values ($1, 'Pull-ups', 'strength', 'reps', 10))
     insert into set_logs (user_id, workout_log_id, exercise_id, exercise_order, set_number, reps, weight)
       select $1, log.id, e.id, 1, 1, 8, 60.25 from log, exercises e where e.name = 'Bench Press (Barbell)' and e.owner_id is null`,
    [ann.id],
  )
  await signIn({ person: ann, path: profileAt.data })
  const download = page.waitForEvent("download")
  await page.getByRole("button", { name: "Download Everything" }).click()
  expect((await download).suggestedFilename()).toMatch(/^repertoire-data-\d{8}\.json$/)
  const file = await readFile(await (await download).path(), "utf8")
  await expect(page.getByText(/^Your data has been downloaded: \d+ rows\.$/)).toBeAttached()

  const ben = await createPerson(server)
  await signIn({ person: ben, path: "/import" })
  await chooseFile(page, textFile("repertoire.json", file))
  await expect(page.getByText("repertoire.json, recognized as Repertoire")).toBeVisible()
  await expect(page.getByText(/^Also 1 routine and 1 goal\./)).toBeVisible()
  await expect(page.getByText("What the file doesn’t tell us")).toBeHidden()
  await page.getByRole("button", { name: "Import Everything" }).click()
  await expect(page.getByText("1 workout imported.")).toBeVisible()
  expect(
    await server.sql(
      `select l.notes, s.weight::text, w.name as routine, g.title, p.exercise_id = o.id as is_own from workout_logs l
       join set_logs s on s.workout_log_id = l.id join workouts w on w.user_id = $1 join goals g on g.user_id = $1
       join workout_exercises p on p.workout_id = w.id join exercises o on o.owner_id = $1 where l.user_id = $1`,
      [ben.id],
    ),
  ).toEqual([
    { notes: "Felt <b>good</b>", weight: "60.25", routine: "Push Day", title: "Pull-ups", is_own: true },
  ])

  await page.getByRole("button", { name: "Import Another File" }).click()
  await chooseFile(page, textFile("repertoire.json", file))
  await expect(page.getByText("Everything in this file is already in your log.")).toBeVisible()
  await expect(page.getByRole("button", { name: "Import Everything" })).toBeDisabled()
})

test("a file that is cut off, or from a later version, is refused with a reason @once", async ({
  page,
  signIn,
}) => {
  await signIn({ path: "/import" })
  await chooseFile(page, textFile("cut.json", '{"format": "repertoire-export", "version": 1, "set_lo'))
  await expect(
    page.getByText("It’s a Repertoire export, but it is damaged or was edited by hand."),
  ).toBeVisible()
  await page.getByRole("button", { name: "Choose Another File" }).click()
  await chooseFile(page, textFile("new.json", '{"format": "repertoire-export", "version": 99}'))
  await expect(
    page.getByText("It was exported from a newer version of Repertoire.", { exact: false }),
  ).toBeVisible()
})
