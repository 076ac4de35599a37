import type { ComponentType, ReactNode } from "react"
import { matchPath, Route, Routes } from "react-router"
import { afterTheFirstPage } from "./shell/after-the-first-page.ts"
import type { OnEveryPage } from "./shell/shell.tsx"
import { Arrival } from "./shell/arrival.tsx"
import { ForGuests, ForMembers, ForMembersUntilTheyLeave, ForRecovery, ToTheStart } from "./shell/guards.tsx"
import { type LazyPage, lazyPage } from "./shell/lazy-page.tsx"

interface Place {
  path: string
  title: string
  /** Who may see it. */
  For: ComponentType<{ children: ReactNode }>
  Page: LazyPage
}

const ForAnyone = ({ children }: { children: ReactNode }) => children

const LoggingPage = lazyPage(
  async () => (await import("#web/features/logging/screen/logging-page.tsx")).LoggingPage,
)

const places: Place[] = [
  {
    path: "/login",
    title: "Sign in",
    For: ForGuests,
    Page: lazyPage(async () => (await import("./features/account/login-page.tsx")).LoginPage),
  },
  {
    path: "/signup",
    title: "Create your account",
    For: ForGuests,
    Page: lazyPage(async () => (await import("./features/account/signup-page.tsx")).SignupPage),
  },
  {
    path: "/promote",
    title: "Your training, on the record",
    For: ForGuests,
    Page: lazyPage(async () => (await import("./features/account/promote-page.tsx")).PromotePage),
  },
  {
    path: "/forgot-password",
    title: "Forgot your password",
    For: ForGuests,
    Page: lazyPage(
      async () => (await import("./features/account/forgot-password-page.tsx")).ForgotPasswordPage,
    ),
  },
  {
    path: "/reset-password",
    title: "Choose a new password",
    For: ForRecovery,
    Page: lazyPage(
      async () => (await import("./features/account/reset-password-page.tsx")).ResetPasswordPage,
    ),
  },
  {
    path: "/privacy-policy",
    title: "Privacy policy",
    For: ForAnyone,
    Page: lazyPage(
      async () => (await import("./features/account/privacy-policy-page.tsx")).PrivacyPolicyPage,
    ),
  },
  {
    path: "/dashboard",
    title: "Home",
    For: ForMembersUntilTheyLeave,
    Page: lazyPage(
      async () => (await import("#web/features/dashboard/screen/dashboard-page.tsx")).DashboardPage,
    ),
  },
  { path: "/log-workout/new", title: "Log a workout", For: ForMembers, Page: LoggingPage },
  { path: "/log-workout/:workoutId", title: "Log a workout", For: ForMembers, Page: LoggingPage },
  { path: "/log-workout/log/:logId", title: "Edit a workout", For: ForMembers, Page: LoggingPage },
  {
    path: "/log-workout/log/:logId/summary",
    title: "Workout saved",
    For: ForMembers,
    Page: lazyPage(
      async () => (await import("#web/features/logging/summary/saved-workout.tsx")).SavedWorkout,
    ),
  },
  {
    path: "/profile",
    title: "Profile",
    For: ForMembers,
    Page: lazyPage(async () => (await import("./features/profile/profile-page.tsx")).ProfilePage),
  },
  {
    path: "/goals",
    title: "Goals",
    For: ForMembers,
    Page: lazyPage(async () => (await import("./features/goals/goals-page.tsx")).GoalsPage),
  },
  {
    path: "/routines",
    title: "Routines",
    For: ForMembers,
    Page: lazyPage(async () => (await import("./features/routines/routines-page.tsx")).RoutinesPage),
  },
  {
    path: "/build-workout",
    title: "Build a routine",
    For: ForMembers,
    Page: lazyPage(async () => (await import("./features/routines/build-routine-page.tsx")).BuildRoutinePage),
  },
  {
    path: "/edit-workout/:workoutId",
    title: "Edit a routine",
    For: ForMembers,
    Page: lazyPage(async () => (await import("./features/routines/edit-routine-page.tsx")).EditRoutinePage),
  },
  {
    path: "/exercise/:exerciseId",
    title: "Exercise",
    For: ForMembers,
    Page: lazyPage(async () => (await import("./features/exercise/exercise-page.tsx")).ExercisePage),
  },
  {
    path: "/outbox",
    title: "Outbox",
    For: ForMembers,
    Page: lazyPage(async () => (await import("./features/outbox/outbox-page.tsx")).OutboxPage),
  },
]

/** What features show on every page. */
export const onEveryPage: OnEveryPage = {
  Onboarding: afterTheFirstPage(
    async () => (await import("./features/onboarding/onboarding.tsx")).Onboarding,
  ),
  UnderWay: afterTheFirstPage(
    async () => (await import("./features/logging/under-way/under-way.tsx")).UnderWay,
  ),
  questions: async () => (await import("./questions-of-a-start.ts")).questionsOfAStart,
}

/** Every address of the app, and who may see it. */
export function AppRoutes() {
  return (
    <Routes>
      {places.map(({ path, title, For, Page }) => (
        <Route
          key={path}
          path={path}
          element={
            <For>
              <Arrival title={title} />
              <Page />
            </For>
          }
        />
      ))}
      <Route path="*" element={<ToTheStart />} />
    </Routes>
  )
}

/** Fetches the page of an address, so that it can be drawn at once. Settles also when it could not be fetched: drawing it says so. */
export async function fetchPageAt(address: string): Promise<void> {
  const place = places.find(({ path }) => matchPath(path, address))
  await place?.Page.fetch().catch(() => undefined)
}
