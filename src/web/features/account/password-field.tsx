import Eye from "lucide-react/icons/eye"
import EyeOff from "lucide-react/icons/eye-off"
import { useState } from "react"
import { TextField } from "#web/ui/fields/field.tsx"
import { sentences } from "./sentences.ts"

interface PasswordFieldProps {
  label: string
  autoComplete: "current-password" | "new-password"
}

/** A password field with a button that shows the password. */
export function PasswordField({ label, autoComplete }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <TextField
      label={label}
      name="password"
      type={shown ? "text" : "password"}
      autoComplete={autoComplete}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required
      action={
        <button
          type="button"
          aria-label={sentences.showPassword}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon className="icon" />
        </button>
      }
    />
  )
}
