import { ChevronDown, ChevronUp } from "lucide-react"
import { useState } from "react"
import { avoidedTexts, misfitText } from "#domain/programs/choosing/choosing-sentences.ts"
import type { RankedProgram } from "#domain/programs/choosing/rank-programs.ts"
import { plainName } from "#domain/text/plain-name.ts"
import { TextField } from "#web/ui/fields/field.tsx"
import { libraryDescriptions } from "../library/library-sentences.ts"
import library from "../library/library.module.css"
import { ProgramLine } from "../library/program-line.tsx"
import styles from "./choosing.module.css"
import { sentences } from "./sentences.ts"

interface ProgramsProps {
  /** The programs, best first. */
  ranked: readonly RankedProgram[]
  /** The answers to the three questions, as the query string of the URL. */
  search: string
  daysPerWeek: number
}

/** The programs other than the recommended one: those that fit, the rest on demand, or those that match a search. */
export function AllPrograms({ ranked, ...lines }: ProgramsProps) {
  const [wanted, setWanted] = useState("")
  const [best, ...rest] = ranked.filter(({ fits }) => fits)
  const others = ranked.filter(({ fits }) => !fits)
  const found = ranked.filter((program) => isWanted(program, plainName(wanted)))
  const isSearching = wanted.trim() !== ""
  const count = isSearching
    ? sentences.found(found.length)
    : rest.length > 0 && sentences.othersFit(rest.length, ranked.length)
  return (
    <section className="block" aria-labelledby="also-fits">
      <header>
        <h2 id="also-fits">{best && !isSearching ? sentences.alsoFits : sentences.notFitting}</h2>
        {count !== false && <span className="label">{count}</span>}
      </header>
      <div className={styles["find"]}>
        <TextField
          label={sentences.search}
          type="search"
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
      </div>
      {isSearching && found.length === 0 && <p>{sentences.nothingFound}</p>}
      {isSearching && <Programs ranked={found} {...lines} />}
      {!isSearching && (
        <>
          {!best && <p>{sentences.nothingFits}</p>}
          {best && rest.length === 0 && <p>{sentences.nothingElseFits}</p>}
          {rest.length > 0 && <Programs ranked={rest} {...lines} />}
          {others.length > 0 && <Others ranked={others} isOpen={!best} {...lines} />}
        </>
      )}
    </section>
  )
}

/** Whether all words are in a program's name, origin or description. */
function isWanted({ program: { name, by } }: RankedProgram, wanted: string): boolean {
  const text = plainName(`${name} ${by ?? ""} ${libraryDescriptions.get(name) ?? ""}`)
  return wanted.split(" ").every((word) => text.includes(word))
}

function Programs({ ranked, search, daysPerWeek }: ProgramsProps) {
  return (
    <ul className={library["list"]}>
      {ranked.map(({ program, misfits, avoided }) => (
        <ProgramLine
          key={program.name}
          program={program}
          search={search}
          misfits={misfits.map((misfit) => misfitText(misfit, daysPerWeek))}
          swaps={avoidedTexts(avoided)}
        />
      ))}
    </ul>
  )
}

/** The programs that don't fit, shown on demand. */
function Others({ isOpen, ...programs }: ProgramsProps & { isOpen: boolean }) {
  const [areShown, setShown] = useState(isOpen)
  const Chevron = areShown ? ChevronUp : ChevronDown
  return (
    <>
      <button
        type="button"
        className={`link ${styles["more"]}`}
        aria-expanded={areShown}
        onClick={() => setShown(!areShown)}
      >
        {areShown ? sentences.hideOthers : sentences.showOthers(programs.ranked.length)}
        <Chevron className="icon" aria-hidden />
      </button>
      {areShown && <Programs {...programs} />}
    </>
  )
}
