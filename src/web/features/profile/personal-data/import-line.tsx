import FileUp from "lucide-react/icons/file-up"
import { Link } from "react-router"
import { sentences } from "./sentences.ts"

/** The link to importing training from another app. */
export function ImportLine() {
  return (
    <li>
      <span className="grow">
        <b>{sentences.importLine}</b>
        <br />
        <span className="label">{sentences.importHint}</span>
      </span>
      <Link className="button" to="/import">
        <FileUp className="icon" />
        {sentences.import}
      </Link>
    </li>
  )
}
