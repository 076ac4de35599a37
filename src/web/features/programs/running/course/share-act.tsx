import Share2 from "lucide-react/icons/share-2"
import { Link } from "react-router"
import { sentences } from "./sentences.ts"

/** A link to the program as text, for copying it or saving it as a file. */
export function ShareAct({ programId }: { programId: string }) {
  return (
    <li>
      <Link to={`/programs/text?program=${programId}`}>
        <Share2 className="icon" />
        {sentences.share}
      </Link>
    </li>
  )
}
