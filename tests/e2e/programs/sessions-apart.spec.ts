import { randomUUID } from "node:crypto"
import { expect, type Person } from "#tests/e2e/fixtures.ts"
import { logWorkout } from "../dashboard/training.ts"
import { bench, exercise, save, test } from "../logging/workout.ts"
import { saveRoutine } from "../routines/gym.ts"
import type { RunningServer } from "../running-server.ts"
import { fives, fivesStart, squatOnMonday, startRun } from "./run.ts"

const squat = "Back Squat (Barbell)"
const monday = "2026-11-16"

const slots = (server: RunningServer, person: Person) =>
  server.sql(
    "select slot, counts, (select count(*)::int from set_logs s where s.workout_log_id = l.id) as sets from workout_logs l where user_id = $1 order by slot, created_at",
    [person.id],
  )

test("a session logged offline advances the program at once, and is saved once @once", async ({
  page,
  server,
  setOffline,
  signIn,
}) => {
  const person = await signIn()
  await squatOnMonday(page, person)
  await setOffline(true)
  await page.getByRole("button", { name: /^Save Offline/ }).click()

  // Home counts sessions that only this device has.
  await expect(page.getByRole("region", { name: "After That" })).toContainText("Presstop set 40 × 5+")
  await expect(page.getByRole("region", { name: "After That" })).toContainText("Squattop set 82.5 × 5")
  await setOffline(false)
  await expect.poll(() => slots(server, person)).toEqual([{ slot: 1, counts: true, sets: 3 }])
  await expect(page.getByRole("region", { name: "After That" })).toContainText("Squattop set 82.5 × 5")
})

test("a session that another device has already logged is saved too, says so, and can be made the one that counts @once", async ({
  page,
  server,
  signIn,
}) => {
  const person = await signIn()
  const { run_id } = await squatOnMonday(page, person)
  const { error } = await person.client.rpc("save_workout_log", {
    op_id: randomUUID(),
    log: { name: "Squat", date: monday, run_id, slot: 1, prescribed: {} },
    sets: [],
  })
  expect(error).toBeNull()
  await save(page)
  await expect(page.getByText("This session was logged twice.")).toBeVisible()
  await page.getByRole("button", { name: "Count This Workout" }).click()
  await expect(page.getByText("This session was logged twice.")).toBeHidden()
  expect(await slots(server, person)).toEqual([
    { slot: 1, counts: false, sets: 0 },
    { slot: 1, counts: true, sets: 3 },
  ])
})

test("a routine suggests nothing for a lift that the running program decides on @once", async ({
  page,
  signIn,
}) => {
  const person = await signIn()
  await page.clock.setFixedTime("2026-11-18T18:00:00Z")
  const sets = [squat, bench].flatMap((name) =>
    [80, 80].map((weight) => ({ exercise: name, weight, reps: 8 })),
  )
  await logWorkout(person, { date: "2026-11-14", sets })
  const routine = await saveRoutine(
    person,
    "Full",
    [squat, bench].map((name) => ({ exercise: name, sets: 2, reps: "6-8" })),
  )
  await startRun(person, fives, fivesStart)
  await page.goto(`/log-workout/${routine}`)
  await expect(exercise(page, bench)).toContainText("Next: 82.5 kg.")
  await expect(exercise(page, squat)).toContainText("80 × 8")
  await expect(exercise(page, squat)).not.toContainText("Next:")
})
