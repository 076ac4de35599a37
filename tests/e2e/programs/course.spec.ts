import { checkAccessibility, checkLooks, expect, expectNoSidewaysScroll, test } from "#tests/e2e/fixtures.ts"
import { startRun } from "./run.ts"
import { asAsked, train } from "./trained-run.ts"

const waves = `program Waves with Fives, 4 days, 4 weeks repeating
day Squat
Back Squat (Barbell): 5 @65%, 5 @75%, 5+ @85%, 5x5 @first / 3 @70%, 3 @80%, 3+ @90%, 5x5 @first / 5 @75%, 3 @85%, 1+ @95%, 5x5 @first / 5 @40%, 5 @50%, 5 @60% | tm inc=5kg/10lb | rest 3:00
Leg Press (Machine): 3x10-12 | double inc=5kg/10lb | rest 1:30
day Bench
Bench Press (Barbell): 5 @65%, 5 @75%, 5+ @85%, 5x5 @first / 3 @70%, 3 @80%, 3+ @90%, 5x5 @first / 5 @75%, 3 @85%, 1+ @95%, 5x5 @first / 5 @40%, 5 @50%, 5 @60% | tm inc=2.5kg/5lb | rest 3:00
Bent Over Row (Dumbbell): 3x8-12 | double inc=2kg/5lb | rest 1:30
+ Triceps Pushdown (Cable): 3x10-15 | double inc=2.5kg/5lb | rest 1:30
day Deadlift
Deadlift (Barbell): 5 @65%, 5 @75%, 5+ @85%, 5x5 @first / 3 @70%, 3 @80%, 3+ @90%, 5x5 @first / 5 @75%, 3 @85%, 1+ @95%, 5x5 @first / 5 @40%, 5 @50%, 5 @60% | tm inc=5kg/10lb | rest 3:00
day Press
Overhead Press (Barbell): 5 @65%, 5 @75%, 5+ @85%, 5x5 @first / 3 @70%, 3 @80%, 3+ @90%, 5x5 @first / 5 @75%, 3 @85%, 1+ @95%, 5x5 @first / 5 @40%, 5 @50%, 5 @60% | tm inc=2.5kg/5lb | rest 3:00
Chin Up: 3x5-10 | total goal=30 | rest 1:30
`
const maxes = {
  "Back Squat (Barbell)": 130,
  "Bench Press (Barbell)": 100,
  "Deadlift (Barbell)": 155,
  "Overhead Press (Barbell)": 62.5,
}
const loads = {
  "Leg Press (Machine):double": 140,
  "Bent Over Row (Dumbbell):double": 34,
  "Triceps Pushdown (Cable):double": 25,
}
const wavesFrom = (started_on: string) => ({ started_on, maxes, loads, weekdays: [0, 1, 3, 4] })

test("a program's page shows its weeks, their results, and the reasons @looks", async ({ page, signIn }) => {
  await page.clock.install({ time: "2025-11-21T12:00:00Z" })
  const person = await signIn()
  const { program_id, run_id } = await startRun(person, waves, wavesFrom("2025-11-03"))
  const days = [
    "2025-11-03",
    "2025-11-04",
    "2025-11-06",
    "2025-11-07",
    "2025-11-10",
    "2025-11-11",
    "2025-11-13",
    "2025-11-14",
    "2025-11-19",
  ]
  await train(person, run_id, {
    days,
    reply: (set, session) => (session === 7 && set.open ? 2 : asAsked(set, session)),
  })
  await page.goto(`/programs/${program_id}`)
  await checkLooks(page, "program-running", async () => {
    await expect(page.getByText("Week 3 of 4, day 2.")).toBeVisible()
    await expect(page.getByRole("link", { name: "Start Bench" })).toBeVisible()
    await expect(page.getByRole("link", { name: "Week 2, Press: 55 × 2 1 short" })).toBeVisible()
  })
})

