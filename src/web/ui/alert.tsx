import { CircleAlert, CircleCheck, Info, TriangleAlert, WifiOff } from "lucide-react"
import type { ReactNode } from "react"

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
