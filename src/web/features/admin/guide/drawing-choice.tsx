import { useMemo } from "react"
import { patternNameOf, variationsOf } from "#domain/figures/exercises/pattern-of-exercise.ts"
import { ExerciseFigure, SmallFigure } from "#web/figures/late-figures.ts"
import { FigureOptions } from "./figure-options.tsx"
import styles from "./guide.module.css"
import { patternSentences } from "./pattern-sentences.ts"
import { sentences } from "./sentences.ts"

interface DrawingChoiceProps {
  /** The exercise's name. */
  name: string
  muscles: readonly string[]
  /** The name of the exercise's current drawing. */
  drawing: string
  onChoose: (drawing: string) => void
}

const patternOptions = Object.entries(patternSentences)
  .map(([drawing, label]) => ({ drawing, label }))
  .toSorted((one, other) => one.label.localeCompare(other.label))

/** Lets an admin choose an exercise's drawing: first the movement pattern, then one of its variations, with the drawing beside them. */
export function DrawingChoice({ name, muscles, drawing, onChoose }: DrawingChoiceProps) {
  const known = patternNameOf(drawing) ? drawing : name
  const pattern = patternNameOf(known)
  const variations = useMemo(
    () =>
      pattern && [
        { drawing: pattern, label: sentences.plain(patternSentences[pattern]) },
        ...variationsOf(pattern).map((variation) => ({ drawing: variation, label: variation })),
      ],
    [pattern],
  )
  const hasOwn = patternNameOf(name) !== undefined
  return (
    <section className={styles["part"]} aria-labelledby="guide-drawing">
      <h3 id="guide-drawing">{sentences.drawing}</h3>
      <div className={styles["drawn"]} aria-live="polite">
        {pattern ? (
          <BothSizes {...{ name, muscles, drawing: known }} />
        ) : (
          <p className="soft">{sentences.noDrawing}</p>
        )}
      </div>
      <div className="stack">
        <FigureOptions
          label={sentences.patterns}
          searchLabel={sentences.searchPatterns}
          options={patternOptions}
          chosen={pattern}
          {...{ muscles, onChoose }}
        />
        {variations && (
          <FigureOptions
            key={pattern}
            label={sentences.variations}
            searchLabel={sentences.searchVariations}
            options={variations}
            chosen={known}
            {...{ muscles, onChoose }}
          />
        )}
        {known !== drawing && <p className="soft">{sentences.unknownDrawing(drawing)}</p>}
        {drawing !== name && (
          <button type="button" className="button" onClick={() => onChoose(name)}>
            {hasOwn ? sentences.ownDrawing : sentences.withoutDrawing}
          </button>
        )}
      </div>
    </section>
  )
}

/** The drawing at both of the sizes that people see. */
function BothSizes({ name, muscles, drawing }: Pick<DrawingChoiceProps, "name" | "muscles" | "drawing">) {
  const movement = { exercise: name, name: drawing, muscles }
  return (
    <>
      <ExerciseFigure movement={movement} />
      <figure>
        <span className={styles["small"]}>
          <SmallFigure movement={movement} />
        </span>
        <figcaption className="label">{sentences.inLists}</figcaption>
      </figure>
    </>
  )
}
