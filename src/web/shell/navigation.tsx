import { Dumbbell, Flag, House, NotebookTabs, UserRound } from "lucide-react"
import { NavLink } from "react-router"
import { afterTheFirstPage } from "./after-the-first-page.ts"

const OutboxLink = afterTheFirstPage(async () => (await import("./outbox-link.tsx")).OutboxLink)

const links = [
  { to: "/dashboard", label: "Home", Icon: House, state: null },
  { to: "/goals", label: "Goals", Icon: Flag, state: null },
  { to: "/routines", label: "Routines", Icon: NotebookTabs, state: null },
  // Leads to the workout under way, if there is one.
  { to: "/log-workout/new", label: "Gym", Icon: Dumbbell, state: { resume: true } },
  { to: "/profile", label: "Profile", Icon: UserRound, state: null },
]

/** The five main places, and the outbox while something is queued: under the thumb, or in the margin of a wide screen. */
export function Navigation() {
  return (
    <nav className="nav" aria-label="Main">
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
          <OutboxLink />
        </li>
      </ul>
    </nav>
  )
}
