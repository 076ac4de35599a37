import { addDays, type LocalDay } from "#domain/days/local-day.ts"
import type { RunHistory } from "#domain/programs/fold-inputs.ts"
import { foldRun } from "#domain/programs/fold-run.ts"
import { type Gear, gearOf } from "#domain/programs/gear.ts"
import { nextSession } from "#domain/programs/next-session.ts"
import { planOf, type Plan } from "#domain/programs/plan.ts"
import type { ShownSession, ShownSet } from "#domain/programs/prescription.ts"
import type { Program } from "#domain/programs/program.ts"
import type { DoneSet, EventKind, LoggedSession, ProgramEvent, ProgramRun } from "#domain/programs/run.ts"
import type { Standing } from "#domain/programs/standing.ts"
import { readEvent } from "#domain/programs/stored.ts"
import { readPrograms } from "#domain/programs/text/read-programs.ts"
import { readLibrary } from "../../supabase/seed/exercise-library.ts"

const library = new Map(readLibrary().map((exercise) => [exercise.name, exercise]))

/** Finds an exercise in the library. In these tests, an exercise's name is also its id. */
export const find = (name: string) => (library.has(name) ? { exercise_id: name, exercise_name: name } : null)

/** The possible loads of the library's exercises with the given plates, by default those of a typical gym. */
function gearWith(barbells: unknown = null): Gear {
  return gearOf(
    new Map(
      [...library].map(([name, { equipment, measure, load }]) => [
        name,
        {
          equipment,
          measure: measure === "weight_reps" ? ("weight_reps" as const) : ("reps" as const),
          load:
            load === "added"
              ? ("added" as const)
              : load === "help"
                ? ("help" as const)
                : ("outside" as const),
        },
      ]),
    ),
    barbells,
  )
}

const legs = new Set(["quadriceps", "hamstrings", "glutes", "calves", "adductors"])
const isLowerBody = (name: string) =>
  library.get(name)?.primary_muscles.some((muscle) => legs.has(muscle)) ?? false
const usualGear = gearWith()

function plansOf(versions: Readonly<Record<string, Program>>, gear = usualGear): Map<string, Plan> {
  return new Map(
    Object.entries(versions).map(([id, program]) => [id, planOf(id, program, { gear, isLowerBody })]),
  )
}

/** Reads a text that has only one program. */
export function programFrom(text: string): Program {
  const { programs, problems } = readPrograms(text, find)
  const [program] = programs
  if (!program) throw new Error(`No program: ${JSON.stringify(problems)}`)
  return program
}

export type Reply = (set: ShownSet, place: number) => DoneSet | null

/** A person who follows a program: sees the next session, logs it, and adds events to the run. */
export class Trainee {
  readonly run: ProgramRun
  plans: ReadonlyMap<string, Plan>
  versions: Record<string, Program>
  events: ProgramEvent[] = []
  sessions: LoggedSession[] = []
  today: LocalDay
  #count = 0
  // The run's last computed state and its inputs, so that an unchanged run isn't computed again.
  #standing: Standing | null = null
  #inputs: unknown[] = []

  constructor(program: Program, run: Partial<ProgramRun> = {}, gear = usualGear) {
    this.versions = { v1: program }
    this.plans = plansOf(this.versions, gear)
    this.run = {
      ...{
        id: "run",
        version: "v1",
        started_on: "2026-11-30",
        unit: "kg",
        advance: "order",
        missed: "left_out",
      },
      ...{ weekdays: [0, 2, 4], starts: { loads: {}, maxes: {} } },
      ...run,
    }
    this.today = this.run.started_on
  }

  get history(): RunHistory {
    return { run: this.run, plans: this.plans, events: this.events, sessions: this.sessions }
  }

  get standing(): Standing {
    const { sessions, events, plans } = this
    const inputs = [sessions, sessions.length, events, events.length, plans]
    if (this.#standing !== null && inputs.every((input, place) => input === this.#inputs[place]))
      return this.#standing
    const standing = foldRun(this.history)
    if (!standing) throw new Error("The run has no version.")
    this.#standing = standing
    this.#inputs = inputs
    return standing
  }

  get next(): ShownSession {
    const next = nextSession(this.standing, this.today)
    if (!next) throw new Error("The program is over.")
    return next
  }

  get isOver(): boolean {
    return nextSession(this.standing, this.today) === null
  }

  /** Logs the next session, with each set done as `reply` returns it, and moves on to the next day. */
  train(reply: Reply): LoggedSession {
    const prescribed = this.next
    const done = prescribed.lines.flatMap((line) => line.sets.map(reply))
    return this.log(prescribed, done)
  }

  log(prescribed: ShownSession, done: readonly (DoneSet | null)[]): LoggedSession {
    const slot = this.standing.lastSlot + 1
    const session: LoggedSession = {
      ...{
        log_id: this.#id("log"),
        slot,
        counts: true,
        saved_at: this.#time(),
        date: this.today,
        prescribed,
        done,
      },
    }
    this.sessions.push(session)
    this.today = addDays(this.today, 1)
    return session
  }

  happens<Kind extends EventKind>(
    kind: Kind,
    body: Extract<ProgramEvent, { kind: Kind }>["body"],
  ): ProgramEvent {
    const after_slot = this.standing.lastSlot
    const event = readEvent({ id: this.#id("event"), after_slot, made_at: this.#time(), kind, body })
    if (!event) throw new Error(`No event: ${kind} ${JSON.stringify(body)}`)
    this.events.push(event)
    return event
  }

  changeProgram(program: Program): void {
    const version = `v${Object.keys(this.versions).length + 1}`
    this.versions = { ...this.versions, [version]: program }
    this.plans = plansOf(this.versions)
    this.happens("version", { version })
  }

  #id(kind: string) {
    this.#count += 1
    return `${kind}-${String(this.#count).padStart(5, "0")}`
  }

  #time() {
    return `2026-11-30T${String(this.#count).padStart(8, "0")}Z`
  }
}

/** A reply with these reps, set by set, at the load that was shown; null leaves a set out. */
export const reps =
  (...amounts: readonly (number | null)[]): Reply =>
  ({ load }, place) => {
    const amount = amounts[place] ?? null
    return amount === null ? null : { load, amount, rpe: null }
  }

/** A reply that does every set as prescribed. */
export const asAsked: Reply = ({ load, aim, low }) => ({ load, amount: Math.max(aim, low), rpe: null })

/** The loads of a session's first line, without consecutive repeats. */
export function loadsOf({ lines }: ShownSession): (number | null)[] {
  const loads = (lines[0]?.sets ?? []).map(({ load }) => load)
  return loads.filter((load, place) => load !== loads[place - 1])
}
