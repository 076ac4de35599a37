import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from "react"
import { Link, useLocation } from "react-router"
import { useSession } from "#web/backend/session.tsx"
import { useMessages } from "#web/ui/messages.tsx"
import { ConsentBanner } from "./consent-banner.tsx"
import { ErrorBoundary } from "./error-boundary.tsx"
import { firstPage } from "./first-page.ts"
import { LoadingPage } from "./loading-page.tsx"
import { Masthead } from "./masthead.tsx"
import { Navigation } from "./navigation.tsx"
import { sentences } from "./sentences.ts"

const onThisDevice = () => import("./on-this-device.tsx")
const Onboarding = later(() => import("#web/features/onboarding/onboarding.tsx").then((m) => m.Onboarding))
const QueueKeeper = later(() => import("./queue-keeper.tsx").then((m) => m.QueueKeeper))
const UnderWay = later(() => import("#web/features/logging/under-way.tsx").then((m) => m.UnderWay))
const OnThisDevice = later(() => onThisDevice().then((m) => m.OnThisDevice))
const NewerRelease = later(() => onThisDevice().then((m) => m.NewerRelease))

/** What nobody waits for: fetched after the page, in a chunk of its own. An app that can't fetch it goes on without. */
function later<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      await firstPage
      return { default: await load() }
    } catch {
      return { default: () => null }
    }
  })
}

/** The frame around every page: skip link, header, the page, navigation, consent. */
export function Shell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const { status, user } = useSession()
  const isLogging = pathname.startsWith("/log-workout/")
  // The lower edge holds one thing at a time: a workout has a bar of its own, its summary has none.
  const hasNavigation = status === "signed-in" && (!isLogging || pathname.endsWith("/summary"))
  const userId = user?.id ?? null
  const headerHidden = isLogging || pathname === "/privacy-policy"

  return (
    <div className={hasNavigation ? "has-nav" : undefined}>
      <SkipLink />
      {!headerHidden && (
        <Masthead>
          <Suspense>
            <NewerRelease userId={userId} />
          </Suspense>
          {pathname === "/promote" && (
            <Link className="button quiet push" to="/login">
              Sign In
            </Link>
          )}
        </Masthead>
      )}
      <Suspense>
        <OnThisDevice userId={userId} hasNote={!isLogging} />
      </Suspense>
      <main>
        <ErrorBoundary place={pathname}>
          <Suspense fallback={<LoadingPage />}>{children}</Suspense>
        </ErrorBoundary>
      </main>
      {user && hasNavigation && (
        <Suspense>
          <UnderWay userId={user.id} />
        </Suspense>
      )}
      <SignInEnded />
      {hasNavigation && <Navigation />}
      <ConsentBanner />
      {user && (
        <Suspense>
          <QueueKeeper key={user.id} userId={user.id} />
        </Suspense>
      )}
      {user && pathname !== "/reset-password" && (
        <Suspense>
          <Onboarding key={user.id} />
        </Suspense>
      )}
    </div>
  )
}

/** Says why somebody who was signed in is not any more, when they did not sign out here. */
function SignInEnded() {
  const session = useSession()
  const { say } = useMessages()
  const wasEnded = session.status === "signed-out" && session.wasEnded
  useEffect(() => {
    if (wasEnded) say(sentences.signInEnded, { tone: "error" })
  }, [say, wasEnded])
  return null
}

/** Moves the focus past the header; no fragment in the address, where mail links put theirs. */
function SkipLink() {
  function skip() {
    const main = document.querySelector("main")
    main?.setAttribute("tabindex", "-1")
    main?.focus()
  }
  return (
    <button type="button" className="button skip" onClick={skip}>
      Skip to content
    </button>
  )
}
