import { useQuery } from "@tanstack/react-query"
import { backend } from "#web/backend/client.ts"
import { useUser } from "#web/backend/session/session.tsx"
import { useOnline } from "#web/device/online.ts"
import { hasPasskeysHere } from "#web/second-factors/ways.ts"
import { LoadProblem } from "#web/ui/messages/alert.tsx"
import { Skeleton } from "#web/ui/skeleton.tsx"
import { ConnectedAccounts } from "./connected-accounts.tsx"
import { DeviceList } from "./device-list.tsx"
import { KeyList } from "./key-list.tsx"
import { PasskeyList } from "./passkey-list.tsx"
import { accountQuery, passkeysQuery } from "./queries.ts"
import styles from "./security.module.css"
import { sentences as ofFactors } from "#web/second-factors/sentences.ts"
import { sentences } from "./sentences.ts"
import { SignInLines } from "./sign-in-lines.tsx"
import { TwoFactor } from "./two-factor.tsx"

/** How the person signs in, with which second factors, and on which devices. */
export function SecuritySection() {
  const { id: userId } = useUser()
  const isOnline = useOnline()
  const { providers, hasOnlyProvider, allowsLinking } = backend.config
  const account = useQuery(accountQuery(userId))
  const hasPasskeys = hasPasskeysHere()
  const passkeys = useQuery({ ...passkeysQuery(userId), enabled: hasPasskeys })
  // The part about second factors counts passkeys as ways to sign in, so it waits until both the account and the passkeys have loaded.
  const isWaiting =
    account.isPending || (passkeys.isFetching && passkeys.isPending && passkeys.failureCount === 0)
  const user = isWaiting ? undefined : account.data
  return (
    <>
      {!user && !isOnline && <p className="soft">{sentences.offline}</p>}
      {account.isError && !user && (
        <LoadProblem sentence={account.error.message} onLoadAgain={() => void account.refetch()} />
      )}
      {isWaiting && isOnline && <Skeleton className={styles["loading"]}>{ofFactors.loading}</Skeleton>}
      {user && (
        <>
          {!hasOnlyProvider && <SignInLines user={user} />}
          {!user.is_anonymous && <TwoFactor user={user} passkeys={passkeys.data?.length ?? 0} />}
          {!user.is_anonymous && hasPasskeys && <PasskeyList />}
          {providers.length > 0 && allowsLinking && !hasOnlyProvider && <ConnectedAccounts user={user} />}
          <DeviceList />
          {!user.is_anonymous && backend.config.hasPersonalKeys && <KeyList />}
        </>
      )}
    </>
  )
}
