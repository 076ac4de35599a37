import type { QueryClient } from "@tanstack/react-query"
import { inTime } from "#web/device/in-time.ts"
import { fetchTemplate, type Template, templatesInFullQuery, NoResponse } from "../queries.ts"
import { sentences } from "../sentences.ts"

/** How long to wait for the network if the template is stored on this device. */
const patienceMilliseconds = 3_000

/** A template to start from: the server's, or this device's copy if the server doesn't respond. Throws an error with the message to show. */
export async function templateToStart(
  client: QueryClient,
  userId: string,
  workoutId: string,
  signal: AbortSignal,
): Promise<Template> {
  const { queryKey } = templatesInFullQuery(userId)
  const known = client.getQueryData(queryKey)?.find(({ id }) => id === workoutId)
  if (!navigator.onLine) {
    if (known) return known
    throw new Error(sentences.templateNotHere)
  }
  const asking = fetchTemplate(userId, workoutId, signal)
  if (!known) return asking
  return inTime(asking, patienceMilliseconds, () => known).catch((error: unknown) => {
    if (error instanceof NoResponse) return known
    throw error
  })
}
