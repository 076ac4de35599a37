import { checkLooks, expect, expectNoSidewaysScroll, type Person, test } from "#tests/e2e/fixtures.ts"
import { readProgram } from "#domain/programs/stored.ts"
import { startRun, waves } from "./run.ts"

const maxes = { "Bench Press (Barbell)": 100, "Back Squat (Barbell)": 140 }
const loads = { "Bent Over Row (Dumbbell):double": 34, "Triceps Pushdown (Cable):double": 25 }
const start = { started_on: "2026-11-20", maxes, loads }
const noon = { time: "2026-11-20T12:00:00Z" }

/** The program's newest version, and how many versions a run was changed to. */
async function stored({ client }: Person, programId: string) {
  const { data: versions } = await client
    .from("program_versions")
    .select("id, content")
    .eq("program_id", programId)
    .order("number", { ascending: false })
    .throwOnError()
  const { data: events } = await client
    .from("program_events")
    .select("kind, body")
    .eq("kind", "version")
    .throwOnError()
  return { program: readProgram(versions[0]?.content), versions, events }
}

test("a lift's sets and rule change from now on, and the program's page shows it", async ({
  page,
  signIn,
}) => {
  await page.clock.install(noon)
  const person = await signIn()
  const { program_id } = await startRun(person, waves, start)
  await page.goto(`/programs/${program_id}`)
  await page.getByRole("link", { name: "Edit day" }).click()
  const lift = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: "Bench Press (Barbell)" }) })
  await checkLooks(page, "program-day", async () => {
    await expect(page.getByRole("region", { name: "If all goes well" })).toContainText("1, cycle 2")
    await expect(lift).toContainText("Week 1, training max 100")
    await expect(lift).toContainText("85 kg")
  })
  await expectNoSidewaysScroll(page)

  await page.getByRole("textbox", { name: "Set 3 load" }).fill("90")
  await expect(lift).toContainText("90 kg")
  await page.getByRole("textbox", { name: "Set 3 reps" }).fill("4 +")
  await page.getByRole("textbox", { name: "Each cycle, more (kg)" }).fill("5")
  await expect(lift).toContainText("The training max grows by 5 kg after each cycle.")
  await page.getByRole("button", { name: "Save changes" }).click()

  await expect(page.getByText("Bench saved. It counts from the next session on.")).toBeVisible()
  await expect(page.getByText("Week 1, Bench: 90 × 4+").first()).toBeVisible()
  const { program, versions, events } = await stored(person, program_id)
  expect(program?.days[0]?.lines[0]).toMatchObject({ rule: { name: "tm", inc: { kg: 5, lbs: 10 } } })
  expect(events).toEqual([{ kind: "version", body: { version: versions[0]?.id } }])
})
