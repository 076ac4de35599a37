import { Dumbbell, Flag, House, NotebookTabs, UserRound } from "lucide-react"
import { Link, type LinkProps, NavLink, useLocation } from "react-router"
import { afterTheFirstPage } from "./pages/after-the-first-page.ts"

const OutboxLink = afterTheFirstPage(
  async () => (await import("./on-this-device/outbox-link.tsx")).OutboxLink,
)

const links = [
  { to: "/dashboard", label: "Home", Icon: House, state: null },
  { to: "/goals", label: "Goals", Icon: Flag, state: null },
  { to: "/routines", label: "Routines", Icon: NotebookTabs, state: null },
  // Leads to the workout under way, if there is one.
  { to: "/log-workout/new", label: "Gym", Icon: Dumbbell, state: { resume: true } },
  { to: "/profile", label: "Profile", Icon: UserRound, state: null },
]

/** Pages that belong to a place without standing below it. */
const within: Partial<Record<string, RegExp>> = { "/routines": /^\/(build|edit)-workout(\/|$)/ }

/** The five main places, and the outbox while something is queued: under the thumb, or in the margin of a wide screen. */
export function Navigation() {
  const { pathname } = useLocation()
  return (
    <nav className="nav" aria-label="Main">
      <ul>
        {links.map(({ to, label, Icon, state }) => {
          // NavLink marks the page that it leads to only.
          const Place = within[to]?.test(pathname) ? CurrentLink : NavLink
          return (
            <li key={to}>
              <Place to={to} state={state}>
                <Icon className="icon" />
                {label}
              </Place>
            </li>
          )
        })}
        <li>
          <OutboxLink />
        </li>
      </ul>
    </nav>
  )
}

function CurrentLink(props: LinkProps) {
  return <Link {...props} aria-current="page" />
}
