import type { FileTime } from "#domain/import/file-time.ts"
import { isOfLogs } from "#domain/import/read-time.ts"
import type { RowWorkout } from "#domain/import/row-reading.ts"
import type { Sections } from "#domain/import/sections.ts"
import { namedRows, rowsBy } from "#domain/import/table.ts"
import { readNumber } from "#domain/import/written-numbers.ts"

/** JEFIT's sessions; their times are in seconds since 1970. */
export interface JefitSessions {
  has: (id: string) => boolean
  timesOf: (id: string) => Pick<RowWorkout, "start" | "end" | "duration_seconds"> | null
  /** The session of a day, if the sets show that there was exactly one. */
  onlyOneOn: (day: string) => string | null
}

export function jefitSessions(sections: Sections, logs: string): JefitSessions {
  const sessions = rowsBy("_id", sections.get("WORKOUT SESSIONS"))
  const byDay = new Map<string, Set<string>>()
  for (const { mydate = "", belongsession = "" } of namedRows(sections.get(logs)))
    if (sessions.has(belongsession)) byDay.set(mydate, (byDay.get(mydate) ?? new Set()).add(belongsession))
  return {
    has: (id) => sessions.has(id),
    timesOf(id) {
      const { starttime, endtime, total_time = "" } = sessions.get(id) ?? {}
      const start = momentIn(starttime)
      const end = momentIn(endtime)
      return start && { start, end, duration_seconds: end ? null : readNumber(total_time, ".") || null }
    },
    onlyOneOn(day) {
      const [id, ...others] = byDay.get(day) ?? []
      return id === undefined || others.length > 0 ? null : id
    },
  }
}

function momentIn(text = ""): FileTime | null {
  const seconds = readNumber(text, ".")
  if (seconds === null || seconds <= 0) return null
  const time = { kind: "moment", moment: seconds * 1000 } as const
  return isOfLogs(time) ? time : null
}
