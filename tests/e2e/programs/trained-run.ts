import { randomUUID } from "node:crypto"
import type { LocalDay } from "#domain/days/local-day.ts"
import { foldRun } from "#domain/programs/fold-run.ts"
import { gearOf } from "#domain/programs/gear.ts"
import { nextSession } from "#domain/programs/next-session.ts"
import { planOf, type Plan } from "#domain/programs/plan.ts"
import type { ShownSession, ShownSet } from "#domain/programs/prescription.ts"
import type { LoggedSession } from "#domain/programs/run.ts"
import { readProgram, readRun } from "#domain/programs/stored.ts"
import type { Person } from "../person.ts"

/** The amount that was done in a set; null if it was left out. */
type Reply = (set: ShownSet, session: number) => number | null

export const asAsked: Reply = ({ aim, low, open }) => Math.max(aim, low) + (open ? 2 : 0)

/** Logs the next sessions of a run on these days, as `reply` does their sets. Only for runs without events so far. */
export async function train(
  person: Pick<Person, "client">,
  runId: string,
  { days, reply = asAsked }: { days: readonly LocalDay[]; reply?: Reply },
): Promise<string[]> {
  const { plan, run } = await readStored(person, runId)
  const sessions: LoggedSession[] = []
  for (const [place, date] of days.entries()) {
    const standing = foldRun({ run, plans: new Map([[plan.version, plan]]), events: [], sessions })
    const prescribed = standing && nextSession(standing, date)
    if (!prescribed) throw new Error("Nothing is left of the run.")
    const done = prescribed.lines.flatMap(({ sets }) =>
      sets.map((set) => {
        const amount = reply(set, place)
        return amount === null ? null : { load: set.load, amount, rpe: null }
      }),
    )
    const slot = place + 1
    const name = plan.program.days[prescribed.day]?.name ?? ""
    const log_id = await saveLog(person, { date, name, run_id: runId, slot }, { prescribed, done })
    sessions.push({ log_id, slot, counts: true, saved_at: `${date}T12:00:00Z`, date, prescribed, done })
  }
  return sessions.map(({ log_id }) => log_id)
}

async function readStored({ client }: Pick<Person, "client">, runId: string) {
  const { data: row } = await client
    .from("program_runs")
    .select(
      "id, version:version_id, started_on, unit, advance, missed, weekdays, starts, program_versions(content)",
    )
    .eq("id", runId)
    .single()
    .throwOnError()
  const { data: exercises } = await client
    .from("exercises")
    .select("id, equipment, measure, load")
    .limit(2000)
    .throwOnError()
  const run = readRun(row)
  const program = readProgram(row.program_versions.content)
  if (!run || !program) throw new Error("The run can't be read.")
  const gear = gearOf(new Map(exercises.map((exercise) => [exercise.id, exercise])), null)
  const plan: Plan = planOf(run.version, program, { gear, isLowerBody: () => false })
  return { run, plan }
}

async function saveLog(
  { client }: Pick<Person, "client">,
  log: { date: LocalDay; name: string; run_id: string; slot: number },
  { prescribed, done }: { prescribed: ShownSession; done: LoggedSession["done"] },
): Promise<string> {
  let prescribed_set = -1
  const sets = prescribed.lines.flatMap((line, exercise) =>
    line.sets.flatMap((set, place) => {
      prescribed_set += 1
      const own = done[prescribed_set]
      if (!own) return []
      const amount = set.unit === "reps" ? { reps: own.amount } : { duration_minutes: own.amount / 60 }
      return {
        ...{ exercise_id: line.exercise_id, exercise_order: exercise + 1, set_number: place + 1 },
        ...{ weight: own.load, weight_unit: prescribed.unit, prescribed_set, ...amount },
      }
    }),
  )
  const { data } = await client
    .rpc("save_workout_log", { op_id: randomUUID(), log: { ...log, prescribed }, sets })
    .throwOnError()
  if (typeof data === "object" && data !== null && "id" in data && typeof data.id === "string") return data.id
  throw new Error("save_workout_log answered no id.")
}
