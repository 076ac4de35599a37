import type { TextProblem } from "#domain/programs/text/problem.ts"
import { reasonSentence } from "#domain/programs/text/problem-sentences.ts"
import type { Exercise } from "#web/backend/exercises/exercise-queries.ts"
import { Alert } from "#web/ui/messages/alert.tsx"
import { bySentence, type LinesSentence } from "./by-sentence.ts"
import { sentences } from "./sentences.ts"
import { similarExercise } from "./similar-exercise.ts"

const mostShown = 20

interface ProblemsProps {
  problems: readonly TextProblem[]
  exercises: readonly Exercise[]
  /** Uses an exercise for a name in the text. */
  onUse: (written: string, exercise: Exercise) => void
  /** Opens the exercise picker for a name in the text. */
  onChoose: (written: string) => void
}

/** The parts that can't be read, each with its lines. An unknown exercise can be resolved here, for all its lines at once. */
export function Problems({ problems, ...props }: ProblemsProps) {
  const found = bySentence(problems, reasonSentence)
  return (
    <>
      {found.slice(0, mostShown).map((problem) => (
        <Problem key={problem.sentence} problem={problem} {...props} />
      ))}
      {found.length > mostShown && <p className="small soft">{sentences.more(found.length - mostShown)}</p>}
    </>
  )
}

interface ProblemProps extends Omit<ProblemsProps, "problems"> {
  problem: LinesSentence<TextProblem>
}

function Problem({ problem: { sentence, lines, first }, exercises, onUse, onChoose }: ProblemProps) {
  const isExercise = first.what === "exercise"
  const similar = isExercise ? similarExercise(first.text, exercises) : undefined
  return (
    <Alert tone="warning">
      <p>{sentences.inLines(lines, sentence)}</p>
      {isExercise && (
        <div className="row">
          {similar && (
            <button type="button" className="button" onClick={() => onUse(first.text, similar)}>
              {sentences.use(similar.exercise_name)}
            </button>
          )}
          <button
            type="button"
            className={similar ? "button quiet" : "button"}
            onClick={() => onChoose(first.text)}
          >
            {similar ? sentences.chooseOther : sentences.choose}
          </button>
        </div>
      )}
    </Alert>
  )
}
