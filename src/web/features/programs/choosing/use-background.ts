import { useQuery } from "@tanstack/react-query"
import { useMemo } from "react"
import { daysBetween, type LocalDay } from "#domain/days/local-day.ts"
import { levelOf } from "#domain/programs/choosing/level.ts"
import {
  daysPerWeek,
  equipmentAtHand,
  equipmentDoneWith,
  type PastWorkout,
  saysEnough,
  standingStill,
  usualMinutes,
} from "#domain/programs/choosing/past-training.ts"
import type { TrainingAim } from "#domain/profile/training-answers.ts"
import type { Background, Need } from "#domain/programs/choosing/wishes.ts"
import { trainedWorkoutsQuery } from "#web/coach/asking/trained-workouts-query.ts"
import { currentDay } from "#web/device/current-day.ts"
import { chooserQuery, workoutCountQuery } from "./queries.ts"

/** The answers that the log and the profile already give. */
export interface KnownAnswers {
  background: Background
  /** The number of workouts logged so far. */
  sessions: number
  /** The average number of days a week; null if there is too little recent training to tell. */
  daysPerWeek: number | null
  /** The profile's values; null where it has none. */
  said: { days: number | null; aim: TrainingAim | null }
  equipment: readonly Need[]
  equipmentFrom: "profile" | "log" | null
}

/** What is known about a person before they answer. Undefined while it loads; anything that can't be fetched counts as unknown. */
export function useBackground(userId: string): KnownAnswers | undefined {
  const today = currentDay()
  const workouts = useQuery(trainedWorkoutsQuery(userId, today))
  const profile = useQuery(chooserQuery(userId))
  const count = useQuery(workoutCountQuery(userId))
  const isWaiting = [workouts, profile, count].some(
    ({ data, isPending, fetchStatus }) => data === undefined && isPending && fetchStatus === "fetching",
  )
  return useMemo(() => {
    if (isWaiting) return undefined
    const trained = workouts.data ?? []
    return knownAnswers({
      trained: trained.filter(({ date }) => date <= today),
      equipment: profile.data?.available_equipment ?? [],
      age: profile.data?.age ?? null,
      // Missing in responses stored by earlier releases.
      said: { days: profile.data?.training_days ?? null, aim: profile.data?.training_aim ?? null },
      minutes: profile.data?.session_minutes ?? null,
      sessions: Math.max(count.data ?? 0, trained.length),
      today,
    })
  }, [isWaiting, workouts.data, profile.data, count.data, today])
}

interface Facts {
  trained: readonly PastWorkout[]
  equipment: readonly string[]
  age: number | null
  said: KnownAnswers["said"]
  /** How long a workout may take, according to the profile. */
  minutes: number | null
  sessions: number
  today: LocalDay
}

function knownAnswers({ trained, equipment, age, said, minutes, sessions, today }: Facts): KnownAnswers {
  const last = trained
    .map(({ date }) => date)
    .toSorted()
    .at(-1)
  const fromProfile = equipmentAtHand(equipment)
  const isTelling = saysEnough(trained, today)
  const fromLog = isTelling ? equipmentAtHand(equipmentDoneWith(trained)) : []
  const isFromProfile = fromProfile.length > 0
  return {
    background: {
      level: levelOf(sessions),
      minutes: minutes ?? usualMinutes(trained),
      daysAway: last === undefined ? null : daysBetween(last, today),
      age,
      stalled: standingStill(trained, today),
    },
    sessions,
    said,
    daysPerWeek: isTelling ? daysPerWeek(trained, today) : null,
    equipment: isFromProfile ? fromProfile : fromLog,
    equipmentFrom: isFromProfile ? "profile" : fromLog.length > 0 ? "log" : null,
  }
}
