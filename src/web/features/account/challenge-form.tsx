import { useQuery, useQueryClient } from "@tanstack/react-query"
import { backend } from "#web/backend/client.ts"
import { signOut } from "#web/backend/session/sign-out.ts"
import { Challenge } from "#web/second-factors/challenge.tsx"
import { sentences } from "#web/second-factors/sentences.ts"
import { readWays } from "#web/second-factors/ways.ts"
import { LoadProblem } from "#web/ui/messages/alert.tsx"
import { AccountFrame } from "./account-frame.tsx"

/** Asks for the second factor of a sign-in; the guard around the page redirects after success. */
export function ChallengeForm() {
  const client = useQueryClient()
  const ways = useQuery({ queryKey: ["ways in"], queryFn: readWays, gcTime: 0 })
  return (
    <AccountFrame title={sentences.title}>
      {ways.isError && <LoadProblem sentence={ways.error.message} onLoadAgain={() => void ways.refetch()} />}
      {ways.isPending && <p className="soft">{sentences.loading}</p>}
      {ways.data && <Challenge auth={backend.auth} ways={ways.data} />}
      <div>
        <button type="button" className="button quiet" onClick={() => void signOut(client)}>
          {sentences.signOut}
        </button>
      </div>
    </AccountFrame>
  )
}
