import type { User, UserIdentity } from "@supabase/auth-js"
import { useQueryClient } from "@tanstack/react-query"
import LinkIcon from "lucide-react/icons/link"
import { useState } from "react"
import { backend } from "#web/backend/client.ts"
import type { ProviderName } from "#web/backend/run-time-config.ts"
import { useConfirm } from "#web/ui/dialogs/confirm.tsx"
import { useMessages } from "#web/ui/messages/messages.tsx"
import { accountQuery, connectAddress, disconnect } from "./queries.ts"
import styles from "./security.module.css"
import { sentences as ofProfile } from "../sentences.ts"
import { sentences } from "./sentences.ts"

/** The provider accounts that can sign in to this account. */
export function ConnectedAccounts({ user }: { user: User }) {
  const { providers } = backend.config
  const identities = user.identities ?? []
  return (
    <section className={styles["part"]}>
      <header>
        <h2>{sentences.connected}</h2>
      </header>
      <ul className="list">
        {providers.map((provider) => (
          <ProviderLine
            key={provider.name}
            provider={provider}
            userId={user.id}
            identity={identities.find((identity) => identity.provider === provider.name)}
            isOnlyWay={identities.length < 2}
          />
        ))}
      </ul>
    </section>
  )
}

interface LineProps {
  provider: ProviderName
  userId: string
  identity: UserIdentity | undefined
  /** Whether this account is the only way to sign in. If so, it can't be disconnected. */
  isOnlyWay: boolean
}

function ProviderLine({ provider, userId, identity, isOnlyWay }: LineProps) {
  const { title } = provider
  const { busy, connect, remove } = useConnection(provider, userId)
  return (
    <li>
      <LinkIcon className="icon" />
      <span className="grow">
        <b>{title}</b>
        <br />
        <span className="label">{identity ? emailOf(identity) : sentences.notConnected}</span>
      </span>
      {identity && isOnlyWay && <span className="label">{sentences.onlyWayIn}</span>}
      {identity && !isOnlyWay && (
        <button
          type="button"
          className="button quiet"
          aria-label={sentences.disconnectNamed(title)}
          aria-busy={busy}
          onClick={() => void remove(identity)}
        >
          {sentences.disconnect}
        </button>
      )}
      {!identity && (
        <button
          type="button"
          className="button"
          aria-label={sentences.connectNamed(title)}
          aria-busy={busy}
          onClick={() => void connect()}
        >
          {sentences.connect}
        </button>
      )}
    </li>
  )
}

function useConnection({ name, title }: ProviderName, userId: string) {
  const client = useQueryClient()
  const { say } = useMessages()
  const confirm = useConfirm()
  const [busy, setBusy] = useState(false)

  async function attempt(change: () => Promise<void>) {
    if (busy) return
    setBusy(true)
    await change().catch((error: unknown) =>
      say(error instanceof Error ? error.message : ofProfile.serverMissing, { tone: "error" }),
    )
    setBusy(false)
  }

  const connect = () => attempt(async () => location.assign(await connectAddress(name)))

  const remove = async (identity: UserIdentity) => {
    const question = sentences.disconnectQuestion(title)
    if (!(await confirm({ question, action: sentences.disconnect, danger: true }))) return
    await attempt(async () => {
      await disconnect(identity.identity_id)
      say(sentences.disconnected(title))
      await client.invalidateQueries({ queryKey: accountQuery(userId).queryKey })
    })
  }

  return { busy, connect, remove }
}

function emailOf({ identity_data: facts }: UserIdentity): string {
  const email: unknown = facts?.["email"]
  return typeof email === "string" ? email : sentences.isConnected
}
