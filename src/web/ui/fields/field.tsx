import { CircleAlert } from "lucide-react"
import { type ComponentProps, type ReactNode, useId } from "react"

interface TextFieldProps extends Omit<ComponentProps<"input">, "id" | "className"> {
  label: string
  hint?: ReactNode
  /** What is wrong with the value; shown in red and announced with the field. */
  problem?: string | undefined
  /** A button inside the field, at its right edge. */
  action?: ReactNode
}

/** A labeled input with a hint and a problem, both read by screen readers together with the field. */
export function TextField({ label, hint, problem, action, ...input }: TextFieldProps) {
  const id = useId()
  const described = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(" ")
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className={action ? "with-action" : undefined}>
        <input
          {...input}
          id={id}
          aria-invalid={problem ? true : undefined}
          aria-describedby={described || undefined}
        />
        {action}
      </div>
      {problem && (
        <span className="problem" id={`${id}-problem`}>
          <CircleAlert className="icon" />
          {problem}
        </span>
      )}
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </div>
  )
}
