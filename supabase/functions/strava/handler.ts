import { momentOf } from "#domain/days/local-day.ts"
import { failureSentences, isFailureReason, needsConnection } from "#domain/strava/reasons.ts"
import type { StravaShare, StravaStatus } from "#domain/strava/answers.ts"
import { type StravaRequest, stravaRequestSchema } from "#domain/strava/requests.ts"
import { stravaSentences } from "#domain/strava/sentences.ts"
import * as z from "zod/mini"
import { callersTables, type CallersTables } from "../callers-tables.ts"
import type { FunctionContext, FunctionHandler } from "@repertoire/backend/functions"
import { isThere } from "./activities.ts"
import { Connection, Disconnected, NoToken } from "./connection.ts"
import { look } from "./look.ts"
import { permissionAddress, wrongWayBack } from "./permission.ts"
import { readWorkout } from "./read-workout.ts"
import { send } from "./send.ts"
import { type ShareRecord, Shares } from "./shares.ts"
import { type StravaApp, stravaApp } from "./strava-app.ts"

interface RequestContext {
  app: StravaApp
  tables: CallersTables
  connection: Connection
  shares: Shares
  userId: string
}

/** A refusal with a message for the person. */
class Refused extends Error {
  override name = "Refused"
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/**
 * The Strava function: connects a person's account, sends a workout exactly once, and reports its state.
 * Responds with a `StravaStatus` (or with an address, to connect); a refusal is {"message"}. The function
 * continues after its client has disconnected, so that the outcome of whatever it started is recorded.
 */
export const strava: FunctionHandler = async (request, context) => {
  const { userId } = context.caller
  if (request.method !== "POST") return refuse(405, stravaSentences.unreadable)
  if (userId === undefined) return refuse(401, stravaSentences.signedOut)
  const app = stravaApp(context)
  if (!app) return refuse(503, stravaSentences.notSetUp)
  const asked = readRequest(await request.text())
  if (!asked) return refuse(400, stravaSentences.unreadable)
  const tables = callersTables(context)
  const connection = new Connection(app, tables, userId)
  try {
    return await answer({ app, tables, connection, shares: new Shares(tables), userId }, asked, context)
  } catch (error) {
    if (error instanceof Refused) return refuse(error.status, error.message)
    if (error instanceof Disconnected) return refuse(409, stravaSentences.ended)
    if (error instanceof NoToken) return refuse(503, stravaSentences.unanswered)
    throw error
  }
}

function readRequest(body: string): StravaRequest | undefined {
  try {
    return z.parse(stravaRequestSchema, JSON.parse(body))
  } catch {
    return undefined
  }
}

async function answer(
  asking: RequestContext,
  asked: StravaRequest,
  { warn }: FunctionContext,
): Promise<Response> {
  const { app, connection, userId } = asking
  switch (asked.action) {
    case "connect":
      return Response.json({ address: await permissionAddress(app, userId) })
    case "finish":
      await finish(asking, asked, warn)
      return status(asking, null)
    case "disconnect":
      return status(asking, null, (await connection.end()) ? null : stravaSentences.revokeFailed)
    case "status":
      if (asked.log_id !== null) await lookOnTheWay(asking, asked.log_id)
      return status(asking, asked.log_id)
    case "look":
      return status(asking, asked.log_id, await lookNow(asking, asked.log_id))
    default:
      return status(asking, asked.log_id, await share(asking, asked))
  }
}

async function finish(
  { app, connection, userId }: RequestContext,
  asked: Extract<StravaRequest, { action: "finish" }>,
  warn: FunctionContext["warn"],
) {
  const wrong = await wrongWayBack(app, userId, asked)
  if (wrong !== undefined) throw new Refused(403, wrong)
  const failure = await connection.begin(asked.code)
  if (!failure) return
  if (failure.kind === "refused") {
    warn(`strava: a code was refused with status ${failure.status}`)
    throw new Refused(403, stravaSentences.codeRefused)
  }
  throw new Refused(503, stravaSentences.unanswered)
}

/**
 * Sends the workout. If it was sent before and then edited, it is sent again only if the activity no longer
 * exists on Strava. Returns a notice for the person, if any.
 */
async function share(
  asking: RequestContext,
  { log_id, time_zone }: Extract<StravaRequest, { action: "share" }>,
): Promise<string | null> {
  const { connection, shares, tables } = asking
  if (!isTimeZone(time_zone)) throw new Refused(400, stravaSentences.unreadable)
  if (!(await connection.read())) throw new Refused(409, stravaSentences.connectFirst)
  const workout = await readWorkout(tables, log_id)
  if (!workout) throw new Refused(404, stravaSentences.noLog)
  if (workout.sets.length === 0) throw new Refused(409, stravaSentences.noSets)
  const before = await shares.read(log_id)
  if (before?.state === "sent" && before.edited_at !== null && (await isStillThere(asking, before)))
    return stravaSentences.stillThere
  const again = before?.state === "sent" && before.edited_at !== null
  // The return value isn't needed: if the workout can't be sent now, the status shows which version is being sent or has already arrived.
  await send({ connection, shares }, { workout, timeZone: time_zone, again })
  return null
}

async function isStillThere({ connection }: RequestContext, { activity_id }: ShareRecord): Promise<boolean> {
  return activity_id !== null && (await isThere(connection, activity_id)) !== false
}

async function lookNow(asking: RequestContext, logId: string): Promise<string | null> {
  const before = await asking.shares.read(logId)
  if (!before || !isUnsure(before)) return null
  await look(asking, before)
  const after = await asking.shares.read(logId)
  return after && isUnsure(after) ? stravaSentences.notThereYet : null
}

/** Asks Strava about an upload that is being processed, or whether a sent activity still exists. Nothing else can have changed. */
async function lookOnTheWay(asking: RequestContext, logId: string): Promise<void> {
  const { connection, shares } = asking
  const before = await shares.read(logId)
  try {
    if (before?.state === "processing") await look(asking, before)
    if (before?.state !== "sent" || before.activity_id === null) return
    if ((await isThere(connection, before.activity_id)) === false)
      await shares.note(before.attempt, { state: "gone" })
  } catch (error) {
    // The recorded status can be reported without asking Strava.
    if (!(error instanceof Disconnected || error instanceof NoToken)) throw error
  }
}

const isUnsure = ({ state }: ShareRecord) => state === "unanswered" || state === "processing"

async function status(
  { connection, shares }: RequestContext,
  logId: string | null,
  message: string | null = null,
): Promise<Response> {
  const record = logId === null ? null : await shares.read(logId)
  const kept = await connection.read()
  // Whether the upload failed because there was no connection, but the person has reconnected since.
  const isMended =
    record?.state === "failed" &&
    needsConnection(record.reason ?? "") &&
    kept !== null &&
    momentOf(kept.connected_at) > momentOf(record.started_at)
  const told: StravaStatus = {
    connection: kept,
    share: record && !isMended ? shareOf(record) : null,
    message,
  }
  return Response.json(told)
}

function shareOf(record: ShareRecord): StravaShare {
  const { state, started_at, ended_at, edited_at, activity_id, reason, retry_at } = record
  const failure = state === "failed" && reason !== null && isFailureReason(reason) ? reason : undefined
  return {
    ...{ state, started_at, ended_at, edited_at, retry_at },
    activity_url:
      activity_id === null ? null : `https://www.strava.com/activities/${encodeURIComponent(activity_id)}`,
    message: failure === undefined ? null : failureSentences[failure],
    needs_connection: failure !== undefined && needsConnection(failure),
  }
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== ""
  } catch {
    return false
  }
}

function refuse(status: number, message: string): Response {
  return Response.json({ message }, { status })
}
