import type { LucideIcon } from "lucide-react"

interface ActProps {
  Icon: LucideIcon
  name: string
  /** What it means, in a few words; may be empty. */
  about: string
  onPress: () => void
}

/** A row of the list that changes a run's course. */
export function Act({ Icon, name, about, onPress }: ActProps) {
  return (
    <li>
      <button type="button" onClick={onPress}>
        <Icon className="icon" />
        {name}
        {about !== "" && <span className="label">{about}</span>}
      </button>
    </li>
  )
}
