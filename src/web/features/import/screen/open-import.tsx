import { useQuery } from "@tanstack/react-query"
import { useUser } from "#web/backend/session/session.tsx"
import { userKey } from "#web/backend/queries/query-keys.ts"
import { Alert } from "#web/ui/messages/alert.tsx"
import type { PastImport } from "../queries.ts"
import { ContinueOrDiscard } from "../sending/importing.tsx"
import { findImport, type ImportAbout } from "#web/offline/imports/staged-import-store.ts"
import { sentences as ofImport } from "../sentences.ts"
import { sentences } from "./sentences.ts"

interface OpenImportProps {
  open: PastImport
  onContinue: (about: ImportAbout) => void
  onDiscard: () => void
}

/** An import that was interrupted in another tab or on another device. */
export function OpenImport({ open, onContinue, onDiscard }: OpenImportProps) {
  const { id: userId } = useUser()
  const stored = useQuery({
    queryKey: userKey(userId, "staged import", open.id),
    gcTime: 0,
    queryFn: async () => (await findImport(userId, open.id).catch(() => undefined)) ?? null,
  })
  if (stored.data === undefined) return null
  const about = stored.data
  return (
    <Alert tone="warning">
      <p>
        <strong>{sentences.unfinished(open.file_name)}</strong>
      </p>
      <p className="small">{about ? sentences.nothingLost : sentences.startedElsewhere}</p>
      {about ? (
        <ContinueOrDiscard onContinue={() => onContinue(about)} onDiscard={onDiscard} />
      ) : (
        <div className="row">
          <button type="button" className="button" onClick={onDiscard}>
            {ofImport.discardImport}
          </button>
        </div>
      )}
    </Alert>
  )
}
