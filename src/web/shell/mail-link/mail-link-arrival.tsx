import { Suspense, use, useEffect, useState } from "react"
import { useLocation, useNavigate } from "react-router"
import type { MailLink } from "./mail-link.ts"
import { useSession } from "#web/backend/session/session.tsx"
import { useMessages } from "#web/ui/messages/messages.tsx"
import { LoadingPage } from "#web/shell/pages/loading-page.tsx"
import { OtherPersonsLink } from "./other-persons-link.tsx"

/** Opens an email link. If the link belongs to someone else, the signed-in person first chooses whose session to use. */
export function MailLinkArrival({ link }: { link: MailLink }) {
  const [isDecided, setDecided] = useState(false)
  if (link.otherPerson && !isDecided) {
    const { decide, ...people } = link.otherPerson
    return (
      <OtherPersonsLink
        {...people}
        onDecide={(isSwitching) => {
          setDecided(true)
          decide(isSwitching)
        }}
      />
    )
  }
  return (
    <Suspense fallback={<LoadingPage />}>
      <OpenedLink link={link} />
    </Suspense>
  )
}

function OpenedLink({ link }: { link: MailLink }) {
  const problem = use(link.opened)
  const { status, user } = useSession()
  const { pathname } = useLocation()
  const { say } = useMessages()
  const navigate = useNavigate()

  useEffect(() => {
    if (status === "loading") return
    // Someone other than the person who chose the password may have confirmed the account, so the password was removed and a new one is required.
    const choosesPassword = link.recovery || user?.app_metadata["needs_password"] === true
    if (problem === undefined)
      void navigate(choosesPassword ? "/reset-password" : pathname, { replace: true })
    else if (status === "signed-out") void navigate("/login", { replace: true, state: { error: problem } })
    else {
      say(problem, { tone: "error" })
      void navigate(pathname.startsWith("/profile") ? pathname : "/dashboard", { replace: true })
    }
  }, [link, navigate, pathname, problem, say, status, user])

  return <LoadingPage />
}
