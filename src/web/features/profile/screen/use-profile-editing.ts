import { useState } from "react"
import {
  changedFields,
  type ProfileForm,
  type ProfileProblem,
  profileFormOf,
  readProfileForm,
  withChanges,
} from "#domain/profile/profile-form.ts"
import { type KeptProfile, profileDraftKey, readProfileDraft } from "#web/offline/drafts/form-draft-store.ts"
import { useFormDraft } from "#web/offline/drafts/use-form-draft.ts"
import { useMessages } from "#web/ui/messages/messages.tsx"
import { likelyChoices, type Profile } from "../queries.ts"
import { sentences } from "./sentences.ts"
import { useSaveProfile } from "./use-save-profile.ts"

interface EditedProfile {
  userId: string
  email: string
  /** The stored profile; undefined until it has loaded. */
  profile: Profile | undefined
  /** Whether the profile is the stored one, which is shown offline and can't be edited. */
  isReadOnly: boolean
}

export type ProfileEditing = ReturnType<typeof useProfileEditing>

/** The profile's form, of which each section shows a part. What is typed is stored on this device until it is saved. */
export function useProfileEditing({ userId, email, profile, isReadOnly }: EditedProfile) {
  const draftKey = profileDraftKey(userId)
  const [draft, setDraft] = useState(() => readProfileDraft(draftKey))
  const [isRestored, setRestored] = useState(draft !== null)
  const [refused, setRefused] = useState<readonly ProfileProblem[]>([])
  const { busy, problem, setProblem, save: send } = useSaveProfile(userId, email)
  const { say } = useMessages()
  const clean = profile && profileFormOf(profile, likelyChoices())
  // If the profile was saved elsewhere, fields that weren't edited get the new values; edited fields stay as they are.
  const form = clean && (draft && !isReadOnly ? withChanges(clean, draft) : clean)
  const changed = clean && form ? changedFields(form, clean) : []
  const isEdited = form !== undefined && changed.length > 0
  useFormDraft<KeptProfile>(
    draftKey,
    isEdited ? { form, changed } : profile && !isReadOnly ? null : draft,
    isRestored,
    { read: readProfileDraft, onWritten: setDraft, onEnded: () => say(sentences.endedElsewhere) },
  )

  function change(edit: Partial<ProfileForm>) {
    if (!form || !clean) return
    const next = { ...form, ...edit }
    setDraft({ form: next, changed: changedFields(next, clean) })
  }

  function discard() {
    setDraft(null)
    setRestored(false)
  }

  /** Saves the changes in all sections. Returns the message to show, or null if they can't be saved. */
  async function save(): Promise<string | null> {
    if (!form || !profile) return null
    const reading = readProfileForm(form, profile)
    setRefused(reading.ok ? [] : [...reading.problems])
    setProblem(undefined)
    if (!reading.ok) return null
    const success = await send(reading.columns)
    if (success !== null) {
      // What was typed while the profile was being saved stays.
      setDraft((latest) => (latest === draft ? null : latest))
      setRestored(false)
    }
    return success
  }

  const fields = form && profile && { form, profile, refused, onChange: change }
  const reading = fields && refused.length > 0 ? readProfileForm(form, profile) : null
  /** The fields that were refused and haven't been corrected since. */
  const unreadable = reading?.ok === false ? refused.filter((each) => reading.problems.includes(each)) : []
  return { fields, isReadOnly, changed, refused, unreadable, isRestored, busy, problem, discard, save }
}
