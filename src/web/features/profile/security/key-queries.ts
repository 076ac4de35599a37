import { askAccounts } from "#web/backend/ask-accounts.ts"
import { isKey, type KeyScope, type PersonalKey } from "#web/backend/personal-keys/personal-keys-query.ts"
import { sentences } from "../sentences.ts"

export interface NewKey {
  name: string
  scope: KeyScope
  days: number
}

export interface CreatedKey extends PersonalKey {
  /** The key itself. Only this response contains it. */
  text: string
}

export async function createKey(wanted: NewKey): Promise<CreatedKey> {
  const answer: unknown = await askAccounts("/personal-keys", { method: "POST", body: wanted })
  if (isKey(answer) && "key" in answer && typeof answer.key === "string")
    return { ...answer, text: answer.key }
  throw new Error(sentences.serverMissing)
}

export async function removeKey(id: string): Promise<void> {
  await askAccounts(`/personal-keys/${id}`, { method: "DELETE" })
}
