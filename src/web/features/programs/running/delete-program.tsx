import { useQueryClient } from "@tanstack/react-query"
import { Trash2 } from "lucide-react"
import { useState } from "react"
import { useNavigate } from "react-router"
import { backend } from "#web/backend/client.ts"
import { refreshPrograms } from "#web/programs/refresh-programs.ts"
import { useConfirm } from "#web/ui/dialogs/confirm.tsx"
import { Alert } from "#web/ui/messages/alert.tsx"
import { useMessages } from "#web/ui/messages/messages.tsx"
import type { StoredProgram } from "#web/programs/queries.ts"
import { sentences } from "./sentences.ts"

/** Deletes a program that isn't running, together with its days' routines. Its workouts stay. */
export function DeleteProgram({ userId, program: { id, name } }: { userId: string; program: StoredProgram }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const confirm = useConfirm()
  const { say } = useMessages()
  const [hasFailed, setFailed] = useState(false)

  async function remove() {
    if (!(await confirm({ question: sentences.confirmDelete(name), action: sentences.delete, danger: true })))
      return
    const { error } = await backend.from("programs").delete().eq("user_id", userId).eq("id", id)
    setFailed(error !== null)
    if (error) return
    say(sentences.deleted)
    await navigate("/programs")
    await refreshPrograms(client, userId)
  }

  return (
    <div className="stack-s">
      {hasFailed && <Alert tone="error">{sentences.failedDelete}</Alert>}
      <button type="button" className="button danger" onClick={() => void remove()}>
        <Trash2 className="icon" />
        {sentences.delete}
      </button>
    </div>
  )
}
