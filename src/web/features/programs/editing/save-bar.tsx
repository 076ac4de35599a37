import { LoaderCircle, Play } from "lucide-react"
import { useLowerEdge } from "#web/shell/lower-edge.ts"
import type { Program } from "#domain/programs/program.ts"
import { Alert } from "#web/ui/messages/alert.tsx"
import { SaveProblem } from "#web/ui/messages/save-problem.tsx"
import "#web/ui/styles/save-bar.css"
import styles from "./editing.module.css"
import { sentences } from "./sentences.ts"
import type { DayEditing } from "./use-day-editor.ts"

interface SaveBarProps {
  editing: DayEditing
  program: Program
  place: number
  isRunning: boolean
}

/** The save button, with what it will do and why the last save failed. */
export function SaveBar({ editing, program, place, isRunning }: SaveBarProps) {
  const { saving, kept, scope, problems, submit } = editing
  const { problem, isSaving } = saving
  const edge = useLowerEdge("--save-bar")
  const isOnce = scope === "once"
  const name = sentences.day(program.days[place]?.name ?? "")
  return (
    <section ref={edge} className="save-bar" aria-label={sentences.bar}>
      {problem?.kind === "failed" && <Alert tone="error">{problem.text}</Alert>}
      {problem?.kind === "conflict" && (
        <SaveProblem
          sentence={sentences.changedElsewhere}
          advice={sentences.enteredIsHere}
          newest={problem.newest.revision}
          saveAsNew={null}
          onKeepMine={() => void submit(problem.newest.version)}
          onLoadTheirs={() => saving.loadTheirs(problem.newest)}
          onSaveAsNew={() => {}}
        />
      )}
      {kept.keeping !== null && kept.keeping !== "kept" && (
        <Alert tone="warning">{sentences.keptNowhere}</Alert>
      )}
      <span className="small">
        <b>{isRunning ? sentences[isOnce ? "once" : "fromNow"] : sentences.notRunning}</b>
        <span className={problems.length > 0 ? styles["problem"] : "soft"}>
          {problems.length > 0
            ? sentences.problems(problems.length)
            : kept.isUnsaved
              ? sentences.kept
              : sentences.unchanged}
        </span>
      </span>
      <button
        type="button"
        className={`button large ${isOnce ? "now" : "primary"}`}
        aria-disabled={isSaving || undefined}
        aria-busy={isSaving}
        onClick={() => void submit()}
      >
        {isSaving ? <LoaderCircle className="icon" /> : isOnce && <Play className="icon" />}
        {isOnce ? sentences.start(name) : sentences.save}
      </button>
    </section>
  )
}
