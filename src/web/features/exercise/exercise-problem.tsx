import { useOnline } from "#web/device/online.ts"
import { LoadProblem } from "#web/ui/messages/alert.tsx"
import { sentences } from "./sentences.ts"

/** Reports what couldn't be loaded, whether the network is missing, and a way out. */
export function ExerciseProblem({ sentence, onRetry }: { sentence: string; onRetry: () => void }) {
  const isOnline = useOnline()
  return (
    <LoadProblem
      sentence={isOnline ? sentence : sentences.offline}
      onLoadAgain={onRetry}
      tone={isOnline ? "error" : "offline"}
    />
  )
}
