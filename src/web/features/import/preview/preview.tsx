import { useQuery } from "@tanstack/react-query"
import Download from "lucide-react/icons/download"
import { useEffect, useState } from "react"
import { formatDay } from "#domain/days/day-text.ts"
import { writeNumber } from "#domain/text/formats.ts"
import type { LibraryExercise } from "#domain/import/match-exercises.ts"
import type { UnitSystem } from "#domain/measures/units.ts"
import type { SpellingAnswers } from "#domain/import/spelling.ts"
import { useUser } from "#web/backend/session/session.tsx"
import { downloadFile } from "#web/device/download-file.ts"
import { LoadProblem } from "#web/ui/messages/alert.tsx"
import type { FileReading } from "../file/file-reader.ts"
import type { Overview, ImportPreview } from "../file/messages.ts"
import styles from "../import.module.css"
import { knownRowsQuery } from "../queries.ts"
import { sentences as common } from "#web/ui/sentences.ts"
import { sentences as ofLines } from "../file/left-out-sentences.ts"
import { sentences } from "./sentences.ts"
import { AlreadyHere } from "./already-here.tsx"
import { ChangedSince } from "./changed-since.tsx"
import { ExerciseMatches } from "./exercise-matches.tsx"
import { spellingQuestions } from "./spelling-questions.tsx"
import { FileQuestions } from "./file-questions.tsx"
import { useChoices } from "./use-choices.ts"

interface PreviewProps {
  reading: FileReading
  overview: Overview
  library: readonly LibraryExercise[]
  system: UnitSystem
  /** The person's answers about date and number formats. */
  spelling: SpellingAnswers
  onSpell: (spelling: SpellingAnswers) => void
  /** `after` is the last import that had finished when the file was compared with the log. */
  onImport: (prepared: ImportPreview, after: string | null) => void
  onCancel: () => void
}

/** What would be imported and what wouldn't. Nothing has been saved yet. */
export function Preview(props: PreviewProps) {
  const { reading, overview, library, system, spelling, onSpell, onImport, onCancel } = props
  const { id: userId } = useUser()
  const known = useQuery(knownRowsQuery(userId, overview))
  const { units, setUnits, exercises, choose, choices, open } = useChoices(overview, library, system)
  const [isPressed, setPressed] = useState(false)
  const prepared = usePreview(reading, overview, units, choices, known.data)

  async function importAll() {
    if (!known.data || isPressed) return
    setPressed(true)
    onImport(await reading.prepare({ choices, known: known.data }), known.data.after)
  }

  const withoutHelp = exercises.filter(
    ({ helped, name }) => helped > 0 && choices.loads?.get(name) === "outside",
  )
  const { alreadyHere = [], changed = [] } = prepared ?? {}
  const hasAside = overview.problemCount + alreadyHere.length + changed.length > 0
  const isUnanswered = spellingQuestions.some((each) => each in overview.open && !(each in spelling))
  const isNothing = prepared !== undefined && rowsOf(prepared) === 0
  return (
    <div className={`${styles["preview"]} ${hasAside ? styles["beside"] : ""}`}>
      <div className="stack-l">
        {known.isError && (
          <LoadProblem sentence={sentences.failedCompare} onLoadAgain={() => void known.refetch()} />
        )}
        <Counts prepared={prepared} overview={overview} />
        <FileQuestions {...{ overview, units, system, spelling, onSpell }} onChange={setUnits} />
        {exercises.length > 0 && (
          <ExerciseMatches exercises={exercises} library={library} onChoose={choose} />
        )}
        {withoutHelp.length > 0 && (
          <output>{sentences.helpLeftOut(withoutHelp.map(({ name }) => name))}</output>
        )}
      </div>
      {hasAside && (
        <div className="stack-l">
          <Warnings overview={overview} />
          {changed.length > 0 && <ChangedSince workouts={changed} {...{ library, system }} />}
          {alreadyHere.length > 0 && <AlreadyHere workouts={alreadyHere} />}
        </div>
      )}
      <div className={styles["do"]}>
        <p className="small soft">
          {isUnanswered
            ? sentences.answerFirst
            : isNothing
              ? sentences.nothingNew(overview.leftOutCount, changed.length)
              : open.length > 0
                ? sentences.openChoices(open)
                : ""}
        </p>
        <button type="button" className="button quiet" onClick={onCancel}>
          {common.cancel}
        </button>
        <button
          type="button"
          className="button primary large"
          disabled={!prepared || isNothing || isUnanswered || isPressed}
          onClick={() => void importAll()}
        >
          {prepared ? importLabel(overview, prepared) : sentences.comparing}
        </button>
      </div>
    </div>
  )
}

