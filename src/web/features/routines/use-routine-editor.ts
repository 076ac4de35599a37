import { useQueryClient } from "@tanstack/react-query"
import { useMemo, useState } from "react"
import { useNavigate } from "react-router"
import {
  emptyRoutine,
  type RoutineContent,
  readRoutine,
  type RoutineDraft,
  type RoutineProblem,
} from "#domain/routine-draft.ts"
import type { RevisedCommand, SavedBase } from "#web/offline/revised-save.ts"
import type { KeptRoutine } from "#web/offline/routine-draft-store.ts"
import { useKept } from "#web/offline/use-kept.ts"
import { useRevisedSave } from "#web/offline/use-revised-save.ts"
import { useMessages } from "#web/ui/messages.tsx"
import { fetchRoutine, routinesKey } from "./queries.ts"
import { sendRoutine } from "./save-routine.ts"
import { sentences } from "./sentences.ts"

export interface Editing {
  userId: string
  /** Where the draft is kept while it is unsaved. */
  draftKey: string
  start: KeptRoutine
  /** It was kept on this device. */
  isRestored: boolean
  /** What is said when it is saved, and where that leads. */
  saved: string
  leadsTo: string
  /** Brings what a save was refused for into view. */
  show: (problem: RoutineProblem["problem"]) => void
}

/** The draft of a routine, its keeping on this device, and the ways to save it. */
export function useRoutineEditor({ userId, draftKey, start, isRestored, saved, leadsTo, show }: Editing) {
  const [draft, setDraft] = useState(start.draft)
  const [base, setBase] = useState(start.base)
  const [refused, setRefused] = useState<RoutineProblem["problem"]>()
  const [loadProblem, setLoadProblem] = useState<string>()
  const [unanswered, setUnanswered] = useState(start.unanswered)
  // What is on the server; null: not known.
  const [clean, setClean] = useState(() => cleanOf(start, isRestored))
  const isUnsaved = unanswered !== null || clean === null || !isSame(draft, clean)
  const kept = useKept(
    draftKey,
    useMemo(() => (isUnsaved ? { draft, base, unanswered } : null), [isUnsaved, draft, base, unanswered]),
    isRestored,
  )
  const saving = useRevisedSave<RoutineContent>(start.base, { send: sendRoutine, remember, unanswered })
  const client = useQueryClient()
  const navigate = useNavigate()
  const { say } = useMessages()

  const reading = readRoutine(draft)
  const problem = reading.ok ? undefined : reading.problem

  /** Written down before it is sent: the page may go before the answer comes. */
  function remember(command: RevisedCommand<RoutineContent> | null) {
    setUnanswered(command)
    kept.keepNow({ draft, base, unanswered: command })
  }

  function startFrom(next: SavedBase | null) {
    saving.startFrom(next)
    setBase(next)
  }

  async function submit() {
    setLoadProblem(undefined)
    setRefused(problem)
    if (!reading.ok) return show(reading.problem)
    if (!(await saving.save(reading.content))) return
    kept.forget()
    // What is on the screens that wait behind is fetched again when they are opened.
    await client.invalidateQueries({ queryKey: routinesKey(userId), refetchType: "none" })
    say(saved)
    void navigate(leadsTo)
  }

  async function saveOver(revision: number) {
    if (saving.base.current) startFrom({ ...saving.base.current, revision })
    await submit()
  }

  async function saveAsNew() {
    startFrom(null)
    await submit()
  }

  async function loadTheirs() {
    const mine = draft
    try {
      const theirs = await fetchRoutine(userId, saving.base.current?.id ?? "")
      startFrom(theirs.base)
      setDraft(theirs.draft)
      setClean(theirs.draft)
      setLoadProblem(undefined)
      say(sentences.theirsLoaded, { undo: () => setDraft(mine) })
    } catch (error) {
      setLoadProblem(error instanceof Error ? error.message : sentences.unexpected)
    }
  }

  return {
    draft,
    setDraft,
    problem,
    // What was refused for something else, or is mended, is not said any more.
    told: refused === problem ? problem : undefined,
    isSaving: saving.isSaving,
    failure: saving.failure,
    loadProblem,
    keeping: kept.keeping,
    forget: kept.forget,
    submit,
    saveOver,
    saveAsNew,
    loadTheirs,
  }
}

function cleanOf({ base, draft }: KeptRoutine, isRestored: boolean): RoutineDraft | null {
  if (base === null) return emptyRoutine
  return isRestored ? null : draft
}

function isSame(one: RoutineDraft, other: RoutineDraft): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
