import type { ReactNode } from "react"
import { Route, Routes } from "react-router"
import { Arrival } from "./shell/arrival.tsx"
import { ForGuests, ForMembers, ForMembersUntilTheyLeave, ForRecovery, ToTheStart } from "./shell/guards.tsx"
import { lazyPage } from "./shell/lazy-page.tsx"

const LoginPage = lazyPage(async () => (await import("./features/account/login-page.tsx")).LoginPage)
const SignupPage = lazyPage(async () => (await import("./features/account/signup-page.tsx")).SignupPage)
const PromotePage = lazyPage(async () => (await import("./features/account/promote-page.tsx")).PromotePage)
const PrivacyPolicyPage = lazyPage(
  async () => (await import("./features/account/privacy-policy-page.tsx")).PrivacyPolicyPage,
)
const ForgotPasswordPage = lazyPage(
  async () => (await import("./features/account/forgot-password-page.tsx")).ForgotPasswordPage,
)
const ResetPasswordPage = lazyPage(
  async () => (await import("./features/account/reset-password-page.tsx")).ResetPasswordPage,
)
const ProfilePage = lazyPage(async () => (await import("./features/profile/profile-page.tsx")).ProfilePage)
const DashboardPage = lazyPage(
  async () => (await import("./features/dashboard/dashboard-page.tsx")).DashboardPage,
)
const GoalsPage = lazyPage(async () => (await import("./features/goals/goals-page.tsx")).GoalsPage)
const RoutinesPage = lazyPage(
  async () => (await import("./features/routines/routines-page.tsx")).RoutinesPage,
)
const BuildRoutinePage = lazyPage(
  async () => (await import("./features/routines/build-routine-page.tsx")).BuildRoutinePage,
)
const EditRoutinePage = lazyPage(
  async () => (await import("./features/routines/edit-routine-page.tsx")).EditRoutinePage,
)
const ExercisePage = lazyPage(
  async () => (await import("./features/exercise/exercise-page.tsx")).ExercisePage,
)
const OutboxPage = lazyPage(async () => (await import("./features/outbox/outbox-page.tsx")).OutboxPage)
const LoggingPage = lazyPage(async () => (await import("./features/logging/logging-page.tsx")).LoggingPage)

const guest = (title: string, page: ReactNode) => <ForGuests>{titled(title, page)}</ForGuests>
const member = (title: string, page: ReactNode) => <ForMembers>{titled(title, page)}</ForMembers>

/** Every address of the app, and who may see it. */
export function AppRoutes() {
  return (
    <Routes>
      <Route path="/login" element={guest("Sign in", <LoginPage />)} />
      <Route path="/signup" element={guest("Create your account", <SignupPage />)} />
      <Route path="/promote" element={guest("Your training, on the record", <PromotePage />)} />
      <Route path="/forgot-password" element={guest("Forgot your password", <ForgotPasswordPage />)} />
      <Route
        path="/reset-password"
        element={<ForRecovery>{titled("Choose a new password", <ResetPasswordPage />)}</ForRecovery>}
      />
      <Route path="/privacy-policy" element={titled("Privacy policy", <PrivacyPolicyPage />)} />

      <Route
        path="/dashboard"
        element={<ForMembersUntilTheyLeave>{titled("Home", <DashboardPage />)}</ForMembersUntilTheyLeave>}
      />
      <Route path="/log-workout/new" element={member("Log a workout", <LoggingPage />)} />
      <Route path="/log-workout/:workoutId" element={member("Log a workout", <LoggingPage />)} />
      <Route path="/log-workout/log/:logId" element={member("Edit a workout", <LoggingPage />)} />
      <Route path="/profile" element={member("Profile", <ProfilePage />)} />
      <Route path="/goals" element={member("Goals", <GoalsPage />)} />
      <Route path="/routines" element={member("Routines", <RoutinesPage />)} />
      <Route path="/build-workout" element={member("Build a routine", <BuildRoutinePage />)} />
      <Route path="/edit-workout/:workoutId" element={member("Edit a routine", <EditRoutinePage />)} />
      <Route path="/exercise/:exerciseId" element={member("Exercise", <ExercisePage />)} />
      <Route path="/outbox" element={member("Outbox", <OutboxPage />)} />
      <Route path="*" element={<ToTheStart />} />
    </Routes>
  )
}

function titled(title: string, page: ReactNode) {
  return (
    <>
      <Arrival title={title} />
      {page}
    </>
  )
}
