import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from "react"
import { Link, Navigate, useLocation } from "react-router"
import { useSession } from "#web/backend/session/session.tsx"
import { readConsent } from "#web/device/local-flags.ts"
import { useMessages } from "#web/ui/messages/messages.tsx"
import { lazyPart } from "#web/ui/lazy-part.tsx"
import { useWide } from "#web/ui/use-wide.ts"
import { Masthead } from "./masthead/masthead.tsx"
import { Navigation } from "./navigation.tsx"
import { useNavigationLocked } from "./navigation-lock.ts"
import type { PrefetchQueries } from "./on-this-device/prefetch.ts"
import { afterTheFirstPage } from "./pages/after-the-first-page.ts"
import { ErrorBoundary } from "./pages/error-boundary.tsx"
import { LoadingPage } from "./pages/loading-page.tsx"
import { sentences } from "./sentences.ts"

// Most people accepted the notice long ago and never fetch the banner.
const ConsentBanner = lazyPart(async () => (await import("./consent-banner.tsx")).ConsentBanner)
const onThisDevice = () => import("./on-this-device/on-this-device.tsx")
const QueueKeeper = afterTheFirstPage(
  async () => (await import("./on-this-device/queue-keeper.tsx")).QueueKeeper,
)
const OnThisDevice = afterTheFirstPage(async () => (await onThisDevice()).OnThisDevice)
const InMasthead = afterTheFirstPage(async () => (await onThisDevice()).InMasthead)

/** Parts of features that appear on every page, passed in by the code that assembles the app. */
export interface OnEveryPage {
  Onboarding: ComponentType
  UnderWay: ComponentType<{ userId: string }>
  Palette: ComponentType<{ userId: string }>
  queries: () => Promise<PrefetchQueries>
}

/** The frame of every page: skip link, navigation, header, content, consent. */
export function Shell({ onEveryPage, children }: { onEveryPage: OnEveryPage; children: ReactNode }) {
  const { Onboarding, UnderWay, Palette, queries } = onEveryPage
  const { pathname } = useLocation()
  const { status, user } = useSession()
  const [hasConsented] = useState(readConsent)
  const isWide = useWide()
  const isLocked = useNavigationLocked()
  const isLogging = pathname.startsWith("/log-workout/")
  const hasWorkoutBar = isLogging && !pathname.endsWith("/summary")
  // The bottom of a phone has room for either the navigation or a workout's bar.
  const hasNavigation = status === "signed-in" && (!hasWorkoutBar || isWide)
  const userId = user?.id ?? null
  const headerHidden = (isLogging && !(hasWorkoutBar && isWide)) || pathname === "/privacy-policy"

  return (
    <div className={hasNavigation ? "has-nav" : undefined} data-locked={isLocked || undefined}>
      <SkipLink />
      {hasNavigation && <Navigation />}
      {!headerHidden && (
        <Masthead>
          <InMasthead userId={userId} />
          {user && hasNavigation && <Palette userId={user.id} />}
          {pathname === "/promote" && (
            <Link className="button quiet push" to="/login">
              {sentences.signIn}
            </Link>
          )}
        </Masthead>
      )}
      <OnThisDevice userId={userId} hasNote={!isLogging} queries={queries} />
      <main>
        <ErrorBoundary place={pathname}>
          <Suspense fallback={<LoadingPage />}>
            {status === "challenged" && pathname !== "/login" ? (
              <Navigate to="/login" replace state={{ next: pathname }} />
            ) : (
              children
            )}
          </Suspense>
        </ErrorBoundary>
      </main>
      {user && hasNavigation && !hasWorkoutBar && <UnderWay userId={user.id} />}
      <SignInEnded />
      {!hasConsented && <ConsentBanner />}
      {/* The keys differ: with the same key on both components, React would remount the first one whenever a sibling before it disappeared. */}
      {user && <QueueKeeper key={`queue of ${user.id}`} userId={user.id} />}
      {user && pathname !== "/reset-password" && <Onboarding key={`onboarding of ${user.id}`} />}
    </div>
  )
}

/** Explains that the session has ended, if the person didn't sign out here. */
function SignInEnded() {
  const session = useSession()
  const { say } = useMessages()
  const wasEnded = session.status === "signed-out" && session.wasEnded
  useEffect(() => {
    if (wasEnded) say(sentences.signInEnded, { tone: "error" })
  }, [say, wasEnded])
  return null
}

/** Moves the focus past the header without adding a fragment to the address, where email links put theirs. */
function SkipLink() {
  function skip() {
    const main = document.querySelector("main")
    main?.setAttribute("tabindex", "-1")
    main?.focus()
  }
  return (
    <button type="button" className="button skip" onClick={skip}>
      {sentences.skipToContent}
    </button>
  )
}
