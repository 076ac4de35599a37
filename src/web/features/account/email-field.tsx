import { TextField } from "#web/ui/fields/field.tsx"

/** The address of the account. Where it signs in, the browser offers the passkeys that it knows. */
export function EmailField({ offersPasskeys = false }: { offersPasskeys?: boolean }) {
  return (
    <TextField
      label="Email"
      name="email"
      type="email"
      autoComplete={offersPasskeys ? "username webauthn" : "email"}
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  )
}
