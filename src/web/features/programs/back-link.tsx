import { ChevronLeft } from "lucide-react"
import { Link, type To } from "react-router"
import styles from "./back-link.module.css"

/** The link above a page's heading, back to its parent page. */
export function BackLink({ to, name }: { to: To; name: string }) {
  return (
    <Link className={styles["back"]} to={to}>
      <ChevronLeft className="icon" />
      {name}
    </Link>
  )
}
