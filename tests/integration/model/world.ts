import { randomUUID } from "node:crypto"
import { SignJWT } from "jose"
import type pg from "pg"
import type { SaveCommand } from "#domain/saving/save-command-schema.ts"
import { newOperation, type Operation } from "#domain/saving/sync-queue.ts"
import { testSecrets } from "@repertoire/backend/testing/test-secrets.ts"
import type { SendSave } from "#web/offline/queue/sync.ts"
import { type Device, newDevice, openPage, type Page, sender } from "./device.ts"
import type { Line } from "./faulty-proxy.ts"

/** What a person has been told about a save. "given up" is their own decision, and then nobody knows whether it arrived. */
export type Told = "saved" | "queued" | "refused" | "given up"

interface Telling {
  operation: Operation
  told: Told
}

export interface Person {
  id: string
  token: string
  plans: string[]
  templates: string[]
  tellings: Telling[]
  /** Drafts whose page closed before they were queued, or that couldn't be queued. */
  drafts: Operation[]
  /** The names of the workouts that they deleted. */
  deleted: Set<string>
}

/** Two people, the device that they share, a second connection to the server without faults, and the database. */
export interface World {
  people: [Person, Person]
  device: Device
  line: Line
  /** Sends without faults, as the person who is signed in on the device. */
  elsewhere: SendSave
  database: pg.Pool
  /** Epoch milliseconds. */
  clock: number
  exercises: string[]
  /** Opens a page on the device. */
  openPage: (diesAtStep: number | null) => Page
}

/** What all worlds have in common. */
export interface Setting {
  serverUrl: string
  database: pg.Pool
  exercises: string[]
  /** Changes what the devices send, to prove that the model detects faults. */
  tamper: (send: SendSave) => SendSave
}

export async function newWorld(setting: Setting, line: Line): Promise<World> {
  const { database, exercises, serverUrl, tamper } = setting
  const [ann, ben] = await Promise.all([newPerson(database), newPerson(database)])
  const device = await newDevice(ann.id)
  const expired = await tokenOf(ann.id, -60)
  const owner = () => (device.userId === ann.id ? ann : ben)
  const world: World = {
    people: [ann, ben],
    device,
    line,
    elsewhere: sender(serverUrl, () => owner().token),
    database,
    clock: Date.UTC(2026, 10, 21, 9),
    exercises,
    openPage: (diesAtStep) => {
      const send = tamper(sender(line.url, () => (device.isFresh ? owner().token : expired)))
      return openPage(device, { send, now: () => world.clock, random: () => 0.5 }, diesAtStep)
    },
  }
  return world
}

/** The person who is signed in on the device. */
export function personOf({ people, device }: World): Person {
  const [ann, ben] = people
  return device.userId === ann.id ? ann : ben
}

async function newPerson(database: pg.Pool): Promise<Person> {
  const id = randomUUID()
  await database.query("insert into auth.users (id, email) values ($1, $2)", [id, `${id}@example.com`])
  const added = await database.query<{ plans: string[]; templates: string[] }>(
    `with schedule as (
       insert into public.generated_weekly_schedules (user_id, schedule_json) values ($1, $2) returning id
     ), plan as (
       insert into public.committed_workouts (user_id, generated_schedule_id, day_of_week, scheduled_date)
       select $1, id, day, '2026-11-23' from schedule, unnest(array['Monday', 'Tuesday']) as day returning id
     ), template as (
       insert into public.workouts (user_id, name) values ($1, 'Push'), ($1, 'Pull') returning id
     )
     select array(select id from plan) as plans, array(select id from template) as templates`,
    [id, JSON.stringify(week())],
  )
  const { plans = [], templates = [] } = added.rows[0] ?? {}
  const token = await tokenOf(id, 3600)
  return { id, token, plans, templates, tellings: [], drafts: [], deleted: new Set() }
}

function week() {
  const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
  return days.map((day) => ({ day, workout: { name: day, exercises: [] }, notes: "" }))
}

function tokenOf(userId: string, seconds: number): Promise<string> {
  const exp = Math.floor(Date.now() / 1000) + seconds
  return new SignJWT({ sub: userId, role: "authenticated", exp })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .sign(new TextEncoder().encode(testSecrets.jwtSecret))
}

/** A save that nobody else makes. Its name identifies the workout, and its notes identify this version. */
export function newSave(
  world: World,
  more: Partial<Omit<SaveCommand, "log">> & { log?: Partial<SaveCommand["log"]> } = {},
): Operation {
  const count = 1 + ((world.clock / 1000) % 4)
  const { log, ...rest } = more
  const command: SaveCommand = {
    op_id: randomUUID(),
    log: {
      workout_id: null,
      name: `workout ${randomUUID()}`,
      date: "2026-11-21",
      notes: `version ${randomUUID()}`,
      duration_seconds: 1800,
      started_at: null,
      ...log,
    },
    sets: Array.from({ length: count }, (_, index) => ({
      exercise_id: world.exercises[index > 1 ? 1 : 0] ?? "",
      exercise_order: index > 1 ? 2 : 1,
      set_number: 1 + (index % 2),
      reps: 5 + index,
      weight: 100 + index / 2,
      weight_unit: "kg" as const,
      duration_minutes: null,
      distance: null,
      distance_unit: null,
      notes: null,
      set_type: "normal" as const,
      rpe: null,
    })),
    committed_workout_id: null,
    expected_revision: null,
    ...rest,
  }
  return newOperation(command, personOf(world).id, { names: {}, loads: {} }, world.clock)
}
