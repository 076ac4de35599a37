import { checkLooks, expect, expectLargeTargets, test } from "#tests/e2e/fixtures.ts"
import { loseAnswers } from "../network.ts"
import {
  avoid,
  bench,
  deadlift,
  letItBeFriday,
  press,
  runningRun,
  squat,
  today,
  trainForTenWeeks,
} from "./lifter.ts"

const waves = "/programs/library/waves-with-fives/start"
const firstBarbell = "/programs/library/first-barbell/start"

test("training maxes come from the log or from a set of five, and the program runs with them @once", async ({
  page,
  signIn,
}) => {
  await letItBeFriday(page)
  const person = await signIn()
  await trainForTenWeeks(person)
  await page.goto(waves)
  const main = page.getByRole("main")
  await expect(page.getByRole("textbox", { name: `Training max for ${bench} (kg)` })).toHaveValue("97.5")
  await expect(main).toContainText("Estimated 1RM 107.9, from 92.5 kg × 5 on Nov 19.")

  const start = page.getByRole("button", { name: "Start", exact: true })
  await start.click()
  const five = page.getByRole("textbox", { name: `Weight for five reps of ${press} (kg)` })
  await expect(five).toBeFocused()
  await five.fill("50")
  await expect(main).toContainText("50 × 5 gives a training max of 52.5.")
  await start.click()
  await expect(page.getByText("Waves with Fives is running.")).toBeVisible()

  const running = await runningRun(person)
  expect(running?.name).toBe("Waves with Fives")
  expect(running?.run).toMatchObject({ unit: "kg", advance: "order", started_on: today })
  expect(running?.maxes).toEqual({ [squat]: 122.5, [bench]: 97.5, [deadlift]: 150, [press]: 52.5 })
  const { data: days } = await person.client
    .from("workouts")
    .select("name")
    .order("program_day")
    .throwOnError()
  expect(days.map(({ name }) => name)).toEqual(["Squat", "Bench", "Deadlift", "Press"])
})

test("an avoided exercise is swapped for a similar one when the program starts @once", async ({
  page,
  signIn,
}) => {
  await letItBeFriday(page)
  const person = await signIn()
  await trainForTenWeeks(person)
  await avoid(person, press, "shoulder")
  await page.goto(firstBarbell)
  const instead = page.getByLabel(`Instead of ${press} (shoulder)`)
  await expect(instead).not.toHaveValue("")
  const swap = await instead.locator("option:checked").innerText()
  await page.getByRole("button", { name: "Start", exact: true }).click()
  await expect(page.getByText("First Barbell is running.")).toBeVisible()
  const { data: lines } = await person.client
    .from("workout_exercises")
    .select("exercises(name)")
    .throwOnError()
  const names = lines.map(({ exercises }) => exercises.name)
  expect(names).toContain(swap)
  expect(names).not.toContain(press)
})

test("a start whose replies were lost starts once, and ends the previous program @once", async ({
  page,
  problems,
  server,
  signIn,
}) => {
  problems.allow(/ERR_FAILED/)
  const person = await signIn({ path: firstBarbell })
  const start = page.getByRole("button", { name: "Start", exact: true })
  await start.click()
  await expect(page.getByText("First Barbell is running.")).toBeVisible()
  await page.goto("/programs/library/dumbbells-at-home/start")
  await expect(page.getByText("Ends First Barbell. Your workouts stay.")).toBeVisible()
  const startWithoutAnswer = async (call: string) => {
    await loseAnswers(page, call)
    await start.click()
    await expect(page.getByText("Press Start again. The program won’t start twice.")).toBeVisible()
    await page.unroute(call)
  }
  await startWithoutAnswer("**/rest/v1/rpc/save_program")
  await startWithoutAnswer("**/rest/v1/rpc/start_program_run")
  await start.click()
  await expect(page.getByText("Dumbbells at Home is running.")).toBeVisible()
  const programs = await server.sql<{ line: string }>(
    `select p.name || ' ' || count(r.id) || ' ' || count(r.ended_at) as line
     from programs p left join program_runs r on r.program_id = p.id where p.user_id = $1 group by p.id order by 1`,
    [person.id],
  )
  expect(programs.map(({ line }) => line)).toEqual(["Dumbbells at Home 1 0", "First Barbell 1 1"])
})

test("a start that the server refuses says so, keeps what was typed, and can be pressed again @once", async ({
  page,
  problems,
  signIn,
}) => {
  problems.allow(/status of 400/)
  await letItBeFriday(page)
  await trainForTenWeeks(await signIn())
  await page.goto(waves)
  const five = page.getByRole("textbox", { name: `Weight for five reps of ${press} (kg)` })
  const max = page.getByRole("textbox", { name: `Training max for ${bench} (kg)` })
  await five.fill("52.5")
  await max.fill("95")
  const call = "**/rest/v1/rpc/start_program_run"
  await page.route(call, (route) =>
    route.fulfill({ status: 400, json: { code: "P0001", message: "Not today." } }),
  )
  const start = page.getByRole("button", { name: "Start", exact: true })
  await start.click()
  await expect(page.getByText("The program wasn’t started: Not today.")).toBeVisible()
  await expect(five).toHaveValue("52.5")
  await expect(max).toHaveValue("95")
  await page.unroute(call)
  await start.click()
  await expect(page.getByText("Waves with Fives is running.")).toBeVisible()
})

test("a start by the calendar on a Friday says which days of its first week are left out @once", async ({
  page,
  signIn,
}) => {
  await letItBeFriday(page)
  await signIn({ path: firstBarbell })
  const week = page.getByRole("region", { name: "Week 1 would be" })
  await expect(week).toContainText("days 1 to 2 of 3")
  await page.getByRole("button", { name: "By the calendar" }).click()
  await expect(week).toContainText(/^.* are left out this week, because their days have passed\./)
  await expect(week).toContainText("To do the whole week, start on Monday.")
  await page.getByRole("button", { name: "Waits", exact: true }).click()
  await expect(week).not.toContainText("left out")
})

test("starting is readable and accessible in both themes", async ({ page, signIn }) => {
  await letItBeFriday(page)
  const person = await signIn({ path: firstBarbell })
  await checkLooks(page, "programs-start-new-person", () =>
    expect(page.getByRole("heading", { name: "Week 1 would be" })).toBeVisible(),
  )
  await trainForTenWeeks(person)
  await page.goto(waves)
  await page.getByRole("textbox", { name: `Weight for five reps of ${press} (kg)` }).fill("50")
  await checkLooks(page, "programs-start", () =>
    expect(page.getByText("50 × 5 gives a training max of 52.5.")).toBeVisible(),
  )
  await expectLargeTargets(page)
})
