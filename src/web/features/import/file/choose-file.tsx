import FileUp from "lucide-react/icons/file-up"
import ShieldCheck from "lucide-react/icons/shield-check"
import { type DragEvent, useRef, useState } from "react"
import { sentences } from "./sentences.ts"
import styles from "../import.module.css"

/** The first step of an import. */
export function ChooseFile({ onFile }: { onFile: (file: File) => void }) {
  const [isOver, setOver] = useState(false)

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }

  return (
    <>
      {/* Dropping a file is only a shortcut; the button does the same. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        className={`empty ${styles["drop"]} ${isOver ? styles["over"] : ""}`}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <p>{sentences.invitation}</p>
        <p className="soft">{sentences.dropHere}</p>
        <FileButton className="button primary" onFile={onFile}>
          {sentences.chooseFile}
        </FileButton>
      </div>
      <p className="small soft">{sentences.apps}</p>
      <details className={styles["fold"]}>
        <summary>{sentences.howToExport}</summary>
        <dl className={styles["facts"]}>
          {sentences.places.map(({ app, place }) => (
            <div key={app}>
              <dt>{app}</dt>
              <dd>{place}</dd>
            </div>
          ))}
        </dl>
      </details>
      <p className={`small soft ${styles["promise"]}`}>
        <ShieldCheck className="icon" />
        {sentences.promise}
      </p>
    </>
  )
}

interface FileButtonProps {
  className: string
  onFile: (file: File) => void
  children: string
}

/** A button that opens the device's own file chooser. */
export function FileButton({ className, onFile, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button type="button" className={className} onClick={() => input.current?.click()}>
        <FileUp className="icon" />
        {children}
      </button>
      {/* Accepts any file, because the type is detected from the content. */}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={children}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // Clears the input, so that the same file can be chosen again.
          target.value = ""
          if (file) onFile(file)
        }}
      />
    </>
  )
}
