import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import type { TrainingAim } from "#domain/profile/training-answers.ts"
import type { Aim } from "#domain/programs/choosing/wishes.ts"
import { backend } from "#web/backend/client.ts"
import { userKey } from "#web/backend/queries/query-keys.ts"
import type { KnownAnswers } from "./use-background.ts"
import type { Answers } from "./use-wishes.ts"

/** Both isn't an aim that the profile can hold, so it stays unsaid. */
const aimsToSay: Record<Aim, TrainingAim | null> = {
  ...{ strength: "strength", size: "size" },
  ...{ both: null, running: "endurance" },
}

/**
 * Returns a function that writes the days and the aim to the profile, so that nobody asks for them again. What the profile said when the page
 * was opened stays, because looking at other programs changes nobody's plans. A failed write is no loss, since the answers are in the address.
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
