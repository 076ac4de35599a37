import { ChevronRight } from "lucide-react"
import { NavLink } from "react-router"
import { profileSections } from "#web/shell/profile-section-sentences.ts"
import styles from "./profile.module.css"
import { sentences } from "./sentences.ts"

/** Links to the sections. Those with unsaved changes say so. */
export function SectionList({ unsaved }: { unsaved: readonly string[] }) {
  return (
    <nav className={styles["list"]} aria-label={sentences.sections}>
      <ul>
        {Object.entries(profileSections).map(([address, { title, about }]) => (
          <li key={address}>
            <NavLink to={address} end>
              <b>{title}</b>
              {unsaved.includes(address) ? (
                <span className={styles["unsaved"]}>{sentences.unsaved}</span>
              ) : (
                <span className="label">{about}</span>
              )}
              <ChevronRight className="icon" />
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
