import { type QueryClient, useQuery } from "@tanstack/react-query"
import { useEffect, useMemo } from "react"
import { coachSentence } from "#domain/coach/lifts/coach-sentences.ts"
import type { DraftExercise, DraftSet } from "#domain/workout/draft.ts"
import { type DraftEdit, isOpenToSuggestion, type SuggestedSet } from "#domain/workout/edit-draft.ts"
import { formatNumber } from "#domain/measures/numbers.ts"
import type { WeightUnit } from "#domain/measures/units.ts"
import { type AvoidedRow, avoidedQuery } from "#web/backend/exercises/avoided-query.ts"
import { ageQuery } from "#web/backend/preferences/age-query.ts"
import { barbellsQuery } from "#web/backend/preferences/barbells-query.ts"
import { leadingProgramQuery } from "#web/backend/training/leading-program-query.ts"
import { liftHistoryQuery } from "#web/backend/training/lift-history-query.ts"
import { currentDay } from "#web/device/current-day.ts"
import { AskWeights } from "#web/equipment/ask-weights.tsx"
import { useEquipment } from "../use-equipment.ts"
import type { SetActions } from "../actions/ledger-actions.ts"
import { sentences as rows } from "../row-sentences.ts"
import { sentences } from "../sentences.ts"
import styles from "../ledger.module.css"
import { adviceFor, firstAsked, suggestedSets } from "./advice-for.ts"

const noLimits: readonly AvoidedRow[] = []

interface NextSessionProps {
  userId: string
  exercise: DraftExercise
  unit: WeightUnit
  actions: SetActions
  fillIn: (edit: DraftEdit) => void
}

/** Fetches the data that decides what is suggested, so that the suggestion doesn't appear late. */
export function fetchForSuggestions(client: QueryClient, userId: string): Promise<unknown> {
  return Promise.allSettled([
    client.fetchQuery({ ...leadingProgramQuery(userId), retry: false }),
    client.fetchQuery({ ...liftHistoryQuery(userId), retry: false }),
    client.fetchQuery({ ...ageQuery(userId), retry: false }),
    client.fetchQuery({ ...barbellsQuery(userId), retry: false }),
    client.fetchQuery({ ...avoidedQuery(userId), retry: false }),
  ])
}

/**
 * What the coach suggests for an exercise with a template, the reason, and a button that prefills the sets with the suggestion. The workout stores
 * the suggestion. Hidden once the button has been pressed or a set has been done without the suggestion.
 */
export function NextSession({ userId, exercise, unit, actions, fillIn }: NextSessionProps) {
  const equipment = useEquipment(userId, exercise.exercise_id) ?? null
  const leading = useQuery(leadingProgramQuery(userId))
  const years = useQuery(ageQuery(userId))
  const barbells = useQuery(barbellsQuery(userId))
  const limits = useQuery(avoidedQuery(userId))
  const { data: history } = useQuery(liftHistoryQuery(userId))
  const working = exercise.sets.filter(({ set_type }) => set_type === "normal")
  const isOpen = working.length > 0 && working.every((set) => isOpenToSuggestion(set, exercise))
  const isKnown = ![leading, years, barbells, limits].some(
    ({ isPending, isFetching }) => isPending && isFetching,
  )
  const day = currentDay()
  const age = years.data ?? null
  const own = barbells.data ?? null
  const avoided = limits.data ?? noLimits
  const program = leading.data ?? null
  const { exercise_id, template_sets, template_reps } = exercise
  const [next, first] = useMemo(() => {
    if (!history || !isKnown) return [null, null]
    const asked = { exercise_id, template_sets, template_reps }
    const found = adviceFor(asked, { history, unit, age, barbells: own, avoided, program, day })
    return [found, found ? null : firstAsked(asked, { history, program })]
  }, [age, avoided, day, exercise_id, history, isKnown, own, program, template_reps, template_sets, unit])
  const kept = next ?? first
  const isDecided = isOpen && isKnown && history !== undefined
  useEffect(() => {
    if (isDecided) fillIn({ kind: "keep_advice", id: exercise.id, advice: kept && { ...kept } })
  }, [exercise.id, fillIn, isDecided, kept])
  if (!isOpen || !next) return null
  const suggested = suggestedSets(next)
  if (working.every((set, place) => isIn(set, suggested[place]))) return null
  return (
    <div className={styles["advice"]}>
      <div>
        <p>{next.reasons.map((reason) => coachSentence(reason, unit)).join(" ")}</p>
        <AskWeights {...{ userId, unit }} equipment={[equipment]} />
      </div>
      <button type="button" className="button" onClick={() => actions.takeSuggestion(exercise.id, suggested)}>
        {sentences.use(suggested)}
        <span className="hidden-text">{rows.for(exercise.exercise_name)}</span>
      </button>
    </div>
  )
}

const isIn = (set: DraftSet, suggested: SuggestedSet | undefined) =>
  set.weight === formatNumber(suggested?.weight ?? null) && set.reps === formatNumber(suggested?.reps ?? null)
