import { useOnline } from "#web/device/online.ts"
import { Alert } from "#web/ui/messages/alert.tsx"
import { sentences as own } from "./sentences.ts"

interface ProblemsBoxProps {
  sentences: readonly string[]
  onRetry: () => void
}

/** What went wrong, one line each, with a way out. Without a network it is one quiet line: what is missing comes with the network. */
export function ProblemsBox({ sentences, onRetry }: ProblemsBoxProps) {
  const isOnline = useOnline()
  if (!isOnline) return <output className="small soft">{[...sentences, own.notHere].join(" ")}</output>
  return (
    <Alert tone="error">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <div className="row">
        <button type="button" className="button" onClick={onRetry}>
          Load Again
        </button>
      </div>
    </Alert>
  )
}
