import { coachSentences } from "#domain/coach/asking/sentences.ts"
import { NoReply } from "../asking/ask-coach.ts"
import { sentences } from "./sentences.ts"

/** Whether a month has anything to analyze, as far as that is known. After a failure, the page itself offers to load it again. */
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

/** The server's reason for refusing the logs; null for another error. */
function failedLogs(error: unknown): string | null {
  const isRefusal = error instanceof Error && "code" in error && Boolean(error.code)
  return isRefusal ? coachSentences.failedLogs(error.message) : null
}

/** Says why the server refused the logs; other errors, such as being offline, are rethrown. */
export function sayWhy(error: unknown): never {
  const sentence = failedLogs(error)
  throw sentence === null ? error : new NoReply(sentence, { cause: error })
}
