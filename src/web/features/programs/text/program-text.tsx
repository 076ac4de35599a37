import Copy from "lucide-react/icons/copy"
import Download from "lucide-react/icons/download"
import Printer from "lucide-react/icons/printer"
import { Fragment } from "react"
import type { Program } from "#domain/programs/program.ts"
import { writePrograms } from "#domain/programs/text/write-programs.ts"
import { downloadFile } from "#web/device/download-file.ts"
import { useMessages } from "#web/ui/messages/messages.tsx"
import { sentences } from "./sentences.ts"
import styles from "./text.module.css"

// The places where a line may be broken: between its sets, weeks and words.
const afterMark = /(?<=[,:/|>]) /

/** A program's text, to copy, to download or to print. */
export function ProgramText({ program }: { program: Program }) {
  const { say } = useMessages()
  const text = writePrograms([program])
  async function copy() {
    try {
      // The clipboard is missing if the page isn't served over HTTPS.
      await navigator.clipboard.writeText(text)
      say(sentences.copied)
    } catch {
      say(sentences.failedCopy, { tone: "error" })
    }
  }
  return (
    <section className="block" aria-labelledby="the-text">
      <header>
        <h2 id="the-text">{sentences.theText}</h2>
        <span className={`row ${styles["acts"]}`}>
          <button type="button" className="button" onClick={() => void copy()}>
            <Copy className="icon" />
            {sentences.copy}
          </button>
          <button
            type="button"
            className="button"
            onClick={() => downloadFile(new Blob([text], { type: "text/plain" }), fileName(program))}
          >
            <Download className="icon" />
            {sentences.file}
          </button>
          <button type="button" className="button" onClick={() => print()}>
            <Printer className="icon" />
            {sentences.print}
          </button>
        </span>
      </header>
      <pre className={styles["sample"]}>
        {text.split("\n").map((line, place) => (
          <span key={place} className={line.startsWith("day ") ? styles["day"] : undefined}>
            {line.split(afterMark).map((part, at) => (
              <Fragment key={at}>
                {at > 0 && " "}
                <span className={styles["part"]}>{part}</span>
              </Fragment>
            ))}
          </span>
        ))}
      </pre>
    </section>
  )
}

/** A file name for the program, such as "waves-with-fives.program.txt". Letters of any alphabet are allowed. */
function fileName({ name }: Program): string {
  const words = name.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? ["my"]
  return `${words.join("-").slice(0, 80)}.program.txt`
}
