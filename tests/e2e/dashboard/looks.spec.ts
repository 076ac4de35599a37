import { checkLooks, expect, expectNoSidewaysScroll, test } from "../fixtures.ts"
import { addGoal, easyRun, logWorkout, scheduleWorkout } from "./training.ts"

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime("2026-11-21T12:00:00Z")
})

test("looks right with nothing in it", async ({ page, signIn }) => {
  await signIn()
  await checkLooks(page, "dashboard-nothing", async () => {
    await expect(page.getByText("No workout logged or scheduled on this date.")).toBeVisible()
    await expect(page.getByText("0 workouts")).toBeVisible()
  })
})

test("looks right with a first log, a plan and a goal", async ({ page, signIn }) => {
  const person = await signIn()
  await logWorkout(person, { date: "2026-11-20", name: "Lower A" })
  await scheduleWorkout(person, "2026-11-21", easyRun)
  await addGoal(person, "Bench a hundred", "2026-11-21")
  await checkLooks(page, "dashboard-little", async () => {
    await expect(page.getByRole("article", { name: "Easy run" })).toBeVisible()
    await expect(page.getByText("1 workout", { exact: true })).toBeVisible()
    await expect(page.getByText("Bench a hundred")).toBeVisible()
  })
})

test("looks right with ten years of training", async ({ page, signIn, server }) => {
  const person = await signIn()
  await server.sql(
    `with logs as (
      insert into workout_logs (user_id, name, date, notes, duration_seconds)
      select $1, case when n % 7 = 0 then repeat('A very long name of a workout ', 4) else 'Push' end, '2026-11-21'::date - n / 2,
        case when n % 3 = 0 then repeat('Long notes without much to say. ', 12) end, 3600 + n
      from generate_series(0, 3649) n returning id, user_id
    )
    insert into set_logs (user_id, workout_log_id, exercise_id, exercise_order, set_number, weight, reps, notes)
    select logs.user_id, logs.id, exercises.id, place, number, 1000.125 + number, 12, case when number = 9 then repeat('x', 200) end
    from logs, generate_series(1, 9) number,
      lateral (select id, row_number() over () as place from (select id from exercises where owner_id is null order by length(name) desc, name limit 2) longest) exercises`,
    [person.id],
  )
  await checkLooks(page, "dashboard-much", async () => {
    await expect(page.getByRole("article")).toHaveCount(2)
    await expect(page.getByText("42 workouts")).toBeVisible()
  })
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
})
