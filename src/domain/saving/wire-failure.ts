import * as z from "zod/mini"

/** Too busy, broken, no answer, or a page that is none of ours (a captive portal's): it may work later. */
export function isPassing(status: number, code: string | undefined): boolean {
  return status < 400 || status >= 500 || status === 408 || status === 429 || !code
}

/** The step of a save function that failed, from the error's hint. */
export function failedStep(hint: string | null): string | null {
  return /^step: (\w+)$/.exec(hint ?? "")?.[1] ?? null
}

const conflictSchema = z.object({ reason: z.string(), revision: z.optional(z.number()) })

/** Why a save function found a conflict, from the error's details, and the newest revision when it tells it; null when they tell neither. */
export function conflictIn(details: string | null): { reason: string; revision: number | null } | null {
  try {
    const { data } = z.safeParse(conflictSchema, JSON.parse(details ?? ""))
    return data ? { reason: data.reason, revision: data.revision ?? null } : null
  } catch {
    return null
  }
}
