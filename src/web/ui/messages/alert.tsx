import { CircleAlert, CircleCheck, Info, TriangleAlert, WifiOff } from "lucide-react"
import type { ReactNode } from "react"
import { sentences } from "../sentences.ts"

const icons = {
  plain: Info,
  error: CircleAlert,
  success: CircleCheck,
  warning: TriangleAlert,
  offline: WifiOff,
}

interface AlertProps {
  tone: keyof typeof icons
  children: ReactNode
}

/** A message in the page: an icon, a sentence, a way out. Errors interrupt a screen reader, the rest wait for a pause. */
export function Alert({ tone, children }: AlertProps) {
  const Icon = icons[tone]
  return (
    <div className={`alert ${tone}`} role={tone === "error" ? "alert" : "status"}>
      <Icon className="icon" />
      {typeof children === "string" ? <p>{children}</p> : children}
    </div>
  )
}

interface LoadProblemProps {
  /** What is missing: a sentence, or one for each thing. */
  sentence: string | readonly string[]
  onLoadAgain: () => void
  tone?: AlertProps["tone"]
  /** Further ways out. */
  children?: ReactNode
}

/** What could not be loaded, with the way to ask for it again. */
export function LoadProblem({ sentence, onLoadAgain, tone = "error", children }: LoadProblemProps) {
  return (
    <Alert tone={tone}>
      {[sentence].flat().map((line) => (
        <p key={line}>{line}</p>
      ))}
      <div className="row">
        <button type="button" className="button" onClick={onLoadAgain}>
          {sentences.loadAgain}
        </button>
        {children}
      </div>
    </Alert>
  )
}