test("a run's course is changed on its page, and each change can be undone @once", async ({
  page,
  server,
  signIn,
}) => {
  await page.clock.install({ time: "2025-11-06T12:00:00Z" })
  const person = await signIn()
  const { program_id, run_id } = await startRun(person, waves, wavesFrom("2025-11-03"))
  await train(person, run_id, { days: ["2025-11-03", "2025-11-04"] })
  await page.goto(`/programs/${program_id}`)
  const start = page.getByRole("link", { name: /^Start / })
  await expect(start).toHaveText("Start Deadlift")

  await page.getByRole("button", { name: "Skip this session" }).click()
  await expect(start).toHaveText("Start Press")
  await expect(page.getByText("Week 1, Deadlift: left out")).toBeVisible()
  await page.getByRole("button", { name: "Undo" }).click()
  await expect(start).toHaveText("Start Deadlift")

  await page.getByRole("button", { name: "Do another day" }).click()
  await page.getByRole("radio", { name: /^Press/ }).check()
  await page.getByRole("button", { name: "Do Press next" }).click()
  await expect(start).toHaveText("Start Press")

  await page.getByRole("button", { name: "Repeat a week" }).click()
  await page.getByRole("radio", { name: "Week 2" }).check()
  await page.getByRole("button", { name: "Go to week 2" }).click()
  await expect(page.getByText("Week 2 of 4, day 1.")).toBeVisible()
  await expect(page.getByRole("button", { name: "Week 2, Squat: 117.5 × 3+ today" })).toBeVisible()

  await page.getByRole("button", { name: "Deload now" }).click()
  await expect(page.getByRole("dialog", { name: "Deload now" })).toContainText(
    "The next 4 sessions, one week of your program",
  )
  await checkAccessibility(page)
  await page.getByRole("button", { name: "Deload 4 sessions" }).click()
  await expect(page.getByText("Deload, day 1.")).toBeVisible()
  await expect(page.getByText("Deload: 4 sessions left")).toBeVisible()

  await page.getByRole("button", { name: "Pause the program" }).click()
  await expect(page.getByText("Paused since Nov 6.")).toBeVisible()
  await expect(start).toBeHidden()
  await page.getByRole("button", { name: "Resume the program" }).click()
  await expect(start).toBeVisible()

  await page.getByRole("button", { name: "Change Back Squat (Barbell)" }).click()
  const max = page.getByRole("textbox", { name: "Training max of Back Squat (Barbell)" })
  await expect(max).toBeFocused()
  await page.keyboard.type("140")
  await page.getByRole("button", { name: "Save", exact: true }).click()
  await expect(page.getByText("Back Squat (Barbell): 140 from now on.")).toBeVisible()
  await expect(page.getByRole("listitem").filter({ hasText: "No top set yet in this cycle." })).toHaveCount(2)

  await page.getByRole("button", { name: "End the program" }).click()
  await checkAccessibility(page)
  await page.getByRole("radio", { name: /^End here/ }).check()
  await page.getByRole("dialog").getByRole("button", { name: "End the program" }).click()
  await expect(page.getByText("Ended on Nov 6, 2025.")).toBeVisible()
  await expect(page.getByRole("region", { name: "Change what comes next" })).toBeHidden()
  const [run] = await server.sql("select ended_at is not null as ended from program_runs where id = $1", [
    run_id,
  ])
  expect(run).toEqual({ ended: true })
  await page.getByRole("button", { name: "Undo" }).click()
  await expect(start).toBeVisible()

  // What is pressed while a change is being saved waits for it. A second press of the same button doesn't count.
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route("**/rest/v1/rpc/add_program_event", async (route) => {
    await held
    await route.fallback()
  })
  await page.getByRole("button", { name: "Skip this session" }).dblclick()
  await page.getByRole("button", { name: "Pause the program" }).click()
  release()
  await expect(page.getByText("Paused since Nov 6.")).toBeVisible()
  const latest = await server.sql(
    "select kind, after_slot from program_events where run_id = $1 order by created_at desc limit 3",
    [run_id],
  )
  expect(latest).toEqual([
    { kind: "pause", after_slot: 3 },
    { kind: "skip", after_slot: 2 },
    { kind: "tm", after_slot: 2 },
  ])
})

test("the running program is shown above the routines, and leads to its page @once", async ({
  page,
  signIn,
}) => {
  const person = await signIn()
  await startRun(person, waves, wavesFrom("2025-11-03"))
  await page.goto("/routines")
  const program = page.getByRole("region", { name: "Your program" })
  await expect(program).toContainText("Week 1 of 4, day 1. Squat is next.")
  await expect(page.getByRole("listitem").filter({ hasText: "A day of Waves with Fives" })).toHaveCount(4)
  await program.getByRole("link", { name: "Waves with Fives" }).click()
  await expect(page.getByRole("heading", { name: "Waves with Fives", level: 1 })).toBeVisible()
})

