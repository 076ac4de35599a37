import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { dayHere } from "#web/device/day-here.ts"
import { askStrava, goToStrava } from "#web/backend/ask-strava.ts"
import { userKey } from "#web/backend/queries/query-keys.ts"
import { useUser } from "#web/backend/session/session.tsx"
import { wayBack } from "#web/device/way-back.ts"
import { useMessages } from "#web/ui/messages/messages.tsx"
import { sentences } from "./sentences.ts"

/** Connects and disconnects Strava. */
export function StravaConnectionLine() {
  const { id: userId } = useUser()
  const client = useQueryClient()
  const { say } = useMessages()
  const queryKey = userKey(userId, "strava", "connection")
  const { data, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) => askStrava({ action: "status", log_id: null }, signal),
  })
  const [busy, setBusy] = useState(false)

  async function act(what: () => Promise<void>) {
    if (busy) return
    setBusy(true)
    await what().catch(({ message }: Error) => say(message, { tone: "error" }))
    setBusy(false)
  }

  async function disconnect() {
    const status = await askStrava({ action: "disconnect" })
    client.setQueryData(queryKey, status)
    say(status.message ?? sentences.stravaDisconnected)
  }

  async function connect() {
    wayBack.keep("/profile/data")
    await goToStrava()
  }

  const connection = data?.connection
  const hint = error
    ? error.message
    : connection
      ? sentences.stravaConnected(dayHere(connection.connected_at))
      : sentences.stravaHint
  return (
    <li>
      <span className="grow">
        <b>{sentences.strava}</b>
        <br />
        <span className="label">{hint}</span>
      </span>
      {connection ? (
        <button
          type="button"
          className="button"
          aria-label={sentences.disconnectStrava}
          aria-busy={busy}
          disabled={busy}
          onClick={() => void act(disconnect)}
        >
          {sentences.disconnect}
        </button>
      ) : (
        <button
          type="button"
          className="button"
          aria-label={sentences.connectStrava}
          aria-busy={busy}
          disabled={busy || !data}
          onClick={() => void act(connect)}
        >
          {sentences.connect}
        </button>
      )}
    </li>
  )
}
