import { useDeferredValue, useEffect, useId, useRef, useState } from "react"
import { FigureThumb } from "#web/figures/figure-thumb.tsx"
import { TextField } from "#web/ui/fields/field.tsx"
import styles from "./guide.module.css"
import { sentences } from "./sentences.ts"

interface FigureOption {
  /** The name of the drawing: a library exercise's or a movement pattern's. */
  drawing: string
  label: string
}

interface FigureOptionsProps {
  label: string
  searchLabel: string
  options: readonly FigureOption[]
  chosen: string | undefined
  muscles: readonly string[]
  onChoose: (drawing: string) => void
}

/** Drawings to choose from, each with its name, and a search through the names. */
export function FigureOptions(props: FigureOptionsProps) {
  const { label, searchLabel, options, chosen, muscles, onChoose } = props
  const group = useId()
  const [search, setSearch] = useState("")
  const wanted = useDeferredValue(search)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => scrollToChosen(list.current), [])
  const found = options.filter((option) => isFound(option, wanted))
  return (
    <fieldset className={styles["options"]}>
      <legend>{label}</legend>
      {options.length > 8 && (
        <div className={styles["search"]}>
          <TextField
            label={searchLabel}
            placeholder={sentences.search}
            type="search"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </div>
      )}
      {found.length === 0 ? (
        <p className="soft">{sentences.noMatch}</p>
      ) : (
        <ul className="list scroll tight" ref={list}>
          {found.map((option) => (
            <li key={option.drawing}>
              <label className={styles["option"]}>
                <input
                  type="radio"
                  name={group}
                  checked={option.drawing === chosen}
                  onChange={() => onChoose(option.drawing)}
                />
                <FigureThumb movement={{ exercise: option.label, name: option.drawing, muscles }} />
                <span>{option.label}</span>
              </label>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  )
}

/** Scrolls a list to the chosen option when it opens. */
function scrollToChosen(list: HTMLUListElement | null) {
  const row = list?.querySelector(":checked")?.closest("li")
  if (list && row) list.scrollTop = row.offsetTop - list.offsetTop
}

function isFound({ label }: FigureOption, search: string): boolean {
  const name = label.toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => name.includes(word))
}
