import { useId, useState } from "react"
import { sentences } from "./sentences.ts"

interface ChoiceFieldProps<Choice extends string> {
  label: string
  choices: readonly Choice[]
  nameOf: (choice: Choice) => string
  /** Called with null when nothing is chosen. */
  onChoose: (choice: Choice | null) => void
}

/** A select field in which nothing is chosen at first. */
export function ChoiceField<Choice extends string>({
  label,
  choices,
  nameOf,
  onChoose,
}: ChoiceFieldProps<Choice>) {
  const [chosen, setChosen] = useState<Choice | null>(null)
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={chosen ?? ""}
        onChange={({ target }) => {
          const choice = choices.find((each) => each === target.value) ?? null
          setChosen(choice)
          onChoose(choice)
        }}
      >
        <option value="">{sentences.choose}</option>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {nameOf(choice)}
          </option>
        ))}
      </select>
    </div>
  )
}
