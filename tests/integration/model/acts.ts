import { randomUUID } from "node:crypto"
import { outcomeOf } from "#domain/saving/save-reply.ts"
import { newDraft } from "#domain/workout/draft.ts"
import type { DraftEdit } from "#domain/workout/edit-draft.ts"
import { needsPerson, makeDue } from "#domain/saving/queue-state.ts"
import { asNewLog, type Operation, overStoredLog } from "#domain/saving/sync-queue.ts"
import { OwnEdits } from "#web/features/logging/drafting/own-edits.ts"
import { draftKeeper, draftKey, readDraft } from "#web/offline/drafts/draft-store.ts"
import { saveLog, type SaveResult } from "#web/offline/queue/save-log.ts"
import { runQueue } from "#web/offline/queue/sync.ts"
import type { Command } from "./commands.ts"
import type { Page } from "./device.ts"
import { newSave, personOf, type Told, type World } from "./world.ts"

/** Carries out one command. */
export async function act(world: World, command: Command): Promise<void> {
  world.clock += 1_000
  const me = personOf(world)
  switch (command.kind) {
    case "save":
      return save(world, planned(world, command), world.openPage(command.diesAtStep), !command.isOffline)
    case "save in two tabs": {
      const operation = newSave(world)
      const tabs = [world.openPage(null), world.openPage(null)]
      await Promise.all(tabs.map((page) => save(world, operation, page, !command.isOffline)))
      return
    }
    case "confirm, crash":
      confirmAndCrash(world)
      return
    case "save, the second tab reloads":
      return saveBesideATab(world, command)
    case "edit":
      return edit(world, command)
    case "save the draft": {
      const draft = me.drafts.pop()
      if (!draft) return
      return save(world, command.isChanged ? changed(draft) : draft, world.openPage(command.diesAtStep), true)
    }
    case "sync": {
      const pages = Array.from({ length: command.pages }, () => world.openPage(command.diesAtStep))
      await Promise.all(
        pages.map(({ context, died }) => Promise.race([runQueue(context, { eager: true }), died])),
      )
      return
    }
    case "switch the person in the middle of a sync": {
      const { context } = world.openPage(null)
      const { send } = context
      const switching: typeof send = (operation) => {
        switchPerson(world)
        return send(operation)
      }
      await runQueue({ ...context, send: switching }, { eager: true })
      return
    }
    case "decide":
      return decide(world, command)
    case "edit elsewhere":
    case "delete elsewhere":
      return elsewhere(world, command.log, command.kind === "edit elsewhere" ? "edit" : "delete")
    case "delete the plan":
      await world.database.query("delete from public.committed_workouts where id = $1", [
        me.plans[command.number],
      ])
      return
    case "delete the template":
      await world.database.query("delete from public.workouts where id = $1", [me.templates[command.number]])
      return
    case "switch the person":
      switchPerson(world)
      return
    default:
      world.device.isFresh = command.kind === "sign in again"
  }
}

function switchPerson({ device, people }: World) {
  const other = people.find(({ id }) => id !== device.userId)
  if (other) device.userId = other.id
  device.isFresh = true
}

function planned(world: World, { plan, template }: Extract<Command, { kind: "save" }>): Operation {
  const { plans, templates } = personOf(world)
  return newSave(world, {
    committed_workout_id: plan === null ? null : (plans[plan] ?? null),
    log: { workout_id: template === null ? null : (templates[template] ?? null) },
  })
}

/** The draft with different content: another version under the same op_id. */
function changed(draft: Operation): Operation {
  const { save } = draft
  const log = { ...save.log, notes: `version ${randomUUID()}` }
  return {
    ...draft,
    save: { ...save, log, sets: save.sets.slice(0, 1) },
  }
}

/** The draft that becomes this save, as a page stores it. */
function keptDraft(world: World, operation: Operation) {
  const { userId } = world.device
  const key = draftKey(userId, `new:${operation.id}`)
  const { date, name } = operation.save.log
  const keeper = draftKeeper(key, () => {})
  const draft = { ...newDraft(operation.id, date, "metric"), name }
  return {
    /** Stores an edit as useWorkout does. */
    write(edit: DraftEdit) {
      const edits = new OwnEdits({ draft })
      edits.add(edit)
      keeper.keep(edits.kept(draft))
      if (edits.areUrgent()) keeper.flush()
    },
    /** The page closes. Whatever it hasn't stored by then is lost. */
    crash: () => keeper.drop(),
    end: () => keeper.end("saved"),
    /** Whether a page that opens now would resume the draft. */
    isThere: () => readDraft(key)?.draft.op_id === operation.id,
  }
}

const confirmation: DraftEdit = { kind: "confirm_sets", set_ids: ["one"], is_done: true }

function confirmAndCrash(world: World) {
  const me = personOf(world)
  const operation = newSave(world)
  const kept = keptDraft(world, operation)
  kept.write(confirmation)
  kept.crash()
  // A confirmed set must be safe from then on. If the draft is missing, that promise is broken.
  if (kept.isThere()) me.drafts.push(operation)
  else me.tellings.push({ operation, told: "queued" })
}

