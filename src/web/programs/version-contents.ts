import { backend } from "#web/backend/client.ts"
import { responseTimeout } from "#web/backend/response-timeout.ts"

/** The number of ids that fit into a URL. */
const idsInRequest = 100

interface Batch {
  userId: string
  ids: string[]
  /** The versions' contents, by id. */
  contents: Promise<ReadonlyMap<string, unknown>>
}

let open: Batch | null = null

/**
 * A version's content; undefined if there is no such version. Versions requested at the same time are fetched together, because a run can have used
 * hundreds of them. Throws if the server can't be reached.
 */
export async function contentOfVersion(userId: string, versionId: string): Promise<unknown> {
  const batch =
    open && open.userId === userId && open.ids.length < idsInRequest ? open : (open = newBatch(userId))
  batch.ids.push(versionId)
  return (await batch.contents).get(versionId)
}

function newBatch(userId: string): Batch {
  const ids: string[] = []
  return { userId, ids, contents: fetchSoon(userId, ids) }
}

async function fetchSoon(userId: string, ids: string[]): Promise<ReadonlyMap<string, unknown>> {
  await new Promise((resolve) => setTimeout(resolve))
  if (open?.ids === ids) open = null
  const { data } = await backend
    .from("program_versions")
    .select("id, content")
    .eq("user_id", userId)
    .in("id", ids)
    .abortSignal(responseTimeout())
    .throwOnError()
  return new Map(data.map(({ id, content }) => [id, content]))
}
