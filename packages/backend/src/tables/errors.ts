import { HttpError } from "#server/http/http-error.ts"

/** The error for a request that our own rules refuse, with PostgREST's code (`PGRST…`) and message. */
export function refuse(
  status: number,
  code: string,
  message: string,
  extras: { details?: unknown; hint?: string | undefined; headers?: Record<string, string> } = {},
): HttpError {
  const { details, hint, headers } = extras
  return new HttpError(status, code, message, {
    ...(details !== undefined && { details }),
    ...(hint !== undefined && { hint }),
    ...(headers && { headers }),
  })
}

export function unreadableText(sentence: string): HttpError {
  return refuse(400, "22021", sentence)
}

export function badBody(message: string): HttpError {
  return refuse(400, "PGRST102", message)
}

export function notEmbedded(name: string): HttpError {
  return refuse(400, "PGRST108", `'${name}' is not an embedded resource in this request`, {
    hint: `Verify that '${name}' is included in the 'select' query parameter.`,
  })
}

export function unknownColumn(relation: string, column: string): HttpError {
  return refuse(400, "PGRST204", `Could not find the '${column}' column of '${relation}' in the schema cache`)
}
