import { useQuery } from "@tanstack/react-query"
import { useEffect, useState } from "react"
import { Link, useNavigate, useSearchParams } from "react-router"
import { askStrava, goToStrava } from "#web/backend/ask-strava.ts"
import { userKey } from "#web/backend/queries/query-keys.ts"
import { useUser } from "#web/backend/session/session.tsx"
import { wayBack } from "#web/device/way-back.ts"
import { Alert } from "#web/ui/messages/alert.tsx"
import { useMessages } from "#web/ui/messages/messages.tsx"
import { sentences } from "./sentences.ts"

/** The page to which Strava redirects. It stores the connection, then returns to the page where the person started. */
export function StravaPage() {
  const { id: userId } = useUser()
  const [search] = useSearchParams()
  const { say } = useMessages()
  const navigate = useNavigate()
  const [from] = useState(() => wayBack.take() ?? "/profile/data")
  const [problem, setProblem] = useState<string | null>(null)
  const code = search.get("code")
  const { isSuccess, error } = useQuery({
    queryKey: userKey(userId, "strava", "finish", code ?? ""),
    // Strava accepts each code only once.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    enabled: code !== null,
    queryFn: () =>
      askStrava({
        action: "finish",
        code: code ?? "",
        scope: search.get("scope") ?? "",
        state: search.get("state") ?? "",
      }),
  })
  useEffect(() => {
    if (!isSuccess) return
    say(sentences.connected, { tone: "success" })
    void navigate(from, { replace: true })
  }, [isSuccess, from, navigate, say])

  async function connectAgain() {
    wayBack.keep(from)
    await goToStrava().catch(({ message }: Error) => setProblem(message))
  }

  const refusal = problem ?? error?.message ?? (code === null ? sentences.notAllowed : null)
  return (
    <div className="page">
      <section className="block">
        <header>
          <h1>{sentences.title}</h1>
        </header>
        {refusal === null ? (
          <p className="soft" aria-busy="true">
            {sentences.connecting}
          </p>
        ) : (
          <Alert tone="warning">
            <p>{refusal}</p>
            <div className="row">
              <button type="button" className="button" onClick={() => void connectAgain()}>
                {sentences.connectAgain}
              </button>
              <Link className="button quiet" to={from} replace>
                {sentences.back}
              </Link>
            </div>
          </Alert>
        )}
      </section>
    </div>
  )
}
