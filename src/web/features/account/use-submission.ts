import { type AuthError, isAuthRetryableFetchError } from "@supabase/auth-js"
import { type SyntheticEvent, useState } from "react"
import { sentences } from "./sentences.ts"

interface Problem {
  text: string
  /** The auth service's error code, if it sent one. */
  code: string | undefined
}

/**
 * Submits a form to the auth service. Fields keep their text, the button is busy during the request, and errors are shown in the service's own
 * words.
 */
export function useSubmission(send: (fields: FormData) => Promise<AuthError | null>) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem>()

  async function onSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    setBusy(true)
    setProblem(undefined)
    const error = await send(fields)
    setBusy(false)
    if (error) setProblem({ text: reasonOf(error), code: error.code })
  }

  return { busy, problem, onSubmit }
}

/** The auth service's message, or our own if it didn't respond. */
export function reasonOf(error: AuthError): string {
  return isAuthRetryableFetchError(error) ? sentences.serverMissing : error.message
}

/** The text of the field called `name`. */
export function textOf(fields: FormData, name: string): string {
  const value = fields.get(name)
  return typeof value === "string" ? value : ""
}
