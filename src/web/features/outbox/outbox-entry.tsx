import { type ReactNode, useId } from "react"
import { HereIcon, NeedsIcon } from "#web/ui/own-icons.tsx"
import { ServerIcon } from "#web/ui/server-icon.tsx"
import styles from "./outbox.module.css"
import { sentences } from "./sentences.ts"

const icons = { here: HereIcon, needs: NeedsIcon, server: ServerIcon }

interface OutboxEntryProps {
  name: string
  /** Further details that identify the entry; null if there are none. */
  about: string | null
  /** Determines the entry's icon, which shows where the entry is stored or that the person has to do something. */
  state: keyof typeof icons
  status: ReactNode
  /** The entry's buttons. */
  children?: ReactNode
}

/** One entry in the outbox: what it is, where it is stored, its status as text, and its actions. */
export function OutboxEntry({ name, about, state, status, children }: OutboxEntryProps) {
  const title = useId()
  const Icon = icons[state]
  return (
    <li className={styles["entry"]} aria-labelledby={title}>
      <div className="grow">
        <h2 id={title} className={styles["name"]}>
          {name}
        </h2>
        {about !== null && <p className="label">{about}</p>}
      </div>
      <span className={`state ${state}`}>
        <Icon />
        {sentences[state]}
      </span>
      <p className={`small ${styles["status"]}`}>{status}</p>
      {children && <div className={`row ${styles["tools"]}`}>{children}</div>}
    </li>
  )
}
