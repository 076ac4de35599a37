import { otherPersonsLink } from "./sentences.ts"

interface OtherPersonsLinkProps {
  theirs: string
  yours: string
  onDecide: (isSwitching: boolean) => void
}

/** Asks before another person's email link replaces the session. */
export function OtherPersonsLink({ theirs, yours, onDecide }: OtherPersonsLinkProps) {
  return (
    <div className="page">
      <h1>{otherPersonsLink.title(theirs, yours)}</h1>
      <p>{otherPersonsLink.advice}</p>
      <div className="row">
        <button type="button" className="button primary" onClick={() => onDecide(false)}>
          {otherPersonsLink.stay(yours)}
        </button>
        <button type="button" className="button" onClick={() => onDecide(true)}>
          {otherPersonsLink.switchTo(theirs)}
        </button>
      </div>
    </div>
  )
}
