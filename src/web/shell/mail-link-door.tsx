import { type ReactNode, Suspense, use, useEffect, useState } from "react"
import { useLocation, useNavigate } from "react-router"
import type { MailLink } from "#web/backend/mail-link.ts"
import { useSession } from "#web/backend/session.tsx"
import { useMessages } from "#web/ui/messages.tsx"
import { LoadingPage } from "./loading-page.tsx"

/** Who comes by the link of a mail waits here until it is opened, and is then sent where it leads. */
export function MailLinkDoor({ link, children }: { link: MailLink | undefined; children: ReactNode }) {
  const { key } = useLocation()
  const [keyOnArrival] = useState(key)
  // Open as soon as the place has changed, not before: the old place's guard would have a say in it.
  if (!link || key !== keyOnArrival) return children
  return (
    <Suspense fallback={<LoadingPage />}>
      <OpenedLink link={link} />
    </Suspense>
  )
}

function OpenedLink({ link }: { link: MailLink }) {
  const problem = use(link.opened)
  const { status } = useSession()
  const { pathname } = useLocation()
  const { say } = useMessages()
  const navigate = useNavigate()

  useEffect(() => {
    if (status === "loading") return
    if (problem === undefined) void navigate(link.recovery ? "/reset-password" : pathname, { replace: true })
    else if (status === "signed-out") void navigate("/login", { replace: true, state: { error: problem } })
    else {
      say(problem, { tone: "error" })
      void navigate("/dashboard", { replace: true })
    }
  }, [link, navigate, pathname, problem, say, status])

  return <LoadingPage />
}
