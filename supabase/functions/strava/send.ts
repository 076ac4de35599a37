import { timestampOf } from "#domain/days/local-day.ts"
import { workoutFit } from "#domain/sharing/fit.ts"
import { type SharedTime, sharedTime, type SharedWorkout } from "#domain/sharing/shared-workout.ts"
import { manualActivity, type ManualActivity, externalId } from "#domain/strava/activity.ts"
import type { FailureReason } from "#domain/strava/reasons.ts"
import { draftFromLog } from "#domain/workout/draft-from-log.ts"
import { workoutText } from "#domain/workout/workout-text.ts"
import { activityIdOf, sendByHand, sendFile, uploadOf } from "./activities.ts"
import type { StravaAnswer } from "./ask-strava.ts"
import { type Connection, Disconnected, NoToken } from "./connection.ts"
import { lookAfter } from "./look.ts"
import type { Outcome, Shares } from "./shares.ts"

interface SendContext {
  connection: Connection
  shares: Shares
}

/** A workout in the formats that Strava accepts. */
interface PreparedWorkout {
  workout: SharedWorkout
  time: SharedTime
  activity: ManualActivity
}

/**
 * Sends a workout exactly once. It is recorded before sending, and an unknown outcome is recorded as unknown. Returns false if it may not be sent
 * now.
 */
export async function send(
  sending: SendContext,
  { workout, timeZone, again }: { workout: SharedWorkout; timeZone: string; again: boolean },
): Promise<boolean> {
  const { connection, shares } = sending
  const ready = prepareWorkout(workout, timeZone)
  const { log } = workout
  const way = ready.activity.sport_type === "WeightTraining" ? "file" : "by_hand"
  const attempt = await shares.begin({
    ...{ workout_log_id: log.id, revision: log.revision, way, again },
    starts_at: timestampOf(ready.time.start),
    start_date_local: ready.activity.start_date_local,
    elapsed_seconds: ready.activity.elapsed_time,
  })
  if (attempt === null) return false
  try {
    const outcome =
      way === "file" ? await sendAsFile(sending, attempt, ready) : await sendManually(connection, ready)
    await shares.note(attempt, outcome)
    if (outcome.state === "processing" || outcome.state === "unanswered")
      await lookAfter(sending, log.id, () => continueByHand(sending, attempt, ready))
  } catch (error) {
    const failure = failureOf(error)
    if (!failure) throw error
    await shares.note(attempt, failure)
  }
  return true
}

function prepareWorkout(workout: SharedWorkout, timeZone: string): PreparedWorkout {
  const time = sharedTime(workout, timeZone)
  const draft = draftFromLog(workout.log, workout.sets, "metric", () => crypto.randomUUID())
  return { workout, time, activity: manualActivity(workout, time, workoutText(draft, Date.now())) }
}

/** Sends the workout as a file with its sets, or as a manual activity if Strava refuses the file. */
async function sendAsFile(sending: SendContext, attempt: string, ready: PreparedWorkout): Promise<Outcome> {
  const { workout, time, activity } = ready
  const file = new Blob([workoutFit(workout, time)], { type: "application/vnd.ant.fit" })
  const answer = await sendFile(sending.connection, file, {
    name: activity.name,
    description: activity.description,
    external_id: externalId(workout.log.id, workout.log.revision),
  })
  if (answer.kind === "refused") return refusal(answer) ?? (await continueByHand(sending, attempt, ready))
  if (answer.kind !== "ok") return busyOrUnanswered(answer)
  const upload = uploadOf(answer.body)
  if (upload?.is === "refused") return continueByHand(sending, attempt, ready)
  if (upload?.is === "an activity") return { state: "sent", activity_id: upload.activity_id }
  return upload ? { state: "processing", upload_id: upload.upload_id } : { state: "unanswered" }
}

/** Continues an attempt as a manual activity after Strava refused the file, and records this first. */
async function continueByHand(
  { connection, shares }: SendContext,
  attempt: string,
  ready: PreparedWorkout,
): Promise<Outcome> {
  await shares.note(attempt, { state: "sending", way: "by_hand" })
  return sendManually(connection, ready)
}

async function sendManually(connection: Connection, { activity }: PreparedWorkout): Promise<Outcome> {
  const answer = await sendByHand(connection, activity)
  if (answer.kind === "refused") {
    const reason = answer.status === 409 ? "overlap" : "refused"
    return refusal(answer) ?? { state: "failed", reason, retry_at: null }
  }
  if (answer.kind !== "ok") return busyOrUnanswered(answer)
  const activity_id = activityIdOf(answer.body)
  return activity_id === undefined ? { state: "unanswered" } : { state: "sent", activity_id }
}

function busyOrUnanswered(answer: Extract<StravaAnswer, { kind: "busy" | "unanswered" }>): Outcome {
  return answer.kind === "busy"
    ? { state: "failed", reason: "busy", retry_at: answer.retryAt }
    : { state: "unanswered" }
}

/**
 * Strava's reason for a refusal that would also apply to a manual activity; undefined for any other. Strava's
 * errors name a resource, a field and a code.
 */
function refusal({ status, body }: Extract<StravaAnswer, { kind: "refused" }>): Outcome | undefined {
  if (status !== 401 && status !== 403) return undefined
  const told = JSON.stringify(body)
  const reason: FailureReason = told.includes('"Application"') ? "inactive" : "may_not_upload"
  return { state: "failed", reason, retry_at: null }
}

/** The outcome if sending failed before anything was sent; undefined if something may have been sent. */
function failureOf(error: unknown): Outcome | undefined {
  if (error instanceof Disconnected) return { state: "failed", reason: "ended", retry_at: null }
  if (error instanceof NoToken) {
    const { retryAt = null } = error
    return { state: "failed", reason: retryAt === null ? "unreachable" : "busy", retry_at: retryAt }
  }
  return undefined
}
