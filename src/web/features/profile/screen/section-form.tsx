import { LoaderCircle } from "lucide-react"
import { type ReactNode, type SyntheticEvent, useEffect, useRef } from "react"
import { Link } from "react-router"
import { Alert, LoadProblem } from "#web/ui/messages/alert.tsx"
import { useMessages } from "#web/ui/messages/messages.tsx"
import { sentences as shared } from "#web/ui/sentences.ts"
import { Skeleton } from "#web/ui/skeleton.tsx"
import fieldStyles from "../fields.module.css"
import styles from "./profile.module.css"
import { type SectionAddress, sectionOfProblem, sectionsOf } from "./section-fields.ts"
import { sentences } from "./sentences.ts"
import type { ProfileEditing } from "./use-profile-editing.ts"
import type { ProfileHere } from "./use-profile-here.ts"

interface SectionFormProps {
  address: SectionAddress
  here: ProfileHere
  editing: ProfileEditing
  /** Reserves the height of the fields while they load. */
  loadingClass: string | undefined
  onSaved?: () => void
  children: (fields: NonNullable<ProfileEditing["fields"]>) => ReactNode
}

/** One section's part of the profile's form. Saving saves the changes in all sections. */
export function SectionForm({ address, here, editing, loadingClass, onSaved, children }: SectionFormProps) {
  const { fields, changed, refused, unreadable, problem, busy } = editing
  const { say } = useMessages()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // Focus the first invalid field after every attempt to save.
    if (refused.length > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus()
  }, [refused])

  async function submit(event: SyntheticEvent) {
    event.preventDefault()
    const success = await editing.save()
    if (success === null) return
    say(success)
    onSaved?.()
  }

  if (here.failure) return <LoadProblem sentence={here.failure.message} onLoadAgain={here.loadAgain} />
  if (here.isLoading || !fields) return <Skeleton className={loadingClass}>{shared.loading}</Skeleton>
  const refusedElsewhere = unreadable.map(sectionOfProblem).find((section) => section !== address)
  const others = sectionsOf(changed).filter((section) => section !== address)
  return (
    <fieldset disabled={editing.isReadOnly} className={styles["all"]}>
      <form className={fieldStyles["fields"]} ref={form} noValidate onSubmit={(event) => void submit(event)}>
        {editing.isRestored && <RestoredNote onDiscard={editing.discard} />}
        {children(fields)}
        {problem !== undefined && <Alert tone="error">{problem}</Alert>}
        {refusedElsewhere && (
          <Alert tone="error">
            <p>{sentences.unreadable(refusedElsewhere)}</p>
            <div className="row">
              <Link className="button" to={refusedElsewhere}>
                {sentences.goTo(refusedElsewhere)}
              </Link>
            </div>
          </Alert>
        )}
        <div className={`row ${fieldStyles["full"]} ${styles["save"]}`}>
          <button type="submit" className="button primary large" aria-busy={busy}>
            {busy && <LoaderCircle className="icon" />}
            {sentences.save}
          </button>
          {others.length > 0 && <span className="small soft">{sentences.alsoSaves(others)}</span>}
        </div>
      </form>
    </fieldset>
  )
}

function RestoredNote({ onDiscard }: { onDiscard: () => void }) {
  return (
    <div className={fieldStyles["full"]}>
      <Alert tone="plain">
        <p>{sentences.restored}</p>
        <div className="row">
          <button type="button" className="button" onClick={onDiscard}>
            {sentences.discardChanges}
          </button>
        </div>
      </Alert>
    </div>
  )
}
