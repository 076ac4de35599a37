import { logWorkout } from "../dashboard/training.ts"
import { expect, test } from "../fixtures.ts"
import { saveRoutine } from "./gym.ts"

// A name from another app's file can have marks that turn the direction of the text around it.
const mark = "\u202E"
const exercise = `${mark}Zercher\u2066 Carry`
const routine = `${mark}Heavy\u2067 Day`
const goal = `\u200F${mark}Carry a fridge`

test.use({ locale: "en-GB" })

test("names with marks of direction leave the sentences around them as they are, and are edited as they were typed @once", async ({
  page,
  server,
  signIn,
}) => {
  const person = await signIn()
  const { client } = person
  const { data: made } = await client
    .from("exercises")
    .insert({ name: exercise, type: "strength", measure: "weight_reps" })
    .select("id")
    .single()
    .throwOnError()
  const routineId = await saveRoutine(person, routine, [{ exercise }])
  const date = new Date().toLocaleDateString("sv-SE")
  const logId = await logWorkout(person, { date, name: routine, sets: [{ exercise, weight: 60, reps: 5 }] })
  await client
    .from("goals")
    .insert({
      ...{ title: goal, goal_type: "strength", exercise_id: made.id, metric: "weight" },
      ...{ target_value: 100, unit: "kg" },
    })
    .throwOnError()
  const shown: [path: string, name: string][] = [
    ["/dashboard", "Heavy Day"],
    ["/routines", "Heavy Day"],
    ["/goals", "Carry a fridge"],
    [`/exercise/${made.id}`, "Zercher Carry"],
    [`/log-workout/${routineId}`, "Zercher Carry"],
    [`/log-workout/log/${logId}`, "Zercher Carry"],
    [`/log-workout/log/${logId}/summary`, "Heavy Day"],
  ]
  for (const [path, name] of shown) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    await page.goto(path)
    // oxlint-disable-next-line no-await-in-loop
    await expect(page.getByRole("main").getByText(name).filter({ visible: true }).first(), path).toBeVisible()
    // oxlint-disable-next-line no-await-in-loop
    const html = await page.getByRole("main").evaluate((main) => main.outerHTML)
    expect([path, html.match(/[\u200F\u202E\u2066\u2067]/)?.index]).toEqual([path, undefined])
  }

  await page.goto(`/exercise/${made.id}`)
  await page.getByRole("button", { name: "Edit", exact: true }).click()
  const editor = page.getByRole("dialog", { name: "Edit exercise" })
  const field = editor.getByRole("textbox", { name: "Name" })
  await expect(field).toHaveValue(exercise)
  await field.fill(`${exercise}s`)
  await editor.getByRole("button", { name: "Save" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Zercher Carrys", exact: true })).toBeVisible()
  expect(await server.sql("select name from exercises where id = $1", [made.id])).toEqual([
    { name: `${exercise}s` },
  ])
})
