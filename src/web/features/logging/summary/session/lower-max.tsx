import { useState } from "react"
import { roundTo } from "#domain/measures/numbers.ts"
import type { Lift } from "#domain/programs/plan.ts"
import type { LoggedSession } from "#domain/programs/run.ts"
import type { Standing } from "#domain/programs/standing.ts"
import { offeredMax } from "#domain/programs/view/offered-max.ts"
import { useRunEvent } from "#web/programs/use-run-event.ts"
import { useMessages } from "#web/ui/messages/messages.tsx"
import { sentences } from "./sentences.ts"

interface LowerMaxProps {
  userId: string
  standing: Standing
  session: LoggedSession
}

/** Offers to lower the training max at once after a miss in the set that decides it. */
export function LowerMax({ userId, standing, session: { prescribed } }: LowerMaxProps) {
  const { say } = useMessages()
  const [problem, setProblem] = useState<string | null>(null)
  const { run, lastSlot, plan, unit } = standing
  const { isBusy, add, takeBack } = useRunEvent(userId, {
    run_id: run.id,
    ...{ lastSlot, program: plan.program.name },
  })
  const trained = new Set(prescribed.lines.map(({ lift }) => lift))
  const offers = [...plan.lifts.values()].flatMap((lift) => {
    const max = trained.has(lift.key) ? offeredMax(standing, lift) : null
    return max === null ? [] : [{ lift, max: roundTo(max, 2) }]
  })
  if (offers.length === 0) return null

  async function lower({ exercise_id, exercise_name }: Lift, tm: number) {
    setProblem(null)
    const message = sentences.lowered(exercise_name, tm, unit)
    const result = await add({ kind: "tm", body: { exercise_id, tm, unit } }, message)
    if (result === null) return
    if (!("event" in result)) return setProblem(sentences.notSent)
    say(message, {
      undo: () => void takeBack(result).then((taken) => "event" in taken || setProblem(sentences.notSent)),
    })
  }

  return (
    <section className="block" aria-labelledby="lower-max">
      <header>
        <h2 id="lower-max">{sentences.lowerTitle}</h2>
      </header>
      <p className="small soft">{sentences.lowerWhy}</p>
      {offers.map(({ lift, max }) => (
        <button
          key={lift.key}
          type="button"
          className="button"
          disabled={isBusy}
          onClick={() => void lower(lift, max)}
        >
          {sentences.lower(lift.exercise_name, max, unit)}
        </button>
      ))}
      {problem !== null && <p role="alert">{problem}</p>}
    </section>
  )
}
