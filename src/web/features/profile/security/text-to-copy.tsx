import Copy from "lucide-react/icons/copy"
import { useState } from "react"
import styles from "./security.module.css"
import { sentences } from "./key-sentences.ts"

interface TextToCopyProps {
  text: string
  /** The displayed form of the text, if it differs. */
  shown?: string
}

/** A secret, with a button that copies it. */
export function TextToCopy({ text, shown = text }: TextToCopyProps) {
  const [isCopied, setCopied] = useState(false)

  async function copy() {
    await navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => undefined,
    )
  }

  return (
    <div className="row">
      <code className={styles["secret"]}>{shown}</code>
      <button type="button" className="button" onClick={() => void copy()}>
        <Copy className="icon" />
        {isCopied ? sentences.copied : sentences.copy}
      </button>
    </div>
  )
}
