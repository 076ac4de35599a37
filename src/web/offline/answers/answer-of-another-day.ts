import type { QueryClient, QueryKey } from "@tanstack/react-query"
import { isDay, type LocalDay } from "#domain/days/local-day.ts"

/** A cached result of a query about a day. */
interface DatedAnswer {
  key: QueryKey
  day: LocalDay
}

/** The result to show while offline: the newest cached result of the same query about another day. Undefined while online, or if there is none. */
export function answerOfAnotherDay(client: QueryClient, queryKey: QueryKey): DatedAnswer | undefined {
  if (navigator.onLine) return undefined
  return client
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey: key, state: { data } }) => {
      const day = otherDayIn(key, queryKey)
      return day === undefined || data === undefined ? [] : [{ key, day }]
    })
    .toSorted((one, other) => (one.day < other.day ? 1 : -1))[0]
}

/** Compares two query keys. If they differ only in their days, returns the latest of the differing days of `other`; otherwise undefined. */
function otherDayIn(other: QueryKey, key: QueryKey): LocalDay | undefined {
  if (other.length !== key.length) return undefined
  let latest: LocalDay | undefined
  for (const [index, part] of other.entries()) {
    if (part === key[index]) continue
    if (!isDayPart(part) || !isDayPart(key[index])) return undefined
    if (latest === undefined || part > latest) latest = part
  }
  return latest
}

function isDayPart(part: unknown): part is LocalDay {
  return typeof part === "string" && isDay(part)
}
