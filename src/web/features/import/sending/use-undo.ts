import { useState } from "react"
import * as z from "zod/mini"
import { readReply } from "#domain/saving/wire-reply.ts"
import { backend } from "#web/backend/client.ts"
import { useMessages } from "#web/ui/messages/messages.tsx"
import { sentences } from "./undo-sentences.ts"

const undoMilliseconds = 300_000
const answerSchema = z.object({ removed: z.number() })
const editedSchema = z.object({
  reason: z.literal("edited"),
  count: z.number(),
  edited: z.array(z.object({ name: z.nullable(z.string()), date: z.string(), updated_at: z.string() })),
})

/** The import to undo, and its workouts that were edited since. */
export interface UndoQuestion {
  about: { id: string; workouts: number; weights: number }
  edited: z.infer<typeof editedSchema> | null
}

/** Undoes an import after confirmation. If some of its workouts were edited since, the person decides what happens to them. */
export function useUndo(onUndone: () => void) {
  const { say } = useMessages()
  const [question, setQuestion] = useState<UndoQuestion>()
  const [isBusy, setBusy] = useState(false)

  /** Without `keepEdited`, the server rejects the undo if there are edited workouts. */
  async function undo(about: UndoQuestion["about"], keepEdited?: boolean) {
    if (isBusy) return
    setBusy(true)
    const reply = await backend
      .rpc("undo_import", {
        import_id: about.id,
        ...(keepEdited !== undefined && { keep_edited: keepEdited }),
      })
      .abortSignal(AbortSignal.timeout(undoMilliseconds))
    setBusy(false)
    const edited = editedIn(reply.error?.details ?? null)
    if (edited) return setQuestion({ about, edited })
    setQuestion(undefined)
    const read = readReply(reply, answerSchema)
    if (read.kind === "saved") say(sentences.undone(read.removed))
    else say(read.kind === "gone" ? sentences.endedElsewhere : sentences.failed, { tone: "error" })
    onUndone()
  }

  return {
    question,
    isBusy,
    ask: (about: UndoQuestion["about"]) => setQuestion({ about, edited: null }),
    close: () => setQuestion(undefined),
    undo,
  }
}

function editedIn(details: string | null) {
  try {
    return z.safeParse(editedSchema, JSON.parse(details ?? "")).data ?? null
  } catch {
    return null
  }
}
