import { useMemo } from "react"
import { addDays, type LocalDay } from "#domain/days/local-day.ts"
import type { ForecastSession } from "#domain/programs/forecast.ts"
import type { ShownLine } from "#domain/programs/prescription.ts"
import { forecast } from "#domain/programs/view/forecast-if-met.ts"
import { outcomeAhead, reasonSentence } from "#domain/programs/reason-sentences.ts"
import type { LoggedSession } from "#domain/programs/run.ts"
import { dayTitle, placeText } from "#domain/programs/session-words.ts"
import type { Standing } from "#domain/programs/standing.ts"
import { currentDay } from "#web/device/current-day.ts"

/** When an exercise of the session comes up next in the program, with what is prescribed and why. */
interface NextOfLine {
  date: LocalDay
  /** What the session on that date prescribes for the lift. */
  lines: ShownLine[]
  /** Why the prescription changes or stays the same, as sentences. */
  reason: string | null
}

export interface WhatIsNext {
  program: string
  /** The run's next session; null after its last one. */
  session: { name: string; date: LocalDay; place: string; main: ShownLine | null } | null
  /**
   * Returns what comes next for the session's exercise at an index; null if another exercise of the session with the same lift shows it, or if it
   * isn't known.
   */
  ofLine: (place: number) => NextOfLine | { date: null; reason: string | null } | null
}

// The number of days within which a lift comes up again in a program.
const daysAhead = 42

/** What a session changes in its run; null until the run is worked out, and for a session that isn't the latest. */
export function useWhatIsNext(standing: Standing | null, session: LoggedSession): WhatIsNext | null {
  return useMemo(() => {
    if (!standing || standing.lastSlot !== session.slot || !session.counts) return null
    const today = currentDay()
    const coming = forecast(standing, { today, from: today, to: addDays(today, daysAhead) })
    return whatIsNext(standing, session, coming)
  }, [standing, session])
}

function whatIsNext(
  { plan: { program, lifts }, changes }: Standing,
  { slot, prescribed: { lines } }: LoggedSession,
  coming: readonly ForecastSession[],
): WhatIsNext {
  const [first] = coming
  return {
    program: program.name,
    session: first
      ? {
          name: dayTitle(program.days[first.session.day]?.name ?? program.name),
          date: first.date,
          place: placeText(first.session, program),
          main: first.session.lines[0] ?? null,
        }
      : null,
    ofLine(place) {
      const lift = lines[place]?.lift
      // If a lift comes up several times in a session, what comes next is shown only below its last appearance.
      if (lift === undefined || lines.slice(place + 1).some((other) => other.lift === lift)) return null
      const change = changes.find((each) => each.slot === slot && each.lift === lift)
      const rule = lifts.get(lift)?.rule
      const reason = change
        ? `${reasonSentence(change)} ${rule ? outcomeAhead(change, rule) : ""}`.trim()
        : null
      const next = coming.find(({ session }) => session.lines.some((line) => line.lift === lift))
      if (!next) return { date: null, reason }
      return { date: next.date, lines: next.session.lines.filter((line) => line.lift === lift), reason }
    },
  }
}
