import { checkLooks, expect, test } from "../fixtures.ts"
import { logWorkout } from "../dashboard/training.ts"
import { goalCard, setGoals, today, useUnits } from "./setting-goals.ts"

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(`${today}T12:00:00Z`)
})

const bench = "Bench Press (Barbell)"

test("looks right when empty, with a refused form, with one goal, and after a change elsewhere", async ({
  page,
  problems,
  signIn,
}) => {
  const person = await signIn({ path: "/goals" })
  await test.step("when empty", () =>
    checkLooks(page, "goals-nothing", async () => {
      await expect(page.getByText("You haven't set any goals yet.")).toBeVisible()
    }))

  await test.step("with the form open and refused", () =>
    checkLooks(page, "goals-form", async () => {
      await page.getByRole("button", { name: "Add New Goal" }).click()
      await page.getByRole("button", { name: "Save Goal" }).click()
      await expect(page.getByRole("alert").filter({ hasText: "Please fill in" })).toBeVisible()
    }))

  await useUnits(person, "metric")
  for (const [index, day] of ["09-05", "09-19", "10-03", "10-17", "10-31", "11-14"].entries())
    await logWorkout(person, {
      date: `2026-${day}`,
      sets: [{ exercise: bench, weight: 80 + index * 2.5 - (index % 2) * 2, reps: 3 }],
    })
  await setGoals(person, {
    title: "Bench 100 for one",
    exercise: bench,
    unit: "kg",
    target_date: "2027-02-01",
  })
  await page.goto("/goals")
  const card = goalCard(page, "Bench 100 for one")
  await test.step("with one goal", () =>
    checkLooks(page, "goals-one", async () => {
      await expect(card).toContainText("of 100 kg")
      await expect(card.locator("canvas")).toBeVisible()
      await card.getByText("Show as table").click()
    }))

  problems.allow(/status of 409/)
  const json = {
    code: "PT409",
    message: "It was changed elsewhere in the meantime.",
    details: '{"reason":"revision","revision":2}',
    hint: null,
  }
  await page.route("**/rest/v1/rpc/save_goal", (route) => route.fulfill({ status: 409, json }))
  await test.step("after a change elsewhere", () =>
    checkLooks(page, "goals-conflict", async () => {
      await card.getByRole("button", { name: "View Goal" }).click()
      await page.getByRole("button", { name: "Save Goal" }).click()
      await expect(page.getByRole("button", { name: "Keep Mine" })).toBeVisible()
    }))
})

test("looks right with many goals, long names and two years of training", async ({
  page,
  signIn,
  server,
}) => {
  const person = await signIn()
  await server.sql(
    `with logs as (
      insert into workout_logs (user_id, name, date)
      select $1, 'Everything', '2026-11-21'::date - n * 3 from generate_series(0, 249) n returning id, user_id, date
    )
    insert into set_logs (user_id, workout_log_id, exercise_id, exercise_order, set_number, weight, reps, distance, duration_minutes)
    select logs.user_id, logs.id, e.id, 1, row_number() over (partition by logs.id), 60 + (logs.date - date '2024-11-01') * 0.05
      + (logs.date - date '2024-11-01') % 7, 3 + (logs.date - date '2024-11-01') % 9, 5, 30
    from logs, exercises e where e.owner_id is null and e.name in ($2, 'Running')`,
    [person.id, bench],
  )
  const long =
    "A goal whose name somebody wrote out in full, with everything that led to it, and Donaudampfschifffahrtsgesellschaft"
  const aims = [
    { exercise: bench, unit: "kg", target_value: 120, target_date: "2027-06-01" },
    { metric: "reps", target_value: 20, target_date: "2026-10-01" },
    {
      goal_type: "cardio",
      metric: "distance",
      unit: "mi",
      target_value: 1000,
      exercise: "Running",
      start_date: "2026-01-01",
    },
    { goal_type: "cardio", metric: "frequency", target_value: 3, start_date: "2026-01-05" },
    { goal_type: "cardio", metric: "duration_minutes", target_value: 99_999, start_date: "2025-01-01" },
  ] as const
  await setGoals(
    person,
    {
      title: "Bench 90",
      exercise: bench,
      unit: "kg",
      target_value: 90,
      start_date: "2026-01-01",
      target_date: "2026-12-01",
    },
    { title: "Put away", exercise: bench, unit: "kg", target_value: 500 },
    ...Array.from({ length: 20 }, (_, index) => ({
      title: index % 4 === 1 ? long : `Goal number ${index + 1}`,
      ...(aims[index % aims.length] ?? aims[0]),
    })),
  )
  await server.sql("update goals set status = 'archived' where user_id = $1 and title = 'Put away'", [
    person.id,
  ])
  await page.goto("/goals")
  await checkLooks(page, "goals-many", async () => {
    await expect(page.getByText("20 goals, soonest first")).toBeVisible()
    await expect(page.getByRole("region", { name: "Reached Goals" })).toContainText("Reached on")
    await expect(page.getByRole("region", { name: "Archived Goals" })).toContainText("Put away")
    await expect(page.locator("canvas")).toHaveCount(20)
  })

  await test.step("in the order of their dates, with what belongs together on one line", async () => {
    const active = page.getByRole("region", { name: "Active Goals" })
    const cards = active
      .getByRole("listitem")
      .filter({ has: page.getByRole("button", { name: "View Goal" }) })
    const dues = await cards.getByText(/^(Due |No date)/).allTextContents()
    const order = (due: string) => (due === "No date" ? Infinity : Date.parse(due.replace("Due ", "")))
    expect(dues.toSorted((one, other) => order(one) - order(other))).toEqual(dues)
    const tops = (selector: string) =>
      cards.locator(selector).evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top))
    const places = await Promise.all(
      ["h3", "figure", "[role=progressbar]", "button:text('View Goal')"].map(tops),
    )
    const [headings = [], ...below] = places
    for (const [index, top] of headings.entries())
      if (top === headings[index + 1])
        for (const places of below) expect(places[index + 1], "a part of the next card").toBe(places[index])
    // The last thing on each card that can be pressed.
    for (const card of await cards.all())
      await expect(card.getByRole("button").last()).toHaveAccessibleName(/^Delete/)
  })
})
