import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import type { StravaStatus } from "#domain/strava/answers.ts"
import { askStrava, goToStrava } from "#web/backend/ask-strava.ts"
import { userKey } from "#web/backend/queries/query-keys.ts"
import { timeZoneHere } from "#web/device/time-zone.ts"
import { wayBack } from "#web/device/way-back.ts"
import { useMessages } from "#web/ui/messages/messages.tsx"

const askAgainMilliseconds = 3000
const moving = new Set(["sending", "processing"])

/** The current action, and since when (epoch milliseconds). */
interface UnderWay {
  what: "share" | "look" | "connect"
  since: number
}

/** A saved workout's state at Strava, and the possible actions. */
export function useStrava(userId: string, logId: string) {
  const client = useQueryClient()
  const { say } = useMessages()
  const [underWay, setUnderWay] = useState<UnderWay | null>(null)
  const queryKey = userKey(userId, "strava", logId)
  const status = useQuery({
    queryKey,
    staleTime: 0,
    gcTime: 0,
    queryFn: ({ signal }) => askStrava({ action: "status", log_id: logId }, signal),
    refetchInterval: ({ state: { data } }) =>
      moving.has(data?.share?.state ?? "") ? askAgainMilliseconds : false,
  })

  async function act(what: UnderWay["what"], ask: () => Promise<StravaStatus | void>) {
    if (underWay) return
    setUnderWay({ what, since: Date.now() })
    try {
      const told = await ask()
      if (told) client.setQueryData(queryKey, told)
      if (typeof told?.message === "string") say(told.message)
    } catch (error) {
      say(error instanceof Error ? error.message : String(error), { tone: "error" })
      // Perhaps only the response was lost.
      await client.invalidateQueries({ queryKey })
    }
    setUnderWay(null)
  }

  return {
    status,
    underWay,
    share: () => act("share", () => askStrava({ action: "share", log_id: logId, time_zone: timeZoneHere() })),
    look: () => act("look", () => askStrava({ action: "look", log_id: logId })),
    connect: () =>
      act("connect", () => {
        wayBack.keep(location.pathname + location.search)
        return goToStrava()
      }),
  }
}
