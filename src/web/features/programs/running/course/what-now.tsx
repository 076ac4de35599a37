import { Play } from "lucide-react"
import { useState } from "react"
import { useNavigate } from "react-router"
import type { Standing } from "#domain/programs/standing.ts"
import { useFocusBack } from "#web/ui/focus/use-focus-back.ts"
import { Ways } from "./choice-dialog.tsx"
import { sentences } from "./sentences.ts"
import type { Course } from "./use-course.tsx"
import { waysToEnd } from "./ways-of.ts"

/** The choices once all weeks of a run are done. */
export function WhatNow({ standing, course }: { standing: Standing; course: Course }) {
  const navigate = useNavigate()
  const focusBack = useFocusBack()
  const ways = waysToEnd(standing, course, () => void navigate("/programs"))
  const [key, setKey] = useState(ways[0]?.key)
  const chosen = ways.find((way) => way.key === key)
  return (
    <section className="block" aria-labelledby="what-now" {...focusBack}>
      <header>
        <h2 id="what-now">{sentences.endTitle}</h2>
      </header>
      <div className="stack">
        <Ways {...{ ways, chosen }} onChoose={(way) => setKey(way.key)} />
        {course.problem}
        <button
          type="button"
          className="button now large wide"
          aria-busy={course.isBusy}
          onClick={() => void chosen?.take()}
        >
          <Play className="icon" />
          {chosen?.action}
        </button>
      </div>
    </section>
  )
}
