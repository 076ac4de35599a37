interface OtherPersonsLinkProps {
  theirs: string
  yours: string
  onDecide: (isSwitching: boolean) => void
}

/** Somebody else's link was opened: nothing happens to the sign-in here before the person says so. */
export function OtherPersonsLink({ theirs, yours, onDecide }: OtherPersonsLinkProps) {
  return (
    <div className="page">
      <h1>{sentences.title(theirs, yours)}</h1>
      <p>{sentences.advice}</p>
      <div className="row">
        <button type="button" className="button primary" onClick={() => onDecide(false)}>
          {sentences.stay(yours)}
        </button>
        <button type="button" className="button" onClick={() => onDecide(true)}>
          {sentences.switchTo(theirs)}
        </button>
      </div>
    </div>
  )
}

const sentences = {
  title: (theirs: string, yours: string) => `This link signs in ${theirs}. You are signed in as ${yours}.`,
  advice:
    "If you did not ask for this link, stay: somebody may want you to enter your data into their account.",
  stay: (email: string) => `Stay ${email}`,
  switchTo: (email: string) => `Switch to ${email}`,
}
