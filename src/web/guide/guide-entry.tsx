import type { ReactNode } from "react"
import type { Movement } from "#domain/exercises/movement.ts"
import {
  type GuideEntry as GuideEntryOfExercise,
  guideOfMovement,
  type WholeEntry,
} from "#domain/guide/guide.ts"
import styles from "./guide.module.css"
import { sentences } from "./sentences.ts"

interface GuideEntryProps {
  movement: Movement
  /** Renders the name of another exercise, for example as a link to it. */
  renderExercise: (name: string) => ReactNode
}

/** How an exercise is done, in words on ruled lines. Renders nothing if there is no guide. */
export function GuideEntry({ movement, renderExercise }: GuideEntryProps) {
  const entry = guideOfMovement(movement)
  const likeWhat = movement.isOwn ? movement.name : null
  return entry && <GuidePage {...{ entry, likeWhat, renderExercise }} />
}

interface GuidePageProps extends Pick<GuideEntryProps, "renderExercise"> {
  entry: GuideEntryOfExercise
  /** For a person's own exercise: the library exercise that it moves like. */
  likeWhat?: string | null
}

/** A guide on ruled lines. */
export function GuidePage({ entry, likeWhat = null, renderExercise }: GuidePageProps) {
  return (
    <div className={styles["page"]}>
      {likeWhat !== null && (
        <p>
          {sentences.movesLike}
          {renderExercise(likeWhat)}
        </p>
      )}
      {"line" in entry ? (
        <p className={styles["line"]}>{entry.line}</p>
      ) : (
        <WholeGuide {...{ entry, renderExercise }} />
      )}
      <p className={styles["note"]}>{sentences.caution}</p>
    </div>
  )
}

function WholeGuide({
  entry,
  renderExercise,
}: Pick<GuideEntryProps, "renderExercise"> & { entry: WholeEntry }) {
  const { setUp, move, breathe, cues, mistakes, easier, harder, joints, needsCoach } = entry
  return (
    <>
      {needsCoach && <p className={styles["coach"]}>{sentences.coachFirst}</p>}
      <dl className={styles["lines"]}>
        <Line label={sentences.setUp} texts={[setUp]} isStep />
        <Line label={sentences.move} texts={[move]} isStep />
        <Line label={sentences.breathe} texts={[breathe]} isStep />
        {cues.length > 0 && <Line label={sentences.cues} texts={cues} />}
        {mistakes.length > 0 && <Line label={sentences.mistakes} texts={mistakes} />}
        {easier !== null && <Line label={sentences.easier} texts={[renderExercise(easier)]} />}
        {harder !== null && <Line label={sentences.harder} texts={[renderExercise(harder)]} />}
      </dl>
      {joints.length > 0 && <p className={styles["note"]}>{sentences.loads(joints)}</p>}
    </>
  )
}

interface LineProps {
  label: string
  texts: readonly ReactNode[]
  /** Whether the line is one of the three steps, which are numbered in the left column. */
  isStep?: boolean
}

function Line({ label, texts, isStep }: LineProps) {
  return (
    <div data-step={isStep}>
      <dt>{label}</dt>
      {texts.map((text, index) => (
        // A guide's lines never change their order.
        // oxlint-disable-next-line react/no-array-index-key
        <dd key={index}>{text}</dd>
      ))}
    </div>
  )
}
