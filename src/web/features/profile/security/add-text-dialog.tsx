import type { User } from "@supabase/auth-js"
import { type SyntheticEvent, useId, useState } from "react"
import { backend } from "#web/backend/client.ts"
import { TextCodeForm } from "#web/second-factors/text-code-form.tsx"
import { beginTextFactor } from "#web/second-factors/text-factor.ts"
import { Dialog } from "#web/ui/dialogs/dialog.tsx"
import { TextField } from "#web/ui/fields/field.tsx"
import { FormFoot } from "#web/ui/dialogs/form-foot.tsx"
import { sentences as ofFactors } from "#web/second-factors/sentences.ts"
import { sentences as shared } from "#web/ui/sentences.ts"
import { sentences } from "./two-factor-sentences.ts"
import { unusedName } from "./unused-name.ts"

interface AddTextProps {
  user: User
  onAdded: () => void
  onClose: () => void
}

/** Asks for a phone number, and then for the code sent to it. */
export function AddTextDialog({ user, onAdded, onClose }: AddTextProps) {
  const formId = useId()
  const [begun, setBegun] = useState<{ factorId: string }>()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function begin(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const phone = new FormData(event.currentTarget).get("phone")
    if (busy || typeof phone !== "string") return
    setBusy(true)
    setProblem(undefined)
    const outcome = await beginTextFactor(phone, unusedName(user, ofFactors.textMessage))
    setBusy(false)
    if ("problem" in outcome) setProblem(outcome.problem)
    else setBegun(outcome)
  }

  function cancel() {
    // The unverified factor is removed. If this call fails, the server removes the factor after five minutes.
    if (begun) void backend.auth.mfa.unenroll({ factorId: begun.factorId })
    onClose()
  }

  const foot = begun ? (
    <button type="button" className="button quiet" onClick={cancel}>
      {shared.cancel}
    </button>
  ) : (
    <FormFoot formId={formId} action={sentences.textMe} busy={busy} onCancel={cancel} />
  )
  return (
    <Dialog title={sentences.textTitle} onClose={cancel} footer={foot}>
      {begun ? (
        <TextCodeForm
          auth={backend.auth}
          factorId={begun.factorId}
          action={sentences.addNumber}
          onProved={onAdded}
        />
      ) : (
        <form id={formId} className="stack" onSubmit={(event) => void begin(event)}>
          <TextField
            label={sentences.phoneNumber}
            name="phone"
            type="tel"
            autoComplete="tel"
            hint={sentences.phoneHint}
            maxLength={30}
            required
            problem={problem}
          />
        </form>
      )}
    </Dialog>
  )
}
