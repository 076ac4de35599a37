import { useQuery, useQueryClient } from "@tanstack/react-query"
import Laptop from "lucide-react/icons/laptop"
import Smartphone from "lucide-react/icons/smartphone"
import Tablet from "lucide-react/icons/tablet"
import { backend } from "#web/backend/client.ts"
import { useUser } from "#web/backend/session/session.tsx"
import { LoadProblem } from "#web/ui/messages/alert.tsx"
import { useMessages } from "#web/ui/messages/messages.tsx"
import { SignOutButtons } from "../account/sign-out-buttons.tsx"
import { ago } from "./ago.ts"
import { deviceOf } from "./device-names.ts"
import { devicesQuery } from "./queries.ts"
import styles from "./security.module.css"
import { sentences as ofProfile } from "../sentences.ts"
import { sentences } from "./sentences.ts"

type SignIn = NonNullable<
  Awaited<ReturnType<NonNullable<ReturnType<typeof devicesQuery>["queryFn"]>>>
>[number]

const icons = { phone: Smartphone, tablet: Tablet, computer: Laptop }

/** The devices on which the person is signed in, each with a button to sign out. */
export function DeviceList() {
  const { id: userId } = useUser()
  const devices = useQuery(devicesQuery(userId))
  const end = useSignOutDevice(userId)
  return (
    <section className={styles["part"]}>
      <header>
        <h2>{sentences.devices}</h2>
      </header>
      {devices.isError && (
        <LoadProblem sentence={sentences.failedLoad} onLoadAgain={() => void devices.refetch()} />
      )}
      {devices.isPending && <div className={styles["oneDevice"]} aria-busy="true" />}
      {devices.data && (
        <ul className="list">
          {devices.data.map((each) => (
            <DeviceLine key={each.id} signIn={each} onEnd={(name) => void end(each.id ?? "", name)} />
          ))}
        </ul>
      )}
      <div className={`row ${styles["buttons"]}`}>
        <SignOutButtons onOthersEnded={() => void devices.refetch()} />
      </div>
    </section>
  )
}

function DeviceLine({ signIn, onEnd }: { signIn: SignIn; onEnd: (name: string) => void }) {
  const { name, machine } = deviceOf(signIn.user_agent)
  const Icon = icons[machine]
  return (
    <li>
      <Icon className="icon" />
      <span className="grow">
        <b>{name}</b> {signIn.is_this && <span className={styles["here"]}>{sentences.thisDevice}</span>}
        <br />
        <span className="label">{lastSeen(signIn)}</span>
      </span>
      {!signIn.is_this && (
        <button
          type="button"
          className="button"
          aria-label={sentences.signOutNamed(name)}
          onClick={() => onEnd(name)}
        >
          {sentences.signOutDevice}
        </button>
      )}
    </li>
  )
}

function lastSeen({ is_this: isThis, last_seen_at: seen }: SignIn): string {
  return isThis || seen === null ? sentences.activeNow : sentences.lastSeen(ago(seen))
}

function useSignOutDevice(userId: string) {
  const client = useQueryClient()
  const { say } = useMessages()
  return async (id: string, name: string) => {
    const { error } = await backend.rpc("sign_out_device", { id })
    if (error) return say(ofProfile.serverMissing, { tone: "error" })
    say(sentences.deviceSignedOut(name))
    await client.invalidateQueries({ queryKey: devicesQuery(userId).queryKey })
  }
}