async function saveBesideATab(
  world: World,
  { isOffline, diesAtStep }: Extract<Command, { kind: "save, the second tab reloads" }>,
) {
  const me = personOf(world)
  const operation = newSave(world)
  const kept = keptDraft(world, operation)
  kept.write(confirmation)
  const before = me.drafts.length
  await save(world, operation, world.openPage(diesAtStep), !isOffline, kept.end)
  const isUnsaved = me.drafts.length > before
  if (isUnsaved && !kept.isThere()) me.tellings.push({ operation, told: "queued" })
  if (kept.isThere()) await save(world, operation, world.openPage(null), true, kept.end)
}

/** Presses Save, and records what the person is told about it. */
async function save(
  world: World,
  operation: Operation,
  page: Page,
  isOnline: boolean,
  endDraft: () => void = () => {},
): Promise<void> {
  const me = personOf(world)
  let isQueued = false
  const onQueued = () => {
    isQueued = true
    endDraft()
  }
  const result = await Promise.race([saveLog(operation, { ...page.context, isOnline, onQueued }), page.died])
  const told = result === "died" ? (isQueued ? "queued" : "unsaved") : meaningOf(result)
  if (told === "unsaved") me.drafts.push(operation)
  else me.tellings.push({ operation, told })
}

function meaningOf({ kind }: SaveResult): Told | "unsaved" {
  if (kind === "saved" || kind === "unsaved") return kind
  return kind === "queued" || kind === "queued_signed_out" ? "queued" : "refused"
}

interface LogRow {
  id: string
  name: string
  revision: number
}

async function logAt(world: World, index: number): Promise<LogRow | undefined> {
  const { rows } = await world.database.query<LogRow>(
    "select id, name, revision from public.workout_logs where user_id = $1 order by created_at, id",
    [world.device.userId],
  )
  return rows.length === 0 ? undefined : rows[index % rows.length]
}

function editOf(world: World, { id, name, revision }: LogRow): Operation {
  return newSave(world, { log: { id, name }, expected_revision: revision })
}

async function edit(world: World, command: Extract<Command, { kind: "edit" }>) {
  const { log, meanwhile, isOffline, diesAtStep } = command
  const row = await logAt(world, log)
  if (!row) return
  const operation = editOf(world, row)
  if (meanwhile !== "nothing") await elsewhere(world, log, meanwhile)
  await save(world, operation, world.openPage(diesAtStep), !isOffline)
}

async function elsewhere(world: World, index: number, how: "edit" | "delete"): Promise<void> {
  const row = await logAt(world, index)
  if (!row) return
  const me = personOf(world)
  if (how === "delete") {
    await world.database.query("delete from public.workout_logs where id = $1", [row.id])
    me.deleted.add(row.name)
    return
  }
  const operation = editOf(world, row)
  const { kind } = outcomeOf(await world.elsewhere(operation.save))
  me.tellings.push({ operation, told: kind === "saved" ? "saved" : "refused" })
}

async function decide(world: World, { item, how }: Extract<Command, { kind: "decide" }>): Promise<void> {
  const { store } = world.device
  const me = personOf(world)
  // Opening the outbox runs the queue first.
  await runQueue(world.openPage(null).context, { eager: true })
  const { operations } = await store.list(me.id)
  const waiting = operations.filter((queued) => "save" in queued).filter(needsPerson)
  const operation = waiting[item % Math.max(1, waiting.length)]
  if (!operation) return
  if (how === "retry") {
    await store.change(operation.id, makeDue)
    return
  }
  const log = how === "keep mine" ? await logOf(world, operation) : undefined
  // If the log is gone, there is nothing to save over.
  if (how === "keep mine" && !log) return
  me.tellings.push({ operation, told: "given up" })
  const next = await store.change(operation.id, (current) => {
    if (!("save" in current)) return current
    if (log) return marked(overStoredLog(current, log, randomUUID()), { notes: `version ${randomUUID()}` })
    if (how === "discard") return null
    return marked(asNewLog(current, randomUUID()), { name: `workout ${randomUUID()}` })
  })
  if (next && "save" in next) me.tellings.push({ operation: next, told: "queued" })
}

/** The log that a queued edit changes, as the server has it now. */
async function logOf({ database }: World, { save }: Operation): Promise<LogRow | undefined> {
  const { rows } = await database.query<LogRow>(
    "select id, name, revision from public.workout_logs where id = $1",
    [save.log.id],
  )
  return rows[0]
}

/** Marks an operation, so that the model can tell two workouts, or two versions of one, from each other. */
function marked(operation: Operation, mark: { name: string } | { notes: string }): Operation {
  const log = { ...operation.save.log, ...mark }
  return { ...operation, save: { ...operation.save, log } }
}

/** Repairs all faults and waits until nothing is in flight: everyone signs in again and saves their remaining drafts, and the queue runs. */
export async function heal(world: World): Promise<void> {
  await world.line.heal()
  for (const { id } of world.people) {
    world.device.userId = id
    world.device.isFresh = true
    const { drafts } = personOf(world)
    // One after the other, as a person would.
    // oxlint-disable-next-line no-await-in-loop
    for (const draft of drafts.splice(0)) await save(world, draft, world.openPage(null), true)
    // oxlint-disable-next-line no-await-in-loop
    await untilQuiet(world)
  }
}

async function untilQuiet(world: World): Promise<void> {
  const { context } = world.openPage(null)
  // The queue may take 30 seconds to become empty.
  for (let second = 0; second < 30; second += 1) {
    world.clock += 1_000
    // oxlint-disable-next-line no-await-in-loop
    const { wakeAt } = await runQueue(context, { eager: second === 0 })
    if (wakeAt === null) return
  }
}
