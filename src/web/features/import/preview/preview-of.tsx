import { useQuery } from "@tanstack/react-query"
import { exercisesQuery } from "#web/backend/exercise-queries.ts"
import { useUser } from "#web/backend/session.tsx"
import { likelyUnitSystem, unitSystemQuery } from "#web/backend/unit-system-query.ts"
import { LoadProblem } from "#web/ui/alert.tsx"
import type { Prepared } from "../file/messages.ts"
import type { ChosenFile } from "../file/use-file.ts"
import { sentences } from "../sentences.ts"
import { Preview } from "./preview.tsx"

interface PreviewOfProps {
  file: Extract<ChosenFile, { at: "read" }>
  onImport: (prepared: Prepared) => void
  onCancel: () => void
}

/** The preview, once the exercises and the person's units are loaded. */
export function PreviewOf({ file: { name, overview, reading }, ...props }: PreviewOfProps) {
  const { id: userId } = useUser()
  const library = useQuery(exercisesQuery(userId))
  const system = useQuery(unitSystemQuery(userId))
  if (library.isError && !library.data)
    return <LoadProblem sentence={sentences.failedExercises} onLoadAgain={() => void library.refetch()} />
  return (
    <>
      <p className="soft">{sentences.recognized(name, overview.source)}</p>
      {library.data && !system.isPending && (
        <Preview
          {...props}
          {...{ reading, overview }}
          library={library.data}
          system={system.data ?? likelyUnitSystem()}
        />
      )}
    </>
  )
}
