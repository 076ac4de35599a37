import { useOnline } from "#web/device/online.ts"
import { LoadProblem } from "#web/ui/messages/alert.tsx"
import { sentences } from "./sentences.ts"

/** A message that something couldn't be loaded or that the device is offline, with a button to reload. */
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
