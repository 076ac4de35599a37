import type { ReactNode } from "react"
import type { Suggestion, Why } from "#domain/coach/asking/replies.ts"
import styles from "./coach.module.css"
import { sentences } from "./sentences.ts"

/** A list under its heading; nothing if it is empty. */
export function Notes({ title, children }: { title: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null
  return (
    <>
      <h4>{title}</h4>
      <ul className="notes small">
        {children.map((child, index) => (
          // The index is a safe key: a reply's list only grows while it is being written.
          <li key={index}>{child}</li>
        ))}
      </ul>
    </>
  )
}

/** The text, followed by its reason if it has one. */
export function withReason(text: string, why: Why | null | undefined): ReactNode {
  if (!why) return text
  return (
    <>
      {text}
      <details className={styles["why"]}>
        <summary>{sentences.why}</summary>
        <Reason why={why} />
      </details>
    </>
  )
}

/** All of a suggestion's reasons, behind one "Why?"; nothing if there are none. */
export function Whys({ whys, title = sentences.why }: { whys: readonly Suggestion[]; title?: string }) {
  if (whys.length === 0) return null
  return (
    <details className={styles["why"]}>
      <summary>{title}</summary>
      {whys.map(({ why }, index) => (
        <Reason key={index} why={why} />
      ))}
    </details>
  )
}

/** What in the person's log a statement is based on, by which rule, and where the rule comes from. */
export function Reason({ why }: { why: Why }) {
  return (
    <dl>
      <dt>{sentences.data}</dt>
      <dd>{why.data}</dd>
      <dt>{sentences.rule}</dt>
      <dd>{why.rule}</dd>
      <dt>{sentences.source}</dt>
      <dd>{why.source}</dd>
    </dl>
  )
}

/** The first paragraph of an analysis. */
export function Summary({ text }: { text: string | undefined }) {
  if (!text) return null
  return (
    <>
      <h4>{sentences.summary}</h4>
      <p>{text}</p>
    </>
  )
}
