import { useQuery } from "@tanstack/react-query"
import { useRef, useState } from "react"
import type { MadeExercise } from "#domain/import/match-exercises.ts"
import { useUser } from "#web/backend/session/session.tsx"
import { newId } from "#web/device/new-id.ts"
import { useMessages } from "#web/ui/messages/messages.tsx"
import { FileSteps } from "../file/file-steps.tsx"
import type { ImportPreview } from "../file/messages.ts"
import { type ChosenFile, useFile } from "../file/use-file.ts"
import styles from "../import.module.css"
import { PreviewOf } from "../preview/preview-of.tsx"
import { importsQuery } from "../queries.ts"
import { discardImport } from "../sending/discard-import.ts"
import { type ImportFacts, ImportDone, Importing } from "../sending/importing.tsx"
import type { ImportAbout } from "#web/offline/imports/staged-import-store.ts"
import { UndoDialog } from "../sending/undo-dialog.tsx"
import { type Sending, useSending } from "../sending/use-sending.ts"
import { useUndo } from "../sending/use-undo.ts"
import { sentences } from "./sentences.ts"
import { LastImports } from "./last-imports.tsx"
import { OpenImport } from "./open-import.tsx"
import { Steps } from "./steps.tsx"

/** Import My History: choose a file, review it and import it. A single undo reverts everything. */
export function ImportPage() {
  const { id: userId } = useUser()
  const { say } = useMessages()
  const heading = useRef<HTMLHeadingElement>(null)
  const imports = useQuery(importsQuery(userId))
  const { chosen, read, askColumns, readAgain, forget } = useFile()
  const { sending, start, continueStored, continueHere, leave, changed } = useSending()
  const undoing = useUndo(() => {
    changed()
    toBeginning()
  })
  // Facts from the preview that are shown again at the end of the import.
  const [facts, setFacts] = useState<ImportFacts>({
    leftOut: 0,
    alreadyHere: 0,
    lookBack: null,
    lastDay: null,
  })

  function toBeginning() {
    forget()
    leave()
    heading.current?.focus()
  }

  async function startImport(
    prepared: ImportPreview,
    after: string | null,
    { file: { name }, overview, reading }: Extract<ChosenFile, { at: "read" }>,
  ) {
    const { alreadyHere, lookBack, lastDay } = prepared
    setFacts({
      leftOut: overview.leftOutCount,
      alreadyHere: alreadyHere.length,
      ...{ lookBack, lastDay },
    })
    const photos = { count: prepared.photos, read: reading.photo }
    await start({ ...aboutOf(prepared, name, overview.source), after }, reading.part, photos)
  }

  async function discard(id: string) {
    leave()
    const end = await discardImport(userId, id)
    if (end === "failed") say(sentences.failedDiscard, { tone: "error" })
    else say(end === "discarded" ? sentences.discarded : sentences.finishedBefore)
    changed()
    toBeginning()
  }

  const open = sending ? undefined : imports.data?.find(({ status }) => status === "open")
  return (
    <div className={`page ${styles["page"]}`}>
      <h1 ref={heading} tabIndex={-1}>
        {sentences.title}
      </h1>
      <Steps step={stepOf(chosen, sending)} />
      {open && <OpenImport open={open} onContinue={continueStored} onDiscard={() => void discard(open.id)} />}
      {sending && sending.state !== "done" && (
        <Importing
          sending={sending}
          onContinue={continueHere}
          onDiscard={() => void discard(sending.about.id)}
        />
      )}
      {sending?.state === "done" && (
        <ImportDone
          sending={sending}
          {...facts}
          onUndo={() => undoing.ask(sending.about)}
          onAnother={toBeginning}
        />
      )}
      {!sending && chosen?.at === "read" && (
        <PreviewOf
          file={chosen}
          onImport={(prepared, after) => void startImport(prepared, after, chosen)}
          onAnswer={(answers) => readAgain(chosen.file, answers)}
          onColumns={() => askColumns(chosen.file, chosen.answers.columns)}
          onCancel={toBeginning}
        />
      )}
      {!sending && chosen?.at !== "read" && (
        <FileSteps chosen={chosen} onFile={read} onColumns={askColumns} onCancel={toBeginning} />
      )}
      {(sending || chosen?.at !== "read") && (
        <LastImports
          imports={imports.data}
          hasFailed={imports.isError}
          onLoadAgain={() => void imports.refetch()}
          onUndo={undoing.ask}
        />
      )}
      <UndoDialog undoing={undoing} />
    </div>
  )
}

const longestFileName = 255

function aboutOf(prepared: ImportPreview, name: string, source: string): Omit<ImportAbout, "after"> {
  const { parts, workouts, sets, weights, exercises } = prepared
  return {
    id: newId(),
    file_name: name.slice(0, longestFileName),
    source,
    exercises: exercises.map((target) => ("id" in target ? { id: target.id } : exerciseToSend(target.make))),
    ...{ parts, workouts, sets, weights },
  }
}

function stepOf(chosen: ChosenFile | undefined, sending: Sending | undefined): number {
  if (sending) return sending.state === "done" ? 4 : 3
  return chosen?.at === "read" ? 2 : 1
}

/** An exercise to be created, with every column that the file has for it. */
const exerciseToSend = ({ row, ...made }: MadeExercise) => ({ ...row, ...made })