test("after two weeks without a session, lighter loads are offered but not applied automatically @once", async ({
  page,
  signIn,
}) => {
  await page.clock.install({ time: "2025-11-20T12:00:00Z" })
  const person = await signIn()
  const { program_id, run_id } = await startRun(person, waves, wavesFrom("2025-11-03"))
  await train(person, run_id, { days: ["2025-11-03", "2025-11-04"] })
  await page.goto("/dashboard")
  await page.getByRole("link", { name: "16 days off. Start again at 90%?" }).click()
  await expect(page).toHaveURL(new RegExp(`/programs/${program_id}$`))
  const offer = page
    .getByRole("status")
    .filter({ hasText: "It’s been 16 days since your last workout of this program." })
  await expect(offer).toContainText(
    "Start again at 90%?Back Squat (Barbell) 130 → 117.5, Leg Press (Machine) 140 → 125",
  )
  await expect(page.getByRole("button", { name: "Week 1, Deadlift: 132.5 × 5+" })).toBeVisible()
  await offer.getByRole("button", { name: "Start lighter" }).click()
  await expect(offer).toBeHidden()
  await expect(page.getByRole("button", { name: "Week 1, Deadlift: 120 × 5+" })).toBeVisible()
  await expect(page.getByText("Loads lowered after 16 days away")).toBeVisible()
})

test("once all weeks are done, the page asks how to continue @once", async ({ page, signIn }) => {
  await page.clock.install({ time: "2025-11-06T12:00:00Z" })
  const person = await signIn()
  const text = "program One Week, 1 days, 1 weeks\nday A\nBack Squat (Barbell): 3x5 | linear inc=5kg/10lb"
  const loads = { "Back Squat (Barbell):linear": 80 }
  const { program_id, run_id } = await startRun(person, text, { started_on: "2025-11-03", loads })
  await train(person, run_id, { days: ["2025-11-04"] })
  await page.goto(`/programs/${program_id}`)
  await expect(page.getByText("The week is done.")).toBeVisible()
  await page.getByRole("region", { name: "What now?" }).getByRole("button", { name: "Start cycle 2" }).click()
  await expect(page.getByText("Week 1 of 1, day 1. Cycle 2. Started Nov 3.")).toBeVisible()
  await expect(page.getByRole("button", { name: /^Week 1, Day A: 85 × 5/ })).toBeVisible()
})

test("a program that was never started shows its weeks' prescriptions @once", async ({ page, signIn }) => {
  const person = await signIn()
  const { program_id, run_id } = await startRun(person, waves, wavesFrom("2025-11-03"))
  await person.client.from("program_runs").delete().eq("id", run_id).throwOnError()
  await page.goto(`/programs/${program_id}`)
  await expect(page.getByRole("link", { name: "Set it up" })).toHaveAttribute(
    "href",
    `/programs/${program_id}/start`,
  )
  await page.getByRole("button", { name: "Week 4, Bench" }).click()
  await expect(page.getByRole("region", { name: "Bench", exact: true })).toContainText(
    "Bent Over Row (Dumbbell)",
  )
})

test("what another device changes shows at once; offline, a change waits on this device @once", async ({
  page,
  openWindow,
  setOffline,
  signIn,
}) => {
  const person = await signIn()
  const { program_id } = await startRun(person, waves, wavesFrom("2025-11-03"))
  const tablet = await openWindow()
  await signIn({ person, page: tablet, path: `/programs/${program_id}` })
  await page.goto(`/programs/${program_id}`)
  await expect(page.getByRole("link", { name: "Start Squat" })).toBeVisible()
  await tablet.getByRole("button", { name: "Skip this session" }).click()
  await expect(page.getByRole("link", { name: "Start Bench" })).toBeVisible()
  await setOffline(true)
  await page.getByRole("button", { name: "Skip this session" }).click()
  await expect(page.getByText("Bench skipped. It’s saved on this device and syncs later.")).toBeVisible()
  await expect(page.getByRole("link", { name: "Start Deadlift" })).toBeVisible()
  await expect(tablet.getByRole("link", { name: "Start Bench" })).toBeVisible()
  await setOffline(false)
  await expect(tablet.getByRole("link", { name: "Start Deadlift" })).toBeVisible()
})

test("with six days a week, the table scrolls instead of the page @phone", async ({ page, signIn }) => {
  const person = await signIn()
  const days = [1, 2, 3, 4, 5, 6].map((day) => `day ${day}\nBack Squat (Barbell): 3x5 | linear inc=5kg/10lb`)
  const text = `program Six, 6 days, open end\n${days.join("\n")}`
  const { program_id } = await startRun(person, text, { started_on: "2025-11-03" })
  await page.goto(`/programs/${program_id}`)
  await expect(page.getByRole("columnheader", { name: "Day 6" })).toBeAttached()
  await expectNoSidewaysScroll(page)
})
