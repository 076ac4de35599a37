import { Link } from "react-router"
import { sentences } from "./missing-sentences.ts"

/** Shown in place of what doesn't exist any more, with the way to all programs. */
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
