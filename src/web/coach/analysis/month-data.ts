import { coachSentences } from "#domain/coach/asking/sentences.ts"
import { NoReply } from "../asking/ask-coach.ts"
import { sentences } from "./sentences.ts"

/** Whether a month has anything to analyze, as far as is known. After a failure, the page around the analysis offers to load the logs again. */
export type MonthData = "loading" | { failure: Error } | "nothing" | "something"

const hints = {
  loading: sentences.loadingMonth,
  nothing: sentences.emptyMonth,
  something: null,
}

/** Why the month can't be analyzed now; null if it can. */
export function hintOf(data: MonthData): string | null {
  return typeof data === "string" ? hints[data] : (failedLogs(data.failure) ?? sentences.failedMonth)
}

/** The server's reason for refusing to load the logs; null for any other error. */
function failedLogs(error: unknown): string | null {
  const isRefusal = error instanceof Error && "code" in error && Boolean(error.code)
  return isRefusal ? coachSentences.failedLogs(error.message) : null
}

/** Throws with the server's reason for refusing to load the logs. Rethrows other errors, such as being offline. */
export function sayWhy(error: unknown): never {
  const sentence = failedLogs(error)
  throw sentence === null ? error : new NoReply(sentence, { cause: error })
}
