import { LoaderCircle } from "lucide-react"
import { type SyntheticEvent, useEffect, useRef, useState } from "react"
import { useNavigate } from "react-router"
import {
  changedFields,
  type ProfileForm,
  type ProfileProblem,
  profileFormOf,
  readProfileForm,
  withChanges,
} from "#domain/profile/profile-form.ts"
import { profileDraftKey, readProfileDraft } from "#web/offline/drafts/form-draft-store.ts"
import { useFormDraft } from "#web/offline/drafts/use-form-draft.ts"
import { Alert } from "#web/ui/messages/alert.tsx"
import { useMessages } from "#web/ui/messages/messages.tsx"
import { MeasureFields } from "../body/measure-fields.tsx"
import { EquipmentField } from "../equipment/equipment-field.tsx"
import styles from "../fields.module.css"
import { PersonFields } from "../person/person-fields.tsx"
import { PlaceFields } from "../person/place-fields.tsx"
import { TrainingFields } from "../person/training-fields.tsx"
import { likelyChoices, type Profile } from "../queries.ts"
import { sentences } from "./sentences.ts"
import { useSaveProfile } from "./use-save-profile.ts"

interface ProfileEditorProps {
  userId: string
  email: string
  profile: Profile
  /** Whether the profile is the stored one, which is shown offline and can't be edited. */
  isReadOnly?: boolean
}

/** The profile form. Typed text is kept until the profile is saved. */
export function ProfileEditor({ userId, email, profile, isReadOnly = false }: ProfileEditorProps) {
  const clean = profileFormOf(profile, likelyChoices())
  const draftKey = profileDraftKey(userId)
  const [kept, setKept] = useState(() => (isReadOnly ? null : readProfileDraft(draftKey)))
  const [form, setForm] = useState<ProfileForm>(kept ? withChanges(clean, kept) : clean)
  const [base, setBase] = useState(clean)
  if (JSON.stringify(base) !== JSON.stringify(clean)) {
    // The profile was saved here or on another device. Fields that weren't edited get the new values; edited fields stay as they are.
    setBase(clean)
    setForm(withChanges(clean, { form, changed: changedFields(form, base) }))
  }
  const [refused, setRefused] = useState<readonly ProfileProblem[]>([])
  const { busy, problem, setProblem, save } = useSaveProfile(userId)
  const { say } = useMessages()
  const changed = changedFields(form, clean)
  const { forget } = useFormDraft(
    draftKey,
    isReadOnly || changed.length === 0 ? null : { form, changed },
    kept !== null,
    {
      read: readProfileDraft,
      onWritten: (theirs) => setForm(withChanges(clean, theirs)),
      onEnded: () => say(sentences.endedElsewhere),
    },
  )
  const navigate = useNavigate()
  const fields = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // Focus the first invalid field after every attempt to save.
    if (refused.length > 0) fields.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus()
  }, [refused])

  async function submit(event: SyntheticEvent) {
    event.preventDefault()
    const reading = readProfileForm(form, profile)
    setRefused(reading.ok ? [] : [...reading.problems])
    setProblem(undefined)
    if (!reading.ok) return
    const success = await save(reading.columns)
    if (success === null) return
    forget()
    say(success)
    await navigate("/dashboard")
  }

  const change = (edit: Partial<ProfileForm>) => setForm({ ...form, ...edit })
  return (
    <form className={styles["fields"]} ref={fields} noValidate onSubmit={(event) => void submit(event)}>
      {kept && (
        <div className={styles["full"]}>
          <Alert tone="plain">
            <p>{sentences.restored}</p>
            <div className="row">
              <button
                type="button"
                className="button"
                onClick={() => {
                  setForm(clean)
                  setKept(null)
                }}
              >
                {sentences.discardChanges}
              </button>
            </div>
          </Alert>
        </div>
      )}
      <PersonFields {...{ form, email, refused }} onChange={change} />
      <MeasureFields {...{ form, profile, refused }} onChange={change} />
      <PlaceFields form={form} onChange={change} />
      <TrainingFields {...{ form, refused }} onChange={change} />
      <EquipmentField
        available={form.available_equipment}
        onChange={(available_equipment) => change({ available_equipment })}
      />
      {problem !== undefined && <Alert tone="error">{problem}</Alert>}
      <div className={styles["full"]}>
        <button type="submit" className="button primary large" aria-busy={busy}>
          {busy && <LoaderCircle className="icon" />}
          {sentences.save}
        </button>
      </div>
    </form>
  )
}
