import type { QueryClient } from "@tanstack/react-query"
import type { ComponentType, ReactNode } from "react"
import { matchPath, Route, Routes } from "react-router"
import { afterTheFirstPage } from "./shell/pages/after-the-first-page.ts"
import { Arrival } from "./shell/pages/arrival.tsx"
import {
  ForGuests,
  ForMembers,
  ForMembersUntilTheyLeave,
  ForRecovery,
  startFor,
  ToTheStart,
} from "./shell/pages/guards.tsx"
import { type LazyPage, lazyPage } from "./shell/pages/lazy-page.tsx"
import type { OnEveryPage } from "./shell/shell.tsx"

interface Place {
  path: string
  title: string
  /** The guard that decides who may see it. */
  For: ComponentType<{ children: ReactNode }>
  Page: LazyPage
  /** The page's first queries, sent while it is being rendered. */
  firstQuestions?: () => Promise<FirstQuestions>
}

type FirstQuestions = (client: QueryClient, userId: string) => void

const ForAnyone = ({ children }: { children: ReactNode }) => children

const dashboardPage = () => import("#web/features/dashboard/screen/dashboard-page.tsx")
const loggingPage = () => import("#web/features/logging/screen/logging-page.tsx")

const admin = {
  title: "Admin",
  For: ForMembers,
  Page: lazyPage(async () => (await import("./features/admin/admin-page.tsx")).AdminPage),
}

const logging = {
  title: "Log a workout",
  For: ForMembers,
  Page: lazyPage(async () => (await loggingPage()).LoggingPage),
  firstQuestions: async () => (await loggingPage()).firstQuestions,
}

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
    Page: lazyPage(async () => (await dashboardPage()).DashboardPage),
    firstQuestions: async () => (await dashboardPage()).firstQuestions,
  },
  {
    path: "/progress",
    title: "Progress",
    For: ForMembers,
    Page: lazyPage(
      async () => (await import("#web/features/dashboard/progress/progress-page.tsx")).ProgressPage,
    ),
  },
  { path: "/log-workout/new", ...logging },
  { path: "/log-workout/:workoutId", ...logging },
  { path: "/log-workout/log/:logId", ...logging, title: "Edit a workout" },
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
    Page: lazyPage(async () => (await import("./features/profile/screen/profile-page.tsx")).ProfilePage),
  },
  {
    path: "/import",
    title: "Import My History",
    For: ForMembers,
    Page: lazyPage(async () => (await import("./features/import/screen/import-page.tsx")).ImportPage),
  },
  { path: "/admin", ...admin },
  { path: "/admin/:part", ...admin },
  {
    path: "/strava",
    title: "Strava",
    For: ForMembers,
    Page: lazyPage(async () => (await import("./features/strava/strava-page.tsx")).StravaPage),
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

/** Parts of features that appear on every page. */
export const onEveryPage: OnEveryPage = {
  Onboarding: afterTheFirstPage(
    async () => (await import("./features/onboarding/onboarding.tsx")).Onboarding,
  ),
  UnderWay: afterTheFirstPage(
    async () => (await import("./features/logging/under-way/under-way.tsx")).UnderWay,
  ),
  Palette: afterTheFirstPage(async () => (await import("./features/palette/palette-door.tsx")).PaletteDoor),
  questions: async () => (await import("./questions-of-a-start.ts")).questionsOfAStart,
}

/** Every route of the app and its guard. */
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

/**
 * Fetches the page of an address, so that it renders at once. The result sends its first queries, for a member. Settles even if
 * the page can't be fetched: rendering it then says so.
 */
export async function fetchPageAt(
  address: string,
  userId: string | undefined,
): Promise<(client: QueryClient) => void> {
  const place = placeAt(address) ?? placeAt(startFor({ isMember: userId !== undefined }))
  try {
    const [, ask] = await Promise.all([place?.Page.fetch(), place?.firstQuestions?.()])
    return (client) => userId !== undefined && ask?.(client, userId)
  } catch {
    return () => {}
  }
}

function placeAt(address: string) {
  return places.find(({ path }) => matchPath(path, address))
}
