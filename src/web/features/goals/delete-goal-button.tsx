import { Trash2 } from "lucide-react"
import { sentences } from "./sentences.ts"

interface DeleteGoalButtonProps {
  name: string
  busy: boolean
  onDelete: () => void
}

export function DeleteGoalButton({ name, busy, onDelete }: DeleteGoalButtonProps) {
  return (
    <button
      type="button"
      className="button quiet square"
      aria-label={sentences.deleteNamed(name)}
      aria-busy={busy}
      onClick={onDelete}
    >
      <Trash2 className="icon" />
    </button>
  )
}
