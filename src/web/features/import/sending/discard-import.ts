import { backend } from "#web/backend/client.ts"
import { responseTimeout } from "#web/backend/response-timeout.ts"
import { forgetImports } from "#web/offline/imports/staged-import-store.ts"

/** Discards an open import on the server and on this device. Returns "done" if the import has already finished. */
export async function discardImport(userId: string, id: string): Promise<"discarded" | "done" | "failed"> {
  const removed = await backend
    .from("imports")
    .delete()
    .eq("id", id)
    .eq("status", "open")
    .abortSignal(responseTimeout())
  const left = await backend
    .from("imports")
    .select("status")
    .eq("id", id)
    .abortSignal(responseTimeout())
    .maybeSingle()
  if (removed.error || left.error) return "failed"
  await forgetImports(userId).catch(() => undefined)
  return left.data ? "done" : "discarded"
}
