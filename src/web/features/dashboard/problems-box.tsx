import { useOnline } from "#web/device/online.ts"
import { LoadProblem } from "#web/ui/messages/alert.tsx"
import { sentences as own } from "./sentences.ts"

interface ProblemsBoxProps {
  sentences: readonly string[]
  onRetry: () => void
}

/** What went wrong, one line per problem, with a button to reload. Offline, the box is a single unobtrusive line. */
export function ProblemsBox({ sentences, onRetry }: ProblemsBoxProps) {
  const isOnline = useOnline()
  if (!isOnline) return <output className="small soft">{[...sentences, own.offline].join(" ")}</output>
  return <LoadProblem sentence={sentences} onLoadAgain={onRetry} />
}
