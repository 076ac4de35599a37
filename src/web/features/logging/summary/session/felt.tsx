import { useState } from "react"
import type { LoggedSession, ProgramEvent } from "#domain/programs/run.ts"
import { eventsInOrder } from "#domain/programs/session-order.ts"
import type { FoldedRun } from "#web/programs/use-run.ts"
import { sentences } from "./sentences.ts"
import styles from "./session-summary.module.css"
import { useSessionEvent } from "./use-session-event.ts"

type FeltBody = Extract<ProgramEvent, { kind: "felt" }>["body"]
type Sore = FeltBody["sore"]
type Went = FeltBody["went"]

const soreChoices = ["no", "gone", "still"] as const satisfies readonly Sore[]
const wentChoices = ["better", "planned", "worse"] as const satisfies readonly Went[]

interface FeltProps {
  userId: string
  run: FoldedRun
  session: LoggedSession
}

/**
 * Asks how a session felt, in two questions, if the number of sets in later sessions depends on it. The answers are sent once both are given, and can
 * be changed.
 */
export function Felt({ userId, run: { standing, events }, session }: FeltProps) {
  const { slot, prescribed } = session
  const said = eventsInOrder(events).findLast((event) => event.kind === "felt" && event.body.slot === slot)
  const known = said?.kind === "felt" ? said.body : null
  const [sore, setSore] = useState<Sore | null>(known?.sore ?? null)
  const [went, setWent] = useState<Went | null>(known?.went ?? null)
  const { run, lastSlot, plan } = standing
  const { isBusy, problem, add } = useSessionEvent(userId, {
    run_id: run.id,
    ...{ lastSlot, program: plan.program.name },
  })
  const grows = prescribed.lines.some(({ lift }) => plan.lifts.get(lift)?.rule.name === "volume")
  if (!grows || prescribed.deload) return null

  function choose(next: { sore: Sore | null; went: Went | null }) {
    if (isBusy) return
    setSore(next.sore)
    setWent(next.went)
    if (next.sore !== null && next.went !== null)
      void add({ kind: "felt", body: { slot, sore: next.sore, went: next.went } }, sentences.feltSaid)
  }

  return (
    <section className="block" aria-labelledby="felt">
      <header>
        <h2 id="felt">{sentences.feltTitle}</h2>
      </header>
      <div className={styles["felt"]}>
        <Choice
          {...{ label: sentences.sore, choices: soreChoices, names: sentences.soreChoices, chosen: sore }}
          onChoose={(chosen) => choose({ sore: chosen, went })}
        />
        <Choice
          {...{ label: sentences.went, choices: wentChoices, names: sentences.wentChoices, chosen: went }}
          onChoose={(chosen) => choose({ sore, went: chosen })}
        />
        <p className="small soft">{sentences.feltWhy}</p>
        {problem !== null && <p role="alert">{problem}</p>}
      </div>
    </section>
  )
}

interface ChoiceProps<Value extends string> {
  label: string
  choices: readonly Value[]
  names: Readonly<Record<Value, string>>
  chosen: Value | null
  onChoose: (value: Value) => void
}

function Choice<Value extends string>({ label, choices, names, chosen, onChoose }: ChoiceProps<Value>) {
  return (
    <div>
      <p className="small">{label}</p>
      <div className="segmented" role="group" aria-label={label}>
        {choices.map((value) => (
          <button key={value} type="button" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
            {names[value]}
          </button>
        ))}
      </div>
    </div>
  )
}
