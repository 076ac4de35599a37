import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import type { TrainingAim } from "#domain/profile/training-answers.ts"
import type { Aim } from "#domain/programs/choosing/wishes.ts"
import { backend } from "#web/backend/client.ts"
import { userKey } from "#web/backend/queries/query-keys.ts"
import type { KnownAnswers } from "./use-background.ts"
import type { Answers } from "./use-wishes.ts"

/** The aim to save in the profile for each answer; null for the answer "both", which the profile can't hold. */
const aimsToSay: Record<Aim, TrainingAim | null> = {
  ...{ strength: "strength", size: "size" },
  ...{ both: null, running: "endurance" },
}

/**
 * Returns a function that saves the days and the aim to the profile, so that other pages don't ask again. Values that the profile already had when
 * the page was opened stay, because looking at other programs doesn't change anyone's plans. A failed save loses nothing, since the answers are in
 * the address.
 */
export function useSaidAnswers(userId: string, { said }: KnownAnswers): (changed: Partial<Answers>) => void {
  const client = useQueryClient()
  const [before] = useState(said)
  return ({ days, aim }) => {
    const columns = {
      ...(days !== undefined && before.days === null && { training_days: days }),
      ...(aim !== undefined && before.aim === null && { training_aim: aimsToSay[aim] }),
    }
    if (Object.keys(columns).length === 0) return
    const write = async () => {
      await backend.from("profiles").update(columns).eq("id", userId).throwOnError()
      await client.invalidateQueries({ queryKey: userKey(userId, "profiles") })
    }
    write().catch(console.warn)
  }
}
