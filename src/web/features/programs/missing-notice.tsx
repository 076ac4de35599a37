import { Link } from "react-router"
import { sentences } from "./missing-sentences.ts"

/** Shown in place of something that no longer exists, with a link to all programs. */
export function MissingNotice({ sentence }: { sentence: string }) {
  return (
    <div className="empty">
      <p>{sentence}</p>
      <Link className="button" to="/programs">
        {sentences.toPrograms}
      </Link>
    </div>
  )
}
