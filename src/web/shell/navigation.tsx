import { Dumbbell, Flag, House, NotebookTabs, UserRound } from "lucide-react"
import { type ComponentType, lazy, Suspense } from "react"
import { NavLink } from "react-router"
import { useSteadyNavigation } from "./steady-navigation.ts"

// A chunk of its own; an app that can't fetch it goes on without the count.
const OutboxLink = lazy<ComponentType>(() =>
  import("./outbox-link.tsx").then(
    (module) => ({ default: module.OutboxLink }),
    () => ({ default: () => null }),
  ),
)

const links = [
  { to: "/dashboard", label: "Home", Icon: House, state: null },
  { to: "/goals", label: "Goals", Icon: Flag, state: null },
  { to: "/routines", label: "Routines", Icon: NotebookTabs, state: null },
  // To the workout under way, if there is one.
  { to: "/log-workout/new", label: "Gym", Icon: Dumbbell, state: { resume: true } },
  { to: "/profile", label: "Profile", Icon: UserRound, state: null },
]

/** The five places, and the outbox while something waits there: under the thumb, or in the margin of a wide screen. */
export function Navigation() {
  const swallowStrayTap = useSteadyNavigation()
  return (
    <nav className="nav" aria-label="Main" onClickCapture={swallowStrayTap}>
      <ul>
        {links.map(({ to, label, Icon, state }) => (
          <li key={to}>
            <NavLink to={to} state={state}>
              <Icon className="icon" />
              {label}
            </NavLink>
          </li>
        ))}
        <li>
          <Suspense>
            <OutboxLink />
          </Suspense>
        </li>
      </ul>
    </nav>
  )
}
