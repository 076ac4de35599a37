import { ChevronLeft } from "lucide-react"
import { Link, type To } from "react-router"
import "./styles/back-link.css"

/** The link above a page's heading, back to its parent page. */
export function BackLink({ to, name }: { to: To; name: string }) {
  return (
    <Link className="back-link" to={to}>
      <ChevronLeft className="icon" />
      {name}
    </Link>
  )
}
