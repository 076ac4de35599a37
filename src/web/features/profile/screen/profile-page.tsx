import { useId, useState } from "react"
import { Navigate, useParams } from "react-router"
import { useUser } from "#web/backend/session/session.tsx"
import { usePageTitle } from "#web/shell/pages/page-title.ts"
import { profileSections } from "#web/shell/profile-section-sentences.ts"
import { BackLink } from "#web/ui/back-link.tsx"
import type { TypedBarbell } from "../equipment/barbell-form.tsx"
import styles from "./profile.module.css"
import { sectionsOf } from "./section-fields.ts"
import { SectionList } from "./section-list.tsx"
import { hasSection, sections } from "./sections.ts"
import { sentences } from "./sentences.ts"
import { useProfileEditing } from "./use-profile-editing.ts"
import { useProfileHere } from "./use-profile-here.ts"

/** The profile, by sections. It opens on the section about the person, below the links to all other sections. */
export function ProfilePage() {
  const { section } = useParams()
  const address = section === undefined ? "/profile" : `/profile/${section}`
  return hasSection(address) ? <Settings address={address} /> : <Navigate to="/profile" replace />
}

/** Stays rendered while the person switches between sections, so that what was typed in them stays too. */
function Settings({ address }: { address: keyof typeof sections }) {
  const { id: userId, email = "" } = useUser()
  const here = useProfileHere(userId, email)
  const editing = useProfileEditing({ userId, email, ...here })
  const [typed, setTyped] = useState<TypedBarbell | null>(null)
  const headingId = useId()
  const isFirst = address === "/profile"
  const { title } = profileSections[address]
  usePageTitle(isFirst ? sentences.title : title)
  const Part = sections[address]
  const unsaved = [...sectionsOf(editing.changed), ...(typed ? ["/profile/equipment"] : [])]

  return (
    <div className="page">
      <div className={`spread page-head ${isFirst ? "" : styles["besideOnly"]}`}>
        {isFirst ? <h1>{sentences.title}</h1> : <p className={styles["title"]}>{sentences.title}</p>}
        {here.profile && <span className="badge tier">{sentences.tier(here.profile.tier)}</span>}
      </div>
      <div className={styles["settings"]}>
        <div className={isFirst ? undefined : styles["besideOnly"]}>
          <SectionList unsaved={unsaved} />
        </div>
        <div className={isFirst ? undefined : styles["opened"]}>
          {!isFirst && <BackLink to="/profile" name={sentences.title} />}
          <section className="block" aria-labelledby={headingId}>
            <header>{isFirst ? <h2 id={headingId}>{title}</h2> : <h1 id={headingId}>{title}</h1>}</header>
            <Part {...{ userId, email, here, editing }} barbellTyping={{ typed, onType: setTyped }} />
          </section>
        </div>
      </div>
    </div>
  )
}
