import { useQueryClient } from "@tanstack/react-query"
import { useRef, useState } from "react"
import { useNavigate } from "react-router"
import type { RuledBlock } from "#domain/coach/blocks/block-rules.ts"
import { formatNumber } from "#domain/measures/numbers.ts"
import type { WeightUnit } from "#domain/measures/units.ts"
import type { ProgramLine } from "#domain/programs/program.ts"
import { rangeText } from "#domain/programs/session-words.ts"
import { newId } from "#web/device/new-id.ts"
import { refreshPrograms } from "#web/programs/refresh-programs.ts"
import { type ProgramToSave, sendProgram } from "#web/programs/send-program.ts"
import { failureOfNew } from "#web/programs/new-program-sentences.ts"
import { Alert } from "#web/ui/messages/alert.tsx"
import { sentences as common } from "#web/ui/later-sentences.ts"
import coach from "../coach.module.css"
import { Reason, Whys } from "../notes.tsx"
import { sentences as ofCoach } from "../sentences.ts"
import plan from "../suggestion/plan.module.css"
import { sentences as ofPlans } from "../suggestion/sentences.ts"
import { sentences } from "./sentences.ts"

interface BlockPlanProps {
  userId: string
  block: RuledBlock
  unit: WeightUnit
  discard: () => void
}

/**
 * A multi-week plan under review: each day with its first loads and their reasons. Saving it opens the program's start, with these loads filled in.
 */
export function BlockPlan({ userId, block, unit, discard }: BlockPlanProps) {
  const { program, loads, lighter, summary, whys } = block
  const { isSaving, problem, save } = useSaveBlock(userId, block)
  const cautions = whys.flatMap(({ text }) => text || [])
  return (
    <div className={`stack ${coach["written"]}`}>
      <p className="pencil">{summary}</p>
      {cautions.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {program.days.map(({ name, lines }) => (
        <div key={name}>
          <h3>{name}</h3>
          <ul className={plan["moves"]}>
            {lines.map((line) => (
              <li key={line.exercise_id}>
                <span>{line.exercise_name}</span> <b>{setsText(line)}</b>
                <span className="small soft">{loadText(line, loads, unit)}</span>
                <LineWhy line={line} whys={whys} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {lighter !== null && <p>{sentences.lighter(lighter)}</p>}
      <p className="small soft">{sentences.onceRunning}</p>
      {problem !== null && <Alert tone="error">{problem}</Alert>}
      <div className="row">
        <button type="button" className="button primary" aria-busy={isSaving} onClick={() => void save()}>
          {isSaving ? sentences.saving : sentences.save}
        </button>
        <button type="button" className="button quiet" onClick={discard}>
          {common.discard}
        </button>
      </div>
      <Whys whys={whys.filter(({ part }) => part === undefined)} title={ofCoach.whyThisPlan} />
    </div>
  )
}

function LineWhy({ line, whys }: { line: ProgramLine; whys: RuledBlock["whys"] }) {
  const found = whys.find(({ part }) => part?.exercise_id === line.exercise_id)
  if (!found) return null
  return (
    <details className={`small ${coach["why"]}`}>
      <summary>
        {ofCoach.why}
        <span className="hidden-text">{ofPlans.whyOf(line.exercise_name)}</span>
      </summary>
      <Reason why={found.why} />
    </details>
  )
}

/** An exercise's sets in the first week: "3 × 8-12", "1 × 3-5 and 2 × 8". */
function setsText({ weeks }: ProgramLine): string {
  const sets = weeks[0]?.[0] ?? []
  return sentences.sets(sets.map(({ count, amount }) => `${count} × ${rangeText(amount)}`))
}

function loadText(line: ProgramLine, loads: RuledBlock["loads"], unit: WeightUnit): string {
  const load = loads.get(line.exercise_id)
  if (load !== undefined) return load === 0 ? "" : ofPlans.startAt(`${formatNumber(Math.abs(load))} ${unit}`)
  const held = line.weeks[0]?.[0]?.[0]?.load
  if (held?.of === "weight") return `${formatNumber(Math.abs(held.weight))} ${held.unit}`
  return line.rule.name === "fixed" ? "" : sentences.chooseOnTheDay
}

/** Saves the block as a program and opens the page for starting it. */
function useSaveBlock(userId: string, { program, loads }: RuledBlock) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  // If the response was lost, the same save is sent again.
  const sent = useRef<ProgramToSave | null>(null)

  async function save() {
    if (isSaving) return
    sent.current ??= { op_id: newId(), id: newId(), program, days: [], revision: null }
    setSaving(true)
    const outcome = await sendProgram(sent.current)
    setSaving(false)
    if (outcome.kind !== "saved") return setProblem(failureOfNew(outcome))
    await refreshPrograms(client, userId)
    const state = { loads: Object.fromEntries(loads) }
    await navigate(`/programs/${outcome.id}/start`, { state })
  }

  return { isSaving, problem, save }
}
