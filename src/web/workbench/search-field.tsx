import { Search } from "lucide-react"
import type { Ref } from "react"
import { sentences } from "./sentences.ts"
import styles from "./workbench.module.css"

interface SearchFieldProps {
  ref: Ref<HTMLInputElement>
  label: string
  placeholder: string
  text: string
  onChange: (text: string) => void
  /** Called when Enter or the down arrow is pressed. */
  onLeave: () => void
}

/** The field that searches the list. */
export function SearchField({ ref, label, placeholder, text, onChange, onLeave }: SearchFieldProps) {
  return (
    <label className={styles["find"]}>
      <Search className="icon" aria-hidden />
      <input
        ref={ref}
        type="search"
        placeholder={placeholder}
        aria-label={label}
        value={text}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" && event.key !== "ArrowDown") return
          event.preventDefault()
          onLeave()
        }}
      />
      <kbd aria-hidden>{sentences.keys.search}</kbd>
    </label>
  )
}
