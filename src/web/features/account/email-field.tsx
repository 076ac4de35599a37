import { TextField } from "#web/ui/fields/field.tsx"
import { sentences } from "./sentences.ts"

/** The email field. With `offersPasskeys`, the browser suggests its passkeys here. */
export function EmailField({ offersPasskeys = false }: { offersPasskeys?: boolean }) {
  return (
    <TextField
      label={sentences.email}
      name="email"
      type="email"
      autoComplete={offersPasskeys ? "username webauthn" : "email"}
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  )
}
