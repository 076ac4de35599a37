import { TextField } from "#web/ui/field.tsx"

/** The address of the account. */
export function EmailField() {
  return (
    <TextField
      label="Email"
      name="email"
      type="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  )
}
