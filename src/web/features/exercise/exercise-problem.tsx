import { useOnline } from "#web/offline/online.ts"
import { Alert } from "#web/ui/alert.tsx"
import { sentences } from "./sentences.ts"

/** Something could not be loaded: what, whether the network is missing, and the way out. */
export function ExerciseProblem({ sentence, onRetry }: { sentence: string; onRetry: () => void }) {
  const isOnline = useOnline()
  return (
    <Alert tone={isOnline ? "error" : "offline"}>
      <p>{isOnline ? sentence : sentences.offline}</p>
      <div className="row">
        <button type="button" className="button" onClick={onRetry}>
          {sentences.loadAgain}
        </button>
      </div>
    </Alert>
  )
}
