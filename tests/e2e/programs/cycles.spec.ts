import { addDays } from "#domain/days/local-day.ts"
import { checkLooks, expect, test } from "#tests/e2e/fixtures.ts"
import { startRun } from "./run.ts"
import { asAsked, train } from "./trained-run.ts"

const bench = "Bench Press (Barbell)"
const easyWaves = `program Easy Waves, 2 days, 4 weeks repeating
day Bench
${bench}: 5@65%, 5+@85% / 3@70%, 3+@90% / 5@75%, 1+@95% / 5@40%, 5@60% | tm inc=2.5kg/5lb
day Squat
Back Squat (Barbell): 5@65%, 5+@85% / 3@70%, 3+@90% / 5@75%, 1+@95% / 5@40%, 5@60% | tm inc=5kg/10lb
`

test("a lift's charts show its cycles in a program, and the easy weeks", async ({ page, signIn }) => {
  await page.clock.install({ time: "2026-11-21T12:00:00Z" })
  const person = await signIn()
  await person.client.from("profiles").update({ unit_system: "metric" }).eq("id", person.id).throwOnError()
  const started_on = "2026-09-07"
  const { run_id } = await startRun(person, easyWaves, {
    started_on,
    maxes: { [bench]: 100, "Back Squat (Barbell)": 140 },
  })
  const days = Array.from({ length: 20 }, (_, place) =>
    addDays(started_on, Math.floor(place / 2) * 7 + (place % 2) * 3),
  )
  await train(person, run_id, { days, reply: asAsked })
  await person.client
    .rpc("add_program_event", {
      op_id: crypto.randomUUID(),
      event: {
        id: crypto.randomUUID(),
        run_id,
        after_slot: 20,
        made_at: "2026-11-20T12:00:00Z",
        kind: "end",
        body: {},
      },
    })
    .throwOnError()

  await page.goto("/progress#estimated-1rm")
  const lift = page.getByRole("combobox", { name: "Lift" })
  await lift.selectOption({ label: bench })
  const cycles = page.getByRole("table", { name: "Program cycles" })
  await expect(cycles.getByRole("row")).toHaveText([
    /^Cycle/,
    /Easy Waves, cycle 3.*Nov 2 to Nov 9, 2026/,
    /Easy Waves, cycle 2.*Oct 5 to Oct 26, 2026/,
    /Easy Waves, cycle 1.*Sep 7 to Sep 28, 2026/,
  ])
  await expect(page.getByText("Lighter on purpose: Sep 28 to Oct 4 and Oct 26 to Nov 1.")).toBeAttached()
  await checkLooks(page, "program-cycles", async () => {
    await expect(cycles).toBeVisible()
  })
  const exercise = await person.client
    .from("exercises")
    .select("id")
    .eq("name", bench)
    .single()
    .throwOnError()
  await page.goto(`/exercise/${exercise.data.id}`)
  await expect(cycles.getByRole("row")).toHaveCount(4)
  await checkLooks(page, "program-cycles-exercise", async () => {
    await expect(cycles).toBeVisible()
  })
})

test("charts for someone without programs have no cycles, and don't load the code for programs", async ({
  page,
  signIn,
}) => {
  await page.clock.install({ time: "2026-11-21T12:00:00Z" })
  const person = await signIn()
  await person.client.from("profiles").update({ unit_system: "metric" }).eq("id", person.id).throwOnError()
  const exercise = await person.client
    .from("exercises")
    .select("id")
    .eq("name", bench)
    .single()
    .throwOnError()
  await person.client
    .rpc("save_workout_log", {
      op_id: crypto.randomUUID(),
      log: { date: "2026-11-20", name: "Bench" },
      sets: [
        {
          exercise_id: exercise.data.id,
          exercise_order: 1,
          set_number: 1,
          reps: 5,
          weight: 80,
          weight_unit: "kg",
        },
      ],
    })
    .throwOnError()
  const scripts: string[] = []
  page.on("response", (response) => scripts.push(new URL(response.url()).pathname))
  const asked = page.waitForResponse(/program_runs\?.*set_logs/)
  await page.goto("/progress")
  await asked
  await expect(page.getByRole("figure", { name: "Estimated 1RM" })).toContainText("93.3 kg now")
  await page.waitForLoadState("networkidle")
  await expect(page.getByRole("table", { name: "Program cycles" })).toHaveCount(0)
  expect(scripts.filter((path) => path.includes("lift-cycles"))).toEqual([])
})
