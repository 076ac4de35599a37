import { useQueryClient } from "@tanstack/react-query"
import { type SyntheticEvent, useState } from "react"
import { formatNumber, readNumber } from "#domain/measures/numbers.ts"
import type { WeightUnit } from "#domain/measures/units.ts"
import {
  type Barbell,
  barbellIn,
  barKinds,
  heaviestBar,
  mostPairs,
  platesSold,
  withBarbell,
} from "#domain/plates/barbells.ts"
import { label } from "#domain/text/label.ts"
import { backend } from "#web/backend/client.ts"
import { Alert } from "#web/ui/messages/alert.tsx"
import { TextField } from "#web/ui/fields/field.tsx"
import { useMessages } from "#web/ui/messages/messages.tsx"
import { profileKey } from "../queries.ts"
import { reasonOf } from "../sentences.ts"
import styles from "./equipment.module.css"
import { sentences } from "./sentences.ts"

interface BarbellFormProps {
  userId: string
  unit: WeightUnit
  /** The value in the profile; undefined until loaded. */
  column: unknown
  typing: BarbellTyping
}

/** What was typed and isn't saved yet. */
export interface TypedBarbell {
  unit: WeightUnit
  texts: FieldTexts
}

/** What was typed in the form, stored outside it so that it stays when the form closes with its section. */
export interface BarbellTyping {
  typed: TypedBarbell | null
  onType: (typed: TypedBarbell | null) => void
}

/** The person's bars and plates, from which the plates per side and the warm-ups are calculated. */
export function BarbellForm(props: BarbellFormProps) {
  return (
    <section className="block" aria-labelledby="profile-barbell">
      <header>
        <h2 id="profile-barbell">{sentences.barbellTitle}</h2>
      </header>
      <div className="stack">
        <p className="soft">{sentences.barbellHint}</p>
        {/* Shows common bars and plates until the person's own are loaded, so that nothing moves. */}
        <fieldset disabled={props.column === undefined}>
          <Fields {...props} />
        </fieldset>
      </div>
    </section>
  )
}

function Fields({ userId, unit, column, typing: { typed, onType } }: BarbellFormProps) {
  const client = useQueryClient()
  const { say } = useMessages()
  const texts = typed?.unit === unit ? typed.texts : textsOf(barbellIn(column, unit), unit)
  const [problem, setProblem] = useState<string | null>(null)

  async function save(event: SyntheticEvent) {
    event.preventDefault()
    const barbell = readTexts(texts, unit)
    if (!barbell) return setProblem(sentences.barbellWrong)
    setProblem(null)
    const { error } = await backend
      .from("profiles")
      .update({ barbells: withBarbell(column, unit, barbell) })
      .eq("id", userId)
    if (error) return setProblem(reasonOf(error))
    say(sentences.barbellSaved, { tone: "success" })
    await client.invalidateQueries({ queryKey: profileKey(userId) })
    onType(null)
  }

  const field = (name: string, text: string) => (
    <TextField
      key={name}
      label={text}
      inputMode="decimal"
      autoComplete="off"
      maxLength={8}
      value={texts[name] ?? ""}
      onChange={({ currentTarget }) => onType({ unit, texts: { ...texts, [name]: currentTarget.value } })}
    />
  )
  return (
    <form className="stack" noValidate onSubmit={(event) => void save(event)}>
      <div className={styles["bars"]}>{barKinds.map((kind) => field(kind, `${label(kind)} (${unit})`))}</div>
      <details>
        <summary>{sentences.platePairs}</summary>
        <div className={styles["bars"]}>
          {platesSold[unit].map((weight) =>
            field(String(weight), sentences.pairsOf(formatNumber(weight), unit)),
          )}
        </div>
      </details>
      {problem !== null && <Alert tone="error">{problem}</Alert>}
      <div className="row">
        <button type="submit" className="button">
          {sentences.saveBarbell}
        </button>
      </div>
    </form>
  )
}

/** The contents of the fields: the weight of each bar, and the number of pairs of each plate. */
type FieldTexts = Record<string, string>

function textsOf({ bars, plates }: Barbell, unit: WeightUnit): FieldTexts {
  const pairsOf = (weight: number) => plates.find((plate) => plate.weight === weight)?.pairs ?? 0
  return Object.fromEntries([
    ...barKinds.map((kind): [string, string] => [kind, formatNumber(bars[kind])]),
    ...platesSold[unit].map((weight): [string, string] => [String(weight), String(pairsOf(weight))]),
  ])
}

/** Returns null if a bar or a number of pairs can't be read or is out of range. */
function readTexts(texts: FieldTexts, unit: WeightUnit): Barbell | null {
  const read = (name: string, most: number) => {
    const reading = readNumber(texts[name] ?? "")
    return reading.ok && (reading.value ?? 0) <= most ? (reading.value ?? 0) : Number.NaN
  }
  const [barbell, ez, trap] = barKinds.map((kind) => read(kind, heaviestBar * (unit === "lbs" ? 2 : 1)))
  const plates = platesSold[unit].map((weight) => ({ weight, pairs: read(String(weight), mostPairs) }))
  const bars = { barbell: barbell ?? 0, "ez bar": ez ?? 0, "trap bar": trap ?? 0 }
  const isRight =
    Object.values(bars).every(Number.isFinite) && plates.every(({ pairs }) => Number.isInteger(pairs))
  return isRight ? { bars, plates: plates.filter(({ pairs }) => pairs > 0) } : null
}
