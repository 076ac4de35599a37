import { Info } from "lucide-react"
import { Link, useNavigate } from "react-router"
import { lazyPart } from "#web/ui/lazy-part.tsx"
import { sentences as ofAccount } from "../account/sentences.ts"
import { LogOutButton } from "../account/log-out-button.tsx"
import { OnboardingLine } from "../account/onboarding-line.tsx"
import { MeasureFields } from "../body/measure-fields.tsx"
import { ThemeLine } from "../device/theme-line.tsx"
import lines from "../lines.module.css"
import { DownloadLine } from "../personal-data/download-line.tsx"
import { PersonFields } from "../person/person-fields.tsx"
import styles from "./profile.module.css"
import { SectionForm } from "./section-form.tsx"
import type { SectionProps } from "./section-props.ts"
import { sentences } from "./sentences.ts"

const PictureField = lazyPart(async () => (await import("../person/picture-field.tsx")).PictureField)

/** The person, and what the specification asks for on the profile itself. */
export function YouSection({ userId, email, here, editing }: SectionProps) {
  const navigate = useNavigate()
  return (
    <>
      {here.profile && !here.isReadOnly && (
        <div className={styles["picturePlace"]}>
          <PictureField userId={userId} />
        </div>
      )}
      <SectionForm
        address="/profile"
        {...{ here, editing }}
        loadingClass={styles["you"]}
        onSaved={() => void navigate("/dashboard")}
      >
        {(fields) => (
          <>
            <PersonFields {...fields} email={email} />
            <MeasureFields {...fields} />
          </>
        )}
      </SectionForm>
      <ul className={`list ${lines["lines"]}`}>
        <DownloadLine kind="csv" />
        <ThemeLine />
        <OnboardingLine />
        {here.profile?.tier === "admin" && !here.isReadOnly && (
          <li>
            <span className="grow">{ofAccount.adminLine}</span>
            <Link className="button" to="/admin">
              {ofAccount.adminPanel}
            </Link>
          </li>
        )}
        <li>
          <span className="grow">{ofAccount.privacyLine}</span>
          <Link className="link" to="/privacy-policy">
            {ofAccount.privacyPolicy}
          </Link>
        </li>
        <li>
          <span className="grow">{ofAccount.logOutLine}</span>
          <LogOutButton />
        </li>
      </ul>
      <div className={`alert ${styles["note"]}`}>
        <Info className="icon" />
        <p>
          <strong>{sentences.importantNote}</strong>
        </p>
        <p className="small">{sentences.disclaimer}</p>
      </div>
    </>
  )
}
