import { type ReactNode, useState } from "react"
import { useLocation } from "react-router"
import type { MailLink } from "./mail-link.ts"
import { lazyPart } from "#web/ui/lazy-part.tsx"
import { PageMissing } from "#web/shell/pages/lazy-page.tsx"
import { LoadingPage } from "#web/shell/pages/loading-page.tsx"

// Rarely needed, so in a file of its own.
const MailLinkArrival = lazyPart(async () => (await import("./mail-link-arrival.tsx")).MailLinkArrival, {
  waiting: <LoadingPage />,
  Missing: PageMissing,
})

/** People who follow a mail link wait here until it is opened, and are then sent to its target. */
export function MailLinkDoor({ link, children }: { link: MailLink | undefined; children: ReactNode }) {
  const { key } = useLocation()
  const [keyOnArrival] = useState(key)
  // Opened once the location has changed, not before: the old location's guard would interfere.
  return link && key === keyOnArrival ? <MailLinkArrival link={link} /> : children
}
