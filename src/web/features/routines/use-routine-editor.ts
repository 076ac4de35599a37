import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { useNavigate } from "react-router"
import { type RoutineContent, readRoutine, type RoutineProblem } from "#domain/routines/routine-draft.ts"
import type { SavedBase } from "#web/offline/drafts/revised-save.ts"
import type { KeptRoutine } from "#web/offline/drafts/routine-draft-store.ts"
import { useRevisedSave } from "#web/offline/drafts/use-revised-save.ts"
import { useMessages } from "#web/ui/messages/messages.tsx"
import { fetchRoutine, routinesKey } from "./queries.ts"
import { sendRoutine } from "#web/repeating/save-routine.ts"
import { sentences } from "./sentences.ts"
import { useKeptRoutine } from "./use-kept-routine.ts"

export interface Editing {
  userId: string
  /** The key of the unsaved draft. */
  draftKey: string
  start: KeptRoutine
  /** Whether the draft was restored from this device. */
  isRestored: boolean
  /** The message shown after saving. */
  saved: string
  /** The page to open after saving. */
  leadsTo: string
  /** Scrolls to the field that blocks saving. */
  show: (problem: RoutineProblem["problem"]) => void
}

/** A routine's draft, its storage on this device, and the functions that save it. */
export function useRoutineEditor({ userId, draftKey, start, isRestored, saved, leadsTo, show }: Editing) {
  const kept = useKeptRoutine(draftKey, start, isRestored)
  const { draft, setDraft, unanswered, remember } = kept
  const [refused, setRefused] = useState<RoutineProblem["problem"]>()
  const [loadProblem, setLoadProblem] = useState<string>()
  const saving = useRevisedSave<RoutineContent>(start.base, { send: sendRoutine, remember, unanswered })
  const client = useQueryClient()
  const navigate = useNavigate()
  const { say } = useMessages()

  const reading = readRoutine(draft)
  const problem = reading.ok ? undefined : reading.problem

  function startFrom(next: SavedBase | null) {
    saving.startFrom(next)
    kept.setBase(next)
  }

  async function submit() {
    setLoadProblem(undefined)
    setRefused(problem)
    if (!reading.ok) return show(reading.problem)
    const outcome = await saving.save(reading.content)
    if (outcome?.kind !== "saved") return
    kept.forget()
    // Other screens refetch when they are opened.
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
      saving.startFrom(theirs.base)
      kept.continueFrom(theirs)
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
    // The message disappears once the problem is fixed.
    refusal: refused === problem ? problem : undefined,
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
