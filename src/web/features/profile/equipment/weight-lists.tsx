import { Pencil } from "lucide-react"
import { useState } from "react"
import type { WeightUnit } from "#domain/measures/units.ts"
import { type FixedKind, fixedKinds, weightsIn } from "#domain/plates/barbells.ts"
import { WeightsDialog } from "#web/equipment/ask-weights.tsx"
import { sentences as ofWeights } from "#web/equipment/sentences.ts"
import { sentences } from "./sentences.ts"

interface WeightListsProps {
  userId: string
  unit: WeightUnit
  /** The value in the profile; undefined until loaded. */
  column: unknown
}

/** The person's dumbbells, stacks and the like, each with its weights. Optional: without them, suggestions use the usual steps. */
export function WeightLists({ userId, unit, column }: WeightListsProps) {
  const [edited, setEdited] = useState<FixedKind | null>(null)
  const weightsOf = (kind: FixedKind) => weightsIn(column, unit, kind) ?? []
  return (
    <section className="block" aria-labelledby="profile-own-weights">
      <header>
        <h2 id="profile-own-weights">{sentences.weightsTitle}</h2>
      </header>
      <div className="stack">
        <p className="soft">{sentences.weightsHint}</p>
        <ul className="list tight">
          {fixedKinds.map((kind) => (
            <li key={kind}>
              <span className="grow">
                {ofWeights.names[kind]}
                <br />
                <span className="small soft">
                  {weightsOf(kind).length === 0
                    ? sentences.usualSteps
                    : ofWeights.list(weightsOf(kind), unit)}
                </span>
              </span>
              <button
                type="button"
                className="button quiet square"
                aria-haspopup="dialog"
                aria-label={sentences.editWeights(ofWeights.names[kind])}
                aria-disabled={column === undefined || undefined}
                onClick={() => {
                  if (column !== undefined) setEdited(kind)
                }}
              >
                <Pencil className="icon" />
              </button>
            </li>
          ))}
        </ul>
      </div>
      {edited !== null && (
        <WeightsDialog
          {...{ userId, unit }}
          kind={edited}
          weights={weightsOf(edited)}
          onClose={() => setEdited(null)}
        />
      )}
    </section>
  )
}
