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
import { titles } from "./shell/title-sentences.ts"

interface AppPage {
  path: keyof typeof titles
  /** The guard that decides who may see the page. */
  For: ComponentType<{ children: ReactNode }>
  Page: LazyPage
  /** The page's first queries, sent before it renders. Resolves once they are answered or have failed. */
  firstQuestions?: () => Promise<FirstQuestions>
}

type FirstQuestions = (client: QueryClient, userId: string) => Promise<unknown>

const ForAnyone = ({ children }: { children: ReactNode }) => children

const dashboardPage = () => import("#web/features/dashboard/screen/dashboard-page.tsx")
const loggingPage = () => import("#web/features/logging/screen/logging-page.tsx")

const admin = {
  For: ForMembers,
  Page: lazyPage(async () => (await import("./features/admin/admin-page.tsx")).AdminPage),
}

const logging = {
  For: ForMembers,
  Page: lazyPage(async () => (await loggingPage()).LoggingPage),
  firstQuestions: async () => (await loggingPage()).firstQuestions,
}

const profile = {
  For: ForMembers,
  Page: lazyPage(async () => (await import("./features/profile/screen/profile-page.tsx")).ProfilePage),
}

const programs = {
  For: ForMembers,
  Page: lazyPage(async () => (await import("#web/features/programs/program-pages.tsx")).ProgramPages),
}

const pages: AppPage[] = [
  {
    path: "/login",
    For: ForGuests,
    Page: lazyPage(async () => (await import("./features/account/login-page.tsx")).LoginPage),
  },
  {
    path: "/signup",
    For: ForGuests,
    Page: lazyPage(async () => (await import("./features/account/signup-page.tsx")).SignupPage),
  },
  {
    path: "/promote",
    For: ForGuests,
    Page: lazyPage(async () => (await import("./features/account/promote-page.tsx")).PromotePage),
  },
  {
    path: "/forgot-password",
    For: ForGuests,
    Page: lazyPage(
      async () => (await import("./features/account/forgot-password-page.tsx")).ForgotPasswordPage,
    ),
  },
  {
    path: "/reset-password",
    For: ForRecovery,
    Page: lazyPage(
      async () => (await import("./features/account/reset-password-page.tsx")).ResetPasswordPage,
    ),
  },
  {
    path: "/privacy-policy",
    For: ForAnyone,
    Page: lazyPage(
      async () => (await import("./features/account/privacy-policy-page.tsx")).PrivacyPolicyPage,
    ),
  },
  {
    path: "/dashboard",
    For: ForMembersUntilTheyLeave,
    Page: lazyPage(async () => (await dashboardPage()).DashboardPage),
    firstQuestions: async () => (await dashboardPage()).firstQuestions,
  },
  {
    path: "/progress",
    For: ForMembers,
    Page: lazyPage(
      async () => (await import("#web/features/dashboard/progress/progress-page.tsx")).ProgressPage,
    ),
  },
  { path: "/log-workout/new", ...logging },
  { path: "/log-workout/:workoutId", ...logging },
  { path: "/log-workout/log/:logId", ...logging },
  {
    path: "/log-workout/log/:logId/summary",
    For: ForMembers,
    Page: lazyPage(
      async () => (await import("#web/features/logging/summary/saved-workout.tsx")).SavedWorkout,
    ),
  },
  { path: "/profile", ...profile },
  {
    path: "/profile/body",
    For: ForMembers,
    Page: lazyPage(async () => (await import("./features/profile/body/body-page.tsx")).BodyPage),
  },
  { path: "/profile/:section", ...profile },
  {
    path: "/import",
    For: ForMembers,
    Page: lazyPage(async () => (await import("./features/import/screen/import-page.tsx")).ImportPage),
  },
  { path: "/admin", ...admin },
  { path: "/admin/:part", ...admin },
  {
    path: "/strava",
    For: ForMembers,
    Page: lazyPage(async () => (await import("./features/strava/strava-page.tsx")).StravaPage),
  },
  {
    path: "/history",
    For: ForMembers,
    Page: lazyPage(async () => (await import("./features/history/history-page.tsx")).HistoryPage),
  },
  {
    path: "/goals",
    For: ForMembers,
    Page: lazyPage(async () => (await import("./features/goals/goals-page.tsx")).GoalsPage),
  },
  {
    path: "/routines",
    For: ForMembers,
    Page: lazyPage(async () => (await import("./features/routines/routines-page.tsx")).RoutinesPage),
  },
  {
    path: "/build-workout",
    For: ForMembers,
    Page: lazyPage(async () => (await import("./features/routines/build-routine-page.tsx")).BuildRoutinePage),
  },
  {
    path: "/edit-workout/:workoutId",
    For: ForMembers,
    Page: lazyPage(async () => (await import("./features/routines/edit-routine-page.tsx")).EditRoutinePage),
  },
  { path: "/programs", ...programs },
  { path: "/programs/*", ...programs },
  {
    path: "/exercises",
    For: ForMembers,
    Page: lazyPage(
      async () => (await import("#web/features/exercise/list/exercises-page.tsx")).ExercisesPage,
    ),
  },
  {
    path: "/exercise/:exerciseId",
    For: ForMembers,
    Page: lazyPage(async () => (await import("./features/exercise/exercise-page.tsx")).ExercisePage),
  },
  {
    path: "/outbox",
    For: ForMembers,
    Page: lazyPage(async () => (await import("./features/outbox/outbox-page.tsx")).OutboxPage),
  },
  {
    path: "/outbox/:operationId",
    For: ForMembers,
    Page: lazyPage(
      async () => (await import("#web/features/logging/summary/waiting-workout.tsx")).WaitingWorkout,
    ),
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
  queries: async () => (await import("./offline-start-queries.ts")).offlineStartQueries,
}

/** All routes of the app, with their guards. */
export function AppRoutes() {
  return (
    <Routes>
      {pages.map(({ path, For, Page }) => (
        <Route
          key={path}
          path={path}
          element={
            <For>
              <Arrival title={titles[path]} />
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
 * Fetches the page for an address, so that it renders at once. The returned function sends the page's first queries if a person is signed in.
 * Resolves even if the page can't be fetched; rendering it then reports the problem.
 */
export async function fetchPageAt(
  address: string,
  userId: string | undefined,
): Promise<(client: QueryClient) => Promise<unknown>> {
  const page = pageAt(address) ?? pageAt(startFor({ isMember: userId !== undefined }))
  try {
    const [, ask] = await Promise.all([page?.Page.fetch(), page?.firstQuestions?.()])
    return async (client) => userId !== undefined && ask?.(client, userId)
  } catch {
    return async () => {}
  }
}

function pageAt(address: string) {
  return pages.find(({ path }) => matchPath(path, address))
}
