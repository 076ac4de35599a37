import { useState } from "react"
import type { TextProblem } from "#domain/programs/text/problem.ts"
import { problemSentence } from "#domain/programs/text/problem-sentences.ts"
import type { Exercise } from "#web/backend/exercises/exercise-queries.ts"
import { ExercisePicker } from "#web/exercise-picker/exercise-picker.tsx"
import { Dialog } from "#web/ui/dialogs/dialog.tsx"
import { Alert } from "#web/ui/messages/alert.tsx"
import { sentences } from "./sentences.ts"
import { similarExercise } from "./similar-exercise.ts"

const mostShown = 20

/** Where a name stands in the text. */
interface NamePlace {
  line: number
  name: string
}

interface ProblemsProps {
  problems: readonly TextProblem[]
  exercises: readonly Exercise[]
  /** Puts an exercise's name into the text. */
  onName: (place: NamePlace, name: string) => void
}

/** What can't be read, line by line. An unknown exercise can be settled at once. */
export function Problems({ problems, exercises, onName }: ProblemsProps) {
  const [choosing, setChoosing] = useState<NamePlace | null>(null)
  return (
    <>
      {problems.slice(0, mostShown).map((problem) => (
        <ProblemLine
          key={`${problem.line} ${problem.what} ${problem.text}`}
          problem={problem}
          exercises={exercises}
          onName={onName}
          onChoose={setChoosing}
        />
      ))}
      {problems.length > mostShown && (
        <p className="small soft">{sentences.more(problems.length - mostShown)}</p>
      )}
      {choosing && (
        <Dialog
          title={sentences.chooseFor(choosing.name)}
          bottom
          onClose={() => setChoosing(null)}
          footer={
            <button type="button" className="button" onClick={() => setChoosing(null)}>
              {sentences.cancel}
            </button>
          }
        >
          <ExercisePicker
            exercises={exercises}
            verb={sentences.verb}
            isAdded={() => false}
            alreadyAdded={String}
            onAdd={({ exercise_name }) => {
              onName(choosing, exercise_name)
              setChoosing(null)
            }}
          />
        </Dialog>
      )}
    </>
  )
}

interface ProblemLineProps extends Omit<ProblemsProps, "problems"> {
  problem: TextProblem
  onChoose: (place: NamePlace) => void
}

function ProblemLine({ problem, exercises, onName, onChoose }: ProblemLineProps) {
  const isExercise = problem.what === "exercise"
  const similar = isExercise ? similarExercise(problem.text, exercises) : undefined
  const place = { line: problem.line, name: problem.text }
  return (
    <Alert tone="warning">
      <p>{problemSentence(problem)}</p>
      {isExercise && (
        <div className="row">
          {similar && (
            <button type="button" className="button" onClick={() => onName(place, similar.exercise_name)}>
              {sentences.use(similar.exercise_name)}
            </button>
          )}
          <button
            type="button"
            className={similar ? "button quiet" : "button"}
            onClick={() => onChoose(place)}
          >
            {similar ? sentences.chooseOther : sentences.choose}
          </button>
        </div>
      )}
    </Alert>
  )
}
