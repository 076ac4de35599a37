/** The state of what was checked: fine, worth a look, or not working. */
type State = "ok" | "look at this" | "broken"

/** What was found out about a subject, with what to do unless it is fine. */
export interface Finding {
  state: State
  subject: string
  sentence: string
}

type NewFinding = (sentence: string) => Finding

/** Makes the findings about a subject. */
export function about(subject: string): Record<"ok" | "look" | "broken", NewFinding> {
  return {
    ok: (sentence) => ({ state: "ok", subject, sentence }),
    look: (sentence) => ({ state: "look at this", subject, sentence }),
    broken: (sentence) => ({ state: "broken", subject, sentence }),
  }
}
