import { useQuery } from "@tanstack/react-query"
import { useEffect, useMemo } from "react"
import type { LocalDay } from "#domain/days/local-day.ts"
import { programsQuery, type RunRow } from "#web/programs/queries.ts"
import { useRun } from "#web/programs/use-run.ts"
import { comingSessions, type SessionsToCome } from "./sessions-to-come.ts"

export interface FollowRunProps {
  userId: string
  row: RunRow
  today: LocalDay
  /** The last day shown. */
  until: LocalDay
  onKnown: (known: SessionsToCome) => void
}

/** Works out the sessions to come and reports them. It shows nothing, so that the page can be drawn without the engine. */
export function FollowRun({ userId, row, today, until, onKnown }: FollowRunProps) {
  const run = useRun(userId, row)
  const standing = run.state === "ready" ? run.standing : null
  const programs = useQuery(programsQuery(userId)).data
  const known = useMemo(() => {
    if (!standing) return null
    const program = programs?.find(({ id }) => id === row.program_id)
    const routines = program?.workouts.map(({ id }) => id) ?? []
    const sessions = comingSessions(standing, { today, until, routines })
    return { run_id: row.id, program_id: row.program_id, name: standing.plan.program.name, sessions }
  }, [standing, programs, row, today, until])
  useEffect(() => {
    if (known) onKnown(known)
  }, [known, onKnown])
  return null
}
