import { X } from "lucide-react"
import type { ReactNode } from "react"
import { sentences } from "../later-sentences.ts"
import { Dialog } from "./dialog.tsx"
import styles from "./side-sheet.module.css"

interface SideSheetProps {
  title: string
  /** Called on Escape, the close button or a press beside the sheet. The parent must then stop rendering the sheet. */
  onClose: () => void
  children: ReactNode
  /** The buttons, the most important one first. They stay in view. */
  footer: ReactNode
}

/** A modal sheet at the right edge of a wide screen, or at the lower edge of a phone. */
export function SideSheet({ title, onClose, children, footer }: SideSheetProps) {
  return (
    <Dialog className={styles["side"]} {...{ title, onClose, footer }}>
      <button
        type="button"
        className={`button quiet square ${styles["close"]}`}
        aria-label={sentences.close}
        onClick={onClose}
      >
        <X className="icon" />
      </button>
      <div className={styles["body"]}>{children}</div>
    </Dialog>
  )
}