/** The number of rows to import. The profile isn't counted, because it only fills in empty fields. */
function rowsOf({
  workouts,
  weights,
  photos,
  others: { profiles: _profile, ...others },
}: ImportPreview): number {
  return Object.values(others).reduce((sum, count) => sum + count, workouts + weights + photos)
}

const importLabel = ({ isComplete }: Overview, prepared: ImportPreview) =>
  isComplete ? sentences.importEverything : sentences.importAll(prepared.workouts, prepared.weights)

type About = Parameters<FileReading["prepare"]>[0]

/** The preview for the given units. The choices of exercises don't affect which rows are new. */
function usePreview(
  reading: FileReading,
  overview: Overview,
  units: object,
  choices: About["choices"],
  known: About["known"] | undefined,
): ImportPreview | undefined {
  const [prepared, setPrepared] = useState<ImportPreview>()
  const unitsAsText = JSON.stringify(units)
  useEffect(() => {
    if (!known) return undefined
    let isOver = false
    const prepare = async () => {
      const made = await reading.prepare({ choices, known })
      if (!isOver) setPrepared(made)
    }
    void prepare()
    return () => {
      isOver = true
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- exercise choices don't change the preview
  }, [reading, overview, known, unitsAsText])
  return prepared
}

function Counts({ prepared, overview }: { prepared: ImportPreview | undefined; overview: Overview }) {
  const counts = [
    ...(overview.workouts > 0
      ? [
          { label: sentences.newWorkouts, count: prepared?.workouts },
          { label: sentences.exercises, count: overview.exercises.length },
          { label: sentences.setsHead, count: prepared?.sets },
          { label: sentences.daysHead, count: prepared?.days },
        ]
      : []),
    ...(overview.weights > 0 ? [{ label: sentences.newWeights, count: prepared?.weights }] : []),
  ]
  return (
    <div className="stack">
      <dl className={styles["counts"]} aria-busy={!prepared}>
        {counts.map(({ label, count }) => (
          <div key={label}>
            <dt className="label">{label}</dt>
            <dd>{count === undefined ? "…" : writeNumber(count, 0)}</dd>
          </div>
        ))}
      </dl>
      <p className="soft small">{prepared ? about(prepared) : sentences.comparing}</p>
      {prepared && overview.isComplete && <p className="soft small">{sentences.others(prepared)}</p>}
    </div>
  )
}

function about({ firstDay, lastDay, alreadyHere, changed, weightsHere }: ImportPreview): string {
  return [
    firstDay !== null &&
      lastDay !== null &&
      sentences.fromTo(formatDay(firstDay, "short"), formatDay(lastDay, "short")),
    alreadyHere.length + weightsHere > 0 && sentences.hereAlready(alreadyHere.length, weightsHere),
    changed.length > 0 && sentences.changedAlready(changed.length),
  ]
    .filter(Boolean)
    .join(" ")
}

function Warnings({ overview: { problems, problemCount, leftOut } }: { overview: Overview }) {
  if (problemCount === 0) return null
  return (
    <section className="block">
      <header>
        <h2>{sentences.warnings}</h2>
        <span className="label">{sentences.lines(problemCount)}</span>
      </header>
      <ul className={styles["byLine"]}>
        {problems.map(({ line, sentence }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a line may have the same problem twice
          <li key={index}>
            <span className={styles["no"]}>{writeNumber(line, 0)}</span>
            <span>{sentence}</span>
          </li>
        ))}
      </ul>
      {problems.length < problemCount && (
        <p className="small soft">{sentences.firstOf(problems.length, problemCount)}</p>
      )}
      {leftOut && (
        <button
          type="button"
          className={`button quiet ${styles["smallAct"]}`}
          onClick={() => downloadFile(leftOut, ofLines.fileName)}
        >
          <Download className="icon" />
          {sentences.downloadLeftOut}
        </button>
      )}
    </section>
  )
}
