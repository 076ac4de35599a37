import type { LucideIcon } from "lucide-react"
import { useFocusBack } from "#web/ui/focus/use-focus-back.ts"

interface ActProps {
  Icon: LucideIcon
  name: string
  /** What the action does, in a few words; can be empty. */
  about: string
  onPress: () => void
}

/** A row in the list of actions that change a run's course. */
export function Act({ Icon, name, about, onPress }: ActProps) {
  const focusBack = useFocusBack()
  return (
    <li {...focusBack}>
      <button type="button" onClick={onPress}>
        <Icon className="icon" />
        {name}
        {about !== "" && <span className="label">{about}</span>}
      </button>
    </li>
  )
}
