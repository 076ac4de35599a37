import { randomUUID } from "node:crypto"
import { expect, type Page } from "@playwright/test"
import { addDays, type LocalDay } from "#domain/days/local-day.ts"
import { foldRun } from "#domain/programs/fold-run.ts"
import { forecast } from "#domain/programs/view/forecast-if-met.ts"
import { gearOf } from "#domain/programs/gear.ts"
import { loggedSessionOf } from "#domain/programs/logged-session.ts"
import { planOf } from "#domain/programs/plan.ts"
import type { ShownSession, ShownSet } from "#domain/programs/prescription.ts"
import { dayTitle, placeText, targetText } from "#domain/programs/session-words.ts"
import type { Standing } from "#domain/programs/standing.ts"
import { readEvent, readProgram, readRun } from "#domain/programs/stored.ts"
import { topSet } from "#domain/programs/view/top-set.ts"
import type { Person } from "../person.ts"

/** The reps that are done in a set; null if it is left out. */
type Reply = (set: ShownSet, exercise: string) => number | null

/** Meets every target, with one rep more in open sets. */
export const asAsked: Reply = ({ aim, low, open }) => Math.max(aim, low) + (open ? 1 : 0)

/** Sets the clock to the evening of a day and opens a page. */
export async function wakeOn(page: Page, day: LocalDay, path = "/dashboard"): Promise<void> {
  await page.clock.setFixedTime(`${day}T17:00:00Z`)
  await page.goto(path)
}

/** Starts the session that is first on Home. */
export const startToday = (page: Page) =>
  page.getByRole("main").getByRole("link", { name: "Log This Workout" }).first().click()

/** The state of a person's run, computed here from the server's rows, without the app. */
export async function standingOf({ client }: Person, runId: string): Promise<Standing> {
  const [run, events, logs] = await Promise.all([
    client.from("program_runs").select(runColumns).eq("id", runId).single().throwOnError(),
    client
      .from("program_events")
      .select("id, after_slot, made_at, kind, body")
      .eq("run_id", runId)
      .throwOnError(),
    client.from("workout_logs").select(logColumns).eq("run_id", runId).throwOnError(),
  ])
  const program = readProgram(run.data.program_versions.content)
  const read = readRun(run.data)
  if (!program || !read) throw new Error("The run can't be read.")
  const ids = program.days.flatMap(({ lines }) => lines.map(({ exercise_id }) => exercise_id))
  const { data: exercises } = await client
    .from("exercises")
    .select("id, equipment, measure, load")
    .in("id", ids)
    .throwOnError()
  const gear = gearOf(new Map(exercises.map((exercise) => [exercise.id, exercise])), null)
  const plan = planOf(read.version, program, { gear, isLowerBody: () => false })
  const standing = foldRun({
    run: read,
    plans: new Map([[plan.version, plan]]),
    events: events.data.flatMap((row) => readEvent(row) ?? []),
    sessions: logs.data.flatMap((row) => loggedSessionOf(row, () => "outside") ?? []),
  })
  if (!standing) throw new Error("The run can't be folded.")
  return standing
}

const runColumns =
  "id, version:version_id, started_on, unit, advance, missed, weekdays, starts, program_versions(content)"
const logColumns = `id, slot, counts, created_at, date, prescribed,
  sets:set_logs(exercise_id, reps, weight, weight_unit, duration_minutes, distance, distance_unit, rpe, prescribed_set)`

/** An upcoming session, in the app's words. */
export interface Expected {
  day: string
  place: string
  /** The top set, such as "110 × 5+". */
  top: string
  date: LocalDay
  slot: number
  session: ShownSession
}

const daysAhead = 14

/** The upcoming sessions, computed without the app. */
async function comingUp(person: Person, runId: string, today: LocalDay): Promise<[Expected, ...Expected[]]> {
  const standing = await standingOf(person, runId)
  const { program } = standing.plan
  const to = addDays(today, daysAhead)
  const [next, ...later] = forecast(standing, { today, from: today, to }).map(
    ({ slot, date, session }): Expected => {
      const top = topSet(session)
      return {
        day: dayTitle(program.days[session.day]?.name ?? ""),
        place: placeText(session, program),
        top: top ? targetText(top) : "",
        ...{ date, slot, session },
      }
    },
  )
  if (!next) throw new Error("Nothing is left of the run.")
  return [next, ...later]
}

/** Saves the next session as the app sends it. */
export async function logNext(person: Person, runId: string, date: LocalDay, reply: Reply = asAsked) {
  const [next] = await comingUp(person, runId, date)
  const { slot, session } = next
  let prescribed_set = -1
  const sets = session.lines.flatMap((line, exercise) =>
    line.sets.flatMap((set, place) => {
      prescribed_set += 1
      const reps = reply(set, line.exercise_name)
      return reps === null
        ? []
        : {
            ...{ exercise_id: line.exercise_id, exercise_order: exercise + 1, set_number: place + 1 },
            ...{ reps, weight: set.load, weight_unit: session.unit, prescribed_set },
          }
    }),
  )
  const log = { date, name: next.day, run_id: runId, slot, prescribed: session }
  const { data } = await person.client
    .rpc("save_workout_log", { op_id: randomUUID(), log, sets })
    .throwOnError()
  if (typeof data !== "object" || data === null || !("id" in data) || typeof data.id !== "string")
    throw new Error("save_workout_log answered no id.")
  return data.id
}

/** Expects Home to show first the session that follows from the server's rows, and to announce the ones after it. Returns it. */
export async function expectLeading(page: Page, person: Person, runId: string, today: LocalDay) {
  const [next, ...later] = await comingUp(person, runId, today)
  const main = page.getByRole("main")
  await expect(main.getByRole("heading", { level: 1 })).toContainText(next.day)
  await expect(main.getByRole("link", { name: new RegExp(`, ${next.place.toLowerCase()}$`) })).toBeVisible()
  const after = page.getByRole("region", { name: "After That" })
  for (const { day, top } of later.filter(({ date }) => date > today).slice(0, 3))
    await expect(after).toContainText(`${day}top set ${top}`)
  return next
}

/**
 * Confirms the first sets with their prefilled numbers. `instead` has the reps of those that turn out differently, by
 * their number in the session, from 1. `done` sets are already confirmed.
 */
export async function trainByHand(
  page: Page,
  { sets, done = 0, instead = {} }: { sets: number; done?: number; instead?: Record<number, string> },
): Promise<void> {
  const confirm = page.getByRole("button", { name: /^Confirm .*, set \d+\+? of/ }).first()
  for (let set = done + 1; set <= sets; set += 1) {
    const reps = instead[set]
    if (reps !== undefined) await page.getByRole("textbox", { name: "Reps", exact: true }).fill(reps)
    await confirm.click()
    await expect(page.getByText(new RegExp(`^${set} of \\d+ sets$`))).toBeVisible()
  }
}

/** Saves, and confirms everything that is still only prefilled. */
export async function saveAll(page: Page, save: "Save" | RegExp = "Save"): Promise<void> {
  await page.getByRole("button", { name: save, exact: true }).click()
  await page.getByRole("button", { name: "Confirm All" }).click()
}

export const setsIn = ({ lines }: ShownSession) => lines.reduce((sum, { sets }) => sum + sets.length, 0)
