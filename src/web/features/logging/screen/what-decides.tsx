import { memo } from "react"
import type { Draft } from "#domain/workout/draft.ts"
import { details } from "./sentences.ts"

interface WhatDecidesProps {
  decides: NonNullable<NonNullable<Draft["program"]>["decides"]>
}

/** The loads that a program's session can raise and what each of them requires, exercise by exercise, as of the start of the session. */
export const WhatDecides = memo(function WhatDecides({ decides }: WhatDecidesProps) {
  return (
    <section className="block" aria-labelledby="decides">
      <header>
        <h2 id="decides">{details.decides}</h2>
      </header>
      <ul className="list small">
        {decides.map(({ exercise_name, text }, index) => (
          // The index is a safe key: the list never changes.
          <li key={index}>
            <span>
              <b>{exercise_name}:</b> {text}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
})
