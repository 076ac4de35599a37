import { Link, type To } from "react-router"

interface NothingHereProps {
  /** The page's heading, if the page has none of its own. */
  title?: string
  /** The sentence that says what no longer exists. */
  sentence: string
  back: { to: To; name: string }
}

/** What a page shows if its address leads to something that doesn't exist: a sentence that says so, and the way back. */
export function NothingHere({ title, sentence, back }: NothingHereProps) {
  return (
    <>
      {title !== undefined && <h1>{title}</h1>}
      <div className="empty">
        <p>{sentence}</p>
        <Link className="button" to={back.to}>
          {back.name}
        </Link>
      </div>
    </>
  )
}
