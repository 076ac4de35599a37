import { Dumbbell, Flag, House, NotebookTabs, History, UserRound } from "lucide-react"
import { Link, type LinkProps, NavLink, useLocation } from "react-router"
import { afterTheFirstPage } from "./pages/after-the-first-page.ts"
import { sentences } from "./sentences.ts"
import { titles } from "./title-sentences.ts"

const OutboxLink = afterTheFirstPage(
  async () => (await import("./on-this-device/outbox-link.tsx")).OutboxLink,
)

const links = [
  { to: "/dashboard", label: sentences.home, Icon: House, state: null },
  { to: "/goals", label: sentences.goals, Icon: Flag, state: null },
  { to: "/routines", label: sentences.routines, Icon: NotebookTabs, state: null },
  // This link opens the workout in progress, if there is one.
  { to: "/log-workout/new", label: sentences.gym, Icon: Dumbbell, state: { resume: true } },
  // On a phone, the number of workouts in the calendar links to this page.
  { to: "/history", label: titles["/history"], Icon: History, state: null, className: "rail-only" },
  { to: "/profile", label: sentences.profile, Icon: UserRound, state: null },
]

/** Pages that belong to a section although their addresses aren't below the section's. */
const within: Partial<Record<string, RegExp>> = {
  "/routines": /^\/(build|edit)-workout(\/|$)/,
  "/history": /^\/exercises?(\/|$)/,
}

/** The main sections, plus the outbox while something is queued. At the bottom on a phone, in the margin on a wide screen. */
export function Navigation() {
  const { pathname } = useLocation()
  return (
    <nav className="nav" aria-label={sentences.navigation}>
      <ul>
        {links.map(({ to, label, Icon, state, className }) => {
          // NavLink marks only the page that it links to.
          const NavigationLink = within[to]?.test(pathname) ? CurrentLink : NavLink
          return (
            <li key={to} className={className}>
              <NavigationLink to={to} state={state}>
                <Icon className="icon" />
                {label}
              </NavigationLink>
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
