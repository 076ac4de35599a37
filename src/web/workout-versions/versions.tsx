import { Minus, Plus } from "lucide-react"
import Diff from "lucide-react/icons/diff"
import { useId } from "react"
import { type ComparedDetail, type Comparison, hasDifferences } from "#domain/saving/compare-logs.ts"
import styles from "./versions.module.css"
import { detailNames, sentences, differenceWords } from "./sentences.ts"

interface Row extends ComparedDetail {
  label: string
}

/** Both versions of a workout, part by part. Differences are shown side by side, identical parts once. */
export function Versions({ comparison }: { comparison: Comparison }) {
  const { details, exercises } = comparison
  const shown = details.filter(({ mine, theirs }) => mine !== null || theirs !== null)
  return (
    <div className={styles["versions"]}>
      {!hasDifferences(comparison) && <p>{sentences.alike}</p>}
      <Part
        title={sentences.workout}
        rows={shown.map((detail) => ({ ...detail, label: detailNames[detail.kind] }))}
      />
      {exercises.map(({ key, name, sets }) => (
        <Part
          key={key}
          title={name}
          rows={sets.map((set, index) => ({ ...set, label: sentences.set(index + 1) }))}
        />
      ))}
    </div>
  )
}

function Part({ title, rows }: { title: string; rows: Row[] }) {
  const id = useId()
  const differs = rows.some(({ difference }) => difference !== "same")
  return (
    <section className={styles["part"]} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {differs ? (
        <div className={styles["sides"]}>
          <Side side="mine" rows={rows} />
          <Side side="theirs" rows={rows} />
        </div>
      ) : (
        <>
          <p className="small soft">{sentences.alikePart}</p>
          <Rows side="mine" rows={rows} />
        </>
      )}
    </section>
  )
}

interface SideProps {
  side: "mine" | "theirs"
  rows: Row[]
}

function Side({ side, rows }: SideProps) {
  return (
    <div className={styles["side"]} style={{ gridRow: `span ${rows.length + 1}` }}>
      <h4>{sentences[side]}</h4>
      <Rows side={side} rows={rows} />
    </div>
  )
}

function Rows({ side, rows }: SideProps) {
  return (
    <ul className={styles["rows"]}>
      {rows.map((row) => (
        <li key={row.label} data-difference={row.difference}>
          <span className={styles["label"]}>{row.label}</span>
          <Words side={side} row={row} />
        </li>
      ))}
    </ul>
  )
}

function Words({ side, row }: { side: SideProps["side"]; row: Row }) {
  const { [side]: text, difference } = row
  if (text === null)
    return (
      <span className={styles["missing"]}>
        <Minus className="icon" aria-hidden />
        {sentences.notInVersion}
      </span>
    )
  const Icon = difference === "changed" ? Diff : Plus
  return (
    <span className={styles["words"]}>
      <span className={styles["text"]}>{text || sentences.noNumbers}</span>
      {difference !== "same" && (
        <span className={styles["mark"]}>
          <Icon className="icon" aria-hidden />
          {differenceWords[difference]}
        </span>
      )}
    </span>
  )
}
