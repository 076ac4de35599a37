import type { GuideEntry } from "#domain/guide/guide.ts"
import { countGuideWords, wordLimit, type WrittenGuide } from "#domain/guide/written-guide.ts"
import { GuidePage } from "#web/guide/guide-entry.tsx"
import { CircleAlert } from "lucide-react"
import styles from "./guide.module.css"
import { sentences } from "./sentences.ts"

/** The instructions as people will see them; null if there are none. */
export function GuidePreview({ entry }: { entry: GuideEntry | null }) {
  return (
    <div className={styles["preview"]}>
      <p className="label">{sentences.preview}</p>
      {entry ? (
        <GuidePage entry={entry} renderExercise={(name) => <u>{name}</u>} />
      ) : (
        <p className="soft">{sentences.noWords}</p>
      )}
    </div>
  )
}

/** How many words a guide has, and whether that is too many. */
export function WordCount({ guide }: { guide: WrittenGuide | null }) {
  const words = guide ? countGuideWords(guide) : 0
  return (
    <div className="field" aria-live="polite">
      <span className="hint">{sentences.count(words, wordLimit)}</span>
      {words > wordLimit && (
        <span className="problem">
          <CircleAlert className="icon" aria-hidden />
          {sentences.tooMany(words - wordLimit)}
        </span>
      )}
    </div>
  )
}
