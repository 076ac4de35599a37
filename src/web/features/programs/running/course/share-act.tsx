import Share2 from "lucide-react/icons/share-2"
import { Link } from "react-router"
import { sentences } from "./sentences.ts"

/** Leads to the program as text, to copy it or save it as a file. */
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
