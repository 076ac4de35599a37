import type { User } from "@supabase/auth-js"
import Lock from "lucide-react/icons/lock"
import Mail from "lucide-react/icons/mail"
import { useState } from "react"
import { ChangeEmailDialog } from "./change-email-dialog.tsx"
import { ChangePasswordDialog } from "./change-password-dialog.tsx"
import styles from "./security.module.css"
import { sentences } from "./sentences.ts"

/** The email address and the password. */
export function SignInLines({ user }: { user: User }) {
  const [open, setOpen] = useState<"email" | "password">()
  const close = () => setOpen(undefined)
  return (
    <section className={styles["part"]}>
      <header>
        <h2>{sentences.signIn}</h2>
      </header>
      <ul className="list">
        <EmailLine user={user} onChange={() => setOpen("email")} />
        {!user.is_anonymous && (
          <li>
            <Lock className="icon" />
            <b className="grow">{sentences.password}</b>
            <button
              type="button"
              className="button"
              aria-label={sentences.changePassword}
              onClick={() => setOpen("password")}
            >
              {sentences.change}
            </button>
          </li>
        )}
      </ul>
      {open === "email" && <ChangeEmailDialog user={user} onClose={close} />}
      {open === "password" && <ChangePasswordDialog user={user} onClose={close} />}
    </section>
  )
}

function EmailLine({ user, onChange }: { user: User; onChange: () => void }) {
  const pending = user.new_email ? sentences.emailPending(user.new_email) : undefined
  // An account created through the API may have only a phone number.
  const proved = user.email ? sentences.emailConfirmed : sentences.phoneConfirmed
  return (
    <li>
      <Mail className="icon" />
      <span className="grow">
        <b>{user.is_anonymous ? sentences.noEmail : user.email || `+${user.phone}`}</b>
        <br />
        <span className="label">{user.is_anonymous ? sentences.noEmailHint : (pending ?? proved)}</span>
      </span>
      <button
        type="button"
        className={user.is_anonymous ? "button primary" : "button"}
        aria-label={user.is_anonymous ? undefined : sentences.changeAddress}
        onClick={onChange}
      >
        {user.is_anonymous ? sentences.addEmail : sentences.change}
      </button>
    </li>
  )
}
