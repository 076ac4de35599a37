import { useQuery, useQueryClient } from "@tanstack/react-query"
import type { KnownExercise } from "#domain/coach/person/athlete.ts"
import { swapsFor } from "#domain/coach/checks/swaps.ts"
import { movementOf } from "#domain/exercises/movement.ts"
import type { DraftExercise } from "#domain/workout/draft.ts"
import { userKey } from "#web/backend/queries/query-keys.ts"
import { athleteHere } from "#web/coach/asking/athlete-queries.ts"
import { FigureThumb } from "#web/figures/figure-thumb.tsx"
import { GuideButton } from "#web/guide/guide-button-part.tsx"
import { WhatDiffers } from "#web/guide/what-differs-part.ts"
import { trainingMemoryQuery } from "../../queries.ts"
import { sentences } from "../sentences.ts"
import { describeLastTime, type Units } from "../set-words.ts"

interface SwapSuggestionsProps {
  userId: string
  exercise: DraftExercise
  editedLogId: string | null
  units: Units
  /** The ids of the exercises in the workout. */
  addedIds: readonly string[]
  onPick: (exercise: KnownExercise) => void
}

const mostShown = 5

/** Similar exercises for the person's equipment, each with its last sets. Empty until the person's data has loaded. */
export function SwapSuggestions(props: SwapSuggestionsProps) {
  const { userId, exercise, editedLogId, units, addedIds, onPick } = props
  const client = useQueryClient()
  const athlete = useQuery({
    queryKey: userKey(userId, "workout_logs", "for swaps"),
    staleTime: Infinity,
    queryFn: async () => (await Promise.all([athleteHere(client, userId), WhatDiffers.fetch()]))[0],
  })
  const memory = useQuery(trainingMemoryQuery(userId, editedLogId))
  const known = athlete.data?.byId.get(exercise.exercise_id)
  if (!athlete.data || !known) return null
  const swaps = swapsFor(known, athlete.data, new Set(addedIds)).slice(0, mostShown)
  if (swaps.length === 0) return null
  const movement = movementOf(known)
  return (
    <section className="stack-s" aria-label={sentences.similarExercises}>
      <h3>{sentences.similarExercises}</h3>
      <ul className="list">
        {swaps.map((each) => (
          <li key={each.exercise_id}>
            <FigureThumb movement={movementOf(each)} />
            <button type="button" className="grow" onClick={() => onPick(each)}>
              <span className="hidden-text">{`${sentences.swapFor} `}</span>
              {each.exercise_name}{" "}
              <span className="label">
                {lastTimeText(each, units, memory.data?.[each.exercise_id]?.last_sets)}
              </span>
              <WhatDiffers movement={movementOf(each)} than={movement} />
            </button>
            <GuideButton movement={movementOf(each)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function lastTimeText(
  { measure }: KnownExercise,
  units: Units,
  sets: readonly Parameters<typeof describeLastTime>[0][] | undefined,
): string {
  const numbers = sets?.map((set) => describeLastTime(set, measure, units)).filter(Boolean) ?? []
  return numbers.length === 0 ? sentences.neverDone : sentences.lastTime(numbers)
}
