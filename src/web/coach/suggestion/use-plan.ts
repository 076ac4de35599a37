import { useQueryClient } from "@tanstack/react-query"
import { useEffect, useMemo, useState } from "react"
import { type Athlete, exerciseNamed } from "#domain/coach/person/athlete.ts"
import type { PlanDay } from "#domain/coach/checks/suggestion.ts"
import {
  type KeptPlan,
  readSuggestedPlan,
  suggestedPlanKey,
} from "#web/offline/drafts/suggested-plan-store.ts"
import { useFormDraft } from "#web/offline/drafts/use-form-draft.ts"
import { athleteHere } from "../asking/athlete-queries.ts"
import type { EditPlan } from "./plan-parts.tsx"

/** A suggested plan under review, stored on this device until it is saved or discarded. */
export interface Plan extends Omit<KeptPlan, "days"> {
  days: readonly PlanDay[]
  athlete: Athlete
}

/** The unsaved plan; null if there is none, or while the athlete's data loads. */
export function usePlan(userId: string, kind: "routine" | "week") {
  const key = suggestedPlanKey(userId, kind)
  const client = useQueryClient()
  const [before] = useState(() => readSuggestedPlan(key))
  const [kept, setKept] = useState<KeptPlan | null>(before)
  const [athlete, setAthlete] = useState<Athlete | null>(null)
  const [isUnknown, setUnknown] = useState(false)
  useFormDraft(key, kept, before !== null, {
    read: readSuggestedPlan,
    onWritten: setKept,
    onEnded: () => setKept(null),
  })

  const isAsked = kept !== null && athlete === null
  useEffect(() => {
    if (!isAsked) return undefined
    let isGone = false
    const ask = async () => {
      const found = await athleteHere(client, userId)
      if (!isGone) setAthlete(found)
    }
    // Without the athlete's data the plan can't be checked. The plan stays on the device for later.
    ask().catch((error: unknown) => {
      console.error(error)
      setUnknown(true)
    })
    return () => {
      isGone = true
    }
  }, [client, isAsked, userId])

  const plan = useMemo(
    () => (kept && athlete ? { ...kept, days: withExercises(kept, athlete), athlete } : null),
    [athlete, kept],
  )
  const [past, setPast] = useState<readonly KeptPlan[]>([])
  const edit: EditPlan = (change) => {
    if (!plan || !kept) return
    setPast((before) => [...before, kept])
    setKept({ ...keptParts(plan), days: daysToStore(change(plan.days)) })
  }
  function undo() {
    const last = past.at(-1)
    if (last) setKept(last)
    setPast((before) => before.slice(0, -1))
  }
  /** Shows a suggestion for review. */
  function show(suggested: Plan) {
    setAthlete(suggested.athlete)
    setPast([])
    setKept({ ...keptParts(suggested), days: daysToStore(suggested.days) })
  }
  function discard() {
    setPast([])
    setKept(null)
  }
  // Whether a stored plan is waiting for the athlete's data.
  const isComing = isAsked && !isUnknown
  return { plan, isComing, edit, undo: past.length > 0 ? undo : null, show, discard }
}

function keptParts({ summary, source, whys }: Plan): Omit<KeptPlan, "days"> {
  return { summary, source, whys }
}

/** Leaves out the exercise objects, which are looked up again by name. */
function daysToStore(days: readonly PlanDay[]): KeptPlan["days"] {
  return days.map(({ day, workout, notes }) => ({
    day,
    notes,
    workout: workout && {
      name: workout.name,
      description: workout.description,
      parts: workout.parts.map(({ id, name, sets, reps, weight, superset, notes: about }) => ({
        ...{ id, name, sets, reps, weight, superset },
        notes: about,
      })),
    },
  }))
}

function withExercises({ days }: KeptPlan, athlete: Athlete): PlanDay[] {
  return days.map(({ workout, ...day }) => ({
    ...day,
    workout: workout && {
      ...workout,
      parts: workout.parts.map((part) => ({ ...part, exercise: exerciseNamed(part.name, athlete) ?? null })),
    },
  }))
}
