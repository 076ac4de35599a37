import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import type { StravaStatus } from "#domain/strava/answers.ts"
import { askStrava, goToStrava } from "#web/backend/ask-strava.ts"
import { userKey } from "#web/backend/queries/query-keys.ts"
import { timeZoneHere } from "#web/device/time-zone.ts"
import { wayBack } from "#web/device/way-back.ts"
import { useMessages } from "#web/ui/messages/messages.tsx"

const pollMilliseconds = 3000
const unfinishedStates = new Set(["sending", "processing"])

/** The action in progress, and its start in epoch milliseconds. */
interface PendingAction {
  what: "share" | "look" | "connect"
  since: number
}

/** A saved workout's state on Strava, and the possible actions. */
export function useStrava(userId: string, logId: string) {
  const client = useQueryClient()
  const { say } = useMessages()
  const [pending, setPending] = useState<PendingAction | null>(null)
  const queryKey = userKey(userId, "strava", logId)
  const status = useQuery({
    queryKey,
    staleTime: 0,
    gcTime: 0,
    queryFn: ({ signal }) => askStrava({ action: "status", log_id: logId }, signal),
    refetchInterval: ({ state: { data } }) =>
      unfinishedStates.has(data?.share?.state ?? "") ? pollMilliseconds : false,
  })

  async function act(what: PendingAction["what"], ask: () => Promise<StravaStatus | void>) {
    if (pending) return
    setPending({ what, since: Date.now() })
    try {
      const answer = await ask()
      if (answer) client.setQueryData(queryKey, answer)
      if (typeof answer?.message === "string") say(answer.message)
    } catch (error) {
      say(error instanceof Error ? error.message : String(error), { tone: "error" })
      // The action may have worked even though its response was lost.
      await client.invalidateQueries({ queryKey })
    }
    setPending(null)
  }

  return {
    status,
    pending,
    share: () => act("share", () => askStrava({ action: "share", log_id: logId, time_zone: timeZoneHere() })),
    look: () => act("look", () => askStrava({ action: "look", log_id: logId })),
    connect: () =>
      act("connect", () => {
        wayBack.keep(location.pathname + location.search)
        return goToStrava()
      }),
  }
}
