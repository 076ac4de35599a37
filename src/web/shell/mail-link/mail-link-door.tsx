import { type ReactNode, useState } from "react"
import { useLocation } from "react-router"
import type { MailLink } from "./mail-link.ts"
import { lazyPart } from "#web/ui/lazy-part.tsx"
import { PageMissing } from "#web/shell/pages/lazy-page.tsx"
import { LoadingPage } from "#web/shell/pages/loading-page.tsx"

// Few people need this component, so it is in a separate file.
const MailLinkArrival = lazyPart(async () => (await import("./mail-link-arrival.tsx")).MailLinkArrival, {
  waiting: <LoadingPage />,
  Missing: PageMissing,
})

/** Someone who followed an email link waits here until the link is opened, and is then sent to the link's target. */
export function MailLinkDoor({ link, children }: { link: MailLink | undefined; children: ReactNode }) {
  const { key } = useLocation()
  const [keyOnArrival] = useState(key)
  // The page is rendered only once the location has changed, because the guard for the old location would interfere.
  return link && key === keyOnArrival ? <MailLinkArrival link={link} /> : children
}
