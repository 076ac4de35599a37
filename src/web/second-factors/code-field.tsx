import { TextField } from "#web/ui/fields/field.tsx"
import { sentences } from "./sentences.ts"
import styles from "./second-factors.module.css"

/** The input for an authenticator app's six digits. */
export function CodeField({ problem }: { problem?: string | undefined }) {
  return (
    <div className={styles["code"]}>
      <TextField
        label={sentences.code}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[0-9 ]*"
        maxLength={7}
        required
        problem={problem}
      />
    </div>
  )
}
