import { useQueryClient } from "@tanstack/react-query"
import { useId, useState } from "react"
import { blockByRules, type RuledBlock } from "#domain/coach/blocks/block-rules.ts"
import { useOnline } from "#web/device/online.ts"
import { Alert } from "#web/ui/messages/alert.tsx"
import { athleteHere } from "../asking/athlete-queries.ts"
import { BlockPlan } from "./block-plan.tsx"
import styles from "../coach.module.css"
import { sentences } from "./sentences.ts"

const lengths = [4, 6, 8]

/** Plans the next weeks as a program. The person reviews it, and chooses its start on the program's own page. */
export function BlockPanel({ userId }: { userId: string }) {
  const client = useQueryClient()
  const isOnline = useOnline()
  const [weeks, setWeeks] = useState(4)
  const [block, setBlock] = useState<(RuledBlock & { unit: "kg" | "lbs" }) | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const id = useId()

  async function ask() {
    setProblem(null)
    if (!isOnline) return setProblem(sentences.offline)
    try {
      const athlete = await athleteHere(client, userId)
      const ruled = blockByRules(athlete, weeks)
      if ("refusal" in ruled) setProblem(ruled.refusal)
      else setBlock({ ...ruled, unit: athlete.unit })
    } catch (error) {
      console.error(error)
      setProblem(sentences.failed)
    }
  }

  return (
    <section aria-labelledby={id}>
      <details className="small stack-s">
        <summary>
          <h2 id={id}>{sentences.title}</h2>
        </summary>
        {problem !== null && <Alert tone="error">{problem}</Alert>}
        {block ? (
          <BlockPlan {...{ userId, block }} unit={block.unit} discard={() => setBlock(null)} />
        ) : (
          <>
            <p className="soft">{sentences.invitation}</p>
            <div className="row">
              <div className={`segmented ${styles["lengths"]}`} role="group" aria-label={sentences.weeks}>
                {lengths.map((each) => (
                  <button
                    key={each}
                    type="button"
                    aria-pressed={each === weeks}
                    onClick={() => setWeeks(each)}
                  >
                    {each}
                  </button>
                ))}
              </div>
              <button type="button" className="button" onClick={() => void ask()}>
                {sentences.plan(weeks)}
              </button>
            </div>
          </>
        )}
      </details>
    </section>
  )
}
