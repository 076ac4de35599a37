import { Link } from "react-router"
import { DeleteAccountLine } from "./delete-account-line.tsx"
import { DownloadLine } from "./download-line.tsx"
import { OnboardingLine } from "./onboarding-line.tsx"
import styles from "./profile.module.css"
import { SignOutLines } from "./sign-out-lines.tsx"

/** The account: its data, other devices, the policy. */
export function AccountLines() {
  return (
    <section className="block">
      <header>
        <h2>Your account</h2>
      </header>
      <ul className={`list ${styles["lines"]}`}>
        <DownloadLine />
        <OnboardingLine />
        <SignOutLines />
        <li>
          <Link className="link" to="/privacy-policy">
            Privacy policy
          </Link>
        </li>
        <DeleteAccountLine />
      </ul>
    </section>
  )
}
