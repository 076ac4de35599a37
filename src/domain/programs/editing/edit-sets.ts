import type { LineDraft, SetDraft, WeeksDraft } from "./day-draft.ts"

/** One of an exercise's sessions: its week, and its position among the sessions of that week, both from 0. */
export interface SessionPlace {
  week: number
  turn: number
}

type Sets = readonly SetDraft[]

/**
 * The index in an exercise's list of weeks for a week of the program. Past the end of the list, its last week
 * repeats.
 */
const weekOf = ({ weeks }: Pick<LineDraft, "weeks">, week: number) => Math.min(week, weeks.length - 1)

/** The sessions that include an exercise, in a given week of the program. */
export const sessionsIn = (line: Pick<LineDraft, "weeks">, week: number): readonly Sets[] =>
  line.weeks[weekOf(line, week)] ?? []

/** Changes the sets of one session. */
function withSets(line: LineDraft, { week, turn }: SessionPlace, change: (sets: Sets) => Sets): LineDraft {
  const at = weekOf(line, week)
  const weeks = line.weeks.map((sessions, place) =>
    place === at ? sessions.map((sets, index) => (index === turn ? change(sets) : sets)) : sessions,
  )
  return { ...line, weeks }
}

export function withSetChanged(
  line: LineDraft,
  place: SessionPlace,
  { id, ...fields }: Partial<SetDraft> & Pick<SetDraft, "id">,
): LineDraft {
  return withSets(line, place, (sets) => sets.map((set) => (set.id === id ? { ...set, ...fields } : set)))
}

/** Appends a copy of the last set. */
export function withSetAdded(line: LineDraft, place: SessionPlace, id: string): LineDraft {
  const fresh = { count: "1", amount: "5", load: "", decides: false }
  return withSets(line, place, (sets) => [...sets, { ...(sets.at(-1) ?? fresh), id, count: "1" }])
}

export function withoutSet(line: LineDraft, place: SessionPlace, id: string): LineDraft {
  return withSets(line, place, (sets) => sets.filter((set) => set.id !== id))
}

/** Gives every week sets of its own. Weeks that had none start with a copy of the exercise's last week. */
export function withOwnWeeks(line: LineDraft, count: number, id: string): LineDraft {
  const weeks: WeeksDraft = Array.from({ length: Math.max(count, line.weeks.length) }, (_, week) =>
    week < line.weeks.length
      ? (line.weeks[week] ?? [])
      : sessionsIn(line, week).map((sets, turn) =>
          sets.map((set, index) => ({ ...set, id: `${id} ${week} ${turn} ${index}` })),
        ),
  )
  return { ...line, weeks }
}

/** Uses the sets of one week for every week. */
export function withSameWeeks(line: LineDraft, week: number): LineDraft {
  return { ...line, weeks: [sessionsIn(line, week)] }
}
