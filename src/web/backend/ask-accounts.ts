import { backend } from "./client.ts"
import { sentences } from "./sentences.ts"

/**
 * Calls the accounts API, with requests signed like those for tables. Calls made while this device signs out wait and are then dropped. Throws with
 * the service's message, or with our own if it didn't respond.
 */
export async function askAccounts(
  path: string,
  { signal, method = "GET", body }: { signal?: AbortSignal; method?: string; body?: object } = {},
): Promise<unknown> {
  const { url, authPrefix } = backend.config
  const response = await backend
    .fetch(`${url}${authPrefix}${path}`, {
      method,
      headers: { "x-supabase-api-version": "2024-01-01" },
      ...(body && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    })
    .catch(() => undefined)
  if (!response) throw new Error(sentences.serverMissing)
  const answer: unknown = response.status === 204 ? undefined : await response.json()
  if (response.ok) return answer
  throw new Error(messageIn(answer) ?? sentences.serverMissing)
}

function messageIn(answer: unknown): string | undefined {
  if (typeof answer !== "object" || answer === null || !("message" in answer)) return undefined
  return typeof answer.message === "string" ? answer.message : undefined
}
