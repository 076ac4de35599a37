import { stravaSentences } from "./sentences.ts"

/** The recorded reasons why a workout didn't reach Strava, and the messages shown for them. */
export const failureSentences = {
  may_not_upload: stravaSentences.mayNotUpload,
  ended: stravaSentences.ended,
  busy: stravaSentences.busy,
  overlap: stravaSentences.overlap,
  inactive: stravaSentences.inactive,
  refused: stravaSentences.refused,
  not_there: stravaSentences.notThere,
  unreachable: stravaSentences.unanswered,
}

export type FailureReason = keyof typeof failureSentences

export function isFailureReason(reason: string): reason is FailureReason {
  return Object.hasOwn(failureSentences, reason)
}

/** Whether reconnecting to Strava would help. */
export const needsConnection = (reason: string) => reason === "may_not_upload" || reason === "ended"
