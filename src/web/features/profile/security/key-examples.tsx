import { backend } from "#web/backend/client.ts"
import type { KeyScope } from "#web/backend/personal-keys/personal-keys-query.ts"
import { samples, sentences } from "./key-example-sentences.ts"
import styles from "./security.module.css"

/** Three examples of using a key, and a fourth for a key that may log workouts. */
export function KeyExamples({ scope }: { scope: KeyScope }) {
  const { url } = backend.config
  const examples = [
    { title: sentences.curl, text: samples.curl(url), open: true },
    { title: sentences.sheet, text: samples.sheet(url) },
    { title: sentences.sensor, text: samples.sensor(url) },
    ...(scope === "log" ? [{ title: sentences.logByCurl, text: samples.logByCurl(url) }] : []),
  ]
  return (
    <div className="stack-s">
      <h3>{sentences.examples}</h3>
      {examples.map(({ title, text, open = false }) => (
        <details key={title} open={open}>
          <summary>{title}</summary>
          <pre className={styles["sample"]}>{text}</pre>
        </details>
      ))}
    </div>
  )
}
